package org.mathmat.solver.countdown;

import java.util.ArrayList;
import java.util.List;

/**
 * Whether five numbers, all of them used, and the four signs + − × ÷, each used once, make a
 * target. Results on the way may be any fraction, negative ones too, so a no is a proof for every
 * stricter reading as well. The search goes forward and backward as in {@link Countdown}. For one
 * thread.
 */
public final class EachSignOnce {
  /** How many numbers there are: one more than signs. */
  public static final int NUMBERS = 5;

  /** The largest number that can be given, so that every result fits a word. */
  public static final int LARGEST = 1_000;

  private static final int FORWARD = 3;
  private static final int SIGNS = 4;

  /** One of the signs, each a bit in a set of them. */
  private enum Sign {
    PLUS,
    MINUS,
    TIMES,
    DIVIDE;

    static final List<Sign> ALL = List.of(values());

    int bit() {
      return 1 << ordinal();
    }
  }

  private final Fraction[] numbers;
  private final List<List<Fraction>> made = new ArrayList<>();

  /** Refuses anything but five numbers from 1 to {@link #LARGEST}. */
  public EachSignOnce(List<Integer> numbers) {
    if (numbers.size() != NUMBERS
        || numbers.stream().anyMatch(number -> number < 1 || number > LARGEST)) {
      throw new IllegalArgumentException(
          "Five numbers from 1 to " + LARGEST + ", not " + numbers + ".");
    }
    this.numbers = numbers.stream().map(number -> new Fraction(number, 1)).toArray(Fraction[]::new);
    for (int part = 0; part < 1 << (NUMBERS + SIGNS); part++) {
      boolean small = count(part) <= FORWARD && Integer.bitCount(signs(part)) == count(part) - 1;
      made.add(small ? forward(set(part), signs(part)) : List.of());
    }
  }

  /** A part: its numbers as bits, and above them its signs. */
  private static int part(int set, int signs) {
    return signs << NUMBERS | set;
  }

  private static int set(int part) {
    return part & ((1 << NUMBERS) - 1);
  }

  private static int signs(int part) {
    return part >> NUMBERS;
  }

  private static int count(int part) {
    return Integer.bitCount(set(part));
  }

  private List<Fraction> forward(int set, int signs) {
    if (Integer.bitCount(set) == 1) {
      return List.of(numbers[Integer.numberOfTrailingZeros(set)]);
    }
    List<Fraction> found = new ArrayList<>();
    for (int one = (set - 1) & set; one > 0; one = (one - 1) & set) {
      for (Sign sign : Sign.ALL) {
        if ((signs & sign.bit()) != 0) {
          forward(one, sign, set ^ one, signs ^ sign.bit(), found);
        }
      }
    }
    return found;
  }

  /** What the sign makes between two parts that share the other signs in any way. */
  private void forward(int one, Sign sign, int other, int signs, List<Fraction> found) {
    for (int with = 0; with <= signs; with++) {
      if ((with & ~signs) == 0) {
        for (Fraction a : made.get(part(one, with))) {
          for (Fraction b : made.get(part(other, signs ^ with))) {
            join(a, sign, b, found);
          }
        }
      }
    }
  }

  private static void join(Fraction a, Sign sign, Fraction b, List<Fraction> found) {
    if (sign == Sign.DIVIDE && b.isZero()) {
      return;
    }
    Fraction value =
        switch (sign) {
          case PLUS -> a.plus(b);
          case MINUS -> a.minus(b);
          case TIMES -> a.times(b);
          case DIVIDE -> a.over(b);
        };
    if (!found.contains(value)) {
      found.add(value);
    }
  }

  /** Whether the numbers make the target; no is a proof. */
  public boolean make(long target) {
    return make((1 << NUMBERS) - 1, (1 << SIGNS) - 1, new Fraction(target, 1));
  }

  private boolean make(int set, int signs, Fraction value) {
    int count = Integer.bitCount(set);
    if (count != Integer.bitCount(signs) + 1) {
      return false;
    }
    if (count <= FORWARD) {
      return made.get(part(set, signs)).contains(value);
    }
    for (int small = (set - 1) & set; small > 0; small = (small - 1) & set) {
      if (2 * Integer.bitCount(small) <= count) {
        for (Sign sign : Sign.ALL) {
          if ((signs & sign.bit()) != 0 && make(set, small, signs ^ sign.bit(), sign, value)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether the sign between the small part of the numbers and the rest makes the value. */
  private boolean make(int set, int small, int signs, Sign sign, Fraction value) {
    for (int with = 0; with <= signs; with++) {
      if ((with & ~signs) == 0) {
        for (Fraction known : made.get(part(small, with))) {
          if (makeRest(set ^ small, signs ^ with, known, sign, value)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Only two numbers or more come to zero, so what is left beside a zero is a small part. */
  private boolean makeRest(int rest, int signs, Fraction known, Sign sign, Fraction value) {
    return switch (sign) {
      case PLUS -> make(rest, signs, value.minus(known));
      case MINUS -> make(rest, signs, value.plus(known)) || make(rest, signs, known.minus(value));
      case TIMES ->
          known.isZero()
              ? value.isZero() && !made.get(part(rest, signs)).isEmpty()
              : make(rest, signs, value.over(known));
      case DIVIDE ->
          (!known.isZero() && make(rest, signs, value.times(known)))
              || (value.isZero()
                  ? known.isZero()
                      && made.get(part(rest, signs)).stream().anyMatch(x -> !x.isZero())
                  : !known.isZero() && make(rest, signs, known.over(value)));
    };
  }
}
