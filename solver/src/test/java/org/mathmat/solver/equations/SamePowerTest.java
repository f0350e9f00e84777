package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.mathmat.exact.Arithmetic;
import org.mathmat.solver.search.Meter;

/** Numbers too long to be written, which lie where a simple fraction lies. */
class SamePowerTest {

  private final Numbers numbers = new Numbers(new Arithmetic(Searches.QUICK), new Meter());
  private final WordArithmetic words = new WordArithmetic(numbers);

  private static long whole(long number) {
    return Words.whole(number);
  }

  private long power(long base, long exponent) {
    return words.power(whole(base), whole(exponent));
  }

  /** It has a place, and is no small fraction. */
  private void assertNotSmall(long word) {
    assertThat(Words.isNumber(word)).as("known").isTrue();
    assertThat(Words.isSmall(word)).as("small").isFalse();
  }

  @Test
  void aLogarithmBesideAWholeNumberIsNotTheNumber() {
    long huge = power(2, 4_096);
    assertThat(words.logarithm(whole(4), huge)).isEqualTo(whole(2_048));
    assertNotSmall(words.logarithm(whole(4), words.subtract(huge, whole(98))));
    assertNotSmall(words.logarithm(whole(4), words.add(whole(98), huge)));
    long root = words.power(whole(2), Words.fraction(1, 3));
    assertThat(words.logarithm(root, power(2, 63))).isEqualTo(whole(189));
    assertNotSmall(words.logarithm(root, words.subtract(power(2, 63), whole(3))));
  }

  @Test
  void aRootBesideAWholeNumberIsNotTheNumber() {
    long power = power(3_224, 6);
    assertThat(words.power(power, Words.fraction(1, 6))).isEqualTo(whole(3_224));
    assertNotSmall(words.power(words.subtract(power, whole(3)), Words.fraction(1, 6)));
  }

  @Test
  void whatIsMadeOfSuchANumberIsNoSimpleFractionEither() {
    long log = words.logarithm(whole(8), words.subtract(power(2, 63), whole(3)));
    long inverse = words.divide(Words.ONE, log);
    assertNotSmall(inverse);
    assertNotSmall(words.multiply(inverse, inverse));
    assertNotSmall(words.power(inverse, whole(2)));
    assertNotSmall(words.add(log, whole(5)));
  }

  @Test
  void howFarANumberBesideOneIsFromItIsKnown() {
    long tiny = words.divide(Words.ONE, power(7, 78_125));
    long beside = words.power(whole(3), tiny);
    long square = words.power(beside, whole(2));
    long more = words.subtract(beside, Words.ONE);
    long moreOfSquare = words.subtract(square, Words.ONE);
    assertNotSmall(more);
    assertThat(numbers.sign(more)).isEqualTo(1);
    assertThat(numbers.sign(words.subtract(Words.ONE, beside))).isEqualTo(-1);
    assertThat(numbers.log(moreOfSquare).minus(numbers.log(more)).meets(Ball.ONE)).isTrue();
    long product = words.multiply(beside, beside);
    assertThat(numbers.maySame(words.subtract(product, Words.ONE), moreOfSquare)).isTrue();
  }

  @Test
  void theLogarithmOfANumberBesideOneIsKnown() {
    long tiny = words.divide(whole(5), power(53, 3_125));
    long beside = words.subtract(Words.ONE, tiny);
    long log = words.logarithm(whole(3), beside);
    assertNotSmall(log);
    assertThat(numbers.sign(log)).isEqualTo(-1);
    assertThat(numbers.sign(words.logarithm(Words.fraction(1, 3), beside))).isEqualTo(1);
    long near = Words.fraction(64_828, 64_827);
    Ball ball = numbers.ball(words.logarithm(whole(4), near));
    assertThat(ball.middle()).isCloseTo(1.1127184e-5, Offset.offset(1e-9));
    assertThat(ball.times(ball).times(ball).times(ball).isSharp()).isTrue();
  }

  @Test
  void whatWasAddedIsSeenWhenTheRestIsTakenAway() {
    long tiny = words.power(Words.fraction(13, 64), whole(1_024));
    long sum = words.subtract(words.add(tiny, whole(2)), Words.ONE);
    assertThat(words.subtract(sum, Words.ONE)).isEqualTo(tiny);
    long left = words.subtract(whole(3), tiny);
    assertThat(words.subtract(whole(3), left)).isEqualTo(tiny);
    assertThat(words.add(words.subtract(Words.ZERO, left), whole(3))).isEqualTo(tiny);
  }
}
