package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Truth;
import org.mathmat.exact.Undecided;
import org.mathmat.exact.Undefined;
import org.mathmat.solver.search.Meter;

/** Words against the exact numbers that they stand for. */
class NumbersTest {
  private static final int ROUNDS = 400;
  private static final int FACTORIAL = 6;

  private final Arithmetic exact = new Arithmetic(Searches.QUICK);
  private final Numbers numbers = new Numbers(exact, new Meter());
  private final WordArithmetic words = new WordArithmetic(numbers);
  private final Factorials factorials = new Factorials(numbers);
  private final Random random = new Random(20261116);
  private int checked;
  private int irrational;
  private int beyond;

  /** A number as a word and worked out exactly, by the same steps. */
  private record Both(long word, Num number) {}

  @Test
  void everyOperationGivesTheNumberThatTheExactTowerGives() {
    for (int round = 0; round < ROUNDS; round++) {
      List<Both> known = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        int digit = random.nextInt(10);
        known.add(new Both(Words.whole(digit), Num.of(digit)));
      }
      for (int i = 0; i < 6; i++) {
        Both a = known.get(random.nextInt(known.size()));
        Both b = known.get(random.nextInt(known.size()));
        combine(random.nextInt(6), a, b, known);
      }
    }
    assertThat(checked).as("checked").isGreaterThan(1_000);
    assertThat(irrational).as("irrational").isGreaterThan(150);
  }

  /** Factorials and powers of them soon are too large for a logarithm, or even for two. */
  @Test
  void hugeNumbersAreTheSameInBothWays() {
    int[] first = {2, 3, 5, 6, 9, 27, 171, 720};
    for (int round = 0; round < ROUNDS; round++) {
      List<Both> known = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        int whole = first[random.nextInt(first.length)];
        known.add(new Both(Words.whole(whole), Num.of(whole)));
      }
      for (int i = 0; i < 5; i++) {
        Both a = known.get(random.nextInt(known.size()));
        Both b = known.get(random.nextInt(known.size()));
        combine(i == 0 ? FACTORIAL : random.nextInt(FACTORIAL + 1), a, b, known);
      }
    }
    assertThat(checked).as("checked").isGreaterThan(1_000);
    assertThat(beyond).as("beyond logarithms").isGreaterThan(30);
  }

  private long factorial(long word) {
    long quick = factorials.of(word);
    return quick == Words.ANY ? numbers.of(exact.factorial(numbers.num(word))) : quick;
  }

  private void combine(int sign, Both a, Both b, List<Both> known) {
    long word =
        switch (sign) {
          case 0 -> words.add(a.word(), b.word());
          case 1 -> words.subtract(a.word(), b.word());
          case 2 -> words.multiply(a.word(), b.word());
          case 3 -> words.divide(a.word(), b.word());
          case 4 -> words.power(a.word(), b.word());
          case FACTORIAL -> factorial(a.word());
          default -> words.power(a.word(), words.divide(Words.ONE, Words.whole(2)));
        };
    Outcome outcome =
        switch (sign) {
          case 0 -> exact.add(a.number(), b.number());
          case 1 -> exact.subtract(a.number(), b.number());
          case 2 -> exact.multiply(a.number(), b.number());
          case 3 -> exact.divide(a.number(), b.number());
          case 4 -> exact.power(a.number(), b.number());
          case FACTORIAL -> exact.factorial(a.number());
          default -> exact.root(Num.of(2), a.number());
        };
    String said = sign + " of " + a.number().text() + " and " + b.number().text();
    switch (outcome) {
      case Undefined _ -> assertThat(word).as(said).isIn(Words.UNDEFINED, Words.OPEN);
      case Undecided _ -> {}
      case Num number -> {
        assertThat(word).as(said).isNotEqualTo(Words.UNDEFINED);
        if (Words.isNumber(word)) {
          check(said, word, number);
          known.add(new Both(word, number));
        }
      }
    }
  }

  private void check(String said, long word, Num number) {
    checked++;
    irrational += number.isFraction() ? 0 : 1;
    beyond += numbers.kind(word).isBeyond() ? 1 : 0;
    if (numbers.exact(word) instanceof Num same) {
      assertThat(exact.equal(same, number)).as(said).isNotEqualTo(Truth.FALSE);
    }
    long given = numbers.of(number);
    if (given != Words.OPEN) {
      assertThat(numbers.maySame(word, given)).as(said + ", in two words").isTrue();
    }
    if (numbers.isIrrational(word)) {
      assertThat(number.isFraction()).as(said + ", called irrational").isFalse();
    }
    number
        .integerValue()
        .filter(n -> n.bitLength() < 18)
        .ifPresent(n ->
            assertThat(word).as(said + ", a whole number").isEqualTo(Words.whole(n.longValue())));
  }

  @Test
  void logarithmsAndSquaresOfNumbersBeyondLogarithmsAreKnown() {
    long exponent = words.power(Words.whole(9), Words.whole(400));
    long beyondLogarithms = words.power(Words.whole(3), exponent);
    assertThat(numbers.kind(beyondLogarithms).isBeyond()).isTrue();
    assertThat(words.logarithm(Words.whole(3), beyondLogarithms)).isEqualTo(exponent);
    long square = words.multiply(beyondLogarithms, beyondLogarithms);
    long twice = words.multiply(Words.whole(2), exponent);
    assertThat(numbers.maySame(square, words.power(Words.whole(3), twice))).isTrue();
    assertThat(numbers.maySame(square, beyondLogarithms)).isFalse();
  }

  @Test
  void rootsOfNumbersBelowZeroWithVeryGreatIndicesAreOddOrEven() {
    long minusNine = Words.whole(-9);
    long root = words.power(minusNine, words.power(Words.whole(5), Words.whole(-7_776)));
    assertThat(numbers.sign(root)).isEqualTo(-1);
    assertThat(words.power(minusNine, words.power(Words.whole(4), Words.whole(-7_776))))
        .isEqualTo(Words.UNDEFINED);
    long odd = words.power(minusNine, words.power(Words.whole(5), Words.whole(7_776)));
    long even = words.power(minusNine, words.power(Words.whole(4), Words.whole(7_776)));
    assertThat(numbers.sign(odd)).isEqualTo(-1);
    assertThat(numbers.sign(even)).isEqualTo(1);
  }

  @Test
  void fractionsThatDoNotFitAreLarge() {
    long most = Words.whole((1L << 37) - 1);
    assertThat(Words.add(most, Words.ONE)).isEqualTo(Words.LARGE);
    assertThat(Words.multiply(most, most)).isEqualTo(Words.LARGE);
    assertThat(Words.divide(Words.ONE, most)).isEqualTo(Words.LARGE);
    assertThat(numbers.num(words.add(most, Words.ONE))).isEqualTo(Num.of(1L << 37));
    assertThat(words.divide(words.multiply(most, most), most)).isEqualTo(most);
  }
}
