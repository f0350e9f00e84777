package org.mathmat.proof.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mathmat.equations.Division;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.solver.Limits;
import org.mathmat.solver.equations.Answer;
import org.mathmat.solver.equations.EquationsSolver;
import org.mathmat.table.shake.Occasion;

/**
 * How often the solver knows the answer with Powers of the Base in force, on random positions of
 * AGLOA 2015-16 with a 1 in the Goal or among the cubes that may be used. Arguments: how many
 * positions of each division, stage and challenge, milliseconds for each, a seed, and {@code tell}
 * to print every position that stays unknown.
 */
public final class PowersReport {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long SEED = 20261117;
  private static final List<String> DIVISIONS = List.of("middle", "junior", "senior");

  /** How many cubes are left in Resources early, in the middle, and late in a shake. */
  private static final int[] LEFT = {17, 10, 3};

  private final int positions;
  private final long most;
  private final long seed;
  private final boolean tell;

  private PowersReport(int positions, long most, long seed, boolean tell) {
    this.positions = positions;
    this.most = most;
    this.seed = seed;
    this.tell = tell;
  }

  public static void main(String[] arguments) {
    int positions = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 28;
    long most = 1_000_000L * (arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1_000);
    long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : SEED;
    boolean tell = arguments.length > 3;
    new PowersReport(positions, most, seed, tell).run();
  }

  private void run() {
    Count whole = new Count();
    for (String division : DIVISIONS) {
      for (Occasion challenge : List.of(Occasion.NOW, Occasion.IMPOSSIBLE)) {
        for (int left : LEFT) {
          Count count = count(division, challenge, left);
          System.out.println(count.line(division + " " + challenge + ", " + left + " left"));
          whole.add(count);
        }
      }
    }
    System.out.println(whole.line("all"));
  }

  private Count count(String name, Occasion challenge, int left) {
    Division division = EquationsBooks.find("agloa-2015", name).orElseThrow();
    Variation powers = division.find("powers of the base").orElseThrow().variation();
    Law law = division.lawWith(List.of(powers));
    RandomShakes shakes = new RandomShakes(law, seed);
    Count count = new Count();
    while (count.size() < positions) {
      Position position = shakes.position(left, challenge);
      if (hasOne(position)) {
        count.see(answer(law, position, count));
      }
    }
    return count;
  }

  private Answer answer(Law law, Position position, Count count) {
    long start = THREADS.getCurrentThreadCpuTime();
    Answer answer =
        EquationsSolver.of(law, position.goal().orElseThrow(), position)
            .solve(position, Limits.until(() -> THREADS.getCurrentThreadCpuTime() - start > most));
    long took = THREADS.getCurrentThreadCpuTime() - start;
    count.took(took);
    if (tell && answer instanceof Answer.Unknown(String why)) {
      System.out.printf("  %s, %d ms: %s%n", PositionText.of(position), took / 1_000_000, why);
    }
    return answer;
  }

  private static boolean hasOne(Position position) {
    return java.util.stream.Stream.of(
            position.goal().orElseThrow().cubes(),
            position.required(),
            position.permitted(),
            position.resources())
        .flatMap(List::stream)
        .anyMatch(cube -> cube.symbol() == Symbol.ONE);
  }

  /** How many answers there were of each kind. */
  private static final class Count {
    private int solvable;
    private int impossible;
    private int unknown;
    private final List<Long> times = new ArrayList<>();

    int size() {
      return solvable + impossible + unknown;
    }

    void took(long nanoseconds) {
      times.add(nanoseconds);
    }

    void see(Answer answer) {
      switch (answer) {
        case Answer.Solvable _ -> solvable++;
        case Answer.Impossible _ -> impossible++;
        case Answer.Unknown _ -> unknown++;
      }
    }

    void add(Count other) {
      solvable += other.solvable;
      impossible += other.impossible;
      unknown += other.unknown;
      times.addAll(other.times);
    }

    String line(String what) {
      List<Long> sorted = times.stream().sorted().toList();
      return String.format(
          Locale.ROOT,
          "| %s | %d | %d | %d | %d | %.1f ms |",
          what,
          size(),
          solvable,
          impossible,
          unknown,
          sorted.get(sorted.size() / 2) / 1e6);
    }
  }
}
