package org.mathmat.solver.equations;

import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Truth;

/**
 * Steps backward through ordinary signs: from the result and one operand to what the other operand
 * may be. A candidate need not be right (a caller works the sign out forward again), but none is
 * missing.
 */
final class Inverse {
  /** Too many to list: any number may do, and only working it out tells. */
  private static final long[] ANY = {Numbers.ANY};

  private static final long[] NONE = {};
  private static final long[] OPEN = {Numbers.OPEN};

  private final Numbers numbers;

  Inverse(Numbers numbers) {
    this.numbers = numbers;
  }

  /**
   * What may stand on the right.
   *
   * @param fractions whether only fractions are wanted
   */
  long[] rights(Rule rule, long left, long result, boolean fractions) {
    return switch (rule) {
      case ADD -> only(numbers.subtract(result, left));
      case SUBTRACT -> only(numbers.subtract(left, result));
      case MULTIPLY -> factor(left, result);
      case DIVIDE -> divisor(left, result);
      case POWER, WHOLE_POWER -> exponent(left, result, fractions);
      case ROOT, WHOLE_ROOT -> {
        long power = numbers.divide(Numbers.ONE, left);
        yield Numbers.isNumber(power) ? base(power, result, fractions) : only(power);
      }
      case OTHER -> throw new IllegalStateException("There is no way back.");
    };
  }

  /** What may stand on the left. */
  long[] lefts(Rule rule, long right, long result, boolean fractions) {
    return switch (rule) {
      case ADD -> only(numbers.subtract(result, right));
      case SUBTRACT -> only(numbers.add(result, right));
      case MULTIPLY -> factor(right, result);
      case DIVIDE -> right == Numbers.ZERO ? NONE : only(numbers.multiply(result, right));
      case POWER, WHOLE_POWER -> base(right, result, fractions);
      case ROOT, WHOLE_ROOT -> index(right, result, fractions);
      case OTHER -> throw new IllegalStateException("There is no way back.");
    };
  }

  /** What a square root may have been taken of. */
  long radicand(long result) {
    return numbers.multiply(result, result);
  }

  private static long[] only(long word) {
    return word == Numbers.UNDEFINED ? NONE : new long[] {word};
  }

  private long[] factor(long other, long product) {
    if (other == Numbers.ZERO) {
      return product == Numbers.ZERO ? ANY : NONE;
    }
    return only(numbers.divide(product, other));
  }

  private long[] divisor(long dividend, long quotient) {
    if (dividend == Numbers.ZERO) {
      return quotient == Numbers.ZERO ? ANY : NONE;
    }
    return quotient == Numbers.ZERO ? NONE : only(numbers.divide(dividend, quotient));
  }

  private static boolean isUnit(long word) {
    return word == Numbers.ONE || word == Numbers.MINUS_ONE;
  }

  private long[] exponent(long base, long result, boolean fractions) {
    if (base == Numbers.ZERO) {
      return result == Numbers.ZERO ? ANY : NONE;
    }
    if (base == Numbers.ONE) {
      return result == Numbers.ONE ? ANY : NONE;
    }
    if (base == Numbers.MINUS_ONE) {
      return isUnit(result) ? ANY : NONE;
    }
    if (result == Numbers.ZERO) {
      return NONE;
    }
    if (isUnit(result)) {
      return result == Numbers.ONE ? only(Numbers.ZERO) : NONE;
    }
    if (isSmallWhole(base) && isSmallWhole(result)) {
      long found = wholeLogarithm(base, result);
      if (found != 0) {
        return only(Numbers.whole(found));
      }
    }
    return logarithm(base, result, fractions);
  }

  private static boolean isSmallWhole(long word) {
    return Numbers.isSmall(word) && Numbers.isWhole(word);
  }

  /** The whole exponent, if there is one; else 0. */
  private static long wholeLogarithm(long base, long result) {
    long b = Numbers.numerator(base);
    long wanted = Numbers.numerator(result);
    long power = b;
    for (int exponent = 1; Math.abs(power) <= Math.abs(wanted); exponent++) {
      if (power == wanted) {
        return exponent;
      }
      if (Math.abs(b) > 1L << 24) {
        return 0;
      }
      power *= b;
    }
    return 0;
  }

