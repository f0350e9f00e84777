package org.mathmat.solver.countdown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The game of Countdown, on known games and against brute force. */
class CountdownTest {
  /** The second is known from television, the third and fourth for having no exact answer. */
  @ParameterizedTest
  @CsvSource({
    "1 2 3 4 5 6, 720, 720",
    "25 50 75 100 3 6, 952, 952",
    "1 1 2 2 3 3, 999, 81",
    "1 1 1 1 1 1, 100, 9",
    "100 75 50 25 10 10, 999, 999",
    "7, 500, 7"
  })
  void knownGames(String numbers, int target, long value) {
    Countdown.Closest closest = new Countdown(numbers(numbers)).closest(target);
    assertThat(closest.value()).isEqualTo(value);
    assertThat(worth(closest.calculation(), new ArrayList<>(numbers(numbers)))).isEqualTo(value);
  }

  @Test
  void gamesAgreeWithBruteForce() {
    Random random = new Random(9);
    int missed = 0;
    for (int i = 0; i < 150; i++) {
      List<Integer> numbers = tiles(random, i < 3 ? 6 : 3 + random.nextInt(3));
      TreeSet<Long> all = new TreeSet<>();
      bruteForce(numbers.stream().map(Integer::longValue).toList(), all);
      for (int again = 0; again < 10; again++) {
        long target = 100L + random.nextInt(900);
        long distance = all.stream().mapToLong(v -> Math.abs(v - target)).min().orElseThrow();
        Countdown.Closest closest = new Countdown(numbers).closest(target);
        assertThat(Math.abs(closest.value() - target))
            .as(numbers + " for " + target)
            .isEqualTo(distance);
        assertThat(worth(closest.calculation(), new ArrayList<>(numbers)))
            .isEqualTo(closest.value());
        missed += distance == 0 ? 0 : 1;
      }
    }
    assertThat(missed).isBetween(100, 1_400);
  }

  @Test
  void whatIsNoGameIsRefused() {
    assertThatThrownBy(() -> new Countdown(List.of())).hasMessageContaining("numbers");
    assertThatThrownBy(() -> new Countdown(List.of(0))).hasMessageContaining("from 1");
    assertThatThrownBy(() -> new Countdown(Collections.nCopies(7, 1))).hasMessageContaining("6");
  }

  @Test
  void largeNumbersDoNotOverflow() {
    List<Integer> numbers = Collections.nCopies(6, Countdown.LARGEST);
    assertThat(new Countdown(numbers).closest(Long.MAX_VALUE).value())
        .isEqualTo(1_000_000_000_000_000_000L);
    assertThat(new Countdown(numbers).make(1_001)).isPresent();
  }

  private static List<Integer> numbers(String text) {
    List<Integer> numbers = new ArrayList<>();
    for (String number : text.split(" ", -1)) {
      numbers.add(Integer.valueOf(number));
    }
    return numbers;
  }

  private static List<Integer> tiles(Random random, int count) {
    List<Integer> tiles = new ArrayList<>(List.of(25, 50, 75, 100));
    for (int number = 1; number <= 10; number++) {
      tiles.addAll(List.of(number, number));
    }
    Collections.shuffle(tiles, random);
    return List.copyOf(tiles.subList(0, count));
  }

  /** Takes any two numbers, puts back what they make, and so on. */
  private static void bruteForce(List<Long> numbers, Set<Long> all) {
    all.addAll(numbers);
    for (int i = 0; i < numbers.size(); i++) {
      for (int j = 0; j < i; j++) {
        List<Long> rest = new ArrayList<>(numbers);
        long a = rest.remove(i);
        long b = rest.remove(j);
        TreeSet<Long> made = new TreeSet<>(List.of(a + b, a * b));
        if (a != b) {
          made.add(Math.abs(a - b));
        }
        if (a % b == 0) {
          made.add(a / b);
        }
        if (b % a == 0) {
          made.add(b / a);
        }
        for (long value : made) {
          List<Long> more = new ArrayList<>(rest);
          more.add(value);
          bruteForce(more, all);
        }
      }
    }
  }

  /** What a calculation in full parentheses comes to; each number must be there to be used. */
  private static long worth(String text, List<Integer> left) {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
      if (depth == 0 && "+-×÷".indexOf(sign) >= 0) {
        long a = worth(text.substring(0, i), left);
        long b = worth(text.substring(i + 1), left);
        long value =
            switch (sign) {
              case '+' -> a + b;
              case '-' -> a - b;
              case '×' -> a * b;
              default -> {
                assertThat(a % b).as(text).isZero();
                yield a / b;
              }
            };
        assertThat(value).as(text).isPositive();
        return value;
      }
    }
    if (text.startsWith("(")) {
      return worth(text.substring(1, text.length() - 1), left);
    }
    assertThat(left.remove(Integer.valueOf(text))).as(text).isTrue();
    return Long.parseLong(text);
  }
}
