package org.mathmat.exact;

import java.math.BigInteger;
import java.util.Optional;

/** The texts of numbers that are not fractions. */
final class Texts {
  private static final int DIGITS = 20;
  private static final int LONGEST = 60;
  private static final int MARGIN = 10;
  private static final long TINY = -(1L << 50);
  private static final int[] PRECISIONS = {128, 256, 512, 1024, 2048, 4096};

  private Texts() {}

  static String of(Quotient value) {
    Optional<String> exact = ClosedForm.of(value);
    if (exact.isPresent() && exact.get().length() <= LONGEST) {
      return exact.get();
    }
    return approx(value, DIGITS)
        .map(digits -> "≈" + Decimals.inFull(digits, DIGITS))
        .or(() -> exact)
        .orElse("≈?");
  }

  static Optional<String> approx(Quotient value, int digits) {
    Engine engine = new Engine(new Work(Effort.ORDINARY, () -> false));
    try {
      boolean real = engine.predicates().isReal(value) == Truth.TRUE;
      boolean imaginary =
          !real
              && engine
                      .zeroTest()
                      .isZero(engine.algebra().add(value, engine.algebra().conjugate(value)))
                  == Truth.TRUE;
      Optional<String> text = digits(engine, value, digits, real, imaginary);
      return text.isPresent() || !real ? text : tower(engine, value, digits);
    } catch (OutOfEffort e) {
      return Optional.empty();
    }
  }

  private static Optional<String> digits(
      Engine engine, Quotient value, int digits, boolean real, boolean imaginary) {
    for (int extra : PRECISIONS) {
      int precision = extra + 4 * digits;
      Box box = engine.evaluation(precision).of(value);
      if (real && isFar(box.re())) {
        return Optional.empty();
      }
      Optional<String> re = imaginary ? Optional.of("") : Decimals.of(box.re(), digits, precision);
      Optional<String> im = real ? Optional.of("") : Decimals.of(box.im(), digits, precision);
      if (re.isPresent() && im.isPresent()) {
        if (real) {
          return re;
        }
        boolean plus = !imaginary && !im.get().startsWith("-");
        return Optional.of(re.get() + (plus ? "+" : "") + im.get() + "i");
      }
    }
    return Optional.empty();
  }

  /** Whether numbers are too large or too near zero for their exponent to be written. */
  private static boolean isFar(Interval interval) {
    return (!interval.isFinite() && interval.signum() != 0)
        || (isTiny(interval.lo()) && isTiny(interval.hi()));
  }

  private static boolean isTiny(Dyadic value) {
    return value.signum() == 0 || (!value.isInfinite() && value.top() < TINY);
  }

  /** A power of ten for what is too large, or too small, even for its exponent to be short. */
  private static Optional<String> tower(Engine engine, Quotient value, int digits) {
    Optional<Num> leading =
        engine.work().attempt(() -> leading(engine, value, digits), Optional.<Num>empty());
    Num number = leading.orElse(value);
    boolean minus = engine.predicates().sign(number) < 0;
    Num size = minus ? engine.algebra().negate(number) : number;
    Num logarithm =
        engine
            .algebra()
            .multiply(
                engine.logarithms().ln(size),
                engine.algebra().invert(engine.logarithms().ln(Rational.of(10))));
    return logarithm.approx(digits).map(power -> (minus ? "-" : "") + "10^(" + power + ")");
  }

  /** The term of a sum beside which all others are too small to be seen. */
  private static Optional<Num> leading(Engine engine, Quotient value, int digits) {
    if (!value.den().isOne()) {
      return Optional.empty();
    }
    Algebra algebra = engine.algebra();
    Num margin =
        engine.logarithms().ln(algebra.written(Rational.of(BigInteger.TEN.pow(digits + MARGIN))));
    for (Term term : value.num().terms()) {
      Num log = engine.logarithms().ln(size(term));
      boolean leads = true;
      for (Term other : value.num().terms()) {
        Num gap =
            algebra.subtract(algebra.subtract(log, engine.logarithms().ln(size(other))), margin);
        leads &= other.equals(term) || engine.evaluation(PRECISIONS[0]).of(gap).re().signum() > 0;
      }
      if (leads) {
        return Optional.of(algebra.over(Sum.of(term), Sum.ONE));
      }
    }
    return Optional.empty();
  }

  private static Term size(Term term) {
    return new Term(term.coefficient().abs(), term.key());
  }
}
