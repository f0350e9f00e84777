package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Proved properties of numbers. */
final class Predicates {
  private static final int[] PRECISIONS = {64, 192, 512, 1024, 4096};
  private static final BigInteger SIMPLE = BigInteger.ONE.shiftLeft(24);
  private final Engine engine;

  Predicates(Engine engine) {
    this.engine = engine;
  }

  /** Whether a number is rational, and which. */
  sealed interface Rationality permits Known, Irrational, Unwritten, Open {}

  /** It is this fraction. */
  record Known(Rational value) implements Rationality {}

  /** It is proved not to be rational. */
  record Irrational() implements Rationality {}

  /** It is rational, but too large to be written out. */
  record Unwritten() implements Rationality {}

  /** Nothing is proved. */
  record Open() implements Rationality {}

  Truth equal(Num a, Num b) {
    if (a.equals(b)) {
      return Truth.TRUE;
    }
    if (a instanceof Rational && b instanceof Rational) {
      return Truth.FALSE;
    }
    Evaluation evaluation = engine.evaluation(64);
    if (!evaluation.of(a).minus(evaluation.of(b), 64).containsZero()) {
      return Truth.FALSE;
    }
    return engine.zeroTest().isZero(engine.algebra().subtract(a, b));
  }

  Truth isReal(Num value) {
    if (!(value instanceof Quotient q) || (q.num().isReal() && q.den().isReal())) {
      return Truth.TRUE;
    }
    if (engine.evaluation(64).of(value).im().signum() != 0) {
      return Truth.FALSE;
    }
    return engine
        .zeroTest()
        .isZero(engine.algebra().subtract(value, engine.algebra().conjugate(value)));
  }

  /** The sign of a real number. */
  int sign(Num value) {
    if (value instanceof Rational r) {
      return r.signum();
    }
    Sum sum = Algebra.num(value);
    if (sum.size() == 1
        && Algebra.den(value).isOne()
        && sum.isReal()
        && !hasLogarithm(sum.first().key())) {
      return sum.first().coefficient().signum();
    }
    for (int i = 0; i < PRECISIONS.length; i++) {
      int sign = engine.evaluation(PRECISIONS[i]).of(value).re().signum();
      if (sign != 0) {
        return sign;
      }
      if (i == 1) {
        Truth zero = engine.zeroTest().isZero(value);
        if (zero == Truth.TRUE) {
          return 0;
        }
        Optional<Num> ratio = logOfRatio(value);
        if (ratio.isPresent()) {
          return sign(ratio.get());
        }
        if (zero == Truth.UNKNOWN) {
          break;
        }
      }
    }
    throw new OutOfEffort("a sign that was not decided");
  }

  /** For a difference of two positive terms, the logarithm of their quotient. */
  Optional<Num> logOfRatio(Num value) {
    Sum sum = Algebra.num(value);
    if (!Algebra.den(value).isOne() || sum.size() != 2 || !sum.isReal()) {
      return Optional.empty();
    }
    Term a = sum.terms().get(0);
    Term b = sum.terms().get(1);
    if (hasLogarithm(a.key())
        || hasLogarithm(b.key())
        || a.coefficient().signum() == b.coefficient().signum()) {
      return Optional.empty();
    }
    boolean inOrder = a.coefficient().signum() > 0;
    Term plus = inOrder ? a : b;
    Term minus = inOrder ? b : a;
    Algebra algebra = engine.algebra();
    return Optional.of(
        algebra.subtract(
            engine.logarithms().ln(plus),
            engine.logarithms().ln(new Term(minus.coefficient().negate(), minus.key()))));
  }

  private static boolean hasLogarithm(Key key) {
    for (int i = 0; i < key.size(); i++) {
      if (key.atom(i) instanceof Logarithm) {
        return true;
      }
    }
    return false;
  }

  Truth isInteger(Num value) {
    if (Kinds.isWhole(value)) {
      return Truth.TRUE;
    }
    if (value instanceof Rational) {
      return Truth.FALSE;
    }
    Sum sum = Algebra.num(value);
    if (sum.size() == 1
        && Algebra.den(value).isOne()
        && Kinds.isFractionInLowestTerms(sum.first())) {
      return Truth.FALSE;
    }
    for (int precision : PRECISIONS) {
      Box box = engine.evaluation(precision).of(value);
      if (!box.im().containsZero()) {
        return Truth.FALSE;
      }
      List<BigInteger> inside = integers(box.re());
      if (inside.isEmpty()) {
        return Truth.FALSE;
      }
      if (inside.size() == 1) {
        return equal(value, Rational.of(inside.get(0)));
      }
    }
    return rational(value) instanceof Irrational ? Truth.FALSE : Truth.UNKNOWN;
  }

