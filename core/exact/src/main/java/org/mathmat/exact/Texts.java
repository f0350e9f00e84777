package org.mathmat.exact;

import java.util.Optional;

/** The texts of numbers that are not fractions. */
final class Texts {
  private static final int DIGITS = 20;
  private static final int LONGEST = 60;
  private static final int[] PRECISIONS = {128, 256, 512, 1024, 2048, 4096};

  private Texts() {}

  static String of(Quotient value) {
    Optional<String> exact = ClosedForm.of(value);
    if (exact.isPresent() && exact.get().length() <= LONGEST) {
      return exact.get();
    }
    return "≈" + Decimals.inFull(approx(value, DIGITS), DIGITS);
  }

  static String approx(Quotient value, int digits) {
    Engine engine = new Engine(new Work(Effort.ORDINARY, () -> false));
    try {
      boolean real = engine.predicates().isReal(value) == Truth.TRUE;
      boolean imaginary =
          !real
              && engine
                      .zeroTest()
                      .isZero(engine.algebra().add(value, engine.algebra().conjugate(value)))
                  == Truth.TRUE;
      return approx(engine, value, digits, real, imaginary);
    } catch (OutOfEffort e) {
      return rough(value);
    }
  }

  private static String approx(
      Engine engine, Quotient value, int digits, boolean real, boolean imaginary) {
    for (int extra : PRECISIONS) {
      int precision = extra + 4 * digits;
      Box box = engine.evaluation(precision).of(value);
      if (real && !box.re().isFinite() && box.re().signum() != 0) {
        return tower(engine, value, digits);
      }
      Optional<String> re = imaginary ? Optional.of("") : Decimals.of(box.re(), digits, precision);
      Optional<String> im = real ? Optional.of("") : Decimals.of(box.im(), digits, precision);
      if (re.isPresent() && im.isPresent()) {
        if (real) {
          return re.get();
        }
        boolean plus = !imaginary && !im.get().startsWith("-");
        return re.get() + (plus ? "+" : "") + im.get() + "i";
      }
    }
    return rough(value);
  }

  /** A power of ten for what is too large even for its exponent to be short. */
  private static String tower(Engine engine, Quotient value, int digits) {
    boolean minus = engine.predicates().sign(value) < 0;
    Num size = minus ? engine.algebra().negate(value) : value;
    Num logarithm =
        engine
            .algebra()
            .multiply(
                engine.logarithms().ln(size),
                engine.algebra().invert(engine.logarithms().ln(Rational.of(10))));
    return (minus ? "-" : "") + "10^(" + logarithm.approx(digits) + ")";
  }

  /** The last resort: what a double-sized interval shows. */
  private static String rough(Quotient value) {
    Work work = new Work(Effort.ORDINARY, () -> false);
    try {
      Box box = new Evaluation(work, 64).of(value);
      String re = Decimals.of(box.re(), 6, 64).orElse("?");
      return box.isReal() ? re : re + "+" + Decimals.of(box.im(), 6, 64).orElse("?") + "i";
    } catch (OutOfEffort e) {
      return "?";
    }
  }
}
