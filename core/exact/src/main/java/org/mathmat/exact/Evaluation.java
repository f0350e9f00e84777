package org.mathmat.exact;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Encloses forms in boxes, at one precision. */
final class Evaluation {
  private static final BigInteger DIRECT = BigInteger.valueOf(4096);
  private static final int DIRECT_BITS = 24;
  private static final int MANY = 32;
  private static final int[] STIRLING = {12, -360, 1260};
  private static final int AFTER = 1680;
  private final Work work;
  private final Elementary elementary;
  private final int precision;
  private final Map<Atom, Box> values = new HashMap<>();

  Evaluation(Work work, int precision) {
    this.work = work;
    this.elementary = new Elementary(work);
    this.precision = precision;
  }

  Box of(Num value) {
    return switch (value) {
      case Rational r -> Box.real(Interval.of(r, precision));
      case Quotient q -> {
        Box above = of(q.num());
        if (q.den().isOne()) {
          yield above;
        }
        Box below = of(q.den());
        yield above.times(inverse(below), precision);
      }
    };
  }

  private Box inverse(Box box) {
    if (box.isReal()) {
      return box.re().containsZero() ? Box.real(Interval.ALL) : box.inverse(precision);
    }
    return box.norm(precision).containsZero() ? Box.ALL : box.inverse(precision);
  }

  Box of(Sum sum) {
    Box total = Box.real(Interval.ZERO);
    for (Term term : sum.terms()) {
      total = total.plus(of(term), precision);
    }
    return total;
  }

  Box of(Term term) {
    Key key = term.key();
    work.spendAt(precision, 2L + 2L * Math.min(key.size(), MANY));
    Box product = Box.real(Interval.of(term.coefficient(), precision));
    boolean many = key.size() > MANY;
    if (many) {
      product = product.times(Box.real(wholePowers(key)), precision);
      product = product.times(Box.real(fractionalPowers(key)), precision);
    }
    for (int i = 0; i < key.size(); i++) {
      if (!many || !isSmallPower(key, i)) {
        product = product.times(power(key.atom(i), key.exponent(i)), precision);
      }
    }
    if (key.phase().equals(Key.QUARTER)) {
      product = new Box(product.im().negate(), product.re());
    } else if (!key.phase().isZero()) {
      product = product.times(elementary.unit(key.phase(), precision), precision);
    }
    return product;
  }

  private static boolean isSmallPower(Key key, int i) {
    return key.atom(i) instanceof Prime
        && key.exponent(i) instanceof SmallRat r
        && r.floor().bitLength() < 31;
  }

  /** The product of the whole parts of many powers of primes, all squared together. */
  private Interval wholePowers(Key key) {
    int bits = precision + 32;
    int[] exponents = new int[key.size()];
    for (int i = 0; i < key.size(); i++) {
      exponents[i] = isSmallPower(key, i) ? ((Rational) key.exponent(i)).floor().intValue() : 0;
    }
    Interval above = Interval.ONE;
    Interval below = Interval.ONE;
    for (int bit = 30; bit >= 0; bit--) {
      above = above.times(above, bits);
      below = below.times(below, bits);
      for (int i = 0; i < key.size(); i++) {
        if (((Math.abs(exponents[i]) >> bit) & 1) == 1) {
          work.spend(20);
          Interval prime = of(key.atom(i)).re();
          if (exponents[i] > 0) {
            above = above.times(prime, bits);
          } else {
            below = below.times(prime, bits);
          }
        }
      }
    }
    return above.times(below.inverse(bits), bits);
  }

  /** The product of the fractional parts of many powers, those with the same root together. */
  private Interval fractionalPowers(Key key) {
    int bits = precision + 32;
    Map<Rational, Interval> radicands = new LinkedHashMap<>();
    for (int i = 0; i < key.size(); i++) {
      if (isSmallPower(key, i) && key.exponent(i) instanceof SmallRat r && !r.isInteger()) {
        work.spend(20);
        radicands.merge(
            r.minus(Rational.of(r.floor())), of(key.atom(i)).re(), (x, y) -> x.times(y, bits));
      }
    }
    Interval product = Interval.ONE;
    for (Map.Entry<Rational, Interval> radicand : radicands.entrySet()) {
      product = product.times(power(radicand.getValue(), radicand.getKey()), bits);
    }
    return product;
  }

  private Box power(Atom atom, Num exponent) {
    Box base = of(atom);
    if (atom instanceof Logarithm && exponent instanceof Rational r) {
      if (r.numerator().bitLength() > 62) {
        return Box.real(Interval.ALL);
      }
      Box power = base.pow(r.numerator().abs().longValueExact(), precision);
      return r.signum() < 0 ? inverse(power) : power;
    }
    return atom.isPositive() ? Box.real(power(base.re(), exponent)) : complexPower(base, exponent);
  }

  /** The value of an atom. */
  private Box of(Atom atom) {
    if (atom instanceof Prime(BigInteger p)) {
      return Box.real(Interval.of(Rational.of(p), precision));
    }
    Box known = values.get(atom);
    if (known == null) {
      known =
          switch (atom) {
            case Prime(BigInteger p) -> Box.real(Interval.of(Rational.of(p), precision));
            case Radicand g -> g.isPositive() ? Box.real(of(g.sum()).re()) : of(g.sum());
            case Logarithm(Atom inner) -> Box.real(logarithm(inner));
            case Factorial(Num n) -> Box.real(factorial(of(n).re()));
          };
      values.put(atom, known);
    }
    return known;
  }

