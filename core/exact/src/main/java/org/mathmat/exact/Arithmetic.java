package org.mathmat.exact;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The operations and questions, each within an effort. */
public final class Arithmetic {
  private static final Undecided OPEN = new Undecided("not decided");
  private final Effort effort;
  private final BooleanSupplier stop;

  public Arithmetic(Effort effort) {
    this(effort, () -> false);
  }

  /** Gives up, with an undecided answer, also as soon as {@code stop} says so. */
  public Arithmetic(Effort effort, BooleanSupplier stop) {
    this.effort = effort;
    this.stop = stop;
  }

  public Outcome add(Num a, Num b) {
    return a instanceof Rational x && b instanceof Rational y ? bounded(x.plus(y)) : OPEN;
  }

  public Outcome subtract(Num a, Num b) {
    return a instanceof Rational x && b instanceof Rational y ? bounded(x.minus(y)) : OPEN;
  }

  public Outcome multiply(Num a, Num b) {
    return a instanceof Rational x && b instanceof Rational y ? bounded(x.times(y)) : OPEN;
  }

  public Outcome divide(Num a, Num b) {
    if (a instanceof Rational x && b instanceof Rational y) {
      return y.isZero() ? new Undefined("divides by zero") : bounded(x.over(y));
    }
    return OPEN;
  }

  /** The real power: a negative base needs an exponent with an odd denominator in lowest terms. */
  public Outcome power(Num base, Num exponent) {
    if (base instanceof Rational x && exponent instanceof Rational y) {
      if (x.isZero()) {
        return y.signum() > 0 ? Num.ZERO : new Undefined("0 to a power that is not positive");
      }
      if (x.isOne()) {
        return x;
      }
      if (y.isInteger() && y.numerator().bitLength() < 32 && !stop.getAsBoolean()) {
        int n = y.numerator().intValue();
        return x.bits() * Math.abs((long) n) > effort.writtenBits() ? OPEN : x.pow(n);
      }
    }
    return OPEN;
  }

  /** The radicand to the power 1/index. */
  public Outcome root(Num index, Num radicand) {
    Outcome inverse = divide(Num.ONE, index);
    return inverse instanceof Num exponent ? power(radicand, exponent) : inverse;
  }

  /** All complex values of the power, the principal one first. */
  public List<Outcome> complexPowers(Num base, Num exponent) {
    return List.of(power(base, exponent));
  }

  public Outcome log(Num base, Num x) {
    return OPEN;
  }

  public Outcome factorial(Num n) {
    if (n instanceof Rational x && (!x.isInteger() || x.signum() < 0)) {
      return new Undefined("factorial of what is not a whole number");
    }
    if (n instanceof SmallRat(long count, _) && count <= 1000) {
      BigInteger product = BigInteger.ONE;
      for (long i = 2; i <= count; i++) {
        product = product.multiply(BigInteger.valueOf(i));
      }
      return Num.of(product);
    }
    return OPEN;
  }

  public Outcome numberOfFactors(Num n) {
    return OPEN;
  }

  /** The smallest prime above x. */
  public Outcome nextPrime(Num x) {
    return OPEN;
  }

  public Outcome remainder(Num a, Num b) {
    return OPEN;
  }

  public Outcome lcm(Num a, Num b) {
    return OPEN;
  }

  public Outcome gcf(Num a, Num b) {
    return OPEN;
  }

  public Truth equal(Num a, Num b) {
    if (a.equals(b)) {
      return Truth.TRUE;
    }
    return a instanceof Rational && b instanceof Rational ? Truth.FALSE : Truth.UNKNOWN;
  }

  public Truth isZero(Num a) {
    return equal(a, Num.ZERO);
  }

  public Truth isReal(Num a) {
    return a instanceof Rational ? Truth.TRUE : Truth.UNKNOWN;
  }

  public Truth isInteger(Num a) {
    return a instanceof Rational x ? Truth.of(x.isInteger()) : Truth.UNKNOWN;
  }

  public Truth isRational(Num a) {
    return a instanceof Rational ? Truth.TRUE : Truth.UNKNOWN;
  }

  public Truth less(Num a, Num b) {
    return a instanceof Rational x && b instanceof Rational y
        ? Truth.of(x.compareTo(y) < 0)
        : Truth.UNKNOWN;
  }

  /** The whole number that this is proved to be, where it can be written out. */
  public Optional<BigInteger> integer(Num a) {
    return a.integerValue();
  }

  private Outcome bounded(Rational value) {
    return value.bits() > effort.writtenBits() ? OPEN : value;
  }
}
