package org.mathmat.solver.countdown;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The game of Countdown: from up to six whole numbers, each used at most once, and + − × ÷ make a
 * number as close to the target as can be. On the way every result is a whole number above zero, as
 * the game has it.
 *
 * <p>Every set of up to three of the numbers is worked forward to all it can make. For a larger set
 * the smaller half of the last operation is known, so the search asks backward what the other half
 * must make, until that is one of the small sets. For one thread.
 */
public final class Countdown {
  /** The most numbers that can be given. */
  public static final int MOST_NUMBERS = 6;

  /** The largest number that can be given. */
  public static final int LARGEST = 1_000;

  private static final int FORWARD = 3;
  private static final char[] SIGNS = {'+', '-', '×', '÷'};

  /**
   * What comes closest.
   *
   * @param calculation how it is made, in full parentheses
   */
  public record Closest(long value, String calculation) {}

  private final int[] numbers;
  private final long[] highest;
  private final long[][] made;

  /** Refuses no, too many or too large numbers. */
  public Countdown(List<Integer> numbers) {
    if (numbers.isEmpty()
        || numbers.size() > MOST_NUMBERS
        || numbers.stream().anyMatch(number -> number < 1 || number > LARGEST)) {
      throw new IllegalArgumentException(
          "One to " + MOST_NUMBERS + " numbers from 1 to " + LARGEST + ", not " + numbers + ".");
    }
    this.numbers = numbers.stream().mapToInt(Integer::intValue).toArray();
    this.highest = new long[1 << this.numbers.length];
    this.made = new long[1 << this.numbers.length][];
    for (int set = 1; set < highest.length; set++) {
      highest[set] = highest(set);
      if (Integer.bitCount(set) <= FORWARD) {
        made[set] = forward(set);
      }
    }
  }

  /** Sums and products grow with their parts, and nothing else makes more. */
  private long highest(int set) {
    long most = Integer.bitCount(set) == 1 ? numbers[Integer.numberOfTrailingZeros(set)] : 0;
    for (int one = (set - 1) & set; one > (set ^ one); one = (one - 1) & set) {
      long a = highest[one];
      long b = highest[set ^ one];
      most = Math.max(most, Math.max(a + b, a * b));
    }
    return most;
  }

  private long[] forward(int set) {
    if (Integer.bitCount(set) == 1) {
      return new long[] {numbers[Integer.numberOfTrailingZeros(set)]};
    }
    long[] found = new long[16];
    int size = 0;
    for (int one = (set - 1) & set; one > (set ^ one); one = (one - 1) & set) {
      for (long a : made[one]) {
        for (long b : made[set ^ one]) {
          if (size + 4 > found.length) {
            found = Arrays.copyOf(found, 2 * found.length);
          }
          long more = Math.max(a, b);
          long less = Math.min(a, b);
          found[size++] = a + b;
          found[size++] = a * b;
          if (more > less) {
            found[size++] = more - less;
          }
          if (more % less == 0) {
            found[size++] = more / less;
          }
        }
      }
    }
    return distinct(found, size);
  }

  private static long[] distinct(long[] values, int size) {
    Arrays.sort(values, 0, size);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (i == 0 || values[i] != values[i - 1]) {
        values[kept++] = values[i];
      }
    }
    return Arrays.copyOf(values, kept);
  }

  /** What comes closest to a target above zero; of two as close, the smaller. */
  public Closest closest(long target) {
    long top = 0;
    for (long one : highest) {
      top = Math.max(top, one);
    }
    long from = Math.min(Math.max(target, 1), top);
    for (long away = 0; ; away++) {
      for (long value : away == 0 ? new long[] {from} : new long[] {from - away, from + away}) {
        Optional<String> found = value < 1 || value > top ? Optional.empty() : make(value);
        if (found.isPresent()) {
          return new Closest(value, found.get());
        }
      }
    }
  }

  /** How to make a number with some of the numbers, as few as can be; empty if it is impossible. */
  public Optional<String> make(long value) {
    for (int count = 1; count <= numbers.length; count++) {
      for (int set = 1; set < highest.length; set++) {
        if (Integer.bitCount(set) == count && canMake(set, value)) {
          return Optional.of(calculation(set, value));
        }
      }
    }
    return Optional.empty();
  }

  /** Whether exactly these numbers make the value. */
  private boolean canMake(int set, long value) {
    if (value > highest[set]) {
      return false;
    }
    int count = Integer.bitCount(set);
    return count <= FORWARD ? has(made[set], value) : step(set, count, value).isPresent();
  }

  private static boolean has(long[] values, long value) {
    if (values.length > 12) {
      return Arrays.binarySearch(values, value) >= 0;
    }
    for (long other : values) {
      if (other == value) {
        return true;
      }
    }
    return false;
  }

  /** The last operation: what the smaller part of the numbers comes to, and the rest must. */
  private record Step(
      int small, long known, int rest, long needed, char sign, boolean knownFirst) {}

  private Optional<Step> step(int set, int count, long value) {
    for (int small = (set - 1) & set; small > 0; small = (small - 1) & set) {
      int size = Integer.bitCount(small);
      int rest = set ^ small;
      if (size <= FORWARD && (2 * size < count || (2 * size == count && small > rest))) {
        for (long known : made[small]) {
          if (value > known && canMake(rest, value - known)) {
            return Optional.of(new Step(small, known, rest, value - known, '+', false));
          }
          if (value % known == 0 && canMake(rest, value / known)) {
            return Optional.of(new Step(small, known, rest, value / known, '×', false));
          }
          if (canMake(rest, value + known)) {
            return Optional.of(new Step(small, known, rest, value + known, '-', false));
          }
          if (known > value && canMake(rest, known - value)) {
            return Optional.of(new Step(small, known, rest, known - value, '-', true));
          }
          if (value <= highest[rest] / known && canMake(rest, value * known)) {
            return Optional.of(new Step(small, known, rest, value * known, '÷', false));
          }
          if (known % value == 0 && canMake(rest, known / value)) {
            return Optional.of(new Step(small, known, rest, known / value, '÷', true));
          }
        }
      }
    }
    return Optional.empty();
  }

  private String calculation(int set, long value) {
    int count = Integer.bitCount(set);
    if (count == 1) {
      return String.valueOf(value);
    }
    if (count <= FORWARD) {
      return forwardCalculation(set, value);
    }
    Step step = step(set, count, value).orElseThrow();
    String known = calculation(step.small, step.known);
    String rest = calculation(step.rest, step.needed);
    return step.knownFirst ? written(known, step.sign, rest) : written(rest, step.sign, known);
  }

  private String forwardCalculation(int set, long value) {
    for (int one = (set - 1) & set; one > 0; one = (one - 1) & set) {
      for (long a : made[one]) {
        for (long b : made[set ^ one]) {
          for (char sign : SIGNS) {
            if (makes(a, sign, b, value)) {
              return written(calculation(one, a), sign, calculation(set ^ one, b));
            }
          }
        }
      }
    }
    throw new IllegalStateException("What was made before cannot be made again.");
  }

  private static boolean makes(long a, char sign, long b, long value) {
    return switch (sign) {
      case '+' -> a + b == value;
      case '-' -> a - b == value;
      case '×' -> a * b == value;
      default -> a % b == 0 && a / b == value;
    };
  }

  private static String written(String one, char sign, String other) {
    return closed(one) + sign + closed(other);
  }

  private static String closed(String part) {
    return part.chars().allMatch(Character::isDigit) ? part : "(" + part + ")";
  }
}