  private Interval logarithm(Atom atom) {
    return atom instanceof Factorial(Num n)
        ? logFactorial(of(n).re())
        : ln(of(atom).re(), precision);
  }

  /** The logarithm of numbers known to be positive. */
  private Interval ln(Interval x, int bits) {
    if (x.lo().signum() <= 0) {
      Dyadic hi = x.hi().isInfinite() ? Dyadic.INFINITY : upperLn(x.hi(), bits);
      return new Interval(Dyadic.MINUS_INFINITY, hi);
    }
    return elementary.ln(x, bits);
  }

  private Dyadic upperLn(Dyadic x, int bits) {
    return x.signum() <= 0 ? Dyadic.INFINITY : elementary.ln(new Interval(x, x), bits).hi();
  }

  /** A real power of numbers known to be positive. */
  private Interval power(Interval base, Num exponent) {
    if (base.hi().signum() <= 0) {
      return Interval.ALL;
    }
    Interval clean = base.lo().signum() < 0 ? new Interval(Dyadic.ZERO, base.hi()) : base;
    if (exponent instanceof Rational r
        && r.numerator().bitLength() <= DIRECT_BITS
        && r.denominator().compareTo(DIRECT) <= 0) {
      int bits = precision + 16 + r.numerator().bitLength();
      Interval root = elementary.root(clean, r.denominator().longValue(), bits);
      work.spendAt(bits, 2L * r.numerator().bitLength());
      Interval power = root.pow(r.numerator().abs().longValue(), bits);
      if (r.signum() >= 0) {
        return power;
      }
      return power.lo().signum() <= 0
          ? new Interval(
              power.hi().isInfinite() ? Dyadic.ZERO : Dyadic.ONE.over(power.hi(), bits, false),
              Dyadic.INFINITY)
          : power.inverse(bits);
    }
    Interval rough = of(exponent).re();
    long top = Math.max(top(rough.lo()), top(rough.hi()));
    int bits = precision + (int) Math.min(Math.max(top, 0), 512) + 16;
    Interval e = exponent instanceof Rational r ? Interval.of(r, bits) : rough;
    return elementary.exp(e.times(ln(clean, bits), bits), precision);
  }

  private static long top(Dyadic x) {
    return x.isInfinite() || x.signum() == 0 ? 0 : x.top();
  }

  /** The principal power of numbers known not to be real. */
  private Box complexPower(Box base, Num exponent) {
    Rational r = (Rational) exponent;
    if (r.isInteger() && r.numerator().abs().compareTo(DIRECT) <= 0) {
      work.spendAt(precision, 8L * r.numerator().bitLength());
      Box power = base.pow(r.numerator().abs().longValue(), precision);
      return r.signum() < 0 ? inverse(power) : power;
    }
    if (!base.re().isFinite() || !base.im().isFinite()) {
      return Box.ALL;
    }
    Interval size = power(base.norm(precision), r.times(SmallRat.HALF));
    boolean cut = base.im().containsZero() && base.re().lo().signum() <= 0;
    if (cut) {
      Interval disc = new Interval(size.hi().negate(), size.hi());
      return new Box(disc, disc);
    }
    Interval angle =
        elementary.argument(base, precision).times(Interval.of(r, precision + 16), precision + 16);
    Box circle = elementary.circle(angle, precision);
    return new Box(circle.re().times(size, precision), circle.im().times(size, precision));
  }

  private Interval factorial(Interval n) {
    return elementary.exp(logFactorial(n), precision);
  }

  /**
   * ln n! = n ln n - n + ln(2πn)/2 + 1/12n - 1/360n³ + 1/1260n⁵ - r with 0 &lt; r &lt; 1/1680n⁷
   * (Stirling's series, whose sums enclose it), for a large n.
   */
  private Interval logFactorial(Interval n) {
    int bits = precision + 32;
    Interval positive = n.lo().signum() <= 0 ? new Interval(Dyadic.ONE, n.hi()) : n;
    Interval ln = ln(positive, bits);
    Interval twoPi =
        new Interval(
            new Dyadic(Elementary.pi(bits).subtract(BigInteger.TWO), 1L - bits),
            new Dyadic(Elementary.pi(bits).add(BigInteger.TWO), 1L - bits));
    Interval tail = ln(twoPi, bits).plus(ln, bits).times(Interval.of(SmallRat.HALF, 8), bits);
    Interval rest =
        positive.hi().isInfinite()
            ? new Interval(Dyadic.ZERO, Dyadic.ONE)
            : stirling(positive.inverse(bits), bits);
    return positive.times(ln.minus(Interval.ONE, bits), bits).plus(tail, bits).plus(rest, bits);
  }

  private static Interval stirling(Interval inverse, int bits) {
    Interval square = inverse.times(inverse, bits);
    Interval power = inverse;
    Interval sum = Interval.ZERO;
    for (int divisor : STIRLING) {
      sum =
          sum.plus(
              power.times(Interval.of(Rational.of(1).over(Rational.of(divisor)), bits), bits),
              bits);
      power = power.times(square, bits);
    }
    Interval last = power.times(Interval.of(Rational.of(-1, AFTER), bits), bits);
    return sum.plus(new Interval(last.lo(), Dyadic.ZERO), bits);
  }
}
