package org.mathmat.solver.equations;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mathmat.solver.search.Stock;

/** Tells which numbers expressions may name that use a part of the stock. */
final class Reaches {
  private final Stock stock;
  private final Forms forms;
  private final List<Form.Leaf> leaves;

  private final IdleCubes idleCubes;

  /** For each dimension the logarithm of the greatest height of a numeral that uses it. */
  private final double[] weights;

  /** The dimensions of cubes that are no sign, and as a numeral always 0. */
  private final boolean[] idle;

  Reaches(Stock stock, Forms forms, IdleCubes idleCubes) {
    this.idleCubes = idleCubes;
    this.stock = stock;
    this.forms = forms;
    this.leaves = forms.leaves();
    this.weights = new double[stock.size()];
    this.idle = new boolean[stock.size()];
    for (int i = 0; i < idle.length; i++) {
      idle[i] = isIdle(i);
    }
    for (Form.Leaf leaf : leaves) {
      double weight = leaf.bounded() ? Double.POSITIVE_INFINITY : weight(leaf.value());
      for (int i = 0; i < weights.length; i++) {
        if (stock.count(leaf.cost(), i) > 0) {
          weights[i] = Math.max(weights[i], weight);
        }
      }
    }
  }

  /**
   * The logarithm of numerator and denominator together: in sums, products and quotients those of
   * the operands add up to no less than that of the result.
   */
  private static double weight(long word) {
    return Words.isSmall(word) && Words.isNumber(word)
        ? Math.log(Math.abs((double) Words.numerator(word)) + Words.denominator(word))
        : Double.POSITIVE_INFINITY;
  }

  private boolean isIdle(int dimension) {
    long one = stock.one(dimension);
    return forms.leaves(one).stream().anyMatch(leaf -> leaf.value() == Words.ZERO)
        && leaves.stream()
            .filter(leaf -> stock.contains(leaf.cost(), one))
            .allMatch(leaf -> leaf.value() == Words.ZERO)
        && forms.ofOne().stream().noneMatch(form -> stock.contains(form.cost(), one))
        && forms.ofTwo().stream().noneMatch(form -> stock.contains(form.cost(), one));
  }

  /** Of the near powers of the base that are listed, little is claimed. */
  Reach of(long used) {
    Numerals numerals = new Numerals(used);
    return reach(used, numerals, numerals.bounded);
  }

  /** Whatever powers of the base there are. */
  Reach ofAnyPowers(long used) {
    return reach(used, new Numerals(used), false);
  }

  private Reach reach(long used, Numerals numerals, boolean odd) {
    Signs signs = new Signs(used);
    boolean fractions = numerals.fractions || signs.divided;
    boolean ordinary = !signs.exotic && !numerals.odd && !odd && !stock.saturates();
    boolean negative = numerals.negative || signs.negative;
    return new Reach(
        negative,
        negative || numerals.zero,
        !ordinary || signs.sums || signs.powers + signs.makingOne > 0 || !hasIdleZero(used),
        ordinary,
        signs.irrational || (signs.powers > 0 && fractions) || (signs.powers > 1 && negative),
        signs.radicals,
        signs.roots(fractions, negative),
        ordinary && !signs.sums && signs.radicals < 3 ? numerals.primes : -1,
        height(used, signs, fractions, fractions || signs.products || signs.radicals > 0),
        height(used, signs, fractions, fractions || signs.products),
        fractions || (signs.radicals > 0 && !signs.keepsWhole(negative || !ordinary)),
        fractions || negative || !ordinary || signs.wholeOnly);
  }

  /**
   * More than any size, or than numerators and denominators where they are multiplied. A root of a
   * whole number with a whole index is no larger than the number, or no larger than 1.
   */
  private double height(long used, Signs signs, boolean fractions, boolean multiplied) {
    boolean bounded = signs.bounded && (signs.radicals == 0 || (signs.radicals == 1 && !fractions));
    double weight = bounded ? 0 : Double.POSITIVE_INFINITY;
    double sum = weight;
    for (int i = 0; i < weights.length; i++) {
      int count = stock.count(used, i);
      if (count > 0) {
        weight += count * weights[i];
        sum += count * Math.exp(weights[i]);
      }
    }
    return (multiplied ? Math.exp(weight) : sum) * (1 + 0x1p-20);
  }

  /**
   * Whether there is a cube that can only be 0. Without a sum or a power, what it is used in is 0,
   * or nothing.
   */
  private boolean hasIdleZero(long used) {
    for (int i = 0; i < weights.length; i++) {
      if (idle[i] && stock.count(used, i) > 0) {
        return true;
      }
    }
    return false;
  }

