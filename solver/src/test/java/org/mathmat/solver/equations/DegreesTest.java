package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Law;
import org.mathmat.equations.Symbol;
import org.mathmat.exact.Num;
import org.mathmat.solver.equations.Table.Made;

/**
 * What follows from the degree of a root, against lists of values: what + - × ÷ make of a root and
 * of fractions is found in the part that names it.
 */
class DegreesTest {
  private static final int LEAVES = 4;
  private static final int ROUNDS = 40;
  private static final int VALUES = 30;
  private static final int TREES = 400;
  private static final int ANY_TREES = 1_500;
  private static final List<Symbol> SIGNS =
      List.of(Symbol.POWER, Symbol.ROOT, Symbol.DIVIDE, Symbol.PLUS, Symbol.MINUS, Symbol.TIMES);
  private static final List<Symbol> DIGITS =
      List.of(
          Symbol.ONE, Symbol.TWO, Symbol.THREE, Symbol.FIVE, Symbol.SIX, Symbol.SEVEN, Symbol.ZERO);

  private final Random random = new Random(20261116);
  private int found;
  private int withTwo;

  @Test
  void rootsAreFoundWhereTheyAreNamed() {
    Law law = Shakes.law("agloa-2015", "basic");
    for (int round = 0; round < ROUNDS; round++) {
      check(new Rolled(law, cubes(), Symbol.ZERO));
    }
    assertThat(found).as("found").isGreaterThan(1_000);
    assertThat(withTwo).as("with two of ^ and √").isGreaterThan(200);
  }

