package org.mathmat.solver.equations;

import java.util.function.LongPredicate;
import org.mathmat.solver.search.Stock;

/**
 * The fractions among the values that exactly a part of the stock can name, for parts that can name
 * irrational numbers as well. Most of those come of a fraction and an irrational number, and need
 * not be worked out where a fraction is wanted.
 */
final class FractionSets {
  private final ForwardSets sets;
  private final Stock stock;
  private final Parts parts;
  private final Forms forms;
  private final Numbers numbers;

  /**
   * @param sets lists all values, where irrational ones matter
   */
  FractionSets(ForwardSets sets, Stock stock, Parts parts, Forms forms, Numbers numbers) {
    this.sets = sets;
    this.stock = stock;
    this.parts = parts;
    this.forms = forms;
    this.numbers = numbers;
  }

  /** The fractions, and some numbers that may be fractions. */
  ValueSet of(Part part) {
    ValueSet set = new ValueSet();
    if (sets.has(part, false)) {
      addFractions(sets.values(part, false), set);
      return set;
    }
    sets.addLeaves(part, false, set);
    for (Form.OfOne form : forms.ofOne()) {
      // the square root of an irrational number is irrational, and it has no factorial
      stock.rests(
          part.used(),
          form.cost(),
          (rest, _) -> {
            ValueSet operands = sets.values(parts.of(rest), true, false);
            ValueSet all = new ValueSet();
            sets.addOfOne(form, operands, all);
            addFractions(all, set);
            return false;
          });
    }
    for (Split split : parts.splits(part)) {
      add(split, set);
    }
    return set;
  }

  private void addFractions(ValueSet all, ValueSet into) {
    for (int i = 0; i < all.size(); i++) {
      if (!numbers.isIrrational(all.get(i))) {
        into.add(all.get(i));
      }
    }
    if (all.isOpen()) {
      into.markOpen();
    }
  }

  private void add(Split split, ValueSet into) {
    Form.OfTwo form = split.form();
    if (form.wide()) {
      sets.addOfTwo(split, into);
      return;
    }
    switch (form.rule()) {
      case POWER -> {
        addPowers(form, split.small(), split.large(), true, into);
        addPowers(form, split.large(), split.small(), true, into);
      }
      case ROOT -> {
        addPowers(form, split.small(), split.large(), false, into);
        addPowers(form, split.large(), split.small(), false, into);
      }
      default -> {
        boolean apart = split.apart();
        ValueSet small = sets.values(split.small(), apart, false);
        ValueSet large = sets.values(split.large(), apart, false);
        add(form, small, large, into);
        if (!form.rule().isCommutative()) {
          add(form, large, small, into);
        }
        if (apart && form.rule().isAbsorbing()) {
          addZero(small, split.large(), into);
          addZero(large, split.small(), into);
        }
      }
    }
  }

  private void add(Form.OfTwo form, ValueSet left, ValueSet right, ValueSet into) {
    ValueSet all = new ValueSet();
    sets.addOfTwo(form, left, right, all);
    addFractions(all, into);
  }

  /** Zero times a number that is no fraction is zero, and so is zero divided by it. */
  private void addZero(ValueSet fractions, Part other, ValueSet into) {
    if (fractions.contains(Words.ZERO)) {
      addIfAny(Words.ZERO, other, value -> value != Words.ZERO, into);
    }
  }

  /**
   * Powers, or roots, of what the base may be. One with an irrational exponent is transcendental if
   * both are algebraic, but for 0 and 1.
   */
  private void addPowers(Form.OfTwo form, Part base, Part exponent, boolean left, ValueSet into) {
    boolean apart = base.reach().algebraic() && exponent.reach().algebraic();
    ValueSet bases = sets.values(base, false);
    ValueSet exponents = sets.values(exponent, apart, false);
    addPowers(form, bases, exponents, left, into);
    if (apart && exponent.reach().irrational()) {
      // such a power of 0 or 1 is 0 or 1, whatever the exponent
      LongPredicate other = value -> !numbers.isFraction(value);
      if (bases.contains(Words.ONE)) {
        addIfAny(Words.ONE, exponent, other, into);
      }
      if (bases.contains(Words.ZERO)) {
        addIfAny(Words.ZERO, exponent, value -> other.test(value) && numbers.sign(value) > 0, into);
      }
    }
  }

  /** Adds powers, or roots, that may be fractions. */
  private void addPowers(
      Form.OfTwo form, ValueSet bases, ValueSet exponents, boolean left, ValueSet into) {
    if (bases.isOpen() || exponents.isOpen()) {
      into.markOpen();
    }
    ValueSet all = new ValueSet();
    for (int i = 0; i < bases.size(); i++) {
      long base = bases.get(i);
      for (int j = 0; j < exponents.size(); j++) {
        long exponent = exponents.get(j);
        if (!isSurelyNoFraction(base, exponent, left)) {
          sets.addOfTwo(form, left ? base : exponent, left ? exponent : base, all);
        }
      }
    }
    addFractions(all, into);
  }

  /**
   * Whether a small fraction is no such power of a fraction as the denominator of the exponent, or
   * the numerator of the index, says.
   */
  private static boolean isSurelyNoFraction(long base, long exponent, boolean power) {
    if (!Words.isSmall(base) || !Words.isSmall(exponent)) {
      return false;
    }
    long index = power ? Words.denominator(exponent) : Math.abs(Words.numerator(exponent));
    return index > 1 && Words.root(Words.abs(base), index) == Words.UNDEFINED;
  }

  /** Adds the fraction if the part has such a value. */
  private void addIfAny(long fraction, Part part, LongPredicate wanted, ValueSet into) {
    if (into.contains(fraction)) {
      return;
    }
    ValueSet all = sets.values(part, false);
    for (int i = 0; i < all.size(); i++) {
      if (wanted.test(all.get(i))) {
        into.add(fraction);
        return;
      }
    }
    if (all.isOpen()) {
      into.markOpen();
    }
  }
}
