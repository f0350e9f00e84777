package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All complex values of a power with a fractional exponent. */
final class ComplexPowers {
  private static final BigInteger MOST_VALUES = BigInteger.valueOf(64);
  private final Engine engine;

  ComplexPowers(Engine engine) {
    this.engine = engine;
  }

  List<Outcome> powers(Num base, Num exponent) {
    Num clean = engine.powers().simplified(exponent);
    boolean whole = Kinds.isWhole(clean);
    if (engine.zeroTest().isZero(base) != Truth.FALSE || !(clean instanceof Rational r) || whole) {
      return List.of(engine.powers().power(base, clean));
    }
    if (r.denominator().compareTo(MOST_VALUES) > 0) {
      throw new OutOfEffort("too many complex roots");
    }
    Algebra algebra = engine.algebra();
    Num principal = principal(base, r);
    List<Outcome> values = new ArrayList<>();
    int count = r.denominator().intValue();
    for (int j = 0; j < count; j++) {
      Num turn = algebra.over(algebra.phase(Rational.of(j, count)), Sum.ONE);
      values.add(algebra.multiply(principal, turn));
    }
    return values;
  }

  private Num principal(Num base, Rational exponent) {
    Algebra algebra = engine.algebra();
    switch (engine.predicates().isReal(base)) {
      case UNKNOWN -> throw new OutOfEffort("a base that was not proved real or not");
      case FALSE -> {
        Rational one = Rational.of(BigInteger.ONE, exponent.denominator());
        return engine.powers().whole(root(base, one), Rational.of(exponent.numerator()));
      }
      case TRUE -> {}
    }
    if (engine.predicates().sign(base) > 0) {
      return engine.powers().positive(base, exponent);
    }
    Num size = engine.powers().positive(algebra.negate(base), exponent);
    Sum turn = algebra.phase(exponent.times(SmallRat.HALF));
    return algebra.multiply(size, algebra.over(turn, Sum.ONE));
  }

  /** The principal root of a number that is not real. */
  private Num root(Num base, Rational exponent) {
    Algebra algebra = engine.algebra();
    Sum num = Algebra.num(base);
    Sum den = Algebra.den(base);
    if (den.isOne()) {
      return algebra.over(root(num, exponent), Sum.ONE);
    }
    // n/d = n·d̅ / |d|², and the root of a positive divisor is harmless.
    Sum mirror = algebra.conjugate(den);
    Num above = algebra.over(algebra.times(num, mirror), Sum.ONE);
    Num below =
        engine.powers().positive(algebra.over(algebra.times(den, mirror), Sum.ONE), exponent);
    return algebra.multiply(root(above, exponent), algebra.invert(below));
  }

  private Sum root(Sum base, Rational exponent) {
    Algebra algebra = engine.algebra();
    if (base.size() == 1 && hasPositiveAtoms(base.first().key())) {
      Term term = base.first();
      Rational phase = term.key().phase();
      if (term.coefficient().signum() < 0) {
        // Between -1/2 and 1/2: the principal argument.
        phase = phase.minus(SmallRat.HALF);
      }
      Key real = withoutPhase(term.key());
      Sum size = engine.powers().raise(new Term(term.coefficient().abs(), real), exponent);
      return algebra.times(size, algebra.phase(phase.times(exponent)));
    }
    if (base.size() == 1 && isPrincipalPower(base.first())) {
      return principalPower(base.first(), exponent);
    }
    Optional<Sum> turned = turned(base, exponent);
    if (turned.isPresent()) {
      return turned.get();
    }
    Powers.Split split = engine.powers().split(base);
    Sum factor = engine.powers().raise(split.factor(), exponent);
    Optional<Sum> exact = gaussian(split.rest(), exponent);
    Sum root = exact.orElseGet(() -> algebra.power(new Radicand(split.rest(), false), exponent));
    return algebra.times(factor, root);
  }

