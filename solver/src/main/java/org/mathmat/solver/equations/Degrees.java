package org.mathmat.solver.equations;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;
import org.mathmat.solver.search.WordMap;

/**
 * Tells which parts may name a number of a {@link RootField}. For 52 to the power 1/51 a ^ must
 * have an exponent with 51 in its denominator (a √ an index with 51 in its numerator), and a base
 * with a factor 13; where nothing in the part names such numbers, none of its expressions need be
 * looked at.
 *
 * <p>A real root of a fraction has the trace zero unless it is a fraction itself. So one that lies
 * in the field of other such roots is a fraction times powers of them.
 *
 * <p>Only a ^ or √ whose exponent is no whole number makes roots; whole powers are products. With
 * one such, an expression is worked out with + - × ÷ from one root x of a fraction and from
 * fractions, so that the field of the result, and every field in it, lies in that of x. The root of
 * such a field is a fraction times a power of x: the degree divides the denominator of the exponent
 * of x, and its base has the same primes.
 *
 * <p>With two, an exponent that is irrational makes a transcendental number (Gelfond and
 * Schneider), or 0 or 1. If both are fractions and so are both bases, the root of the field is a
 * fraction times powers of the two. So of one of them a prime of the degree divides the denominator
 * of the exponent, and a prime whose exponent needs it divides the base. If one is in the base of
 * the other, either that holds of the inner one, or at least the denominator is right in the outer.
 */
final class Degrees {
  private final Stock stock;
  private final Parts parts;
  private final Forms forms;
  private final Fractions fractions;
  private final Meter meter;

  /** What a ^ or √ costs. */
  private final long[] radicals;

  private final Map<RootField, Sought> sought = new HashMap<>();
  private final Map<RootOf, Givers> givers = new HashMap<>();
  private final Map<Integer, Multiples> multiples = new HashMap<>();

  Degrees(Stock stock, Parts parts, Forms forms, Fractions fractions, Meter meter) {
    this.stock = stock;
    this.parts = parts;
    this.forms = forms;
    this.fractions = fractions;
    this.meter = meter;
    this.radicals =
        forms.ofTwo().stream()
            .filter(form -> form.rule().isRadical())
            .mapToLong(Form.OfTwo::cost)
            .distinct()
            .toArray();
  }

  private boolean hasRadical(long used) {
    for (long cost : radicals) {
      if (stock.contains(used, cost)) {
        return true;
      }
    }
    return false;
  }

  /** Tells what may name numbers of a field. */
  interface Roots {
    /** Whether the part may; that it does not is a proof. */
    boolean mayMeet(Part part);

    /** The same of expressions that end with the sign of the split. */
    boolean mayMeet(Split split);
  }

  /** Nothing is known. */
  private static final Roots ANY =
      new Roots() {
        @Override
        public boolean mayMeet(Part part) {
          return true;
        }

        @Override
        public boolean mayMeet(Split split) {
          return true;
        }
      };

  /** What to look for where there is one ^ or √ that makes roots, and where there are two. */
  private record Sought(Givers ofOne, Givers ofTwo) {}

  /** What to look for in a part. */
  Roots of(Part part, RootField field) {
    Reach reach = part.reach();
    if (field.degree() < 2 || !reach.ordinary() || reach.roots() > 2) {
      return ANY;
    }
    Sought asked = sought.computeIfAbsent(field, this::sought);
    return reach.roots() < 2 ? asked.ofOne : asked.ofTwo;
  }

  private Sought sought(RootField field) {
    int prime = field.largestPrime();
    return new Sought(
        givers(field.degree(), prime, field.primes(1)),
        givers(prime, prime, List.of(Collections.max(field.primes(prime)))));
  }

  private Givers givers(int divisor, int prime, List<Integer> primes) {
    return givers.computeIfAbsent(
        new RootOf(divisor, primes), _ -> new Givers(divisor, prime, primes));
  }

  /** What a root must be: that of an index, of a number with these primes. */
  private record RootOf(int divisor, List<Integer> primes) {}

  private Multiples multiples(int prime) {
    return multiples.computeIfAbsent(prime, p -> new Multiples(p, stock, parts, forms, fractions));
  }

  /** The parts in which there may be a root of such an index and base. */
  private final class Givers implements Roots {
    private final int divisor;
    private final Multiples ofIndex;
    private final List<Integer> primes;
    private final WordMap<Boolean> known = new WordMap<>();
    private final WordMap<Boolean> some = new WordMap<>();
    private final WordMap<Boolean> exponents = new WordMap<>();
    private final WordMap<Boolean> indices = new WordMap<>();
    private final WordMap<Boolean> bases = new WordMap<>();

