package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Symbol;

/** What is needed for many numbers at once is what is needed for each of them. */
class NeedsTest {
  private static final int NUMBERS = 40;

  private final Random random = new Random(20261118);
  private int lacking;
  private int there;

  @Test
  void stepsFromManyNumbersLeadWhereThoseFromOneLead() {
    for (int i = 0; i < 30; i++) {
      Rolled rolled =
          new Rolled(
              Shakes.law("agloa-2015", "basic"), Shakes.powers(random, 3, i % 3), Symbol.ZERO);
      Rolled.Lists lists = rolled.lists();
      rolled.everyPart(
          lists.parts,
          3,
          used -> {
            ValueSet values = lists.sets.values(lists.parts.of(used), false);
            if (values.size() > 0) {
              check(values.outline(rolled.calculator.words()), values, rolled.numbers);
            }
          });
    }
    assertThat(lacking).as("ruled out").isGreaterThan(100_000);
    assertThat(there).as("may be there").isGreaterThan(10_000);
  }

  private void check(Outline outline, ValueSet values, Numbers numbers) {
    Needs needs = new Needs();
    needs.makeRoom(NUMBERS);
    for (Step step : Step.values()) {
      if (step != Step.SQUARE && step != Step.UNKNOWN) {
        Ball a = ball();
        Balls results = new Balls();
        results.clear(NUMBERS);
        for (int k = 0; k < NUMBERS; k++) {
          Ball value = numbers.spot(values.get(random.nextInt(values.size())));
          Ball result = k % 2 == 0 || !value.isSharp() ? ball() : result(step, value, a);
          results.add(result.middle(), result.radius());
        }
        check(outline, needs, step, results, a);
      }
    }
  }

  private void check(Outline outline, Needs needs, Step step, Balls results, Ball a) {
    needs.take(step, results, 1, NUMBERS - 1, a.middle(), a.radius());
    needs.leaveOut(7);
    for (int k = 0; k < NUMBERS; k++) {
      assertThat(needs.isNowhere(k)).isEqualTo(k == 0 || k == 7 || k == NUMBERS - 1);
      if (!needs.isNowhere(k)) {
        boolean may =
            step.mayLead(outline, results.middle[k], results.radius[k], a.middle(), a.radius());
        there += may ? 1 : 0;
        lacking += may ? 0 : 1;
        assertThat(outline.mayMeet(needs, k))
            .as("%s of %s with %s", step, results.middle[k], a)
            .isEqualTo(may);
      }
    }
  }

  /** What the sign makes of a value, or the logarithm of its size. */
  private static Ball result(Step step, Ball value, Ball a) {
    return switch (step) {
      case ADDEND -> value.plus(a);
      case SUBTRAHEND -> a.minus(value);
      case MINUEND -> value.minus(a);
      case FACTOR, EXPONENT -> value.times(a);
      case DIVISOR, INDEX -> a.over(value);
      case DIVIDEND -> value.over(a);
      case BASE -> value.abs().logarithm().times(a);
      case RADICAND -> value.abs().logarithm().over(a);
      case SQUARE, UNKNOWN -> throw new IllegalStateException("It has no operand.");
    };
  }

  /** Ordinary ones, and a few that are huge, tiny or wide. */
  private Ball ball() {
    double middle = random.nextGaussian() * Math.pow(10, random.nextInt(8) - 3);
    if (random.nextInt(10) == 0) {
      middle *= Math.pow(10, random.nextInt(500) - 250);
    }
    double relative = random.nextInt(10) == 0 ? 1e-3 : 1e-14;
    return new Ball(middle, Math.abs(middle) * relative);
  }
}