  /** Whether a term is a positive number times a principal power with an exponent up to 1. */
  private static boolean isPrincipalPower(Term term) {
    int complex = 0;
    for (int i = 0; i < term.key().size(); i++) {
      if (term.key().atom(i) instanceof Logarithm) {
        return false;
      }
      if (!term.key().atom(i).isPositive()) {
        complex++;
        if (!(term.key().exponent(i) instanceof Rational r)
            || r.abs().compareTo(SmallRat.ONE) > 0) {
          return false;
        }
      }
    }
    return complex == 1 && term.coefficient().signum() > 0 && term.key().phase().isZero();
  }

  private Sum principalPower(Term term, Rational exponent) {
    Algebra algebra = engine.algebra();
    List<Atom> atoms = new ArrayList<>();
    List<Num> exponents = new ArrayList<>();
    Sum complex = Sum.ONE;
    for (int i = 0; i < term.key().size(); i++) {
      Atom atom = term.key().atom(i);
      if (atom.isPositive()) {
        atoms.add(atom);
        exponents.add(term.key().exponent(i));
      } else {
        Num power = algebra.multiply(term.key().exponent(i), exponent);
        complex = algebra.power(atom, power);
      }
    }
    Term real = new Term(term.coefficient(), Key.of(atoms, exponents, SmallRat.ZERO));
    return algebra.times(engine.powers().raise(real, exponent), complex);
  }

  /** The root of a positive number times a 24th root of unity, both found by turning back. */
  private Optional<Sum> turned(Sum base, Rational exponent) {
    Algebra algebra = engine.algebra();
    Box box = engine.evaluation(64).of(base);
    Elementary elementary = new Elementary(engine.work());
    for (int k = -11; k <= 11; k++) {
      Rational phase = Rational.of(k, 24);
      Box near = box.times(elementary.unit(phase.negate(), 64), 64);
      if (near.re().signum() <= 0 || !near.im().containsZero()) {
        continue;
      }
      Sum real = algebra.times(base, algebra.phase(phase.negate()));
      if (real.isReal()) {
        Num value = algebra.over(real, Sum.ONE);
        if (engine.predicates().sign(value) > 0) {
          Num size = engine.powers().positive(value, exponent);
          return Optional.of(
              algebra.times(Algebra.num(size), algebra.phase(phase.times(exponent))));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean hasPositiveAtoms(Key key) {
    for (int i = 0; i < key.size(); i++) {
      if (!key.atom(i).isPositive() || key.atom(i) instanceof Logarithm) {
        return false;
      }
    }
    return true;
  }

  private static Key withoutPhase(Key key) {
    List<Atom> atoms = new ArrayList<>();
    List<Num> exponents = new ArrayList<>();
    for (int i = 0; i < key.size(); i++) {
      atoms.add(key.atom(i));
      exponents.add(key.exponent(i));
    }
    return Key.of(atoms, exponents, SmallRat.ZERO);
  }

  /** The root where it has whole real and imaginary parts: guessed, then raised again. */
  private Optional<Sum> gaussian(Sum base, Rational exponent) {
    Algebra algebra = engine.algebra();
    if (exponent.denominator().compareTo(BigInteger.valueOf(12)) > 0) {
      return Optional.empty();
    }
    Sum principal = algebra.power(new Radicand(base, false), exponent);
    Box box = engine.evaluation(128).of(principal);
    Optional<Rational> re = Fractions.simplest(box.re(), BigInteger.ONE);
    Optional<Rational> im = Fractions.simplest(box.im(), BigInteger.ONE);
    if (re.isEmpty() || im.isEmpty()) {
      return Optional.empty();
    }
    Sum guess =
        algebra.plus(Sum.of(re.get()), algebra.scale(Quotient.IMAGINARY_UNIT.num(), im.get()));
    // Near the principal root and a root: other roots are far away.
    return algebra.pow(guess, exponent.denominator().intValue()).equals(base)
        ? Optional.of(guess)
        : Optional.empty();
  }
}
