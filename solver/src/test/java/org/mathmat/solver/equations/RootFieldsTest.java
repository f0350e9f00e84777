package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Symbol;

/** What is known of numbers by the roots in them. */
class RootFieldsTest {
  private final Random random = new Random(20261117);
  private final Rolled rolled =
      new Rolled(Shakes.law("agloa-2015", "basic"), List.of(), Symbol.ZERO);
  private final WordArithmetic words = rolled.calculator.words();
  private final RootFields fields = rolled.numbers.fields();

  RootFieldsTest() {
    rolled.numbers.target(rolled.numbers.num(root(3, 11)));
  }

  private static long whole(int number) {
    return Words.whole(number);
  }

  private long root(int index, int radicand) {
    return words.power(whole(radicand), Words.lowest(1, index));
  }

  /** A root plus a fraction is no root; a fraction times a root is, however it was made. */
  @Test
  void aFractionBesideARootIsNoRoot() {
    int multiples = 0;
    for (int i = 0; i < 500; i++) {
      int index = 3 + random.nextInt(5);
      long root = root(index, 2 + 3 * random.nextInt(5));
      long a = whole(random.nextInt(7) - 3);
      long c = Words.fraction(1 + random.nextInt(4), 1 + random.nextInt(4));
      long b = whole(random.nextInt(3));
      long number = words.subtract(words.multiply(words.add(root, a), c), b);
      boolean isMultiple = Words.multiply(a, c) == b;
      multiples += isMultiple ? 1 : 0;
      if (!rolled.numbers.isFraction(root)) {
        assertThat(fields.isNoPower(number, Words.lowest(1, index), true))
            .as(() -> "a root: " + rolled.numbers.exact(number))
            .isEqualTo(!isMultiple);
      }
    }
    assertThat(multiples).isGreaterThan(50);
  }

  @Test
  void theDegreeOfAPowerOfAFractionDividesTheDenominatorOfItsExponent() {
    long number = root(6, 5);
    assertThat(fields.of(number).degree()).isEqualTo(6);
    assertThat(fields.isNoPower(number, Words.lowest(1, 12), true)).isFalse();
    assertThat(fields.isNoPower(number, Words.lowest(7, 6), true)).isFalse();
    assertThat(fields.isNoPower(number, Words.lowest(1, 3), true)).isTrue();
    assertThat(fields.isNoPower(number, whole(7), true)).isTrue();
    assertThat(fields.isNoPower(number, Words.lowest(1, 3), false)).isFalse();
  }

  @Test
  void aRootOfASumKeepsTheRootsInIt() {
    long number = words.power(words.add(root(7, 3), whole(4)), Words.lowest(1, 2));
    assertThat(fields.of(number)).isEqualTo(fields.of(root(7, 3)));
    long square = words.power(words.add(root(7, 3), whole(4)), whole(2));
    assertThat(fields.of(square).degree()).isZero();
  }

  /** Of two roots together nothing is known, also where one is of a number too large to write. */
  @Test
  void nothingIsKnownOfTwoRoots() {
    long beyond = words.add(words.power(whole(8), whole(6_561)), Words.ONE);
    long large = words.power(beyond, Words.lowest(1, 5));
    assertThat(fields.of(large).degree()).isZero();
    assertThat(fields.of(words.add(large, root(3, 2))).degree()).isZero();
    assertThat(fields.of(words.add(root(5, 2), root(3, 2))).degree()).isZero();
    long both = words.subtract(words.power(whole(8), whole(6_561)), root(3, 2));
    assertThat(fields.of(both).degree()).isEqualTo(3);
    assertThat(fields.shareNoPower(whole(8), both)).isTrue();
  }
}