  private long[] logarithm(long base, long result, boolean fractions) {
    Arithmetic arithmetic = numbers.arithmetic();
    long size = size(base);
    long wanted = size(result);
    if (!Numbers.isNumber(size) || !Numbers.isNumber(wanted)) {
      return OPEN;
    }
    if (fractions && isShort(size) && isShort(wanted) && shareNoPower(size, wanted)) {
      return NONE;
    }
    return only(numbers.of(arithmetic.log(numbers.num(size), numbers.num(wanted))));
  }

  private static boolean isShort(long word) {
    return Numbers.isSmall(word) && Math.abs(Numbers.numerator(word)) < 1L << 31;
  }

  /**
   * A proof that no power of one whole number with a fraction for exponent is another: a prime that
   * divides the one and not the other. Other exponents are logarithms, which are no fractions.
   */
  private static boolean shareNoPower(long base, long result) {
    long a = Numbers.numerator(base) * Numbers.denominator(base);
    long b = Numbers.numerator(result) * Numbers.denominator(result);
    return strip(a, b) != 1 || strip(b, a) != 1;
  }

  /** The number less all primes that the other has. */
  private static long strip(long number, long other) {
    long left = number;
    for (long shared = gcd(left, other); shared != 1; shared = gcd(left, other)) {
      left /= shared;
    }
    return left;
  }

  private static long gcd(long a, long b) {
    long x = a;
    long y = b;
    while (y != 0) {
      long rest = x % y;
      x = y;
      y = rest;
    }
    return x;
  }

  /** The absolute value. */
  private long size(long word) {
    Truth negative = numbers.arithmetic().less(numbers.num(word), Num.ZERO);
    return switch (negative) {
      case TRUE -> numbers.negate(word);
      case FALSE -> word;
      case UNKNOWN -> Numbers.OPEN;
    };
  }

  private long[] base(long exponent, long result, boolean fractions) {
    if (exponent == Numbers.ZERO) {
      return result == Numbers.ONE ? ANY : NONE;
    }
    if (result == Numbers.ZERO) {
      return only(Numbers.ZERO);
    }
    if (isUnit(result)) {
      return new long[] {Numbers.ONE, Numbers.MINUS_ONE};
    }
    if (fractions && isSmallWhole(exponent) && Numbers.numerator(exponent) > 1) {
      return wholeRoots(Numbers.numerator(exponent), result);
    }
    long size = size(result);
    if (!Numbers.isNumber(size)) {
      return OPEN;
    }
    long inverse = numbers.divide(Numbers.ONE, exponent);
    if (!Numbers.isNumber(inverse)) {
      return only(inverse);
    }
    Outcome root = numbers.arithmetic().power(numbers.num(size), numbers.num(inverse));
    long word = numbers.of(root);
    return Numbers.isNumber(word) ? new long[] {word, numbers.negate(word)} : only(word);
  }

  /** The fractions whose power is a small fraction. */
  private long[] wholeRoots(long exponent, long result) {
    if (!Numbers.isSmall(result)) {
      long inverse = numbers.divide(Numbers.ONE, Numbers.whole(exponent));
      long size = size(result);
      long root = numbers.of(numbers.arithmetic().power(numbers.num(size), numbers.num(inverse)));
      return Numbers.isNumber(root) ? new long[] {root, numbers.negate(root)} : only(root);
    }
    long n = wholeRoot(exponent, Math.abs(Numbers.numerator(result)));
    long d = wholeRoot(exponent, Numbers.denominator(result));
    if (n < 0 || d < 0) {
      return NONE;
    }
    long root = numbers.divide(Numbers.whole(n), Numbers.whole(d));
    return new long[] {root, numbers.negate(root)};
  }

  /** The whole root of a whole number; -1 if there is none. */
  private static long wholeRoot(long exponent, long number) {
    if (number < 2) {
      return number;
    }
    long low = 1;
    long high = 1L << 19;
    while (low <= high) {
      long middle = (low + high) / 2;
      int compared = comparePower(middle, exponent, number);
      if (compared == 0) {
        return middle;
      }
      if (compared < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  private static int comparePower(long base, long exponent, long number) {
    long power = 1;
    for (long i = 0; i < exponent; i++) {
      power *= base;
      if (power > number) {
        return 1;
      }
      if (base == 1) {
        break;
      }
    }
    return Long.compare(power, number);
  }

  private long[] index(long radicand, long result, boolean fractions) {
    long[] exponents = exponent(radicand, result, fractions);
    if (exponents.length != 1 || !Numbers.isNumber(exponents[0])) {
      return exponents;
    }
    return only(numbers.divide(Numbers.ONE, exponents[0]));
  }
}
