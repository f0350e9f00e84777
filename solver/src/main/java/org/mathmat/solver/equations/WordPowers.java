package org.mathmat.solver.equations;

import java.math.BigInteger;
import org.mathmat.exact.Num;
import org.mathmat.exact.Rational;
import org.mathmat.solver.equations.Table.Kind;
import org.mathmat.solver.equations.Table.Made;

/** Real powers and logarithms of words. */
final class WordPowers {
  /** Powers of fractions are written out up to about so many bits. */
  private static final double WRITTEN = 800;

  /** The exact tower writes a power of a prime out up to so many bits. */
  private static final long MOST_BITS = 1 << 14;

  private final WordArithmetic words;
  private final Numbers numbers;
  private final Beyond beyond;

  WordPowers(WordArithmetic words, Beyond beyond) {
    this.words = words;
    this.numbers = words.numbers();
    this.beyond = beyond;
  }

  /** A real power. */
  long power(long a, long b) {
    if (numbers.kind(a).isOther() || numbers.kind(b).isOther()) {
      return numbers.exactly(Made.POWER, a, b);
    }
    if (a == Words.ZERO) {
      return b != Words.ZERO && numbers.sign(b) > 0 ? Words.ZERO : Words.UNDEFINED;
    }
    if (b == Words.ZERO || a == Words.ONE) {
      return Words.ONE;
    }
    if (b == Words.ONE) {
      return a;
    }
    if (numbers.kind(a).isBeyond() || numbers.kind(b).isBeyond()) {
      return beyond.power(a, b);
    }
    if (Words.isSmall(b)) {
      return Words.isSmall(a) ? smallPower(a, b) : fractionalPower(a, b);
    }
    boolean fraction = numbers.kind(b) == Kind.FRACTION;
    if (fraction && isWritten(a) && isWritten(b)) {
      return largePower(a, b);
    }
    if (numbers.sign(a) < 0) {
      return numbers.isProvedIrrational(b) ? Words.UNDEFINED : ofNegative(a, b);
    }
    return realPower(a, b, 1, false);
  }

  /** A power of a number below zero; a power of a whole number is as odd as the number. */
  private long ofNegative(long a, long b) {
    if (numbers.made(b) != Made.POWER
        || !Words.isSmallWhole(numbers.left(b))
        || !Words.isSmallWhole(numbers.right(b))) {
      return numbers.exactly(Made.POWER, a, b);
    }
    boolean odd = (Words.numerator(numbers.left(b)) & 1) == 1;
    if (!odd && Words.numerator(numbers.right(b)) < 0) {
      return Words.UNDEFINED;
    }
    long size = words.power(words.negate(a), b);
    return odd && Words.isNumber(size) ? words.negate(size) : size;
  }

  /** A power whose size is that of the base to the exponent, neither of them 0, nor the base 1. */
  private long realPower(long a, long b, int sign, boolean irrational) {
    if (numbers.kind(b).isLarge() && numbers.ball(b).middle() < 0) {
      Ball nearOne = new Ball(sign, 0x1p-44);
      return Math.abs(numbers.log(a).middle()) < 1e15
          ? numbers.placed(Made.POWER, a, b, nearOne, irrational ? Kind.IRRATIONAL : Kind.NOT_SMALL)
          : numbers.exactly(Made.POWER, a, b);
    }
    if (numbers.kind(b).isLarge()) {
      Ball exponent = numbers.ball(b).powerOfTwo();
      if (!exponent.isSharp()) {
        return beyond.power(a, b, sign, numbers.log(a));
      }
      Ball signed = numbers.sign(b) < 0 ? exponent.negate() : exponent;
      return numbers.large(Made.POWER, a, b, sign, numbers.log(a).times(signed));
    }
    Ball size =
        numbers.kind(a).isLarge() ? Ball.NONE : numbers.ball(a).abs().power(numbers.ball(b));
    if (!size.isSharp()) {
      return isBesideOne(a) && Math.abs(numbers.ball(b).middle()) < 1e15
          ? numbers.placed(Made.POWER, a, b, new Ball(sign, 0x1p-44), Kind.NOT_SMALL)
          : numbers.large(Made.POWER, a, b, sign, log(a).times(numbers.ball(b)));
    }
    Ball ball = sign < 0 ? size.negate() : size;
    boolean isOne = size.simple() == Words.ONE;
    Kind kind = irrational ? Kind.IRRATIONAL : isOne ? Kind.NOT_SMALL : Kind.REAL;
    return numbers.placed(Made.POWER, a, b, ball, kind);
  }

