package org.mathmat.solver.equations;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Rational;
import org.mathmat.exact.Truth;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.WordMap;

/**
 * What follows for numbers from the roots that they were made of, worked out when somebody asks: a
 * field of a root that + - × ÷ make of the number and of fractions, as large a one as is known, and
 * the mean of the number and its conjugates.
 */
final class RootFields {
  private static final int MOST_INDEX = 1 << 16;

  /**
   * What is known of one number.
   *
   * @param mean of its conjugates: a small fraction, {@link Words#LARGE} for another fraction, ANY
   *     for one that is not zero, UNDEFINED where it is not known. That of a sum is the sum of the
   *     means, and that of a real root of a fraction is zero.
   * @param root whether it is a root of a fraction: some whole power of it is one
   */
  private record Known(RootField field, long mean, Truth root) {
    private static final Known NOTHING =
        new Known(RootField.UNKNOWN, Words.UNDEFINED, Truth.UNKNOWN);
    private static final Known LARGE_FRACTION =
        new Known(RootField.FRACTIONS, Words.LARGE, Truth.TRUE);

    Known plus(Known that) {
      RootField both = field.with(that.field);
      long sum = sum(mean, that.mean);
      boolean noRoot = both.degree() > 1 && sum != Words.UNDEFINED && sum != Words.ZERO;
      return new Known(both, sum, noRoot ? Truth.FALSE : Truth.UNKNOWN);
    }

    private static long sum(long a, long b) {
      if (a == Words.ZERO || b == Words.ZERO) {
        return a == Words.ZERO ? b : a;
      }
      if (Words.isNumber(a) && Words.isNumber(b)) {
        return Words.add(a, b);
      }
      return (a == Words.LARGE && Words.isNumber(b)) || (b == Words.LARGE && Words.isNumber(a))
          ? Words.ANY
          : Words.UNDEFINED;
    }

    Known times(Known that) {
      return new Known(field.with(that.field), product(that), isProductRoot(root, that.root));
    }

    /** Of two roots it is one, of a root and what is none it is none. */
    private static Truth isProductRoot(Truth one, Truth other) {
      return one == Truth.TRUE ? other : other == Truth.TRUE ? one : Truth.UNKNOWN;
    }

    /** Only a factor that is a fraction may stand before a mean. */
    private long product(Known that) {
      if (field.degree() != 1 && that.field.degree() != 1) {
        return Words.UNDEFINED;
      }
      if (mean == Words.UNDEFINED || that.mean == Words.UNDEFINED) {
        return Words.UNDEFINED;
      }
      if (mean == Words.ZERO || that.mean == Words.ZERO) {
        return Words.ZERO;
      }
      return Words.isNumber(mean) && Words.isNumber(that.mean)
          ? Words.multiply(mean, that.mean)
          : Words.ANY;
    }

    Known negated() {
      return Words.isNumber(mean) ? new Known(field, Words.negate(mean), root) : this;
    }

    /** Of a fraction; otherwise only the field is the same. */
    Known inverse() {
      if (field.degree() != 1) {
        return new Known(field, Words.UNDEFINED, root);
      }
      return new Known(
          field,
          Words.isNumber(mean)
              ? Words.divide(Words.ONE, mean)
              : mean == Words.LARGE ? Words.ANY : mean,
          root);
    }
  }

  private final Numbers numbers;
  private final Meter meter;
  private final WordMap<Known> known = new WordMap<>();
  private boolean rooted;

  RootFields(Numbers numbers, Meter meter) {
    this.numbers = numbers;
    this.meter = meter;
  }

  /** Whether a number that is looked for is a root. */
  boolean isRooted() {
    return rooted;
  }

  /** Notes that a number that is looked for is a root. */
  void put(long word, Root root) {
    rooted = true;
    known.put(word, ofRoot(root.radicand(), 1, root.index()));
  }

  /**
   * The field of a root that the number makes. Where no root is looked for, what follows from it
   * takes longer than what it saves, and nothing is told.
   */
  RootField of(long word) {
    return rooted ? about(word).field : RootField.UNKNOWN;
  }

  /**
   * A proof that no power of one algebraic number with a fraction for exponent is another: a prime
   * that one has and the other has not, or one is a fraction and the other no root of a fraction.
   * Then the logarithm of the one to the base of the other is transcendental.
   */
  boolean shareNoPower(long a, long b) {
    return Nature.shareNoPower(numbers.nature(a), numbers.nature(b))
        || (numbers.isFraction(a) && isNoRoot(b))
        || (numbers.isFraction(b) && isNoRoot(a));
  }

  /**
   * A proof that the number, not 0, 1 or -1, is no power with this exponent of an algebraic one.
   *
   * @param ofFraction of a fraction
   */
  boolean isNoPower(long word, long exponent, boolean ofFraction) {
    if (numbers.isIrrational(exponent)) {
      return numbers.nature(word).algebraic() && numbers.nature(exponent).algebraic();
    }
    Known about = about(word);
    return ofFraction
        && about.field.degree() > 1
        && (numbers.isFraction(exponent)
            ? about.root == Truth.FALSE
                || !isMultiple(numbers.exact(exponent), about.field.degree())
            : numbers.isInteger(exponent));
  }

  /** A proof that the number is algebraic, and no root of a fraction. */
  boolean isNoRoot(long word) {
    return about(word).root == Truth.FALSE;
  }

  /** The degree of a power of a fraction divides the denominator of the exponent. */
  private static boolean isMultiple(Outcome exponent, int degree) {
    return !(exponent instanceof Rational fraction)
        || fraction.denominator().mod(BigInteger.valueOf(degree)).signum() == 0;
  }

  private Known about(long word) {
    if (numbers.isFraction(word)) {
      return Words.isSmall(word)
          ? new Known(RootField.FRACTIONS, word, Truth.TRUE)
          : Known.LARGE_FRACTION;
    }
    @Nullable Known before = known.get(word);
    if (before == null) {
      before = worked(word);
      meter.keep(5);
      known.put(word, before);
    }
    return before;
  }

  private Known worked(long word) {
    long a = numbers.left(word);
    long b = numbers.right(word);
    return switch (numbers.made(word)) {
      case SUM -> about(a).plus(about(b));
      case DIFFERENCE -> about(a).plus(about(b).negated());
      case PRODUCT -> about(a).times(about(b));
      case QUOTIENT -> about(a).times(about(b).inverse());
      case POWER -> power(a, b);
      case LOGARITHM, FACTORIAL, GIVEN -> Known.NOTHING;
    };
  }

  /** A root has all in its field that the number has of which it is the root. */
  private Known power(long base, long exponent) {
    if (!Words.isSmall(exponent) || Words.denominator(exponent) > MOST_INDEX) {
      return Known.NOTHING;
    }
    long above = Math.abs(Words.numerator(exponent));
    if (Words.isSmall(base) && numbers.exact(base) instanceof Rational fraction) {
      return ofRoot(fraction, above, (int) Words.denominator(exponent));
    }
    Known about = about(base);
    RootField field = above == 1 && about.field.degree() > 1 ? about.field : RootField.UNKNOWN;
    return new Known(field, Words.UNDEFINED, about.root);
  }

  private static Known ofRoot(Rational fraction, long above, int below) {
    if (below == 1) {
      return Known.LARGE_FRACTION;
    }
    RootField field = RootField.of(fraction, above, below);
    return new Known(field, field.degree() > 1 ? Words.ZERO : Words.UNDEFINED, Truth.TRUE);
  }
}
