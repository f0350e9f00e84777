package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Position;
import org.mathmat.solver.search.Meter;

/** One question about one position, and what was found so far. */
final class Question {
  /** How many Solutions of one part the judge may refuse before the search goes on. */
  private static final int MOST_REFUSALS = 12;

  /** So many steps are taken to find a shorter Solution with powers of the base. */
  private static final long STEPS_FOR_SHORTER = 500_000;

  private final Position position;
  private final int most;
  private final Judge judge;
  private final long patience;
  private final Meter meter;
  private final Map<String, Solution> found = new LinkedHashMap<>();

  /** What was not tried, or could not be, in words. */
  private final Set<String> leftOut =
      new LinkedHashSet<>(Set.of("numbers too large to be worked out"));

  private boolean goalOpen;
  private boolean open;

  /** Whether something is open among parts of fewer cubes than are looked at, or were found. */
  private boolean openBelow;

  /** Whether parts were asked together, not by size. */
  private boolean sifted;

  private boolean mayBeShorter;
  private boolean mayBeMore;

  /** Whether a Solution was found in the part that was looked at last. */
  private boolean accepted;

  private int refused;

  /**
   * @param most how many Solutions are wanted
   * @param patience after so many steps parts are asked together, if one Solution is wanted
   */
  Question(Position position, int most, Judge judge, long patience, Meter meter) {
    this.position = position;
    this.most = most;
    this.judge = judge;
    this.patience = patience;
    this.meter = meter;
  }

  boolean hasFound() {
    return !found.isEmpty();
  }

  /** The Goal may be worth more than is known, for whatever can be made of the cubes. */
  void setGoalOpen() {
    goalOpen = true;
  }

  /** Something could not be worked out. */
  void markOpen() {
    open = true;
  }

  /** Notes whether parts with fewer cubes than what was found have not been looked at yet. */
  void setMayBeShorter(boolean may) {
    mayBeShorter = may;
  }

  /** Looks at every part that a Solution may be made of, by size, and easy ones first. */
  void run(List<Search> searches) {
    searches.forEach(search -> leftOut.addAll(search.bounds()));
    List<Holdings> holdings = searches.stream().map(s -> s.holdings(position, meter)).toList();
    int largest = holdings.stream().mapToInt(Holdings::most).max().orElse(0);
    run(searches, holdings, largest);
    if (searches.stream().anyMatch(Search::hasPowers)) {
      runPowers(searches, holdings, largest);
    }
  }

  private void run(List<Search> searches, List<Holdings> holdings, int largest) {
    boolean mayGetHard = most == 1 && searches.stream().allMatch(Search::hasSieve);
    for (int cubes = 2; cubes <= largest; cubes++) {
      openBelow = hasFound() ? openBelow : open;
      for (int i = 0; i < holdings.size(); i++) {
        long last = mayGetHard ? patience : Long.MAX_VALUE;
        if (run(searches.get(i), holdings.get(i), cubes, last)) {
          return;
        }
        if (meter.steps() > last) {
          sifted = true;
          open |= goalOpen;
          new Sifting(this, searches, holdings, meter).run(cubes, largest);
          return;
        }
      }
      meter.reached(Sifting.reached(cubes));
    }
  }

  /**
   * Looks once more at all that is open, with any powers of the base: for a Solution if there is
   * none yet, or else for a shorter one.
   */
  private void runPowers(List<Search> searches, List<Holdings> holdings, int largest) {
    boolean shorter = hasFound();
    if (shorter ? most > 1 || isShortest() : !open) {
      return;
    }
    int last = shorter ? found.values().iterator().next().cubes() - 1 : largest;
    long limit = shorter ? meter.steps() + STEPS_FOR_SHORTER : Long.MAX_VALUE;
    open = false;
    sifted = false;
    mayBeMore |= most > 1; // not all exponents are gone through
    mayBeShorter = shorter;
    for (int cubes = 2; cubes <= last; cubes++) {
      openBelow = open;
      for (int i = 0; i < searches.size(); i++) {
        if (runPowers(searches.get(i), holdings.get(i), cubes, limit)) {
          mayBeShorter = false;
          return;
        }
      }
      if (meter.steps() > limit) {
        return;
      }
      meter.reached(Sifting.reached(cubes));
    }
    openBelow = open;
    mayBeShorter = false;
  }

