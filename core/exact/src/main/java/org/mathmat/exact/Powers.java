package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Real powers. */
final class Powers {
  private static final int EXPANDED = 64;
  private static final BigInteger THREE = BigInteger.valueOf(3);
  private final Engine engine;

  Powers(Engine engine) {
    this.engine = engine;
  }

  /** A small whole power of a fraction that is not zero. */
  static Num fast(SmallRat base, int exponent) {
    return base.pow(exponent);
  }

  Outcome power(Num base, Num exponent) {
    Predicates ask = engine.predicates();
    switch (ask.isReal(exponent)) {
      case FALSE -> {
        return new Undefined("an exponent that is not real");
      }
      case UNKNOWN -> throw new OutOfEffort("an exponent that was not proved real");
      case TRUE -> {}
    }
    switch (engine.zeroTest().isZero(base)) {
      case TRUE -> {
        return ask.sign(exponent) > 0
            ? Num.ZERO
            : new Undefined("0 to a power that is not positive");
      }
      case UNKNOWN -> throw new OutOfEffort("a base that could be 0");
      case FALSE -> {}
    }
    Num clean = simplified(exponent);
    return switch (ask.isReal(base)) {
      case FALSE -> complex(base, clean);
      case UNKNOWN -> throw new OutOfEffort("a base that was not proved real");
      case TRUE -> ask.sign(base) > 0 ? positive(base, clean) : negative(base, clean);
    };
  }

  /** The exponent as a fraction, where it is one in disguise. */
  Num simplified(Num exponent) {
    return engine.predicates().rational(exponent) instanceof Predicates.Known(Rational r)
        ? r
        : exponent;
  }

  private Outcome complex(Num base, Num exponent) {
    if (exponent instanceof Rational r && r.isInteger()) {
      return whole(base, r);
    }
    Sum sum = Algebra.num(base);
    if (Kinds.isWhole(exponent)
        && Algebra.den(base).isOne()
        && sum.size() == 1
        && sum.first().key().size() == 0) {
      // A fraction times a root of unity: only a residue of the exponent turns it.
      Rational turn = sum.first().key().phase();
      if (sum.first().coefficient().signum() < 0) {
        turn = turn.plus(SmallRat.HALF);
      }
      BigInteger residue = new Residues(engine).of(exponent, turn.denominator());
      Num size = positive(sum.first().coefficient().abs(), exponent);
      Sum turned = engine.algebra().phase(turn.times(Rational.of(residue)));
      return engine.algebra().multiply(size, engine.algebra().over(turned, Sum.ONE));
    }
    if (engine.predicates().isInteger(exponent) == Truth.FALSE) {
      return new Undefined("a base that is not real with an exponent that is not whole");
    }
    throw new OutOfEffort("an exponent too large");
  }

  private Outcome negative(Num base, Num exponent) {
    Num size = engine.algebra().negate(base);
    if (exponent instanceof Rational r) {
      if (!r.denominator().testBit(0)) {
        return new Undefined("an even root of a negative number");
      }
      Num power = positive(size, r);
      return r.numerator().testBit(0) ? engine.algebra().negate(power) : power;
    }
    if (Kinds.isWhole(exponent)) {
      Num power = positive(size, exponent);
      boolean odd = new Residues(engine).of(exponent, BigInteger.TWO).testBit(0);
      return odd ? engine.algebra().negate(power) : power;
    }
    if (engine.predicates().rational(exponent) instanceof Predicates.Irrational) {
      return new Undefined("an irrational power of a negative number");
    }
    throw new OutOfEffort("an exponent that could be rational");
  }

  /** A whole power of any number but zero. */
  Num whole(Num base, Rational exponent) {
    if (exponent.signum() < 0) {
      return engine.algebra().invert(whole(base, exponent.negate()));
    }
    Algebra algebra = engine.algebra();
    if (base instanceof Quotient q && !q.den().isOne()) {
      return algebra.over(whole(q.num(), exponent), whole(q.den(), exponent));
    }
    return algebra.over(whole(Algebra.num(base), exponent), Sum.ONE);
  }

  private Sum whole(Sum base, Rational exponent) {
    if (base.size() == 1) {
      return monomial(base.first(), exponent);
    }
    if (exponent.compareTo(Rational.of(EXPANDED)) <= 0 && expands(base, exponent)) {
      return engine.algebra().pow(base, exponent.numerator().intValue());
    }
    Num value = engine.algebra().over(base, Sum.ONE);
    switch (engine.predicates().isReal(value)) {
      case FALSE -> {
        return engine.algebra().power(new Radicand(base, false), exponent);
      }
      case UNKNOWN -> throw new OutOfEffort("a base that was not proved real or not");
      case TRUE -> {}
    }
    boolean minus = engine.predicates().sign(value) < 0;
    Sum size = minus ? engine.algebra().scale(base, SmallRat.MINUS_ONE) : base;
    Sum power = raise(size, exponent);
    return minus && exponent.numerator().testBit(0)
        ? engine.algebra().scale(power, SmallRat.MINUS_ONE)
        : power;
  }

