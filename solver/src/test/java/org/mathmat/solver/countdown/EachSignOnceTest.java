package org.mathmat.solver.countdown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Five numbers and each of the four signs once, against brute force. */
class EachSignOnceTest {
  @Test
  void oneThousandAndOneIsNotMade() {
    assertThat(new EachSignOnce(List.of(2, 3, 4, 5, 6)).make(1_001)).isFalse();
    assertThat(bruteForce(List.of(2, 3, 4, 5, 6))).doesNotContain(BigInteger.valueOf(1_001));
  }

  @Test
  void numbersAgreeWithBruteForce() {
    Random random = new Random(3);
    int made = 0;
    int asked = 0;
    List<List<Integer>> games =
        new ArrayList<>(List.of(List.of(2, 3, 4, 5, 6), List.of(1, 1, 1, 1, 1)));
    for (int i = 0; i < 12; i++) {
      List<Integer> numbers = new ArrayList<>();
      for (int k = 0; k < EachSignOnce.NUMBERS; k++) {
        numbers.add(1 + random.nextInt(i < 6 ? 3 : 12));
      }
      games.add(numbers);
    }
    for (List<Integer> numbers : games) {
      Set<BigInteger> all = bruteForce(numbers);
      EachSignOnce search = new EachSignOnce(numbers);
      for (int target = -60; target <= 120; target++) {
        boolean expected = all.contains(BigInteger.valueOf(target));
        assertThat(search.make(target)).as(numbers + " for " + target).isEqualTo(expected);
        made += expected ? 1 : 0;
        asked++;
      }
    }
    assertThat(made).isGreaterThan(500);
    assertThat(asked - made).isGreaterThan(500);
  }

  @Test
  void whatIsNoGameIsRefused() {
    assertThatThrownBy(() -> new EachSignOnce(List.of(1, 2))).hasMessageContaining("Five");
    assertThatThrownBy(() -> new EachSignOnce(List.of(1, 2, 3, 4, 5_000)))
        .hasMessageContaining("1000");
  }

  /** A number of the table: a fraction that is not brought to lowest terms. */
  private record Ratio(BigInteger top, BigInteger bottom) {}

  /** Every whole number that some order of takings makes. */
  private static Set<BigInteger> bruteForce(List<Integer> numbers) {
    Set<BigInteger> all = new TreeSet<>();
    combine(
        numbers.stream().map(n -> new Ratio(BigInteger.valueOf(n), BigInteger.ONE)).toList(),
        "+-×÷",
        all);
    return all;
  }

  private static void combine(List<Ratio> numbers, String signs, Set<BigInteger> all) {
    if (signs.isEmpty()) {
      BigInteger[] whole = numbers.getFirst().top().divideAndRemainder(numbers.getFirst().bottom());
      if (whole[1].signum() == 0) {
        all.add(whole[0]);
      }
      return;
    }
    for (int i = 0; i < numbers.size(); i++) {
      for (int j = 0; j < numbers.size(); j++) {
        for (char sign : i == j ? new char[0] : signs.toCharArray()) {
          Ratio a = numbers.get(i);
          Ratio b = numbers.get(j);
          if (sign != '÷' || b.top().signum() != 0) {
            List<Ratio> rest = new ArrayList<>(numbers);
            rest.remove(Math.max(i, j));
            rest.remove(Math.min(i, j));
            rest.add(apply(a, sign, b));
            combine(rest, signs.replace("" + sign, ""), all);
          }
        }
      }
    }
  }

  private static Ratio apply(Ratio a, char sign, Ratio b) {
    BigInteger left = a.top().multiply(b.bottom());
    BigInteger right = b.top().multiply(a.bottom());
    BigInteger bottom = a.bottom().multiply(b.bottom());
    return switch (sign) {
      case '+' -> new Ratio(left.add(right), bottom);
      case '-' -> new Ratio(left.subtract(right), bottom);
      case '×' -> new Ratio(a.top().multiply(b.top()), bottom);
      default -> new Ratio(left, a.bottom().multiply(b.top()));
    };
  }
}
