package org.mathmat.solver.equations;

/**
 * Steps backward through ordinary signs: from the result and one operand to what the other operand
 * may be. A candidate need not be right (powers and roots must be worked out forward again), but
 * none is missing.
 */
final class Inverse {
  /** Too many to list: any number may do, and only working it out tells. */
  private static final long[] ANY = {Words.ANY};

  private static final long[] NONE = {};
  private static final long[] OPEN = {Words.OPEN};

  private final Calculator calculator;
  private final WordArithmetic words;

  Inverse(Calculator calculator) {
    this.calculator = calculator;
    this.words = calculator.words();
  }

  /**
   * What may stand on the right.
   *
   * @param reach what may be wanted
   */
  long[] rights(Rule rule, long left, long result, Reach reach) {
    return switch (rule) {
      case ADD, SUBTRACT, MULTIPLY, DIVIDE -> only(right(rule, left, result));
      case AVERAGE, PERCENT -> {
        long before = calculator.beforeLastStep(rule, result);
        yield only(Words.isNumber(before) ? right(rule.plain(), left, before) : before);
      }
      case POWER, WHOLE_POWER -> exponent(left, result, reach);
      case ROOT, WHOLE_ROOT -> {
        long power = words.divide(Words.ONE, left);
        yield Words.isNumber(power) ? base(power, result, reach) : only(power);
      }
      case LOGARITHM -> baseOfLogarithm(left, result);
      case OTHER -> throw new IllegalStateException("There is no way back.");
    };
  }

  /** What may stand on the left. */
  long[] lefts(Rule rule, long right, long result, Reach reach) {
    return switch (rule) {
      case ADD, SUBTRACT, MULTIPLY, DIVIDE -> only(left(rule, right, result));
      case AVERAGE, PERCENT -> rights(rule, right, result, reach);
      case LOGARITHM -> only(words.power(right, result));
      case POWER, WHOLE_POWER -> base(right, result, reach);
      case ROOT, WHOLE_ROOT -> index(right, result, reach);
      case OTHER -> throw new IllegalStateException("There is no way back.");
    };
  }

  private long[] baseOfLogarithm(long number, long result) {
    if (number == Words.ONE || result == Words.ZERO) {
      return number == Words.ONE && result == Words.ZERO ? ANY : NONE;
    }
    long inverse = words.divide(Words.ONE, result);
    return only(Words.isNumber(inverse) ? words.power(number, inverse) : inverse);
  }

  /** What a square root may have been taken of. */
  long radicand(long result) {
    return words.multiply(result, result);
  }

  private static long[] only(long word) {
    return word == Words.UNDEFINED ? NONE : new long[] {word};
  }

  /** The one number that may stand on the right of a reversible sign, or whether any may. */
  long right(Rule rule, long left, long result) {
    return switch (rule) {
      case ADD -> words.subtract(result, left);
      case SUBTRACT -> words.subtract(left, result);
      case MULTIPLY -> factor(left, result);
      case DIVIDE -> divisor(left, result);
      default -> throw new IllegalStateException("There may be several.");
    };
  }

  /** The same on the left. */
  long left(Rule rule, long right, long result) {
    return switch (rule) {
      case ADD -> words.subtract(result, right);
      case SUBTRACT -> words.add(result, right);
      case MULTIPLY -> factor(right, result);
      case DIVIDE -> right == Words.ZERO ? Words.UNDEFINED : words.multiply(result, right);
      default -> throw new IllegalStateException("There may be several.");
    };
  }

  private long factor(long other, long product) {
    if (other == Words.ZERO) {
      return product == Words.ZERO ? Words.ANY : Words.UNDEFINED;
    }
    return words.divide(product, other);
  }

  private long divisor(long dividend, long quotient) {
    if (dividend == Words.ZERO) {
      return quotient == Words.ZERO ? Words.ANY : Words.UNDEFINED;
    }
    return quotient == Words.ZERO ? Words.UNDEFINED : words.divide(dividend, quotient);
  }

  private static boolean isUnit(long word) {
    return word == Words.ONE || word == Words.MINUS_ONE;
  }