  /** Whether a power has few terms: at most the degree of the field, or all ways to choose. */
  private boolean expands(Sum base, Rational exponent) {
    BigInteger count = BigInteger.ONE;
    int n = exponent.numerator().intValue();
    for (int i = 1; i < base.size(); i++) {
      count = count.multiply(BigInteger.valueOf(n + i)).divide(BigInteger.valueOf(i));
    }
    if (base.isRadical()) {
      count = count.min(Separation.degree(base));
    }
    return count.compareTo(BigInteger.valueOf(engine.work().effort().terms() / 2)) <= 0;
  }

  /** A whole power of a term, its coefficient negative or not. */
  private Sum monomial(Term term, Rational exponent) {
    Algebra algebra = engine.algebra();
    Key key = term.key();
    List<Atom> atoms = new ArrayList<>();
    List<Num> exponents = new ArrayList<>();
    for (int i = 0; i < key.size(); i++) {
      atoms.add(key.atom(i));
      exponents.add(algebra.multiply(key.exponent(i), exponent));
    }
    boolean minus = term.coefficient().signum() < 0 && exponent.numerator().testBit(0);
    Sum product =
        algebra
            .products()
            .normal(
                minus ? SmallRat.MINUS_ONE : SmallRat.ONE,
                atoms,
                exponents,
                key.phase().times(exponent));
    return algebra.times(product, fraction(term.coefficient().abs(), exponent));
  }

  /** A positive number to a real power. */
  Num positive(Num base, Num exponent) {
    if (base instanceof Rational r && r.isOne()) {
      return base;
    }
    if (exponent instanceof Rational r && r.isInteger()) {
      return whole(base, r);
    }
    if (exponent instanceof Quotient) {
      if (engine.logarithms().isOne(base)) {
        return Num.ONE;
      }
      Num byLogarithm = new Exponentials(engine).power(base, exponent);
      if (!byLogarithm.equals(Num.ZERO)) {
        return byLogarithm;
      }
    }
    Sum den = positive(Algebra.den(base));
    Sum num = Algebra.num(base);
    if (!den.equals(Algebra.den(base))) {
      num = engine.algebra().scale(num, SmallRat.MINUS_ONE);
    }
    Num above = engine.algebra().over(raise(num, exponent), Sum.ONE);
    if (den.isOne()) {
      return above;
    }
    Num below = engine.algebra().over(raise(den, exponent), Sum.ONE);
    return engine.algebra().multiply(above, engine.algebra().invert(below));
  }

  /** A real sum that is not zero, or its negative: the positive one. */
  Sum positive(Sum sum) {
    return engine.predicates().sign(engine.algebra().over(sum, Sum.ONE)) < 0
        ? engine.algebra().scale(sum, SmallRat.MINUS_ONE)
        : sum;
  }

  /** A positive sum to a real power. */
  private Sum raise(Sum base, Num exponent) {
    if (base.size() == 1 && base.isReal()) {
      return raise(base.first(), exponent);
    }
    Split split = split(base);
    Sum factor = raise(split.factor(), exponent);
    Sum power =
        byRoot(split.rest(), exponent)
            .orElseGet(() -> engine.algebra().power(new Radicand(split.rest(), true), exponent));
    return engine.algebra().times(factor, power);
  }

  /** A power by way of a square or cube root without nesting, if there is such a root. */
  private Optional<Sum> byRoot(Sum base, Num exponent) {
    if (!(exponent instanceof Rational r) || r.isInteger()) {
      return Optional.empty();
    }
    Optional<Sum> root =
        r.denominator().testBit(0) ? Optional.empty() : new SquareRoots(engine).of(base);
    if (root.isPresent()) {
      return Optional.of(raise(root.get(), r.plus(r)));
    }
    return r.denominator().mod(THREE).signum() != 0
        ? Optional.empty()
        : new CubeRoots(engine).of(base).map(cube -> raise(cube, r.times(Rational.of(3))));
  }

  /** A positive sum as a positive term times a sum with coprime whole coefficients. */
  record Split(Term factor, Sum rest) {}