  /** Four digits, one or two of ^ and √, and other signs. */
  private List<Cube> cubes() {
    List<Cube> cubes = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      cubes.add(Cube.of(DIGITS.get(random.nextInt(DIGITS.size()))));
    }
    cubes.add(Cube.of(SIGNS.get(random.nextInt(2))));
    for (int i = 0; i < 3; i++) {
      cubes.add(Cube.of(SIGNS.get(random.nextInt(SIGNS.size()))));
    }
    return cubes;
  }

  private void check(Rolled rolled) {
    Rolled.Lists lists = rolled.lists();
    Rolled fresh = rolled.again();
    Naming naming = fresh.naming();
    rolled.everyPart(
        lists.parts,
        LEAVES,
        used -> {
          Part part = lists.parts.of(used);
          if (part.reach().ordinary() && part.reach().radicals() <= 2) {
            ValueSet values = lists.sets.values(part, false);
            int step = Math.max(1, values.size() / VALUES);
            for (int i = random.nextInt(step); i < values.size(); i += step) {
              if (!rolled.numbers.isFraction(values.get(i))) {
                check(rolled, part, values.get(i), fresh, naming);
              }
            }
          }
        });
  }

  /** Larger parts, of which nothing is listed, with ! as well. */
  @Test
  void rootsOfLargerExpressionsAreFoundInTheirCubes() {
    List<Law> laws =
        List.of(Shakes.law("agloa-2015", "basic"), Shakes.law("agloa-2015", "middle", "factorial"));
    for (Law law : laws) {
      found = 0;
      for (int i = 0; i < TREES; i++) {
        check(law, RandomTree.grown(random, !law.equals(laws.getFirst())));
      }
      assertThat(found).as("found").isGreaterThan(50);
    }
  }

  /** Powers of sums with roots, towers of powers, and whatever else comes of a few cubes. */
  @Test
  void whateverPowersAndRootsNameIsFoundInItsCubes() {
    Law law = Shakes.law("agloa-2015", "basic");
    List<Symbol> signs =
        List.of(Symbol.POWER, Symbol.ROOT, Symbol.PLUS, Symbol.MINUS, Symbol.DIVIDE);
    for (int i = 0; i < ANY_TREES; i++) {
      checkWhole(law, RandomTree.of(random, 4 + random.nextInt(3), signs));
    }
    assertThat(found).as("found").isGreaterThan(100);
    found = 0;
    for (int i = 0; i < TREES; i++) {
      checkWhole(law, RandomTree.tower(random));
    }
    assertThat(found).as("towers").isGreaterThan(100);
  }

  private void checkWhole(Law law, RandomTree tree) {
    Rolled rolled = new Rolled(law, tree.cubes(), Symbol.ZERO);
    long root = rolled.calculator.words().power(Words.whole(11), Words.lowest(1, 3));
    long value = tree.value(rolled.calculator);
    if (Words.isNumber(value) && rolled.numbers.isIrrational(value)) {
      rolled.numbers.target((Num) rolled.numbers.exact(root));
      check(rolled, whole(rolled), value, rolled.naming());
    }
  }

  private static Part whole(Rolled rolled) {
    long used = 0;
    for (int i = 0; i < rolled.stock.size(); i++) {
      used += rolled.stock.dimension(i).most() * rolled.stock.one(i);
    }
    return rolled.parts(Spare.nothing(rolled.stock)).of(used);
  }

  @Test
  void aFactorialHasPrimesThatNoOtherSignMakes() {
    RandomTree two = new RandomTree.Digit(2);
    RandomTree eighth = two;
    for (int i = 0; i < 3; i++) {
      eighth = new RandomTree.Two(eighth, Symbol.DIVIDE, two);
    }
    RandomTree eight = new RandomTree.Two(two, Symbol.DIVIDE, eighth);
    RandomTree root =
        new RandomTree.Two(new RandomTree.Digit(3), Symbol.ROOT, new RandomTree.Bang(eight));
    check(Shakes.law("agloa-2015", "middle", "factorial"), root);
    assertThat(found).isEqualTo(1);
  }

  private void check(Law law, RandomTree tree) {
    Rolled rolled = new Rolled(law, tree.cubes(), Symbol.ZERO);
    long value = tree.value(rolled.calculator);
    if (!Words.isNumber(value) || rolled.numbers.isFraction(value)) {
      return;
    }
    Rolled fresh = rolled.again();
    long used = 0;
    for (int i = 0; i < fresh.stock.size(); i++) {
      int count = i == fresh.factorials ? tree.factorials() : fresh.stock.dimension(i).most();
      used += count * fresh.stock.one(i);
    }
    Part part = fresh.parts(Spare.nothing(fresh.stock)).of(used);
    check(rolled, part, value, fresh, fresh.naming());
  }

  private void check(Rolled rolled, Part part, long value, Rolled fresh, Naming naming) {
    long given = given(rolled.numbers, value, fresh);
    if (Words.isNumber(given) && fresh.numbers.fields().of(given).degree() > 1) {
      check(fresh, part, given, naming);
    }
  }

  /** The same number, made of a root that is given as a Goal would be; undefined of others. */
  private static long given(Numbers numbers, long word, Rolled fresh) {
    if (Words.isSmall(word) || !Words.isNumber(word)) {
      return word;
    }
    long left = numbers.left(word);
    long right = numbers.right(word);
    if (numbers.made(word) == Made.POWER) {
      return Words.isSmall(left) && Words.isSmall(right) && numbers.exact(word) instanceof Num root
          ? fresh.numbers.target(root)
          : Words.UNDEFINED;
    }
    long one = given(numbers, left, fresh);
    long other = given(numbers, right, fresh);
    if (!Words.isNumber(one) || !Words.isNumber(other)) {
      return Words.UNDEFINED;
    }
    WordArithmetic words = fresh.calculator.words();
    return switch (numbers.made(word)) {
      case SUM -> words.add(one, other);
      case DIFFERENCE -> words.subtract(one, other);
      case PRODUCT -> words.multiply(one, other);
      case QUOTIENT -> words.divide(one, other);
      default -> Words.UNDEFINED;
    };
  }

  private void check(Rolled fresh, Part part, long value, Naming naming) {
    naming.takeOpen();
    boolean seen = naming.visit(part.used(), value, _ -> true);
    assertThat(seen || naming.takeOpen())
        .as(() -> fresh.cubes + ": " + fresh.numbers.exact(value) + " of " + part.reach())
        .isTrue();
    found += seen ? 1 : 0;
    withTwo += part.reach().radicals() == 2 ? 1 : 0;
  }
}
