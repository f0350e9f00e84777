package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Division;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.exact.Num;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Occasion;

/**
 * Parts that are asked together: against lists of what they name, and whole questions against the
 * same without.
 */
class SieveTest {
  private static final int LEAVES = 5;
  private static final Limits LIMITS = new Limits(() -> false, 4_000_000, 16_000_000);

  private final Random random = new Random(20261118);
  private final Law basic = Shakes.law("agloa-2015", "basic");
  private int named;
  private int others;
  private int wrong;
  private int open;
  private int solvable;
  private int impossible;
  private int unknown;

  @Test
  void nothingThatCanBeNamedIsRuledOut() {
    for (int i = 0; i < 30; i++) {
      int digits = i % 3 == 0 ? LEAVES : LEAVES - 1;
      for (int outlined : new int[] {0, Naming.FORWARD_LEAVES + 1}) {
        check(
            new Rolled(basic, Shakes.powers(random, digits, i % 3), Symbol.ZERO), digits, outlined);
      }
    }
    assertThat(named).as("numbers that are named").isGreaterThan(30_000);
    assertThat(open).as("of these, where something is open").isLessThan(named / 3);
    assertThat(wrong).as("others that may be, of " + others).isLessThan(others / 100);
  }

  /** Parts with the same signs are asked for what the others name too, some at a time. */
  @Test
  void partsAreNotMistakenForEachOther() {
    for (int i = 0; i < 24; i++) {
      List<Cube> cubes = Shakes.powers(random, LEAVES, i % 2);
      for (int outlined : new int[] {0, Naming.FORWARD_LEAVES + 1}) {
        checkTogether(new Rolled(basic, cubes, Symbol.ZERO), outlined);
      }
    }
    assertThat(named).as("numbers that are named").isGreaterThan(10_000);
    assertThat(open).as("of these, where something is open").isLessThan(named / 3);
    assertThat(wrong).as("others that may be, of " + others).isLessThan(others / 100);
  }

  private void checkTogether(Rolled rolled, int outlined) {
    Rolled.Lists lists = rolled.lists();
    List<Long> parts = new ArrayList<>();
    ValueSet asked = new ValueSet();
    rolled.everyPart(
        lists.parts,
        LEAVES - 1,
        used -> {
          Part part = lists.parts.of(used);
          if (part.leaves() == LEAVES - 1) {
            parts.add(used);
            ValueSet values = lists.sets.values(part, false);
            for (int i = 0; i < values.size(); i += 1 + values.size() / 16) {
              asked.add(values.get(i));
            }
          }
        });
    Sieve sieve = rolled.naming(outlined).sieve();
    Set<Long> left = new HashSet<>();
    for (int wave = 0; wave < 3; wave++) {
      for (int i = 0; i < parts.size(); i++) {
        for (int j = (i + wave) % 3; j < asked.size(); j += 3) {
          sieve.ask(parts.get(i), asked.get(j), mark(i, j));
        }
      }
      left.addAll(sieve.sift());
    }
    sieve.close();
    for (int i = 0; i < parts.size(); i++) {
      ValueSet values = lists.sets.values(lists.parts.of(parts.get(i)), false);
      for (int j = 0; j < asked.size(); j++) {
        long value = asked.get(j);
        boolean may = left.contains(mark(i, j));
        if (values.contains(value)) {
          named++;
          open += sieve.isOpen() ? 1 : 0;
          assertThat(sieve.isOpen() || may)
              .as(() -> rolled.cubes + " name " + rolled.numbers.exact(value))
              .isTrue();
        } else if (!rolled.numbers.mayHave(values, value)) {
          others++;
          wrong += may ? 1 : 0;
        }
      }
    }
  }

  private static long mark(int part, int value) {
    return (long) part << 32 | value;
  }

  /** √ of an operand that is zero, in parts that are outlined. */
  @Test
  void theRootOfZeroIsNotForgotten() {
    for (String[] shake :
        new String[][] {
          {"15", "7 3 8 3 5 7 √ √ - - - - -"},
          {"14", "6 2 7 2 2 7 √ √ √ - - - - -"},
          {"16", "4 8 5 3 8 8 √ √ - - - - -"}
        }) {
      Position position = Shakes.position(shake[0], shake[1], "9 ×", "", Occasion.IMPOSSIBLE);
      for (long patience : new long[] {0, Long.MAX_VALUE}) {
        assertThat(shortest(answer(basic, position, patience, LIMITS)))
            .as(position.toString())
            .isEqualTo(position.required().size());
      }
    }
  }

