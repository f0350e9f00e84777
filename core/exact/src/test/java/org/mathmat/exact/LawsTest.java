package org.mathmat.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Laws that hold for all numbers, on random ones. */
class LawsTest {
  private static final int ROUNDS = 150;
  private final Arithmetic arithmetic = new Arithmetic(Effort.ORDINARY);
  private final Calculator calculator = new Calculator(arithmetic);
  private final Random random = new Random(20_261_115);
  private int checked;

  private Num add(Num a, Num b) {
    return (Num) arithmetic.add(a, b);
  }

  private Num subtract(Num a, Num b) {
    return (Num) arithmetic.subtract(a, b);
  }

  private Num multiply(Num a, Num b) {
    return (Num) arithmetic.multiply(a, b);
  }

  private Num fraction() {
    return Num.ratio(
        BigInteger.valueOf(random.nextInt(41) - 20L), BigInteger.valueOf(1L + random.nextInt(9)));
  }

  private Num real() {
    List<String> shapes =
        List.of(
            "sqrt(2)",
            "sqrt(3)",
            "root(3,2)",
            "root(5,7)",
            "sqrt(1+sqrt(2))",
            "root(3,2+sqrt(5))",
            "log(2,3)",
            "log(6,5)",
            "2^sqrt(2)",
            "1");
    Num a = calculator.num(shapes.get(random.nextInt(shapes.size())));
    Num b = calculator.num(shapes.get(random.nextInt(shapes.size())));
    return add(multiply(fraction(), a), multiply(fraction(), b));
  }

  private Num any() {
    return random.nextBoolean() ? real() : add(real(), multiply(fraction(), Num.I));
  }

  private void same(Num a, Num b) {
    checked++;
    assertThat(arithmetic.equal(a, b)).as("%s and %s", a, b).isEqualTo(Truth.TRUE);
  }

  @Test
  void additionAndMultiplicationFormAField() {
    for (int i = 0; i < ROUNDS; i++) {
      Num a = any();
      Num b = any();
      Num c = any();
      same(add(a, b), add(b, a));
      same(multiply(a, b), multiply(b, a));
      same(add(add(a, b), c), add(a, add(b, c)));
      same(multiply(multiply(a, b), c), multiply(a, multiply(b, c)));
      same(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)));
      same(subtract(add(a, b), b), a);
      if (arithmetic.isZero(b) == Truth.FALSE) {
        same(multiply((Num) arithmetic.divide(a, b), b), a);
      }
    }
    assertThat(checked).isGreaterThan(900);
  }

  @Test
  void rationalsAgreeWithBigIntegers() {
    for (int i = 0; i < 2_000; i++) {
      BigInteger n = new BigInteger(1 + random.nextInt(80), random).add(BigInteger.ONE);
      BigInteger d = new BigInteger(1 + random.nextInt(80), random).add(BigInteger.ONE);
      BigInteger m = new BigInteger(1 + random.nextInt(80), random).negate();
      BigInteger e = new BigInteger(1 + random.nextInt(80), random).add(BigInteger.ONE);
      Num a = Num.ratio(n, d);
      Num b = Num.ratio(m, e);
      Num sum = Num.ratio(n.multiply(e).add(m.multiply(d)), d.multiply(e));
      assertThat(add(a, b)).isEqualTo(sum).hasSameHashCodeAs(sum);
      assertThat(multiply(a, b)).isEqualTo(Num.ratio(n.multiply(m), d.multiply(e)));
      assertThat(subtract(sum, b)).isEqualTo(a);
      assertThat(arithmetic.less(b, a)).isEqualTo(Truth.TRUE);
    }
  }

  @Test
  void theRootOfAPowerIsTheBase() {
    for (int i = 0; i < ROUNDS; i++) {
      Num base = real();
      int k = 2 + random.nextInt(4);
      Num power = (Num) arithmetic.power(base, Num.of(k));
      Num root = (Num) arithmetic.root(Num.of(k), power);
      boolean negative = arithmetic.less(base, Num.ZERO) == Truth.TRUE;
      same(root, negative && k % 2 == 0 ? subtract(Num.ZERO, base) : base);
    }
    assertThat(checked).isEqualTo(ROUNDS);
  }

  @Test
  void theComplexRootsOfANumberAreItsRoots() {
    for (int i = 0; i < 40; i++) {
      Num base = add(multiply(fraction(), Num.I), real());
      int k = 2 + random.nextInt(3);
      List<Outcome> roots =
          arithmetic.complexPowers(base, Num.ratio(BigInteger.ONE, BigInteger.valueOf(k)));
      if (arithmetic.isZero(base) == Truth.TRUE) {
        continue;
      }
      assertThat(roots).hasSize(k);
      for (Outcome root : roots) {
        same((Num) arithmetic.power((Num) root, Num.of(k)), base);
      }
      assertThat(arithmetic.equal((Num) roots.get(0), (Num) roots.get(1))).isEqualTo(Truth.FALSE);
    }
    assertThat(checked).isGreaterThan(60);
  }

  @Test
  void exactlyOneOfLessEqualGreaterHolds() {
    for (int i = 0; i < ROUNDS; i++) {
      Num a = real();
      Num b = random.nextInt(4) == 0 ? a : real();
      int holding = 0;
      for (Truth truth :
          List.of(arithmetic.less(a, b), arithmetic.equal(a, b), arithmetic.less(b, a))) {
        assertThat(truth).isNotEqualTo(Truth.UNKNOWN);
        holding += truth == Truth.TRUE ? 1 : 0;
      }
      assertThat(holding).as("%s and %s", a, b).isEqualTo(1);
    }
  }

  @Test
  void powersAndLogarithmsUndoEachOther() {
    for (int i = 0; i < 60; i++) {
      Num base = Num.of(2 + random.nextInt(12));
      Num x =
          Num.ratio(
              BigInteger.valueOf(1 + random.nextInt(50)),
              BigInteger.valueOf(1 + random.nextInt(9)));
      Num log = (Num) arithmetic.log(base, x);
      same((Num) arithmetic.power(base, log), x);
      Num exponent = real();
      same((Num) arithmetic.log(base, (Num) arithmetic.power(base, exponent)), exponent);
    }
    assertThat(checked).isEqualTo(120);
  }
}
