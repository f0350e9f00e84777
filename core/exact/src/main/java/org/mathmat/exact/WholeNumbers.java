package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BinaryOperator;

/** Factorials, factors, primes, remainders, multiples: the functions of whole numbers. */
final class WholeNumbers {
  /** Up to here a factorial is written as a product of powers of primes. */
  static final BigInteger LARGEST_FACTORED = BigInteger.valueOf(400_000);

  private static final long LARGEST_WRITTEN = 1_600;
  private final Engine engine;

  WholeNumbers(Engine engine) {
    this.engine = engine;
  }

  Outcome factorial(Num n) {
    Optional<Undefined> wrong = refused(n, 0, "factorial of what is not a whole number");
    if (wrong.isPresent()) {
      return wrong.get();
    }
    Optional<BigInteger> written = engine.predicates().integer(n);
    if (written.isPresent()) {
      BigInteger value = written.get();
      if (value.compareTo(BigInteger.valueOf(LARGEST_WRITTEN)) <= 0) {
        return Num.of(product(1, value.intValue()));
      }
      if (value.compareTo(LARGEST_FACTORED) <= 0) {
        return factored(value.intValue());
      }
    } else if (!Kinds.isWhole(n)) {
      throw new OutOfEffort("a factorial too large");
    }
    Num operand = written.<Num>map(Rational::of).orElse(n);
    return engine
        .algebra()
        .over(engine.algebra().power(new Factorial(operand), SmallRat.ONE), Sum.ONE);
  }

  private static BigInteger product(int first, int last) {
    if (last - first < 16) {
      BigInteger product = BigInteger.ONE;
      for (int i = Math.max(first, 1); i <= last; i++) {
        product = product.multiply(BigInteger.valueOf(i));
      }
      return product;
    }
    int middle = (first + last) / 2;
    return product(first, middle).multiply(product(middle + 1, last));
  }

  /** The factorial by the exponents of its primes (Legendre). */
  private Num factored(int n) {
    List<Atom> atoms = new ArrayList<>();
    List<Num> exponents = new ArrayList<>();
    for (int p : Factors.primesTo(n)) {
      long exponent = 0;
      for (long rest = n / p; rest > 0; rest /= p) {
        exponent += rest;
      }
      atoms.add(new Prime(BigInteger.valueOf(p)));
      exponents.add(Rational.of(exponent));
    }
    engine.work().spend(40L * n);
    return engine
        .algebra()
        .over(
            engine.algebra().products().normal(SmallRat.ONE, atoms, exponents, SmallRat.ZERO),
            Sum.ONE);
  }

  /** Why a number is not whole and at least so much; it must be decided. */
  private Optional<Undefined> refused(Num n, long least, String why) {
    switch (engine.predicates().isInteger(n)) {
      case FALSE -> {
        return Optional.of(new Undefined(why));
      }
      case UNKNOWN -> throw new OutOfEffort("a number that was not proved whole");
      case TRUE -> {}
    }
    int sign = engine.predicates().sign(engine.algebra().subtract(n, Rational.of(least)));
    return sign < 0 ? Optional.of(new Undefined(why)) : Optional.empty();
  }

  Outcome numberOfFactors(Num n) {
    Optional<Undefined> wrong = refused(n, 1, "number of factors of what is no counting number");
    if (wrong.isPresent()) {
      return wrong.get();
    }
    Num result = Num.ONE;
    for (Num exponent : exponents(n).values()) {
      result = engine.algebra().multiply(result, engine.algebra().add(exponent, SmallRat.ONE));
    }
    return result;
  }

  /** The primes of a counting number with their exponents. */
  private NavigableMap<BigInteger, Num> exponents(Num n) {
    Num simple = engine.predicates().integer(n).<Num>map(Rational::of).orElse(n);
    Sum sum = Algebra.num(simple);
    if (sum.size() != 1 || !Algebra.den(simple).isOne()) {
      throw new OutOfEffort("a number too large to factor");
    }
    NavigableMap<BigInteger, Num> exponents = new TreeMap<>();
    Key key = sum.first().key();
    for (int i = 0; i < key.size(); i++) {
      if (!(key.atom(i) instanceof Prime(BigInteger p)) || !Kinds.isWhole(key.exponent(i))) {
        throw new OutOfEffort("a number too large to factor");
      }
      exponents.put(p, key.exponent(i));
    }
    Factors factors = Factors.of(sum.first().coefficient().numerator(), engine.work());
    if (!factors.rest().equals(BigInteger.ONE)) {
      throw new OutOfEffort("a number too large to factor");
    }
    for (Map.Entry<BigInteger, Integer> e : factors.primes().entrySet()) {
      exponents.merge(e.getKey(), Rational.of(e.getValue()), engine.algebra()::add);
    }
    return exponents;
  }

