package org.mathmat.proof.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Optional;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.solver.Limits;
import org.mathmat.solver.Result;
import org.mathmat.solver.equations.Answer;
import org.mathmat.solver.equations.EquationsSolver;
import org.mathmat.solver.equations.Move;
import org.mathmat.table.shake.Occasion;

/**
 * How long the solver takes on random positions of Equations, as percentiles of processor time on a
 * warm machine. Now and Impossible are asked of a solver that knows nothing of the shake yet; moves
 * are analysed through whole shakes, in which players make safe moves, by one solver each.
 * Arguments: rules, division, how many positions of each stage, milliseconds for each, and a seed
 * for other positions than the usual ones.
 */
public final class SolverReport {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long SEED = 20261116;
  private static final int STAGES = 3;
  private static final String[] NAMES = {"early", "middle", "late"};

  /** How many cubes are left in Resources early, in the middle, and late in a shake. */
  private static final int[] LEFT = {17, 10, 3};

  private final Law law;
  private final int positions;
  private final long most;

  private SolverReport(Law law, int positions, long most) {
    this.law = law;
    this.positions = positions;
    this.most = most;
  }

  public static void main(String[] arguments) {
    String rules = arguments.length > 0 ? arguments[0] : "agloa-2015";
    String division = arguments.length > 1 ? arguments[1] : "basic";
    int positions = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 1_000;
    long most = 1_000_000L * (arguments.length > 3 ? Integer.parseInt(arguments[3]) : 1_000);
    long seed = arguments.length > 4 ? Long.parseLong(arguments[4]) : SEED;
    Law law = EquationsBooks.find(rules, division).orElseThrow().law();
    new SolverReport(law, positions, most / 4).run(seed + 1, false);
    System.out.printf("%s %s, %d positions of each stage%n", rules, division, positions);
    new SolverReport(law, positions, most).run(seed, true);
    System.out.printf("peak heap: %d MB%n", peak() >> 20);
  }

  private static long peak() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .map(MemoryPoolMXBean::getPeakUsage)
        .mapToLong(usage -> usage.getUsed())
        .sum();
  }

  private void run(long seed, boolean told) {
    for (Occasion challenge : List.of(Occasion.NOW, Occasion.IMPOSSIBLE)) {
      for (int stage = 0; stage < STAGES; stage++) {
        Times times = questions(LEFT[stage], challenge, seed);
        if (told) {
          System.out.println(times.line(challenge + " " + NAMES[stage]));
        }
      }
    }
    Times[] moves = shakes(seed);
    for (int stage = 0; told && stage < STAGES; stage++) {
      System.out.println(moves[stage].line("moves " + NAMES[stage]));
    }
  }

  private Times questions(int left, Occasion challenge, long seed) {
    RandomShakes shakes = new RandomShakes(law, seed);
    Times times = new Times();
    for (int i = 0; i < positions; i++) {
      Position position = shakes.position(left, challenge);
      long start = THREADS.getCurrentThreadCpuTime();
      Answer answer =
          EquationsSolver.of(law, position.goal().orElseThrow(), position)
              .solve(position, until(start));
      long took = THREADS.getCurrentThreadCpuTime() - start;
      times.add(took, answer instanceof Answer.Solvable, answer instanceof Answer.Unknown);
    }
    return times;
  }

  private Limits until(long start) {
    return Limits.until(() -> THREADS.getCurrentThreadCpuTime() - start > most);
  }

  /** Whole shakes, until there were enough positions of each stage. */
  private Times[] shakes(long seed) {
    RandomShakes shakes = new RandomShakes(law, seed);
    Times[] times = {new Times(), new Times(), new Times()};
    for (int shake = 0; shake < positions; shake++) {
      if (times[0].size() >= positions
          && times[1].size() >= positions
          && times[2].size() >= positions) {
        break;
      }
      shake(shakes, times);
    }
    return times;
  }

  private void shake(RandomShakes shakes, Times[] times) {
    Position position = shakes.opening();
    EquationsSolver solver = EquationsSolver.of(law, position.goal().orElseThrow(), position);
    while (!position.resources().isEmpty()) {
      long start = THREADS.getCurrentThreadCpuTime();
      List<Move> moves = solver.moves(position, until(start));
      long took = THREADS.getCurrentThreadCpuTime() - start;
      int left = position.resources().size();
      Optional<Move> safe = shakes.safe(moves);
      boolean unknown = moves.stream().anyMatch(move -> move.result() == Result.UNKNOWN);
      times[left >= 14 ? 0 : left >= 7 ? 1 : 2].add(took, safe.isPresent(), unknown);
      if (safe.isEmpty()) {
        return;
      }
      position = RandomShakes.after(position, safe.get().cube(), safe.get().section());
    }
  }
}
