package org.mathmat.solver.equations;

import java.math.BigInteger;
import org.mathmat.exact.Rational;
import org.mathmat.exact.Truth;
import org.mathmat.solver.equations.Table.Made;

/**
 * Whether a number that lies where a small fraction lies is that fraction, for powers, logarithms
 * and what is made of one of them and a fraction. It is told by whole powers, which takes less than
 * factors would; where those are too long to be written, they differ if they leave something else
 * when they are divided by a prime.
 */
final class SamePower {
  private static final long MOST_BITS = 1 << 12;

  private final Numbers numbers;

  SamePower(Numbers numbers) {
    this.numbers = numbers;
  }

  /** Whether what is made of two numbers is the small fraction; often that is not known here. */
  Truth is(Made made, long a, long b, long small) {
    return switch (made) {
      case POWER -> Words.isSmall(b) ? isPower(a, b, small) : Truth.UNKNOWN;
      case LOGARITHM -> isPower(a, small, b);
      case PRODUCT ->
          a == b && numbers.sign(a) > 0
              ? isPower(a, Words.whole(2), small)
              : isCombined(made, a, b, small);
      case SUM, DIFFERENCE, QUOTIENT -> isCombined(made, a, b, small);
      case FACTORIAL, GIVEN -> Truth.UNKNOWN;
    };
  }

  /** If one of the two is a small fraction, the other one would have to be one, too. */
  private Truth isCombined(Made made, long a, long b, long small) {
    if (small == Words.ZERO || Words.isSmall(a) == Words.isSmall(b)) {
      return Truth.UNKNOWN;
    }
    return is(Words.isSmall(a) ? b : a, WordArithmetic.other(made, a, b, small));
  }

  /** Whether a number that is not written as a small fraction, and so not zero, is one. */
  private Truth is(long word, long small) {
    if (small == Words.ZERO || (Words.isNumber(small) && numbers.isFraction(word))) {
      return Truth.FALSE;
    }
    return Words.isNumber(small)
        ? is(numbers.made(word), numbers.left(word), numbers.right(word), small)
        : Truth.UNKNOWN;
  }

  /** Whether a power with a small fraction for exponent is a number. */
  private Truth isPower(long base, long exponent, long result) {
    if (numbers.sign(base) <= 0 || numbers.sign(result) <= 0) {
      return Truth.UNKNOWN;
    }
    long power = smallPower(base, exponent);
    long root = smallPower(result, Words.divide(Words.ONE, exponent));
    Truth same =
        Words.isNumber(power) && !Words.isSmall(result)
            ? is(result, power)
            : Words.isNumber(root) && !Words.isSmall(base)
                ? is(base, root)
                : isWritten(base, exponent, result);
    return same == Truth.UNKNOWN && differ(base, exponent, result) ? Truth.FALSE : same;
  }

  /** A power of a small fraction, if it is one again. */
  private static long smallPower(long base, long exponent) {
    if (!Words.isSmall(base) || !Words.isSmall(exponent)) {
      return Words.LARGE;
    }
    long root = Words.root(base, Words.denominator(exponent));
    return root == Words.UNDEFINED ? Words.LARGE : Words.power(root, Words.numerator(exponent));
  }

  private Truth isWritten(long base, long exponent, long result) {
    if (!numbers.isFraction(base)
        || !numbers.isFraction(result)
        || !(numbers.exact(base) instanceof Rational a)
        || !(numbers.exact(result) instanceof Rational b)) {
      return Truth.UNKNOWN;
    }
    long p = Words.numerator(exponent);
    long q = Words.denominator(exponent);
    if (a.bits() * Math.abs(p) > MOST_BITS || b.bits() * q > MOST_BITS) {
      return Truth.UNKNOWN;
    }
    BigInteger above = p < 0 ? a.denominator() : a.numerator();
    BigInteger below = p < 0 ? a.numerator() : a.denominator();
    int size = (int) Math.abs(p);
    return Truth.of(
        above.pow(size).equals(b.numerator().pow((int) q))
            && below.pow(size).equals(b.denominator().pow((int) q)));
  }

  /** A proof that they are not the same, by what whole powers of them leave. */
  private boolean differ(long base, long exponent, long result) {
    Root ours = root(base);
    Root theirs = root(result);
    long one = Prints.raised(ours.left, ours.above, theirs.below, Words.numerator(exponent));
    long other = Prints.raised(theirs.left, theirs.above, ours.below, Words.denominator(exponent));
    return one != Prints.NONE && other != Prints.NONE && one != other;
  }

  /**
   * A number above zero as a power of one that field operations make of fractions.
   *
   * @param left what that one leaves; nothing where it is not so made
   * @param above the numerator of the exponent
   * @param below its denominator
   */
  private record Root(long left, long above, long below) {}

  private Root root(long word) {
    boolean power =
        !Words.isSmall(word)
            && numbers.made(word) == Made.POWER
            && Words.isSmall(numbers.right(word))
            && numbers.sign(numbers.left(word)) > 0;
    if (!power) {
      return new Root(left(word), 1, 1);
    }
    long exponent = numbers.right(word);
    return new Root(
        left(numbers.left(word)), Words.numerator(exponent), Words.denominator(exponent));
  }

  /** What a number leaves that field operations, and whole powers, make of fractions. */
  private long left(long word) {
    if (Words.isSmall(word)) {
      return Prints.of(word);
    }
    long a = numbers.left(word);
    long b = numbers.right(word);
    return switch (numbers.made(word)) {
      case GIVEN ->
          numbers.exact(word) instanceof Rational fraction
              ? quotient(Prints.of(fraction.numerator()), Prints.of(fraction.denominator()))
              : Prints.NONE;
      case SUM -> isKnown(left(a), left(b)) ? Prints.add(left(a), left(b)) : Prints.NONE;
      case DIFFERENCE ->
          isKnown(left(a), left(b)) ? Prints.subtract(left(a), left(b)) : Prints.NONE;
      case PRODUCT -> isKnown(left(a), left(b)) ? Prints.multiply(left(a), left(b)) : Prints.NONE;
      case QUOTIENT -> quotient(left(a), left(b));
      case POWER ->
          Words.isSmallWhole(b) ? Prints.raised(left(a), Words.numerator(b)) : Prints.NONE;
      case LOGARITHM, FACTORIAL -> Prints.NONE;
    };
  }

  private static boolean isKnown(long a, long b) {
    return a != Prints.NONE && b != Prints.NONE;
  }

  private static long quotient(long a, long b) {
    return isKnown(a, b) && Prints.isUnit(b) ? Prints.divide(a, b) : Prints.NONE;
  }
}