  Outcome nextPrime(Num x) {
    switch (engine.predicates().isReal(x)) {
      case FALSE -> {
        return new Undefined("next prime of a number that is not real");
      }
      case UNKNOWN -> throw new OutOfEffort("a number that was not proved real");
      case TRUE -> {}
    }
    if (engine.predicates().sign(engine.algebra().subtract(x, Rational.of(2))) < 0) {
      return Num.of(2);
    }
    BigInteger candidate = floor(x).add(BigInteger.ONE);
    while (Factors.isProvable(candidate)) {
      engine.work().spend(500);
      if (Factors.isProvedPrime(candidate, engine.work())) {
        return Num.of(candidate);
      }
      candidate = candidate.add(BigInteger.ONE);
    }
    throw new OutOfEffort("a prime too large");
  }

  /** The greatest whole number that is not above a real number. */
  private BigInteger floor(Num x) {
    if (x instanceof Rational r) {
      return r.floor();
    }
    Optional<BigInteger> whole = engine.predicates().integer(x);
    if (whole.isPresent()) {
      return whole.get();
    }
    Interval interval = engine.evaluation(256).of(x).re();
    if (interval.isFinite() && interval.hi().top() < 200) {
      BigInteger floor = interval.lo().fixed(0);
      if (interval.hi().fixed(0).equals(floor)) {
        return floor;
      }
    }
    throw new OutOfEffort("a number too large or too near a whole number");
  }

  Outcome remainder(Num a, Num b) {
    Optional<Undefined> wrong =
        refused(a, 0, "remainder of what is not a whole number")
            .or(() -> refused(b, 1, "remainder of a division by what is no counting number"));
    if (wrong.isPresent()) {
      return wrong.get();
    }
    Optional<BigInteger> divisor = engine.predicates().integer(b);
    if (divisor.isPresent()) {
      return Num.of(residue(a, divisor.get()));
    }
    if (engine.predicates().sign(engine.algebra().subtract(b, a)) > 0) {
      return a;
    }
    Num quotient = engine.algebra().multiply(a, engine.algebra().invert(b));
    if (engine.predicates().isInteger(quotient) == Truth.TRUE) {
      return Num.ZERO;
    }
    throw new OutOfEffort("a divisor too large");
  }

  private BigInteger residue(Num a, BigInteger divisor) {
    Optional<BigInteger> written = engine.predicates().integer(a);
    if (written.isPresent()) {
      return written.get().mod(divisor);
    }
    if (!Kinds.isWhole(a)) {
      throw new OutOfEffort("a number too large");
    }
    return new Residues(engine).of(a, divisor);
  }

  Outcome lcm(Num a, Num b) {
    Optional<Undefined> wrong =
        refused(a, 1, "least common multiple of what is no counting number")
            .or(() -> refused(b, 1, "least common multiple of what is no counting number"));
    if (wrong.isPresent()) {
      return wrong.get();
    }
    Optional<BigInteger> x = engine.predicates().integer(a);
    Optional<BigInteger> y = engine.predicates().integer(b);
    if (x.isPresent() && y.isPresent()) {
      return engine
          .algebra()
          .multiply(Rational.of(x.get().divide(x.get().gcd(y.get()))), Rational.of(y.get()));
    }
    return merged(
        a, b, (m, n) -> engine.predicates().sign(engine.algebra().subtract(m, n)) > 0 ? m : n);
  }

  Outcome gcf(Num a, Num b) {
    Optional<Undefined> wrong =
        refused(a, 0, "greatest common factor of what is not a whole number")
            .or(() -> refused(b, 0, "greatest common factor of what is not a whole number"));
    if (wrong.isPresent()) {
      return wrong.get();
    }
    boolean none = engine.predicates().sign(a) == 0;
    if (engine.predicates().sign(b) == 0) {
      return none ? new Undefined("greatest common factor of 0 and 0") : a;
    }
    if (none) {
      return b;
    }
    Optional<BigInteger> x = engine.predicates().integer(a);
    Optional<BigInteger> y = engine.predicates().integer(b);
    if (x.isPresent()) {
      return Num.of(x.get().gcd(residue(b, x.get())));
    }
    if (y.isPresent()) {
      return Num.of(y.get().gcd(residue(a, y.get())));
    }
    return merged(
        a, b, (m, n) -> engine.predicates().sign(engine.algebra().subtract(m, n)) < 0 ? m : n);
  }

  /** The product of the primes of both with exponents chosen from the two. */
  private Num merged(Num a, Num b, BinaryOperator<Num> choice) {
    NavigableMap<BigInteger, Num> left = exponents(a);
    NavigableMap<BigInteger, Num> right = exponents(b);
    NavigableMap<BigInteger, Num> all = new TreeMap<>(left);
    right.forEach(all::putIfAbsent);
    List<Atom> atoms = new ArrayList<>();
    List<Num> exponents = new ArrayList<>();
    for (BigInteger p : all.keySet()) {
      Num exponent = choice.apply(left.getOrDefault(p, Num.ZERO), right.getOrDefault(p, Num.ZERO));
      if (!exponent.equals(Num.ZERO)) {
        atoms.add(new Prime(p));
        exponents.add(exponent);
      }
    }
    return engine
        .algebra()
        .over(
            engine.algebra().products().normal(SmallRat.ONE, atoms, exponents, SmallRat.ZERO),
            Sum.ONE);
  }
}