  /** Whether it is a fraction that is known exactly. */
  private boolean isWritten(long word) {
    return numbers.kind(word) == Kind.FRACTION && numbers.exact(word) instanceof Rational;
  }

  /** A power of a fraction with a fraction of a large numerator or denominator for exponent. */
  private long largePower(long a, long b) {
    Rational base = (Rational) numbers.num(a);
    Rational exponent = (Rational) numbers.num(b);
    BigInteger index = exponent.denominator();
    boolean whole = index.equals(BigInteger.ONE);
    boolean minus = base.signum() < 0;
    if (minus && !index.testBit(0)) {
      return Words.UNDEFINED;
    }
    if (!whole && index.compareTo(BigInteger.valueOf(base.bits())) <= 0) {
      return Words.isSmall(a)
          ? powerOfRoot(a, b, index.longValueExact(), exponent.numerator())
          : numbers.exactly(Made.POWER, a, b);
    }
    // no fraction but 1 of so few bits has a root of that index which is a fraction
    boolean negative = minus && exponent.numerator().testBit(0);
    return base.abs().isOne()
        ? Words.whole(negative ? -1 : 1)
        : realPower(a, b, negative ? -1 : 1, !whole);
  }

  /** A power with an exponent of which only the numerator is large. */
  private long powerOfRoot(long a, long b, long index, BigInteger numerator) {
    boolean minus = Words.numerator(a) < 0;
    long root = Words.root(minus ? Words.negate(a) : a, index);
    return root == Words.UNDEFINED
        ? realPower(a, b, minus && numerator.testBit(0) ? -1 : 1, true)
        : power(minus ? Words.negate(root) : root, numbers.of(Num.of(numerator)));
  }

  private long smallPower(long a, long b) {
    long n = Words.numerator(b);
    long d = Words.denominator(b);
    if (d == 1) {
      long power = Words.power(a, n);
      return power != Words.LARGE ? power : fractionalPower(a, b);
    }
    boolean minus = Words.numerator(a) < 0;
    if (minus && (d & 1) == 0) {
      return Words.UNDEFINED;
    }
    long size = minus ? Words.negate(a) : a;
    long root = Words.root(size, d);
    if (root == Words.UNDEFINED) {
      return fractionalPower(a, b);
    }
    long signed = minus ? Words.negate(root) : root;
    long power = Words.power(signed, n);
    return power != Words.LARGE ? power : fractionalPower(signed, Words.whole(n));
  }

  /** A power with a small fraction for exponent that is not 0 or 1. */
  private long fractionalPower(long a, long b) {
    long n = Words.numerator(b);
    long d = Words.denominator(b);
    if (numbers.kind(a) == Kind.FRACTION
        && d == 1
        && Math.abs(n) * numbers.log(a).abs().middle() < WRITTEN) {
      if (isWrittenPower(a, n)) {
        return writtenPower(a, b, n);
      }
      if (n == -1 && !Words.isSmall(a)) {
        return numbers.exactly(Made.POWER, a, b);
      }
    }
    boolean minus = numbers.sign(a) < 0;
    if (minus && (d & 1) == 0) {
      return Words.UNDEFINED;
    }
    long whole = minus ? Words.LARGE : exponentOfBase(a, b);
    if (whole != Words.LARGE) {
      return power(numbers.left(a), whole);
    }
    boolean irrational =
        d > 1 && (Words.isSmall(a) || (Math.abs(n) == 1 && numbers.kind(a) == Kind.IRRATIONAL));
    int sign = minus && (n & 1) == 1 ? -1 : 1;
    return realPower(a, b, sign, irrational);
  }

