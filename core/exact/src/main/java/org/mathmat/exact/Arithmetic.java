package org.mathmat.exact;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * The operations on numbers and the questions about them, each within an effort. What is not
 * decided within it is {@link Undecided} or {@link Truth#UNKNOWN}; nothing is ever guessed.
 */
public final class Arithmetic {
  private final Effort effort;
  private final BooleanSupplier stop;

  public Arithmetic(Effort effort) {
    this(effort, () -> false);
  }

  /** Gives up, undecided, also as soon as {@code stop} says so. */
  public Arithmetic(Effort effort, BooleanSupplier stop) {
    this.effort = effort;
    this.stop = stop;
  }

  /** Whether it was told to give up. */
  public boolean isStopped() {
    return stop.getAsBoolean();
  }

  public Outcome add(Num a, Num b) {
    if (a instanceof Rational x && b instanceof Rational y) {
      Rational sum = x.plus(y);
      if (sum.bits() <= Products.KEPT_BITS) {
        return sum;
      }
    }
    return within(engine -> engine.algebra().add(a, b));
  }

  public Outcome subtract(Num a, Num b) {
    if (a instanceof Rational x && b instanceof Rational y) {
      Rational difference = x.minus(y);
      if (difference.bits() <= Products.KEPT_BITS) {
        return difference;
      }
    }
    return within(engine -> engine.algebra().subtract(a, b));
  }

  public Outcome multiply(Num a, Num b) {
    if (a instanceof Rational x && b instanceof Rational y) {
      Rational product = x.times(y);
      if (product.bits() <= Products.KEPT_BITS) {
        return product;
      }
    }
    return within(engine -> engine.algebra().multiply(a, b));
  }

  public Outcome divide(Num a, Num b) {
    if (b instanceof Rational y) {
      return y.isZero() ? new Undefined("divides by zero") : multiply(a, y.inverse());
    }
    return within(engine ->
        switch (engine.zeroTest().isZero(b)) {
          case TRUE -> new Undefined("divides by zero");
          case UNKNOWN -> new Undecided("a divisor that could be 0");
          case FALSE -> engine.algebra().multiply(a, engine.algebra().invert(b));
        });
  }

  /**
   * The real power. A negative base has one only where the exponent is a fraction with an odd
   * denominator in lowest terms, a base that is not real only with a whole exponent, and 0 only
   * with a positive one.
   */
  public Outcome power(Num base, Num exponent) {
    if (base instanceof SmallRat x
        && exponent instanceof SmallRat(long n, long d)
        && d == 1
        && x.n() != 0
        && Math.abs(n) <= 64) {
      return Powers.fast(x, (int) n);
    }
    return within(engine -> engine.powers().power(base, exponent));
  }

  /** The radicand to the power 1/index. */
  public Outcome root(Num index, Num radicand) {
    Outcome exponent = divide(Num.ONE, index);
    if (exponent instanceof Undefined) {
      return new Undefined("a root with index 0");
    }
    return exponent instanceof Num e ? power(radicand, e) : exponent;
  }

  /**
   * All complex values of a power: as many as the denominator of a fractional exponent says, the
   * principal one first.
   */
  public List<Outcome> complexPowers(Num base, Num exponent) {
    Engine engine = new Engine(new Work(effort, stop));
    try {
      return new ComplexPowers(engine).powers(base, exponent);
    } catch (OutOfEffort e) {
      return List.of(new Undecided(e.why()));
    }
  }

  public Outcome log(Num base, Num x) {
    return within(engine -> engine.logarithms().log(base, x));
  }

  public Outcome factorial(Num n) {
    return within(engine -> new WholeNumbers(engine).factorial(n));
  }

  /** How many counting numbers divide a counting number. */
  public Outcome numberOfFactors(Num n) {
    return within(engine -> new WholeNumbers(engine).numberOfFactors(n));
  }

  /** The smallest prime above a real number. */
  public Outcome nextPrime(Num x) {
    return within(engine -> new WholeNumbers(engine).nextPrime(x));
  }

  /** What is left of a whole number when it is divided by a counting number. */
  public Outcome remainder(Num a, Num b) {
    return within(engine -> new WholeNumbers(engine).remainder(a, b));
  }

  public Outcome lcm(Num a, Num b) {
    return within(engine -> new WholeNumbers(engine).lcm(a, b));
  }

  public Outcome gcf(Num a, Num b) {
    return within(engine -> new WholeNumbers(engine).gcf(a, b));
  }

  public Truth equal(Num a, Num b) {
    if (a.equals(b)) {
      return Truth.TRUE;
    }
    if (a instanceof Rational && b instanceof Rational) {
      return Truth.FALSE;
    }
    return ask(engine -> engine.predicates().equal(a, b));
  }

  public Truth isZero(Num a) {
    return ask(engine -> engine.zeroTest().isZero(a));
  }

  public Truth isReal(Num a) {
    return ask(engine -> engine.predicates().isReal(a));
  }

  public Truth isInteger(Num a) {
    return ask(engine -> engine.predicates().isInteger(a));
  }

  public Truth isRational(Num a) {
    return ask(engine ->
        switch (engine.predicates().rational(a)) {
          case Predicates.Known _, Predicates.Unwritten _ -> Truth.TRUE;
          case Predicates.Irrational _ -> Truth.FALSE;
          case Predicates.Open _ -> Truth.UNKNOWN;
        });
  }

  /** Whether a real number is less than another; unknown where one is not proved real. */
  public Truth less(Num a, Num b) {
    if (a instanceof Rational x && b instanceof Rational y) {
      return Truth.of(x.compareTo(y) < 0);
    }
    return ask(engine -> {
      Predicates predicates = engine.predicates();
      if (predicates.isReal(a).and(predicates.isReal(b)) != Truth.TRUE) {
        return Truth.UNKNOWN;
      }
      return Truth.of(predicates.sign(engine.algebra().subtract(b, a)) > 0);
    });
  }

  /** The whole number that this is proved to be, where it can be written out. */
  public Optional<BigInteger> integer(Num a) {
    if (a instanceof Rational r) {
      return r.integerValue();
    }
    try {
      return new Engine(new Work(effort, stop)).predicates().integer(a);
    } catch (OutOfEffort e) {
      return Optional.empty();
    }
  }

  private Outcome within(Function<Engine, Outcome> operation) {
    try {
      return operation.apply(new Engine(new Work(effort, stop)));
    } catch (OutOfEffort e) {
      return new Undecided(e.why());
    }
  }

  private Truth ask(Function<Engine, Truth> question) {
    try {
      return question.apply(new Engine(new Work(effort, stop)));
    } catch (OutOfEffort e) {
      return Truth.UNKNOWN;
    }
  }
}
