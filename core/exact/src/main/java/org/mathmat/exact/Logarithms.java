package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Logarithms of positive numbers. */
final class Logarithms {
  private static final BigInteger RELATION = BigInteger.valueOf(36);
  private final Engine engine;

  Logarithms(Engine engine) {
    this.engine = engine;
  }

  Outcome log(Num base, Num x) {
    if (engine.predicates().isReal(base) != Truth.TRUE
        || engine.predicates().isReal(x) != Truth.TRUE) {
      if (engine.predicates().isReal(base) == Truth.FALSE
          || engine.predicates().isReal(x) == Truth.FALSE) {
        return new Undefined("logarithm of a number that is not real");
      }
      throw new OutOfEffort("a number that was not proved real");
    }
    if (engine.predicates().sign(base) <= 0) {
      return new Undefined("logarithm to a base that is not positive");
    }
    if (engine.predicates().sign(x) <= 0) {
      return new Undefined("logarithm of a number that is not positive");
    }
    if (isOne(base)) {
      return new Undefined("logarithm to base 1");
    }
    if (isOne(x)) {
      return Num.ZERO;
    }
    Num ratio = engine.algebra().multiply(ln(x), engine.algebra().invert(ln(base)));
    return relation(base, x, ratio).map(r -> (Num) r).orElse(ratio);
  }

  /** Whether a number is 1; it must be decided. */
  boolean isOne(Num value) {
    return switch (engine.predicates().equal(value, SmallRat.ONE)) {
      case TRUE -> true;
      case FALSE -> false;
      case UNKNOWN -> throw new OutOfEffort("a number that could be 1");
    };
  }

  /** The fraction p/q with x^q = base^p, if there is a simple one. */
  private Optional<Rational> relation(Num base, Num x, Num ratio) {
    if (!(ratio instanceof Quotient q) || isOfPrimes(q)) {
      return Optional.empty();
    }
    Optional<Rational> guess =
        Fractions.simplest(engine.evaluation(128).of(ratio).re(), RELATION)
            .filter(r -> r.numerator().abs().compareTo(RELATION) <= 0);
    if (guess.isEmpty()) {
      return Optional.empty();
    }
    Num left = engine.powers().positive(x, Rational.of(guess.get().denominator()));
    Num right = engine.powers().positive(base, Rational.of(guess.get().numerator()));
    return engine.predicates().equal(left, right) == Truth.TRUE ? guess : Optional.empty();
  }

  /** Whether only logarithms of primes occur, whose relations the normal form knows. */
  private static boolean isOfPrimes(Quotient value) {
    for (Sum sum : List.of(value.num(), value.den())) {
      for (Term term : sum.terms()) {
        for (int i = 0; i < term.key().size(); i++) {
          if (term.key().atom(i) instanceof Logarithm(Atom of) && !(of instanceof Prime)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** The natural logarithm of a number proved positive. */
  Num ln(Num value) {
    return switch (value) {
      case Rational r -> ln(new Term(r, Key.ONE));
      case Quotient q -> {
        if (q.den().isOne()) {
          yield ln(q.num());
        }
        Sum den = engine.powers().positive(q.den());
        Sum num =
            den.equals(q.den()) ? q.num() : engine.algebra().scale(q.num(), SmallRat.MINUS_ONE);
        yield engine.algebra().subtract(ln(num), ln(den));
      }
    };
  }

  private Num ln(Sum sum) {
    if (sum.size() == 1 && sum.isReal()) {
      return ln(sum.first());
    }
    Powers.Split split = engine.powers().split(sum);
    return engine.algebra().add(ln(split.factor()), ln(new Radicand(split.rest(), true)));
  }

  /** The logarithm of a positive term. */
  Num ln(Term term) {
    if (term.key().size() > engine.work().effort().terms()) {
      throw new OutOfEffort("too many terms");
    }
    Algebra algebra = engine.algebra();
    Num result =
        algebra.subtract(
            lnOf(term.coefficient().numerator().abs()), lnOf(term.coefficient().denominator()));
    List<Atom> logs = new ArrayList<>();
    List<Num> logExponents = new ArrayList<>();
    for (int i = 0; i < term.key().size(); i++) {
      Atom atom = term.key().atom(i);
      if (atom instanceof Logarithm) {
        logs.add(atom);
        logExponents.add(term.key().exponent(i));
      } else {
        result = algebra.add(result, algebra.multiply(term.key().exponent(i), ln(atom)));
      }
    }
    if (!logs.isEmpty()) {
      Rational sign = Rational.of(term.coefficient().signum());
      Sum part = Sum.of(new Term(sign, Key.of(logs, logExponents, SmallRat.ZERO)));
      result = algebra.add(result, ln(new Radicand(part, true)));
    }
    return result;
  }

  private Num lnOf(BigInteger value) {
    Factors factors = Factors.of(value, engine.work());
    Num result = Num.ZERO;
    for (Map.Entry<BigInteger, Integer> e : factors.primes().entrySet()) {
      Num ln = ln(new Prime(e.getKey()));
      result =
          engine.algebra().add(result, engine.algebra().multiply(Rational.of(e.getValue()), ln));
    }
    if (!factors.rest().equals(BigInteger.ONE)) {
      Sum rest = Sum.of(Rational.of(factors.rest()));
      result = engine.algebra().add(result, ln(new Radicand(rest, true)));
    }
    return result;
  }

  /** The logarithm of a positive atom. */
  private Num ln(Atom atom) {
    if (atom instanceof Radicand g && isOne(engine.algebra().over(g.sum(), Sum.ONE))) {
      return Num.ZERO;
    }
    return engine
        .algebra()
        .over(engine.algebra().power(new Logarithm(atom), SmallRat.ONE), Sum.ONE);
  }
}
