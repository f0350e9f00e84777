package org.mathmat.proof.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.solver.Limits;
import org.mathmat.solver.onsets.OnSetsSolver;
import org.mathmat.solver.onsets.SetAnswer;
import org.mathmat.table.shake.Occasion;

/**
 * How long the solver takes on random positions of On-Sets, as percentiles of processor time: Now
 * and Impossible with a fresh solver for each position, and the analysis of every move of whole
 * shakes with one solver for a shake. Arguments: division, cards dealt, how many positions of each
 * stage, milliseconds for each question, then any variations.
 */
public final class SetSolverReport {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long SEED = 20261116;

  /** How many of the 15 cubes are left in Resources early, in the middle, and late in a shake. */
  private static final int[] STAGES = {12, 8, 3};

  private static final int LATEST = 2;

  private final Division division;
  private final Law law;
  private final int cards;
  private final long most;

  private SetSolverReport(Division division, Law law, int cards, long most) {
    this.division = division;
    this.law = law;
    this.cards = cards;
    this.most = most;
  }

  public static void main(String[] arguments) {
    Division division =
        OnSetsBooks.find("agloa-2023", arguments.length > 0 ? arguments[0] : "middle")
            .orElseThrow();
    int cards = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 12;
    int positions = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 1_000;
    long most = 1_000_000L * (arguments.length > 3 ? Integer.parseInt(arguments[3]) : 1_000);
    List<Variation> variations = new ArrayList<>();
    for (int i = 4; i < arguments.length; i++) {
      variations.add(division.find(arguments[i]).orElseThrow().variation());
    }
    SetSolverReport report =
        new SetSolverReport(division, division.lawWith(variations), cards, most);
    for (Occasion challenge : List.of(Occasion.NOW, Occasion.IMPOSSIBLE)) {
      for (int stage : STAGES) {
        report.questions(stage, positions, challenge, SEED + 1); // warms up
      }
      for (int stage : STAGES) {
        System.out.println(
            challenge.text()
                + ", "
                + stage
                + " left: "
                + report.questions(stage, positions, challenge, SEED + stage));
      }
    }
    report.shakes(positions / 10, SEED + 1); // warms up
    System.out.println("all moves of a position: " + report.shakes(positions / 10, SEED + 2));
    System.out.println(Timings.heap());
  }

  private Timings questions(int resources, int positions, Occasion challenge, long seed) {
    RandomSetShakes shakes = new RandomSetShakes(division, law, cards, seed);
    Timings timings = new Timings();
    for (int i = 0; i < positions; i++) {
      Position position = shakes.position(resources, challenge);
      long start = THREADS.getCurrentThreadCpuTime();
      SetAnswer answer = new OnSetsSolver(law).solve(position, until(start));
      timings.add(THREADS.getCurrentThreadCpuTime() - start);
      switch (answer) {
        case SetAnswer.Solvable _ -> timings.count("solvable");
        case SetAnswer.Impossible _ -> timings.count("not");
        case SetAnswer.Unknown _ -> timings.count("undecided");
      }
    }
    return timings;
  }

  /** Every position of random shakes from the Goal to the last cubes, all moves of each. */
  private Timings shakes(int number, long seed) {
    RandomSetShakes shakes = new RandomSetShakes(division, law, cards, seed);
    Timings timings = new Timings();
    for (int i = 0; i < number; i++) {
      OnSetsSolver solver = new OnSetsSolver(law);
      Position position = shakes.position(Integer.MAX_VALUE, Occasion.IMPOSSIBLE);
      while (position.resources().size() >= LATEST) {
        long start = THREADS.getCurrentThreadCpuTime();
        solver.moves(position, until(start)).forEach(move -> timings.count(move.result().name()));
        timings.add(THREADS.getCurrentThreadCpuTime() - start);
        position = shakes.move(position);
      }
    }
    return timings;
  }

  private Limits until(long start) {
    return Limits.until(() -> THREADS.getCurrentThreadCpuTime() - start > most);
  }
}
