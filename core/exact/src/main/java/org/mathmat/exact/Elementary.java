package org.mathmat.exact;

import java.math.BigInteger;

/**
 * Enclosures of exp, ln, roots, cosine, sine and arc tangent. Each works in fixed point with at
 * least 30 bits to spare over what its error analysis asks for, and widens its result by 2^-8 of
 * the last bit asked for.
 */
final class Elementary {
  private static final BigInteger ONE = BigInteger.ONE;
  private static volatile Fixed ln2 = new Fixed(0, BigInteger.ZERO);
  private static volatile Fixed pi = new Fixed(0, BigInteger.ZERO);
  private final Work work;

  Elementary(Work work) {
    this.work = work;
  }

  /** A constant times 2^bits. */
  private record Fixed(int bits, BigInteger value) {}

  /** ln 2 times 2^bits, within 2. */
  private static BigInteger ln2(int bits) {
    Fixed known = ln2;
    if (known.bits < bits) {
      int wide = bits + bits / 2 + 64;
      known = new Fixed(wide, atanInverse(3, wide + 32, false).shiftRight(31));
      ln2 = known;
    }
    return known.value.shiftRight(known.bits - bits);
  }

  /** π times 2^bits, within 2. */
  static BigInteger pi(int bits) {
    Fixed known = pi;
    if (known.bits < bits) {
      int wide = bits + bits / 2 + 64;
      BigInteger machin =
          atanInverse(5, wide + 32, true)
              .shiftLeft(4)
              .subtract(atanInverse(239, wide + 32, true).shiftLeft(2));
      known = new Fixed(wide, machin.shiftRight(32));
      pi = known;
    }
    return known.value.shiftRight(known.bits - bits);
  }

  /** The arc tangent (signs alternate) or its hyperbolic twin of 1/n, times 2^bits. */
  private static BigInteger atanInverse(int n, int bits, boolean alternate) {
    BigInteger square = BigInteger.valueOf((long) n * n);
    BigInteger power = ONE.shiftLeft(bits).divide(BigInteger.valueOf(n));
    BigInteger sum = power;
    for (long k = 3; power.signum() != 0; k += 2) {
      power = power.divide(square);
      BigInteger term = power.divide(BigInteger.valueOf(k));
      sum = alternate && k % 4 == 3 ? sum.subtract(term) : sum.add(term);
    }
    return sum;
  }

  private static int squareRoot(int n) {
    int root = 1;
    while (root * root < n) {
      root++;
    }
    return root;
  }

  Interval exp(Interval x, int precision) {
    if (x.lo().equals(x.hi())) {
      return exp(x.lo(), precision);
    }
    return new Interval(exp(x.lo(), precision).lo(), exp(x.hi(), precision).hi());
  }

  private Interval exp(Dyadic x, int precision) {
    if (x.signum() == 0) {
      return Interval.ONE;
    }
    if (x.isInfinite() || x.top() > 58) {
      Dyadic edge = Dyadic.powerOfTwo(x.signum() * (1L << 57));
      return x.signum() > 0 ? new Interval(edge, Dyadic.INFINITY) : new Interval(Dyadic.ZERO, edge);
    }
    int top = (int) Math.max(0, x.top());
    int halvings = squareRoot(precision) / 2 + 4;
    int bits = precision + 2 * top + halvings + 48;
    work.spendAt(bits);
    BigInteger fixed = x.fixed(bits);
    BigInteger unit = ln2(bits);
    BigInteger[] parts = fixed.divideAndRemainder(unit);
    BigInteger small = parts[1].shiftRight(halvings);
    BigInteger one = ONE.shiftLeft(bits);
    BigInteger sum = one.add(small);
    BigInteger term = small;
    for (long k = 2; term.bitLength() > 1; k++) {
      work.spendAt(bits);
      term = term.multiply(small).shiftRight(bits).divide(BigInteger.valueOf(k));
      sum = sum.add(term);
    }
    for (int i = 0; i < halvings; i++) {
      work.spendAt(bits);
      sum = sum.multiply(sum).shiftRight(bits);
    }
    BigInteger error = ONE.shiftLeft(bits - precision - 8);
    long scale = parts[0].longValue() - bits;
    return new Interval(
        new Dyadic(sum.subtract(error), scale).round(precision + 8, false),
        new Dyadic(sum.add(error), scale).round(precision + 8, true));
  }

