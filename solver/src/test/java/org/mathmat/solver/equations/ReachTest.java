package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Law;

/**
 * What is said about the values of a part without listing them, against the list: in every division
 * and with every variation, nothing that can be named may be ruled out.
 */
class ReachTest {
  private static final int CUBES = 7;
  private static final int MOST_LEAVES = 3;
  private static final int ROUNDS = 4;

  private final Random random = new Random(20261116);
  private int parts;
  private int fractions;
  private int operands;
  private int outlines;

  @Test
  void nothingThatCanBeNamedIsRuledOut() {
    for (Law law : Rolled.laws()) {
      for (int round = 0; round < ROUNDS; round++) {
        check(new Rolled(law, random, CUBES));
      }
    }
    assertThat(parts).as("parts").isGreaterThan(5_000);
    assertThat(fractions).as("fractions").isGreaterThan(10_000);
    assertThat(outlines).as("outlines").isGreaterThan(2_000);
    assertThat(operands).as("operands").isGreaterThan(100_000);
  }

  private void check(Rolled rolled) {
    Rolled.Lists lists = rolled.lists();
    Rolled.Lists apart = rolled.lists();
    rolled.everyPart(
        lists.parts,
        MOST_LEAVES,
        used -> {
          Part part = lists.parts.of(used);
          parts++;
          String described = rolled.cubes + " " + part.reach();
          checkValues(lists, part, rolled.calculator.words(), described);
          checkFractions(lists, part, apart, rolled.numbers, described);
          checkOperands(lists, part, rolled.calculator, described);
        });
  }

  private void checkValues(Rolled.Lists lists, Part part, WordArithmetic words, String described) {
    Numbers numbers = words.numbers();
    ValueSet values = lists.sets.values(part, false);
    Places outline = lists.outlines.drawn(part);
    outlines += outline instanceof Outline ? 1 : 0;
    for (int i = 0; i < values.size(); i++) {
      long value = values.get(i);
      boolean allowed =
          part.reach().mayBe(numbers, value)
              && mayMeet(part.reach(), numbers, value)
              && mayMeet(values.outline(words), numbers, value)
              && mayMeet(outline, numbers, value);
      assertThat(allowed).as(() -> described + " names " + numbers.exact(value)).isTrue();
    }
  }

  /** Whether the places have room for the value, looked for by its place and by its size. */
  private static boolean mayMeet(Places places, Numbers numbers, long value) {
    Ball spot = numbers.spot(value);
    boolean hasSize = numbers.kind(value).logarithms() == 1 || spot.isSharp();
    Ball log = hasSize ? numbers.log(value).times(Ball.LN_2) : Ball.NONE;
    return places.mayMeet(spot)
        && (!hasSize
            || spot.abs().equals(Ball.ONE)
            || places.mayMeetSize(log.middle(), log.radius()));
  }

  /** The fractions are listed by themselves as well. */
  private void checkFractions(
      Rolled.Lists lists, Part part, Rolled.Lists apart, Numbers numbers, String described) {
    ValueSet values = lists.sets.values(part, false);
    ValueSet listed = apart.sets.values(apart.parts.of(part.used()), true, false);
    for (int i = 0; i < values.size(); i++) {
      long value = values.get(i);
      if (numbers.isFraction(value)) {
        fractions++;
        assertThat(numbers.mayHave(listed, value))
            .as(() -> described + " names " + numbers.exact(value))
            .isTrue();
      }
    }
  }

  /** What made a result is not lacking where it is looked for. */
  private void checkOperands(
      Rolled.Lists lists, Part part, Calculator calculator, String described) {
    for (Split split : lists.parts.splits(part)) {
      Rule rule = split.form().rule();
      if (rule != Rule.OTHER && !split.form().wide()) {
        ValueSet small = lists.sets.values(split.small(), false);
        ValueSet large = lists.sets.values(split.large(), false);
        for (int i = 0; i < small.size(); i++) {
          for (int j = 0; j < large.size(); j++) {
            checkOperand(calculator, split, small, i, large, j, true, described);
            checkOperand(calculator, split, small, i, large, j, false, described);
          }
        }
      }
    }
  }

  private void checkOperand(
      Calculator calculator,
      Split split,
      ValueSet small,
      int i,
      ValueSet large,
      int j,
      boolean left,
      String described) {
    Numbers numbers = calculator.numbers();
    WordArithmetic words = calculator.words();
    Rule rule = split.form().rule();
    long known = small.get(i);
    long other = large.get(j);
    long result =
        left ? calculator.ordinary(rule, known, other) : calculator.ordinary(rule, other, known);
    long before = Words.isNumber(result) ? calculator.beforeLastStep(rule, result) : result;
    if (Words.isNumber(before)) {
      operands++;
      Outline others = large.outline(words);
      Spot wanted = new Spot(numbers.spot(before));
      boolean ruledOut =
          Needed.isLacking(others, Step.of(rule.plain(), left), small.spots(words), i, wanted)
              || Height.of(numbers, result) > split.height(small.height(), large.height())
              || (result != Words.ZERO && split.lacks(numbers.nature(result)));
      assertThat(ruledOut)
          .as(() -> described + rule + numbers.exact(known) + " and " + numbers.exact(other))
          .isFalse();
    }
  }
}
