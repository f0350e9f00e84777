package org.mathmat.proof.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import org.mathmat.equations.Challenge;
import org.mathmat.equations.Editions;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.solver.Limits;
import org.mathmat.solver.equations.Answer;
import org.mathmat.solver.equations.EquationsSolver;

/**
 * How long the solver takes on random positions of Equations, as percentiles of processor time.
 * Arguments: rules, division, how many positions of each stage, milliseconds for each.
 */
public final class SolverReport {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long SEED = 20261116;

  /** How many cubes are left in Resources early, in the middle, and late in a shake. */
  private static final int[] STAGES = {17, 10, 3};

  private SolverReport() {}

  public static void main(String[] arguments) {
    String rules = arguments.length > 0 ? arguments[0] : "mlag-2018";
    String division = arguments.length > 1 ? arguments[1] : "middle";
    int positions = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 1_000;
    long most = 1_000_000L * (arguments.length > 3 ? Integer.parseInt(arguments[3]) : 1_000);
    Law law = Editions.find(rules, division).orElseThrow().law();
    for (Challenge challenge : new Challenge[] {Challenge.NOW, Challenge.IMPOSSIBLE}) {
      measure(law, 17, positions / 4, challenge, most, SEED + 1); // warms up
      for (int stage : STAGES) {
        System.out.println(
            challenge
                + " "
                + stage
                + " left: "
                + measure(law, stage, positions, challenge, most, SEED));
      }
    }
  }

  private static String measure(
      Law law, int resources, int positions, Challenge challenge, long most, long seed) {
    RandomShakes shakes = new RandomShakes(law, seed);
    long[] times = new long[positions];
    int solvable = 0;
    int unknown = 0;
    for (int i = 0; i < positions; i++) {
      Position position = shakes.position(resources, challenge);
      long start = THREADS.getCurrentThreadCpuTime();
      Answer answer =
          EquationsSolver.of(law, position.goal().orElseThrow(), position)
              .solve(
                  position, Limits.until(() -> THREADS.getCurrentThreadCpuTime() - start > most));
      times[i] = THREADS.getCurrentThreadCpuTime() - start;
      solvable += answer instanceof Answer.Solvable ? 1 : 0;
      unknown += answer instanceof Answer.Unknown ? 1 : 0;
    }
    Arrays.sort(times);
    return String.format(
        Locale.ROOT,
        "median %.2f ms, 90 %% %.2f, 99 %% %.2f, most %.2f; %d solvable, %d unknown of %d",
        times[positions / 2] / 1e6,
        times[positions * 9 / 10] / 1e6,
        times[positions * 99 / 100] / 1e6,
        times[positions - 1] / 1e6,
        solvable,
        unknown,
        positions);
  }
}