  /** The whole number that this is, where it can be written out. */
  Optional<BigInteger> integer(Num value) {
    if (value instanceof Rational r) {
      return r.integerValue();
    }
    if (Kinds.isProductOfPrimes(value)) {
      return Written.of((Quotient) value, engine.work());
    }
    int precision = 128;
    for (int round = 0; round < 2; round++) {
      Box box = engine.evaluation(precision).of(value);
      List<BigInteger> inside = integers(box.re());
      if (!box.im().containsZero() || inside.isEmpty()) {
        return Optional.empty();
      }
      if (inside.size() == 1) {
        Rational candidate = Rational.of(inside.get(0));
        return engine.zeroTest().isZero(engine.algebra().subtract(value, candidate)) == Truth.TRUE
            ? Optional.of(inside.get(0))
            : Optional.empty();
      }
      if (!box.re().isFinite() || box.re().hi().top() > engine.work().effort().writtenBits()) {
        return Optional.empty();
      }
      precision = (int) Math.max(256, box.re().hi().top() + 64);
    }
    return Optional.empty();
  }

  /** The whole numbers in an interval if there are none or one, else two of them. */
  private static List<BigInteger> integers(Interval interval) {
    if (!interval.isFinite() || interval.hi().top() > 1 << 20 || interval.lo().top() > 1 << 20) {
      return List.of(BigInteger.ZERO, BigInteger.ONE);
    }
    BigInteger first = interval.lo().negate().fixed(0).negate();
    BigInteger last = interval.hi().fixed(0);
    List<BigInteger> inside = new ArrayList<>();
    if (first.compareTo(last) <= 0) {
      inside.add(first);
    }
    if (first.compareTo(last) < 0) {
      inside.add(last);
    }
    return inside;
  }

  Rationality rational(Num value) {
    if (value instanceof Rational r) {
      return new Known(r);
    }
    if (Kinds.isWhole(value)) {
      return new Unwritten();
    }
    Sum sum = Algebra.num(value);
    boolean whole = Algebra.den(value).isOne();
    if (whole && sum.size() == 1 && Kinds.isFraction(sum.first().key())) {
      return new Unwritten();
    }
    if (whole && sum.isRadical()) {
      // Other roots than 1 are independent of 1 (Besicovitch 1940).
      return new Irrational();
    }
    Box box = engine.evaluation(192).of(value);
    if (!box.im().containsZero()) {
      return new Irrational();
    }
    Optional<Rational> guess = Fractions.simplest(box.re(), SIMPLE);
    if (guess.isPresent()
        && engine.work().attempt(() -> equal(value, guess.get()), Truth.UNKNOWN) == Truth.TRUE) {
      return new Known(guess.get());
    }
    if (whole && isFractionOfAlgebraicInteger(sum)) {
      Rationality answer = nearest(sum);
      if (!(answer instanceof Open)) {
        return answer;
      }
    }
    return new Irrationality(engine).isIrrational(value) ? new Irrational() : new Open();
  }

  private static boolean isFractionOfAlgebraicInteger(Sum sum) {
    for (Term term : sum.terms()) {
      Key key = term.key();
      for (int i = 0; i < key.size(); i++) {
        if (!(key.exponent(i) instanceof Rational r)
            || r.signum() < 0
            || !Kinds.isAlgebraic(key.atom(i), r)
            || (key.atom(i) instanceof Radicand g && !isFractionOfAlgebraicInteger(g.sum()))
            || (key.atom(i) instanceof Radicand h && !Algebra.content(h.sum()).isInteger())) {
          return false;
        }
      }
    }
    return true;
  }

  /** A multiple of the sum is an algebraic integer: it is rational only if that is whole. */
  private Rationality nearest(Sum sum) {
    BigInteger scale = BigInteger.ONE;
    for (Term term : sum.terms()) {
      BigInteger d = term.coefficient().denominator();
      scale = scale.divide(scale.gcd(d)).multiply(d);
    }
    Sum multiple = engine.algebra().scale(sum, Rational.of(scale));
    for (int precision : PRECISIONS) {
      List<BigInteger> inside = integers(engine.evaluation(precision).of(multiple).re());
      if (inside.isEmpty()) {
        return new Irrational();
      }
      if (inside.size() == 1) {
        Sum gap = engine.algebra().plus(multiple, Sum.of(Rational.of(inside.get(0).negate())));
        return switch (engine.zeroTest().isZero(gap)) {
          case TRUE -> new Known(Rational.of(inside.get(0), scale));
          case FALSE -> new Irrational();
          case UNKNOWN -> new Open();
        };
      }
    }
    return new Open();
  }
}