    /**
     * @param divisor of the index
     * @param prime a prime that divides it
     * @param primes of the number that the root is taken of
     */
    Givers(int divisor, int prime, List<Integer> primes) {
      this.divisor = divisor;
      this.ofIndex = multiples(prime);
      this.primes = primes;
    }

    /** Whether the root may be anywhere in an expression that uses exactly the part. */
    @Override
    public boolean mayMeet(Part part) {
      @Nullable Boolean before = known.get(part.used());
      if (before == null) {
        before = isInSome(part.used()) && (isUnderOne(part) || isUnderTwo(part));
        meter.keep(3);
        known.put(part.used(), before);
      }
      return before;
    }

    private boolean isUnderOne(Part part) {
      for (Form.OfOne form : forms.ofOne()) {
        if (stock.rests(
            part.used(),
            form.cost(),
            (rest, _) -> divisor == 2 || !Rule.isSquareRoot(form) || mayMeet(parts.of(rest)))) {
          return true;
        }
      }
      return false;
    }

    private boolean isUnderTwo(Part part) {
      Split[] splits = parts.splits(part);
      meter.step(splits.length);
      for (Split split : splits) {
        if (mayMeet(split)) {
          return true;
        }
      }
      return false;
    }

    /** Whether some of these things make such a root, whatever the others; quick to rule out. */
    private boolean isInSome(long used) {
      if (!hasRadical(used)) {
        return false;
      }
      @Nullable Boolean before = some.get(used);
      if (before == null) {
        before = (stock.isBalanced(used) && isAll(parts.of(used))) || isInLess(used);
        meter.keep(3);
        some.put(used, before);
      }
      return before;
    }

    private boolean isInLess(long used) {
      for (int i = 0; i < stock.size(); i++) {
        if (stock.count(used, i) > 0 && isInSome(used - stock.one(i))) {
          return true;
        }
      }
      return false;
    }

    /** Whether the root may use exactly the part; a square root is of no use but for 2. */
    private boolean isAll(Part part) {
      for (Form.OfOne form : forms.ofOne()) {
        if (stock.contains(part.used(), form.cost())
            && (divisor == 2 || !Rule.isSquareRoot(form))) {
          return true;
        }
      }
      List<Split> splits = parts.radicals(part);
      meter.step(splits.size());
      return splits.stream().anyMatch(this::isRoot);
    }

    @Override
    public boolean mayMeet(Split split) {
      return switch (split.form().rule()) {
        case ADD, SUBTRACT, MULTIPLY, DIVIDE -> mayMeet(split.small()) || mayMeet(split.large());
        case POWER, ROOT -> isRoot(split) || mayMeet(split.small()) || mayMeet(split.large());
        default -> true;
      };
    }

    private boolean isRoot(Split split) {
      Part small = split.small();
      Part large = split.large();
      return split.form().rule() == Rule.POWER
          ? (mayBeBase(small) && mayBeExponent(large)) || (mayBeBase(large) && mayBeExponent(small))
          : (mayBeBase(small) && mayBeIndex(large)) || (mayBeBase(large) && mayBeIndex(small));
    }

    private boolean mayBeExponent(Part part) {
      @Nullable Boolean before = exponents.get(part.used());
      if (before == null) {
        before =
            fractions.areListed(part)
                ? fractions.mayName(part, word -> Words.denominator(word) % divisor == 0)
                : ofIndex.mayBeBelow(part);
        exponents.put(part.used(), before);
      }
      return before;
    }

    private boolean mayBeIndex(Part part) {
      @Nullable Boolean before = indices.get(part.used());
      if (before == null) {
        before =
            fractions.areListed(part)
                ? fractions.mayName(
                    part, word -> word != Words.ZERO && Words.numerator(word) % divisor == 0)
                : ofIndex.mayBeAbove(part);
        indices.put(part.used(), before);
      }
      return before;
    }

    /** Of a base that is no fraction nothing is known. */
    private boolean mayBeBase(Part part) {
      @Nullable Boolean before = bases.get(part.used());
      if (before == null) {
        before = part.reach().irrational() || mayHavePrimes(part);
        bases.put(part.used(), before);
      }
      return before;
    }

    private boolean mayHavePrimes(Part part) {
      if (fractions.areListed(part)) {
        return fractions.mayName(part, this::hasPrimes);
      }
      for (int prime : primes) {
        Multiples of = multiples(prime);
        if (!of.mayBeAbove(part) && !of.mayBeBelow(part)) {
          return false;
        }
      }
      return true;
    }

    private boolean hasPrimes(long fraction) {
      for (int prime : primes) {
        if (fraction == Words.ZERO
            || (Words.numerator(fraction) % prime != 0
                && Words.denominator(fraction) % prime != 0)) {
          return false;
        }
      }
      return true;
    }
  }
}