  private boolean runPowers(Search search, Holdings holdings, int cubes, long limit) {
    return holdings.parts(
        cubes,
        used -> {
          open |= goalOpen;
          meter.step(1);
          if (!search.isOwn(used) || meter.steps() > limit) {
            return false;
          }
          refused = 0;
          accepted = false;
          boolean stopped = search.visitPowers(used, one -> accept(search, used, one, cubes));
          if (stopped && accepted) {
            return true;
          }
          open |= search.isNotKnown();
          return false;
        });
  }

  private boolean isShortest() {
    return !mayBeShorter && !(sifted ? open : openBelow);
  }

  /**
   * Looks at the parts of one size, one by one.
   *
   * @param last after so many steps it looks at no more
   * @return whether all that is wanted was found
   */
  private boolean run(Search search, Holdings holdings, int cubes, long last) {
    Queue queue = new Queue();
    holdings.parts(
        cubes,
        used -> {
          open |= goalOpen;
          if (search.isOwn(used) && !search.makesNothing(used)) {
            queue.add(used, search.difficulty(used));
          }
          return false;
        });
    for (int difficulty = 0; difficulty <= queue.hardest; difficulty++) {
      for (int i = 0; i < queue.size && meter.steps() <= last; i++) {
        if (queue.difficulties[i] == difficulty && see(search, queue.parts[i], cubes)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Parts that wait, each with how difficult it is. */
  private static final class Queue {
    private long[] parts = new long[16];
    private int[] difficulties = new int[16];
    private int size;
    private int hardest;

    void add(long used, int difficulty) {
      if (size == parts.length) {
        parts = Arrays.copyOf(parts, 2 * size);
        difficulties = Arrays.copyOf(difficulties, 2 * size);
      }
      parts[size] = used;
      difficulties[size++] = difficulty;
      hardest = Math.max(hardest, difficulty);
    }
  }

  /** Looks at one part; true if all that is wanted was found. */
  boolean see(Search search, long used, int size) {
    meter.step(1);
    refused = 0;
    accepted = false;
    boolean stopped = search.visit(used, one -> accept(search, used, one, size));
    open |= search.isNotKnown();
    mayBeMore |= search.mayHaveMore();
    return stopped && accepted && found.size() >= most;
  }

  private boolean accept(Search search, long used, Search.Found one, int size) {
    String text = Writing.text(one.solution());
    String key = Difference.key(one.solution());
    if (found.containsKey(key)) {
      return false;
    }
    String equation = text + " = " + one.target().text();
    if (!judge.judge(position, equation).correct()) {
      open = true;
      return ++refused >= MOST_REFUSALS;
    }
    Solution solution = new Solution(text, equation, size, one.target().value());
    search.solved(used, solution);
    if (most == 1) {
      found.clear(); // it is shorter than what was found before
    }
    found.put(key, solution);
    accepted = true;
    return found.size() >= most;
  }

  /**
   * What came of it.
   *
   * @param ended whether no limit came first
   */
  Answer answer(boolean ended) {
    if (!found.isEmpty()) {
      boolean all = ended && !open && !mayBeMore && found.size() < most;
      return new Answer.Solvable(new ArrayList<>(found.values()), isShortest(), all);
    }
    return open
        ? new Answer.Unknown(
            "Every Solution was covered but for "
                + String.join(", ", leftOut)
                + ", so this is no proof.")
        : new Answer.Impossible("Every possibility was covered.");
  }
}