  /** The natural logarithm of an interval of positive numbers. */
  Interval ln(Interval x, int precision) {
    if (x.lo().equals(x.hi())) {
      return ln(x.lo(), precision);
    }
    Dyadic hi = x.hi().isInfinite() ? Dyadic.INFINITY : ln(x.hi(), precision).hi();
    return new Interval(ln(x.lo(), precision).lo(), hi);
  }

  private Interval ln(Dyadic x, int precision) {
    if (x.equals(Dyadic.ONE)) {
      return Interval.ZERO;
    }
    long power = x.top();
    int roots = squareRoot(precision) / 4 + 3;
    int bits = precision + roots + 48 + Long.SIZE - Long.numberOfLeadingZeros(Math.abs(power));
    work.spendAt(bits);
    BigInteger one = ONE.shiftLeft(bits);
    BigInteger y = new Dyadic(x.m(), x.e() - power).fixed(bits);
    if (y.shiftLeft(2).compareTo(one.multiply(BigInteger.valueOf(3))) < 0) {
      y = new Dyadic(x.m(), x.e() - power + 1).fixed(bits);
      power--;
    }
    for (int i = 0; i < roots; i++) {
      work.spendAt(bits, 15);
      y = y.shiftLeft(bits).sqrt();
    }
    BigInteger t = y.subtract(one).shiftLeft(bits).divide(y.add(one));
    BigInteger square = t.multiply(t).shiftRight(bits);
    BigInteger sum = t;
    BigInteger term = t;
    for (long k = 3; term.abs().bitLength() > 1; k += 2) {
      work.spendAt(bits);
      term = term.multiply(square).shiftRight(bits);
      sum = sum.add(term.divide(BigInteger.valueOf(k)));
    }
    sum = sum.shiftLeft(roots + 1).add(ln2(bits).multiply(BigInteger.valueOf(power)));
    return enclose(sum, bits, precision);
  }

  private static Interval enclose(BigInteger fixed, int bits, int precision) {
    BigInteger error = ONE.shiftLeft(bits - precision - 8);
    return new Interval(
        new Dyadic(fixed.subtract(error), -bits), new Dyadic(fixed.add(error), -bits));
  }

  /** The k-th root of an interval of numbers that are not negative. */
  Interval root(Interval x, long k, int precision) {
    if (k == 1) {
      return x;
    }
    if (x.lo().equals(x.hi())) {
      return root(x.lo(), k, precision);
    }
    Dyadic hi = x.hi().isInfinite() ? Dyadic.INFINITY : root(x.hi(), k, precision).hi();
    return new Interval(root(x.lo(), k, precision).lo(), hi);
  }

  private Interval root(Dyadic x, long k, int precision) {
    if (x.signum() == 0) {
      return Interval.ZERO;
    }
    return k == 2 ? squareRoot(x, precision) : new Roots(work, this).root(x, k, precision);
  }

  private Interval squareRoot(Dyadic x, int precision) {
    work.spendAt(precision, 20);
    int shift = Math.max(0, 2 * precision + 2 - x.m().bitLength());
    if (((x.e() - shift) & 1) != 0) {
      shift++;
    }
    BigInteger scaled = x.m().shiftLeft(shift);
    BigInteger root = scaled.sqrt();
    boolean exact = root.multiply(root).equals(scaled);
    long exponent = (x.e() - shift) / 2;
    return new Interval(
        new Dyadic(root, exponent).round(precision, false),
        new Dyadic(exact ? root : root.add(ONE), exponent).round(precision, true));
  }

  /** The point of the unit circle at 2πq. */
  Box unit(Rational q, int precision) {
    int bits = precision + 48;
    BigInteger angle = pi(bits + 8).multiply(q.numerator()).shiftRight(7).divide(q.denominator());
    return circle(angle, bits, precision);
  }