  private long[] exponent(long base, long result, Reach reach) {
    if (base == Words.ZERO) {
      return result == Words.ZERO ? ANY : NONE;
    }
    if (base == Words.ONE) {
      return result == Words.ONE ? ANY : NONE;
    }
    if (base == Words.MINUS_ONE) {
      return isUnit(result) ? ANY : NONE;
    }
    if (result == Words.ZERO) {
      return NONE;
    }
    if (isUnit(result)) {
      return result == Words.ONE ? only(Words.ZERO) : NONE;
    }
    if (base == result) {
      return only(Words.ONE);
    }
    if (reach.algebraic() && shareNoPower(base, result)) {
      return NONE;
    }
    long size = size(base);
    long wanted = size(result);
    return Words.isNumber(size) && Words.isNumber(wanted)
        ? only(words.logarithm(size, wanted))
        : OPEN;
  }

  /**
   * A proof that no power of one number with a fraction for exponent is another: a prime that
   * divides the one and not the other, or a whole number and none. Other exponents are logarithms,
   * which are no fractions.
   */
  private boolean shareNoPower(long base, long result) {
    if (!Words.isSmall(base) || !Words.isSmall(result)) {
      return words.numbers().fields().shareNoPower(base, result);
    }
    long n = Math.abs(Words.numerator(base));
    long m = Math.abs(Words.numerator(result));
    if (n >= 1L << 31 || m >= 1L << 31) {
      return false;
    }
    long a = n * Words.denominator(base);
    long b = m * Words.denominator(result);
    return strip(a, b) != 1 || strip(b, a) != 1;
  }

  /** The number less all primes that the other has. */
  private static long strip(long number, long other) {
    long left = number;
    for (long shared = Words.gcd(left, other); shared != 1; shared = Words.gcd(left, other)) {
      left /= shared;
    }
    return left;
  }

  /** The absolute value. */
  private long size(long word) {
    return switch (words.numbers().sign(word)) {
      case 0 -> word == Words.ZERO ? word : Words.OPEN;
      case 1 -> word;
      default -> words.negate(word);
    };
  }

  private long[] base(long exponent, long result, Reach reach) {
    if (exponent == Words.ZERO) {
      return result == Words.ONE ? ANY : NONE;
    }
    if (result == Words.ZERO) {
      return only(Words.ZERO);
    }
    if (isUnit(result)) {
      return new long[] {Words.ONE, Words.MINUS_ONE};
    }
    if (exponent == Words.ONE) {
      return only(result);
    }
    if (reach.algebraic()
        && words.numbers().fields().isNoPower(result, exponent, !reach.irrational())) {
      return NONE;
    }
    long size = size(result);
    long inverse = words.divide(Words.ONE, exponent);
    if (!Words.isNumber(size) || !Words.isNumber(inverse)) {
      return OPEN;
    }
    if (!reach.irrational() && Words.isSmall(size) && Words.isSmall(inverse)) {
      long d = Words.denominator(inverse);
      if (Words.root(size, d) == Words.UNDEFINED) {
        return NONE;
      }
    }
    boolean above = size == result;
    boolean mayBeBelow = above ? mayLoseMinus(exponent) : mayKeepMinus(exponent);
    if (!above && !mayBeBelow) {
      return NONE;
    }
    long root = words.power(size, inverse);
    if (!Words.isNumber(root) || !mayBeBelow) {
      return only(root);
    }
    return above ? new long[] {root, words.negate(root)} : only(words.negate(root));
  }

  /** Whether such a power of a number below zero may be below zero. */
  private boolean mayKeepMinus(long exponent) {
    return Words.isSmall(exponent)
        ? isOdd(Words.numerator(exponent)) && isOdd(Words.denominator(exponent))
        : !words.numbers().isIrrational(exponent);
  }

  /** Whether it may be above zero; irrational powers are undefined, and even roots. */
  private boolean mayLoseMinus(long exponent) {
    return Words.isSmall(exponent)
        ? !isOdd(Words.numerator(exponent))
        : !words.numbers().isIrrational(exponent);
  }

  private static boolean isOdd(long whole) {
    return (whole & 1) == 1;
  }

  private long[] index(long radicand, long result, Reach reach) {
    long[] exponents = exponent(radicand, result, reach);
    if (exponents.length != 1 || !Words.isNumber(exponents[0])) {
      return exponents;
    }
    return only(words.divide(Words.ONE, exponents[0]));
  }
}
