package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Edition;
import org.mathmat.equations.Editions;
import org.mathmat.equations.Law;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Workings;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;

/**
 * What is said about the values of a part without listing them, against the list: in every division
 * and with every variation, nothing that can be named may be ruled out.
 */
class ReachTest {
  private static final int CUBES = 7;
  private static final int MOST_LEAVES = 3;
  private static final int ROUNDS = 60;

  private final Random random = new Random(20261116);
  private int parts;
  private int fractions;
  private int operands;

  @Test
  void nothingThatCanBeNamedIsRuledOut() {
    for (Edition edition : Editions.all()) {
      List<Law> laws = new ArrayList<>(List.of(edition.law()));
      for (Edition.Listed listed : edition.choices()) {
        laws.add(edition.lawWith(List.of(listed.variation())));
      }
      for (Law law : laws) {
        for (int round = 0; round < Math.max(3, ROUNDS / laws.size()); round++) {
          check(law);
        }
      }
    }
    assertThat(parts).as("parts").isGreaterThan(5_000);
    assertThat(fractions).as("fractions").isGreaterThan(10_000);
    assertThat(operands).as("operands").isGreaterThan(100_000);
  }

  private void check(Law law) {
    List<Cube> cubes = Shakes.roll(random, CUBES);
    Roles roles = new Roles(law);
    Inventory inventory = new Inventory(law, roles, cubes, meaning(law));
    Stock stock = inventory.stock();
    Meter meter = new Meter();
    Numbers numbers = new Numbers(new Arithmetic(Effort.ORDINARY), meter);
    Calculator calculator =
        new Calculator(
            new WordArithmetic(numbers),
            new Workings(numbers.arithmetic(), law.numerals().base()),
            meter);
    Forms forms = new Forms(law, roles, inventory, stock, calculator);
    Lists lists = new Lists(stock, forms, calculator, meter);
    Lists apart = new Lists(stock, forms, calculator, meter);
    everyPart(
        stock,
        0,
        0,
        used -> {
          Part part = lists.parts.of(used);
          if (part.leaves() > 0 && part.leaves() <= MOST_LEAVES && stock.isBalanced(used)) {
            parts++;
            String described = cubes + " " + List.of(stock.unpack(used)) + " " + part.reach();
            checkValues(lists, part, numbers, described);
            checkFractions(lists, part, apart, numbers, described);
            checkOperands(lists, part, calculator, described);
          }
        });
  }

  /** The values of every part, as they are listed for one shake. */
  private static final class Lists {
    private final Parts parts;
    private final ForwardSets sets;

    Lists(Stock stock, Forms forms, Calculator calculator, Meter meter) {
      parts = new Parts(stock, forms, meter);
      sets = ForwardSets.all(stock, parts, forms, calculator, meter);
    }
  }

  private static void everyPart(Stock stock, int dimension, long used, LongConsumer seen) {
    if (dimension == stock.size()) {
      seen.accept(used);
      return;
    }
    for (int i = 0; i <= stock.dimension(dimension).most(); i++) {
      everyPart(stock, dimension + 1, used + i * stock.one(dimension), seen);
    }
  }

  private static void checkValues(Lists lists, Part part, Numbers numbers, String described) {
    ValueSet values = lists.sets.values(part, false);
    for (int i = 0; i < values.size(); i++) {
      long value = values.get(i);
      Ball spot = numbers.spot(value);
      boolean allowed =
          part.reach().mayBe(numbers, value)
              && part.reach().mayMeet(spot)
              && values.spots(numbers).mayMeet(spot)
              && (numbers.kind(value).logarithms() == 0 || part.reach().mayBeFar());
      assertThat(allowed).as(() -> described + " names " + numbers.exact(value)).isTrue();
    }
  }

  /** The fractions are listed by themselves as well. */
  private void checkFractions(
      Lists lists, Part part, Lists apart, Numbers numbers, String described) {
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
    assertThat(listed.isOpen() || !values.isOpen() || part.reach().irrational())
        .as(described)
        .isTrue();
  }

  /** What made a result is not lacking where it is looked for. */
  private void checkOperands(Lists lists, Part part, Calculator calculator, String described) {
    for (Part.Split split : lists.parts.splits(part)) {
      Rule rule = split.form().rule();
      if (rule != Rule.OTHER && !split.form().wide()) {
        ValueSet small = lists.sets.values(split.small(), false);
        ValueSet large = lists.sets.values(split.large(), false);
        for (int i = 0; i < small.size(); i++) {
          for (int j = 0; j < large.size(); j++) {
            checkOperand(calculator, rule, small, i, large, j, true, described);
            checkOperand(calculator, rule, small, i, large, j, false, described);
          }
        }
      }
    }
  }

  private void checkOperand(
      Calculator calculator,
      Rule rule,
      ValueSet small,
      int i,
      ValueSet large,
      int j,
      boolean left,
      String described) {
    Numbers numbers = calculator.numbers();
    long known = small.get(i);
    long other = large.get(j);
    long result =
        left ? calculator.ordinary(rule, known, other) : calculator.ordinary(rule, other, known);
    long before = Words.isNumber(result) ? calculator.beforeLastStep(rule, result) : result;
    if (Words.isNumber(before)) {
      operands++;
      assertThat(
              Needed.isLacking(
                  large.spots(numbers),
                  rule,
                  small.spots(numbers).ball(i),
                  left,
                  numbers.spot(before)))
          .as(() -> described + rule + numbers.exact(known) + " and " + numbers.exact(other))
          .isFalse();
    }
  }

  private Symbol meaning(Law law) {
    return law.wild()
        .map(wild -> {
          List<Symbol> reach = new ArrayList<>(law.wildReach(wild));
          return reach.get(random.nextInt(reach.size()));
        })
        .orElse(Symbol.ZERO);
  }
}