  /** What could not be worked out is not asked again, and is not forgotten. */
  @Test
  void whatIsOpenStaysOpen() {
    Rolled rolled = new Rolled(basic, Shakes.cubes("6 9 6 2 √ ^ √ ^ √"), Symbol.ZERO);
    Numbers numbers = rolled.numbers;
    long large =
        rolled.calculator.ordinary(Rule.POWER, numbers.of(Num.of(4)), numbers.of(Num.of(209_952)));
    long target = rolled.calculator.ordinary(Rule.ADD, large, Words.ONE);
    Sieve sieve = rolled.naming(0).sieve();
    for (int wave = 0; wave < 2; wave++) {
      rolled.everyPart(rolled.lists().parts, LEAVES, used -> sieve.ask(used, target, used));
      sieve.sift();
      assertThat(sieve.isOpen()).as("wave " + wave).isTrue();
    }
  }

  private void check(Rolled rolled, int digits, int outlined) {
    Rolled.Lists lists = rolled.lists();
    rolled.everyPart(
        lists.parts,
        LEAVES,
        used -> {
          Part part = lists.parts.of(used);
          if (part.leaves() == digits) {
            check(rolled, outlined, used, lists.sets.values(part, false));
          }
        });
  }

  /** Asks a part for all that it names, and for as much that it does not name. */
  private void check(Rolled rolled, int outlined, long used, ValueSet values) {
    Numbers numbers = rolled.numbers;
    ValueSet asked = new ValueSet();
    for (int i = 0; i < values.size(); i++) {
      asked.add(values.get(i));
    }
    for (int i = 0; i < values.size(); i++) {
      long next = rolled.calculator.ordinary(Rule.ADD, values.get(i), Words.ONE);
      if (Words.isNumber(next) && !numbers.mayHave(values, next)) {
        asked.add(next);
      }
    }
    Naming naming = rolled.naming(outlined);
    Sieve sieve = naming.sieve();
    for (int i = 0; i < asked.size(); i++) {
      sieve.ask(used, asked.get(i), i);
    }
    Set<Long> left = sieve.sift();
    sieve.close();
    boolean notKnown = sieve.isOpen();
    open += notKnown ? values.size() : 0;
    for (int i = 0; i < asked.size(); i++) {
      if (i < values.size()) {
        long value = values.get(i);
        named++;
        assertThat(notKnown || left.contains((long) i))
            .as(() -> rolled.cubes + " name " + numbers.exact(value))
            .isTrue();
      } else {
        others++;
        wrong += left.contains((long) i) ? 1 : 0;
      }
    }
  }

  @Test
  void askingPartsTogetherFindsAsShortASolution() {
    for (int i = 0; i < 1_000; i++) {
      check(basic, 10 + random.nextInt(5));
    }
    for (Division division : EquationsBooks.divisions().toList()) {
      for (int i = 0; i < 200; i++) {
        check(division.law(), 8 + random.nextInt(3));
      }
    }
    assertThat(solvable).as("solvable").isGreaterThan(1_000);
    assertThat(impossible).as("impossible").isGreaterThan(1_000);
    assertThat(unknown).as("unknown").isLessThan((solvable + impossible) / 20);
  }

  @Test
  void aSolutionThatIsCalledShortestIsOne() {
    int perhapsLonger = 0;
    for (int i = 0; i < 200; i++) {
      Position position = Shakes.position(random, 12 + random.nextInt(3));
      int shortest = shortest(answer(basic, position, 0, LIMITS));
      for (long steps = 1 << 12; steps <= 1 << 20; steps *= 2) {
        Limits limits = new Limits(() -> false, steps, LIMITS.memory());
        if (answer(basic, position, 0, limits) instanceof Answer.Solvable found) {
          int cubes = found.first().cubes();
          assertThat(cubes).as(position.toString()).isGreaterThanOrEqualTo(shortest);
          assertThat(!found.shortest() || cubes == shortest).as(position.toString()).isTrue();
          perhapsLonger += found.shortest() ? 0 : 1;
        }
      }
    }
    assertThat(perhapsLonger).as("perhaps longer").isPositive();
  }

  private void check(Law law, int cubes) {
    Position position = Shakes.position(random, cubes);
    Answer one = answer(law, position, Long.MAX_VALUE, LIMITS);
    Answer together = answer(law, position, 0, LIMITS);
    if (one instanceof Answer.Unknown || together instanceof Answer.Unknown) {
      unknown++;
      return;
    }
    assertThat(shortest(together)).as(position.toString()).isEqualTo(shortest(one));
    solvable += one instanceof Answer.Solvable ? 1 : 0;
    impossible += one instanceof Answer.Impossible ? 1 : 0;
  }

  private static Answer answer(Law law, Position position, long patience, Limits limits) {
    return EquationsSolver.of(law, position.goal().orElseThrow(), position, patience)
        .solve(position, limits);
  }

  /** How many cubes the first Solution has; 0 where there is none. */
  private static int shortest(Answer answer) {
    return answer instanceof Answer.Solvable found ? found.first().cubes() : 0;
  }
}
