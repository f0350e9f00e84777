package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Position;
import org.mathmat.solver.search.Meter;

/** One question about one position, and what was found so far. */
final class Question {
  /** How many Solutions of one part the judge may refuse before the search goes on. */
  private static final int MOST_REFUSALS = 12;

  private final Position position;
  private final int most;
  private final Judge judge;
  private final Meter meter;
  private final Map<String, Solution> found = new LinkedHashMap<>();
  private boolean open;
  private int refused;

  /**
   * @param most how many Solutions are wanted
   */
  Question(Position position, int most, Judge judge, Meter meter) {
    this.position = position;
    this.most = most;
    this.judge = judge;
    this.meter = meter;
  }

  boolean hasFound() {
    return !found.isEmpty();
  }

  /** Something about the Goal could not be worked out. */
  void markOpen() {
    open = true;
  }

  /** Looks at every part that a Solution may be made of, by size, and easy ones first. */
  void run(List<Search> searches) {
    List<Holdings> holdings = searches.stream().map(s -> s.holdings(position, meter)).toList();
    int largest = holdings.stream().mapToInt(Holdings::most).max().orElse(0);
    for (int cubes = 2; cubes <= largest; cubes++) {
      for (int i = 0; i < holdings.size(); i++) {
        if (run(searches.get(i), holdings.get(i), cubes)) {
          return;
        }
      }
      meter.reached("every Solution of up to " + cubes + " cubes");
    }
  }

  private boolean run(Search search, Holdings holdings, int cubes) {
    Queue queue = new Queue();
    holdings.parts(
        cubes,
        used -> {
          if (search.isOwn(used) && !search.makesNothing(used)) {
            queue.add(used, search.difficulty(used));
          }
          return false;
        });
    for (int difficulty = 0; difficulty <= queue.hardest; difficulty++) {
      for (int i = 0; i < queue.size; i++) {
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

  private boolean see(Search search, long used, int size) {
    meter.step(1);
    refused = 0;
    boolean stopped = search.visit(used, one -> accept(search, used, one, size));
    open |= search.isNotKnown();
    return stopped && found.size() >= most;
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
    Solution solution = new Solution(text, equation, size);
    search.solved(used, solution);
    found.put(key, solution);
    return found.size() >= most;
  }

  /**
   * What came of it.
   *
   * @param ended whether no limit came first
   */
  Answer answer(boolean ended) {
    if (!found.isEmpty()) {
      boolean all = ended && !open && found.size() < most;
      return new Answer.Solvable(new ArrayList<>(found.values()), all);
    }
    return open
        ? new Answer.Unknown(
            "Every Solution was covered but for numbers too large to be worked out, powers of the"
                + " base beyond "
                + Forms.POWERS
                + " and more than "
                + ForwardSets.ROUNDS
                + " free signs on top of each other, so this is no proof.")
        : new Answer.Impossible("Every possibility was covered.");
  }
}