  /** The points of the unit circle at these angles. */
  Box circle(Interval angle, int precision) {
    int bits = precision + 48;
    Box middle = circle(angle.middle().fixed(bits), bits, precision);
    Dyadic radius = angle.radius();
    Interval play = new Interval(radius.negate(), radius);
    return new Box(middle.re().plus(play, precision), middle.im().plus(play, precision));
  }

  private Box circle(BigInteger angle, int bits, int precision) {
    BigInteger quarter = pi(bits).shiftRight(1);
    BigInteger turns = angle.add(quarter.shiftRight(1)).divide(quarter);
    BigInteger x = angle.subtract(turns.multiply(quarter));
    BigInteger square = x.multiply(x).shiftRight(bits).negate();
    BigInteger cos = ONE.shiftLeft(bits);
    BigInteger sin = x;
    BigInteger cosTerm = cos;
    BigInteger sinTerm = x;
    for (long k = 1; cosTerm.abs().bitLength() > 1 || sinTerm.abs().bitLength() > 1; k += 2) {
      work.spendAt(bits, 2);
      cosTerm = cosTerm.multiply(square).shiftRight(bits).divide(BigInteger.valueOf(k * (k + 1)));
      sinTerm =
          sinTerm.multiply(square).shiftRight(bits).divide(BigInteger.valueOf((k + 1) * (k + 2)));
      cos = cos.add(cosTerm);
      sin = sin.add(sinTerm);
    }
    Interval c = enclose(cos, bits, precision);
    Interval s = enclose(sin, bits, precision);
    return switch (Math.floorMod(turns.intValue(), 4)) {
      case 0 -> new Box(c, s);
      case 1 -> new Box(s.negate(), c);
      case 2 -> new Box(c.negate(), s.negate());
      default -> new Box(s, c.negate());
    };
  }

  /**
   * The principal arguments of a box that contains neither zero nor a point of the negative axis.
   */
  Interval argument(Box z, int precision) {
    Interval first = argument(z.re().lo(), z.im().lo(), precision);
    Dyadic lo = first.lo();
    Dyadic hi = first.hi();
    Dyadic[] res = {z.re().lo(), z.re().hi(), z.re().hi()};
    Dyadic[] ims = {z.im().hi(), z.im().lo(), z.im().hi()};
    for (int i = 0; i < 3; i++) {
      Interval corner = argument(res[i], ims[i], precision);
      lo = corner.lo().compare(lo) < 0 ? corner.lo() : lo;
      hi = corner.hi().compare(hi) > 0 ? corner.hi() : hi;
    }
    return new Interval(lo, hi);
  }

  private Interval argument(Dyadic re, Dyadic im, int precision) {
    int halvings = squareRoot(precision) / 4 + 3;
    int bits = precision + halvings + 48;
    boolean steep = im.abs().compare(re.abs()) > 0;
    Dyadic ratio =
        steep ? re.abs().over(im.abs(), bits + 8, false) : im.abs().over(re.abs(), bits + 8, false);
    BigInteger one = ONE.shiftLeft(bits);
    BigInteger t = ratio.fixed(bits);
    for (int i = 0; i < halvings; i++) {
      work.spendAt(bits, 15);
      BigInteger hypotenuse = one.multiply(one).add(t.multiply(t)).sqrt();
      t = t.shiftLeft(bits).divide(one.add(hypotenuse));
    }
    BigInteger square = t.multiply(t).shiftRight(bits).negate();
    BigInteger sum = t;
    BigInteger term = t;
    for (long k = 3; term.abs().bitLength() > 1; k += 2) {
      work.spendAt(bits);
      term = term.multiply(square).shiftRight(bits);
      sum = sum.add(term.divide(BigInteger.valueOf(k)));
    }
    BigInteger angle = sum.shiftLeft(halvings);
    if (steep) {
      angle = pi(bits).shiftRight(1).subtract(angle);
    }
    if (re.signum() < 0) {
      angle = pi(bits).subtract(angle);
    }
    return enclose(im.signum() < 0 ? angle.negate() : angle, bits, precision);
  }
}
