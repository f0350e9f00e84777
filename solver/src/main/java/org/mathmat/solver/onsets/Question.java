package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
  private record Found(String text, int set, int cubes) {}

  private final Law law;
  private final Judge judge;
  private final Position position;
  private final ShakeMemory memory;
  private final int most;
  private final Meter meter;
  private final Map<Reading, Search> searches = new LinkedHashMap<>();
  private final List<Found> found = new ArrayList<>();
  private final List<List<String>> papers = new ArrayList<>();
  private int cubes;
  private boolean refused;

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

  /** Looks for the shortest Solutions. */
  void shortest() {
    int largest = ShakeMemory.usable(position).size();
    for (int size = 2; size <= largest; size++) {
      if (size == EASY + 1 && found.isEmpty() && !mayBeSolved()) {
        return;
      }
      for (Map.Entry<Reading, Search> search : searches.entrySet()) {
        if (search.getValue().ofSize(size, hit -> accept(search, hit))) {
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
          && accept(known.text(), known.hit().cards(), search.cubes(known.hit()))) {
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
    String text = reading.text(hit.name(), hit.set(), hit.restriction(), hit.kept());
    memory.add(new ShakeMemory.Known(reading, hit, text));
    return accept(text, hit.cards(), search.getValue().cubes(hit));
  }

  private boolean isFound(int set) {
    return found.stream().anyMatch(other -> other.set() == set);
  }

  private boolean accept(String text, int set, int count) {
    if (isFound(set)) {
      return false;
    }
    Found one = new Found(text, set, count);
    if (law.writing().solutions() == 1) {
      add(List.of(text), count);
    } else {
      pair(one);
    }
    found.add(one);
    return papers.size() >= most;
  }

  /** Two Solutions, of which the second names a card that the first does not. */
  private void pair(Found one) {
    for (Found other : found) {
      if ((one.set() & ~other.set()) != 0) {
        add(List.of(other.text(), one.text()), other.cubes());
        break;
      }
      if ((other.set() & ~one.set()) != 0) {
        add(List.of(one.text(), other.text()), one.cubes());
        break;
      }
    }
  }

  private void add(List<String> paper, int count) {
    if (!judge.judge(position, paper).correct()) {
      refused = true;
      return;
    }
    if (papers.isEmpty()) {
      cubes = count;
    }
    papers.add(paper);
  }

  boolean isAnswered() {
    return !papers.isEmpty();
  }

  /**
   * What came of it. Of two Solutions on one paper not every pair is looked at.
   *
   * @param ended whether no limit came first
   */
  SetAnswer answer(boolean ended) {
    if (!papers.isEmpty()) {
      boolean all = ended && !refused && papers.size() < most && law.writing().solutions() == 1;
      return new SetAnswer.Solvable(papers, cubes, all);
    }
    return refused
        ? new SetAnswer.Unknown("The judge refused what was found, so this is no proof.")
        : new SetAnswer.Impossible("Every possibility was covered.");
  }
}
