package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.solver.search.Meter;

/** One question and what was found so far. */
final class Question {
  /** Up to so many cubes a Solution is looked for before it is asked whether there can be one. */
  private static final int EASY = 4;

  /** A Solution, the cards it names and the cubes it takes. */
  private record Found(String text, String key, int set, int cubes) {}

  /** What asking the judge takes, in steps. */
  private static final int JUDGING = 100;

  private final Law law;
  private final Judge judge;
  private final Position position;
  private final ShakeMemory memory;
  private final int most;
  private final Meter meter;
  private final Map<Reading, Search> searches = new LinkedHashMap<>();
  private final List<Found> found = new ArrayList<>();
  private final List<SetAnswer.Paper> papers = new ArrayList<>();
  private final Map<Reading, Spellings> spellings = new LinkedHashMap<>();
  private final Set<String> told = new LinkedHashSet<>();
  private boolean refused;
  private boolean pairsLeftOut;

  /**
   * @param most how many papers are wanted
   */
  Question(Law law, Judge judge, Position position, ShakeMemory memory, int most, Meter meter) {
    this.law = law;
    this.judge = judge;
    this.position = position;
    this.memory = memory;
    this.most = most;
    this.meter = meter;
    List<Integer> goal = law.goalValues(position.goal().orElseThrow());
    for (Reading reading : memory.readings(position)) {
      searches.put(reading, new Search(law, reading, position, goal, meter));
    }
  }

  /** Looks for the shortest Solutions that name different cards. */
  void shortest() {
    pairsLeftOut = law.writing().solutions() > 1;
    bySize(this::accept);
  }

  /** Looks for the shortest papers that differ in more than grouping or order. */
  void every() {
    bySize((search, hit) -> plainly(search, hit) || inEveryWay(search, hit));
  }

  private void bySize(BiPredicate<Map.Entry<Reading, Search>, Search.Hit> accept) {
    int largest = ShakeMemory.usable(position).size();
    for (int size = 2; size <= largest; size++) {
      if (size == EASY + 1 && found.isEmpty() && papers.isEmpty() && !mayBeSolved()) {
        return;
      }
      for (Map.Entry<Reading, Search> search : searches.entrySet()) {
        if (search.getValue().ofSize(size, hit -> accept.test(search, hit))) {
          return;
        }
      }
      meter.reached("every Solution of up to " + size + " cubes");
    }
  }

  /** Whether as many different sets of cards can be named as the law wants Solutions. */
  private boolean mayBeSolved() {
    Set<Integer> named = new LinkedHashSet<>();
    for (Search search : searches.values()) {
      if (search.any(
          hit -> {
            named.add(hit.cards());
            return named.size() >= law.writing().solutions();
          })) {
        return true;
      }
    }
    return false;
  }

  /** Looks for any Solution, first among those that the shake has shown already. */
  void any() {
    for (ShakeMemory.Known known : List.copyOf(memory.known())) {
      @Nullable Search search = searches.get(known.reading());
      if (search != null
          && search.mayBe(known.hit())
          && accept(found(known.reading(), known.text(), known.hit(), search))) {
        return;
      }
    }
    for (Map.Entry<Reading, Search> search : searches.entrySet()) {
      if (search.getValue().any(hit -> accept(search, hit))) {
        return;
      }
    }
  }

  private boolean accept(Map.Entry<Reading, Search> search, Search.Hit hit) {
    Reading reading = search.getKey();
    if (isFound(hit.cards())) {
      return false;
    }
    Spelling spelling = reading.first(hit);
    memory.add(new ShakeMemory.Known(reading, hit, spelling));
    return accept(found(reading, spelling, hit, search.getValue()));
  }

  private static Found found(Reading reading, Spelling spelling, Search.Hit hit, Search search) {
    return new Found(reading.text(spelling), spelling.key(), hit.cards(), search.cubes(hit));
  }

  private boolean isFound(int set) {
    return found.stream().anyMatch(other -> other.set() == set);
  }

  private boolean accept(Found one) {
    if (isFound(one.set())) {
      return false;
    }
    if (law.writing().solutions() == 1) {
      add(List.of(one));
    } else {
      found.stream()
          .map(other -> paper(one, other))
          .filter(paper -> !paper.isEmpty())
          .findFirst()
          .ifPresent(this::add);
    }
    found.add(one);
    return papers.size() >= most;
  }

  /** Two Solutions, of which the second names a card that the first does not, where one does. */
  private static List<Found> paper(Found one, Found other) {
    if ((one.set() & ~other.set()) != 0) {
      return List.of(other, one);
    }
    return (other.set() & ~one.set()) != 0 ? List.of(one, other) : List.of();
  }

  /** The first way to write a Solution, so that there is one before all are looked for. */
  private boolean plainly(Map.Entry<Reading, Search> search, Search.Hit hit) {
    Reading reading = search.getKey();
    return alsoAccept(found(reading, reading.first(hit), hit, search.getValue()));
  }

  private boolean inEveryWay(Map.Entry<Reading, Search> search, Search.Hit hit) {
    Reading reading = search.getKey();
    return spellings.computeIfAbsent(reading, _ -> reading.spellings(most, meter)).of(hit).stream()
        .anyMatch(spelling -> alsoAccept(found(reading, spelling, hit, search.getValue())));
  }

  /** Papers are told apart by how they are written, whatever cards they name. */
  private boolean alsoAccept(Found one) {
    if (law.writing().solutions() == 1) {
      tell(List.of(one));
      return papers.size() >= most;
    }
    if (found.contains(one)) {
      return false;
    }
    for (Found other : found) {
      tell(paper(one, other));
      if (papers.size() >= most) {
        return true;
      }
    }
    found.add(one);
    return false;
  }

  private void tell(List<Found> paper) {
    String key = paper.stream().map(Found::key).sorted().collect(Collectors.joining(" // "));
    if (!paper.isEmpty() && !told.contains(key) && add(paper)) {
      told.add(key);
    }
    meter.step(JUDGING);
  }

  /** Whether the judge takes the paper. */
  private boolean add(List<Found> solutions) {
    List<String> paper = solutions.stream().map(Found::text).toList();
    if (!judge.judge(position, paper).correct()) {
      refused = true;
      return false;
    }
    papers.add(new SetAnswer.Paper(paper, solutions.getFirst().cubes()));
    return true;
  }

  boolean isAnswered() {
    return !papers.isEmpty();
  }

  /**
   * What came of it.
   *
   * @param ended whether no limit came first
   */
  SetAnswer answer(boolean ended) {
    if (!papers.isEmpty()) {
      boolean leftOut =
          refused || pairsLeftOut || spellings.values().stream().anyMatch(Spellings::isCut);
      boolean all = ended && !leftOut && papers.size() < most;
      return new SetAnswer.Solvable(papers, all);
    }
    return refused
        ? new SetAnswer.Unknown("The judge refused what was found, so this is no proof.")
        : new SetAnswer.Impossible("Every possibility was covered.");
  }
}