  /** What the numerals tell. */
  private final class Numerals {
    private boolean negative;
    private boolean zero;
    private boolean fractions;
    private boolean odd;

    /** Whether some are powers of the base, of which there is no end. */
    private boolean bounded;

    private int primes;

    Numerals(long used) {
      for (Form.Leaf leaf : leaves) {
        if (stock.contains(used, leaf.cost())) {
          see(leaf.value());
          fractions |= leaf.bounded();
          bounded |= leaf.bounded();
        }
      }
    }

    private void see(long value) {
      if (!Words.isSmall(value)) {
        odd = true;
        negative = true;
        fractions = true;
      } else if (value == Words.ZERO) {
        zero = true;
      } else {
        negative |= Words.numerator(value) < 0;
        fractions |= !Words.isWhole(value);
        primes |=
            Nature.primes(Math.abs(Words.numerator(value)))
                | Nature.primes(Words.denominator(value));
      }
    }
  }

  /** What the signs tell. */
  private final class Signs {
    private final long used;
    private boolean negative;
    private boolean products;
    private boolean divided;

    /** Whether there are powers or roots of whole numbers only. */
    private boolean wholeOnly;

    private boolean bounded = true;

    /** Whether there are signs but for × ÷ ^ √. */
    private boolean sums;

    /** Whether there are signs of which nothing is known. */
    private boolean exotic;

    private boolean irrational;

    /** How many cubes are ^ with the exponent 0. */
    private int makingOne;

    /** How many others are ^. */
    private int powers;

    /** How many others are ^ or √. */
    private int radicals;

    Signs(long used) {
      this.used = used;
      Set<Long> counted = new HashSet<>();
      for (Form.OfTwo form : forms.ofTwo()) {
        if (stock.contains(used, form.cost())) {
          see(form);
          if (form.rule().isRadical() && counted.add(form.cost())) {
            radicals += count(form.cost());
          }
        }
      }
      for (Form.OfOne form : forms.ofOne()) {
        if (stock.contains(used, form.cost())) {
          see(form);
          exotic |= form instanceof Form.Prefix && !counted.contains(form.cost());
        }
      }
      makingOne = Math.min(powers, idleCubes.powersThatMakeOne(used));
      radicals -= makingOne;
      powers -= makingOne;
    }

    /**
     * How many of ^ and √ may have an exponent that is no whole number. Where there is no √ and no
     * fraction to begin with, that exponent has a ^ of its own with an exponent below zero.
     */
    private int roots(boolean fractions, boolean negative) {
      if (irrational || fractions) {
        return radicals;
      }
      return negative ? Math.max(0, radicals - 1) : 0;
    }

    /**
     * Whether powers and roots of whole numbers are whole if they are fractions: without a quotient
     * and without a number below zero they are algebraic integers, or transcendental.
     */
    private boolean keepsWhole(boolean negative) {
      return !negative && !exotic && roots(false, false) <= 2;
    }

    /** How often what the sign costs is there; enough of them where there is no end. */
    private int count(long cost) {
      int count = 0;
      for (long left = used; stock.contains(left, cost); left -= cost) {
        count += stock.saturates() ? 100 : 1;
      }
      return count;
    }

    private void see(Form.OfTwo form) {
      switch (form.rule()) {
        case ADD -> sums = true;
        case MULTIPLY -> products = true;
        case SUBTRACT -> {
          sums = true;
          negative = true;
        }
        case DIVIDE -> {
          products = true;
          divided = true;
        }
        case AVERAGE, PERCENT -> {
          sums = true;
          divided = true;
          bounded = false;
        }
        case WHOLE_POWER, WHOLE_ROOT -> {
          wholeOnly = true;
          sums = true;
          bounded = false;
        }
        case POWER -> {
          bounded = false;
          powers += count(form.cost());
        }
        case ROOT -> irrational = true;
        case LOGARITHM, OTHER -> {
          bounded = false;
          divided = true;
          irrational = true;
          exotic = true;
          negative = true;
        }
      }
    }

    private void see(Form.OfOne form) {
      bounded &= form instanceof Form.Prefix prefix && prefix.rule() == Rule.ROOT;
      switch (form) {
        case Form.Prefix prefix -> {
          irrational |= prefix.rule() == Rule.ROOT;
          exotic |= prefix.rule() == Rule.OTHER;
          negative |= prefix.rule() == Rule.OTHER;
          divided |= prefix.rule() == Rule.OTHER;
        }
        case Form.Bang _ -> sums = true;
        case Form.Raise _, Form.Join _ -> {
          divided = true;
          irrational = true;
          exotic = true;
          negative = true;
        }
      }
    }
  }
}