  /**
   * The exponent that makes a power of a power of its base, which is a small fraction above zero;
   * large where it is not so simple. In one step less is lost than in two.
   */
  private long exponentOfBase(long power, long exponent) {
    boolean simple =
        !Words.isSmall(power)
            && numbers.made(power) == Made.POWER
            && Words.isSmall(numbers.left(power))
            && Words.numerator(numbers.left(power)) > 0
            && Words.isSmall(numbers.right(power));
    return simple ? Words.multiply(numbers.right(power), exponent) : Words.LARGE;
  }

  /** Whether such a power is written out as well, and is surely no small fraction. */
  private boolean isWrittenPower(long a, long n) {
    return (n != -1 || Words.isSmall(a))
        && numbers.exact(a) instanceof Rational base
        && base.bits() * Math.abs(n) <= MOST_BITS;
  }

  /** A whole power that is no small fraction: it is beyond one, as is that of any that is not. */
  private long writtenPower(long a, long b, long n) {
    Ball size = numbers.ball(a).abs().power(Ball.of(b));
    boolean negative = numbers.sign(a) < 0 && (n & 1) == 1;
    return numbers.placed(Made.POWER, a, b, negative ? size.negate() : size, Kind.FRACTION);
  }

  /** The exponent that makes one positive number of another, which is not 1. */
  long logarithm(long base, long result) {
    if (numbers.kind(result).isBeyond()
        && numbers.made(result) == Made.POWER
        && numbers.sign(numbers.left(result)) > 0
        && !numbers.kind(base).isBeyond()) {
      long one = words.logarithm(base, numbers.left(result));
      return Words.isNumber(one) ? words.multiply(one, numbers.right(result)) : one;
    }
    if (numbers.kind(base).isOther()
        || numbers.kind(result).isOther()
        || numbers.kind(base).isBeyond()
        || numbers.kind(result).isBeyond()) {
      return numbers.exactly(Made.LOGARITHM, base, result);
    }
    Ball below = log(base);
    Ball ball = below.isSharp() ? log(result).over(below) : Ball.NONE;
    long more = ball.isSharp() || !below.isSharp() ? Words.OPEN : moreThanOne(result);
    if (Words.isNumber(more) && numbers.kind(more).isLarge()) {
      Ball size = numbers.ball(more).minus(below.abs().times(Ball.LN_2).log2());
      int sign = numbers.sign(more) < 0 == below.middle() < 0 ? 1 : -1;
      return numbers.large(Made.LOGARITHM, base, result, sign, size);
    }
    return numbers.placed(Made.LOGARITHM, base, result, ball, Kind.REAL);
  }

  /** Whether a number above zero is so near 1 that the difference cannot be written. */
  private boolean isBesideOne(long word) {
    long more = moreThanOne(word);
    return Words.isNumber(more) && numbers.kind(more).isLarge() && numbers.ball(more).middle() < 0;
  }

  /** Where log₂ of a number above zero lies; near 1 that is told by how far it is from it. */
  Ball log(long word) {
    Ball log = numbers.log(word);
    long more = log.isSharp() && !Words.isSmall(word) ? Words.OPEN : moreThanOne(word);
    return Words.isNumber(more) && numbers.spot(more).isSharp()
        ? numbers.spot(more).logarithmBesideOne().over(Ball.LN_2)
        : log;
  }

  /** A number less 1, where it is near 1 and not 1; open where it is not, or nothing is known. */
  private long moreThanOne(long word) {
    Ball ball = numbers.spot(word);
    return Math.abs(ball.middle() - 1) < 1e-3 && word != Words.ONE
        ? words.subtract(word, Words.ONE)
        : Words.OPEN;
  }
}