  Split split(Sum sum) {
    Algebra algebra = engine.algebra();
    Rational content = Algebra.content(sum).abs();
    Sum rest = algebra.scale(sum, content.inverse());
    List<Atom> atoms = new ArrayList<>();
    List<Num> exponents = new ArrayList<>();
    Key first = rest.first().key();
    for (int i = 0; i < first.size(); i++) {
      if (first.atom(i) instanceof Prime prime && first.exponent(i) instanceof Rational r) {
        Rational least = r;
        for (Term term : rest.terms()) {
          Rational here = exponent(term.key(), prime);
          least = here.compareTo(least) < 0 ? here : least;
        }
        if (least.signum() > 0) {
          atoms.add(prime);
          exponents.add(least);
        }
      }
    }
    if (atoms.isEmpty()) {
      return new Split(new Term(content, Key.ONE), rest);
    }
    Term common = new Term(SmallRat.ONE, Key.of(atoms, exponents, SmallRat.ZERO));
    rest = algebra.times(rest, algebra.inverse(common).num());
    Rational again = Algebra.content(rest).abs();
    rest = algebra.scale(rest, again.inverse());
    return new Split(new Term(content.times(again), common.key()), rest);
  }

  /** The exponent of a prime, 0 where it is not there. */
  static Rational exponent(Key key, Prime prime) {
    for (int i = 0; i < key.size(); i++) {
      if (key.atom(i).equals(prime)) {
        return key.exponent(i) instanceof Rational r ? r : SmallRat.ZERO;
      }
    }
    return SmallRat.ZERO;
  }

  /** A positive term to a real power. */
  Sum raise(Term base, Num exponent) {
    Algebra algebra = engine.algebra();
    Key key = base.key();
    List<Atom> atoms = new ArrayList<>();
    List<Num> exponents = new ArrayList<>();
    List<Atom> logs = new ArrayList<>();
    List<Num> logExponents = new ArrayList<>();
    boolean integer = exponent instanceof Rational r && r.isInteger();
    for (int i = 0; i < key.size(); i++) {
      if (key.atom(i) instanceof Logarithm && !integer) {
        logs.add(key.atom(i));
        logExponents.add(key.exponent(i));
        continue;
      }
      atoms.add(key.atom(i));
      exponents.add(algebra.multiply(key.exponent(i), exponent));
    }
    Sum product = algebra.products().normal(SmallRat.ONE, atoms, exponents, SmallRat.ZERO);
    if (!logs.isEmpty()) {
      product = algebra.times(product, logarithms(logs, logExponents, exponent));
    }
    return algebra.times(product, fraction(base.coefficient().abs(), exponent));
  }

  /** A product of logarithms, up to its sign, to a real power. */
  private Sum logarithms(List<Atom> logs, List<Num> powers, Num exponent) {
    Algebra algebra = engine.algebra();
    BigInteger common = BigInteger.ZERO;
    for (Num power : powers) {
      common = common.gcd(((Rational) power).numerator());
    }
    List<Num> least = new ArrayList<>();
    for (Num power : powers) {
      least.add(((Rational) power).over(Rational.of(common)));
    }
    Sum size = positive(Sum.of(new Term(SmallRat.ONE, Key.of(logs, least, SmallRat.ZERO))));
    Num total = algebra.multiply(Rational.of(common), exponent);
    return total instanceof Rational r && r.isInteger()
        ? monomial(size.first(), r)
        : algebra.power(new Radicand(size, true), total);
  }

  /** A positive fraction to a real power. */
  private Sum fraction(Rational base, Num exponent) {
    if (base.isOne()) {
      return Sum.ONE;
    }
    if (exponent instanceof SmallRat(long n, long d)
        && d == 1
        && Math.abs(n) < 1 << 16
        && base.bits() * Math.abs(n) <= Products.KEPT_BITS) {
      return Sum.of(base.pow((int) n));
    }
    Sum above = natural(base.numerator(), exponent);
    return base.isInteger()
        ? above
        : engine
            .algebra()
            .times(above, natural(base.denominator(), engine.algebra().negate(exponent)));
  }

  private Sum natural(BigInteger base, Num exponent) {
    Factors factors = Factors.of(base, engine.work());
    List<Atom> atoms = new ArrayList<>();
    List<Num> exponents = new ArrayList<>();
    for (Map.Entry<BigInteger, Integer> e : factors.primes().entrySet()) {
      atoms.add(new Prime(e.getKey()));
      exponents.add(engine.algebra().multiply(Rational.of(e.getValue()), exponent));
    }
    if (!factors.rest().equals(BigInteger.ONE)) {
      atoms.add(new Radicand(Sum.of(Rational.of(factors.rest())), true));
      exponents.add(exponent);
    }
    engine.work().depth(Order.depth(exponent) + 1);
    return engine.algebra().products().normal(SmallRat.ONE, atoms, exponents, SmallRat.ZERO);
  }
}
