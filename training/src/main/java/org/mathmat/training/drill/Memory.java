package org.mathmat.training.drill;

import java.util.Optional;
import org.mathmat.training.real.Real;

/**
 * What is remembered of a skill, by the free spaced repetition scheduler (FSRS 6) with its usual
 * weights, in whole days. Numbers are rounded to eight decimals on the way, as ts-fsrs does.
 *
 * @param stability after so many days nine in ten are still remembered
 * @param difficulty from 1 to 10
 * @param interval in how many days to ask again
 */
public record Memory(double stability, double difficulty, int interval) {
  private static final double[] W = {
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542
  };
  private static final double DECAY = -W[20];
  private static final double RETENTION = 0.9;
  private static final double FACTOR = eight(Real.exp(Real.log(RETENTION) / DECAY) - 1);
  private static final double INTERVALS = eight((Real.pow(RETENTION, 1 / DECAY) - 1) / FACTOR);

  private static final double LEAST_STABLE = 0.001;
  private static final double MOST_STABLE = 36_500;
  private static final int LONGEST = 36_500;
  private static final double FIRST_STABLE = 0.1;
  private static final double EASIEST = 1;
  private static final double HARDEST = 10;

  /** From here on a skill counts as learned. */
  private static final double LEARNED = 21;

  /** After the first try ever. */
  public static Memory first(Grade grade) {
    return scheduled(grade, Memory::begun);
  }

  /** After another try, so many days later. */
  public Memory after(Grade grade, int days) {
    if (days < 0) {
      throw new IllegalArgumentException("The days (" + days + ") must not be negative.");
    }
    double recall = recall(days);
    return scheduled(grade, each -> next(each, recall));
  }

  /** How likely it is that it is remembered after so many days. */
  public double recall(int days) {
    return eight(Real.pow(1 + FACTOR * days / stability, DECAY));
  }

  public boolean isLearned() {
    return stability >= LEARNED;
  }

  /** The state that a grade leads to, before its interval is known. */
  private interface Step {
    Memory of(Grade grade);
  }

  /** Better grades always wait longer, so all four are worked out. */
  private static Memory scheduled(Grade grade, Step step) {
    int hard = days(step.of(Grade.HARD));
    int again = Math.min(days(step.of(Grade.AGAIN)), hard);
    hard = Math.max(hard, again + 1);
    int good = Math.max(days(step.of(Grade.GOOD)), hard + 1);
    int easy = Math.max(days(step.of(Grade.EASY)), good + 1);
    Memory chosen = step.of(grade);
    int interval =
        switch (grade) {
          case AGAIN -> again;
          case HARD -> hard;
          case GOOD -> good;
          case EASY -> easy;
        };
    return new Memory(chosen.stability, chosen.difficulty, interval);
  }

  private static int days(Memory memory) {
    return (int) Real.clamp(Real.round(memory.stability * INTERVALS), 1, LONGEST);
  }

  private static Memory begun(Grade grade) {
    double stability = Math.max(W[grade.number() - 1], FIRST_STABLE);
    return new Memory(stability, Real.clamp(firstDifficulty(grade), EASIEST, HARDEST), 0);
  }

  private static double firstDifficulty(Grade grade) {
    return eight(W[4] - Real.exp((grade.number() - 1) * W[5]) + 1);
  }

  private Memory next(Grade grade, double recall) {
    double stable =
        switch (grade) {
          case AGAIN ->
              Math.min(eight(Math.max(eight(stability), LEAST_STABLE)), forgotten(recall));
          case HARD -> recalled(recall, W[15]);
          case GOOD -> recalled(recall, 1);
          case EASY -> recalled(recall, W[16]);
        };
    return new Memory(stable, nextDifficulty(grade), 0);
  }

  private double recalled(double recall, double bonus) {
    double growth =
        Real.exp(W[8])
            * (11 - difficulty)
            * Real.pow(stability, -W[9])
            * (Real.exp((1 - recall) * W[10]) - 1)
            * bonus;
    return stable(stability * (1 + growth));
  }

  private double forgotten(double recall) {
    return stable(
        W[11]
            * Real.pow(difficulty, -W[12])
            * (Real.pow(stability + 1, W[13]) - 1)
            * Real.exp((1 - recall) * W[14]));
  }

  private static double stable(double x) {
    return eight(Real.clamp(x, LEAST_STABLE, MOST_STABLE));
  }

  private double nextDifficulty(Grade grade) {
    double change = -W[6] * (grade.number() - 3);
    double damped = difficulty + eight(change * (HARDEST - difficulty) / 9);
    double reverted = eight(W[7] * firstDifficulty(Grade.EASY) + (1 - W[7]) * damped);
    return Real.clamp(reverted, EASIEST, HARDEST);
  }

  private static double eight(double x) {
    return Real.round(x * 100_000_000) / 100_000_000;
  }

  /** After a try, whether or not there was one before. */
  static Memory after(Optional<Memory> before, Grade grade, int days) {
    return before.isEmpty() ? first(grade) : before.get().after(grade, days);
  }
}
