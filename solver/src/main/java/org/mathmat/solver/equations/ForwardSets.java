package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;

/**
 * For every part of the stock the values that exactly it can name, worked out once from its parts
 * and kept for the whole shake.
 */
final class ForwardSets {
  /** How often a sign that costs nothing is put on top of itself. */
  static final int ROUNDS = 3;

  /** No set has more values than that while only a sample is wanted. */
  private static final int SAMPLE = 6;

  private final Stock stock;
  private final Parts parts;
  private final Forms forms;
  private final Calculator calculator;
  private final Meter meter;
  private final boolean sample;
  private final int most;
  private final FractionSets fractions;
  private final NamedByLess less;

  private ForwardSets(
      Stock stock,
      Parts parts,
      Forms forms,
      Calculator calculator,
      NamedByLess less,
      Meter meter,
      boolean sample) {
    this.stock = stock;
    this.parts = parts;
    this.forms = forms;
    this.calculator = calculator;
    this.less = less;
    this.meter = meter;
    this.sample = sample;
    this.most = sample ? SAMPLE : Integer.MAX_VALUE;
    this.fractions = new FractionSets(this, stock, parts, forms, calculator.numbers());
  }

  /** All values but for those that are named by less. */
  static ForwardSets all(
      Stock stock, Parts parts, Forms forms, Calculator calculator, NamedByLess less, Meter meter) {
    return new ForwardSets(stock, parts, forms, calculator, less, meter, false);
  }

  /** A few values of each, where it has any; cheap also for large parts. */
  static ForwardSets sample(
      Stock stock, Parts parts, Forms forms, Calculator calculator, Meter meter) {
    NamedByLess nothing = NamedByLess.nothing(stock, meter);
    return new ForwardSets(stock, parts, forms, calculator, nothing, meter, true);
  }

  boolean isSample() {
    return sample;
  }

  /**
   * Whether the values of an ordinary expression were worked out already.
   *
   * @param onlyFractions whether only the fractions among them matter
   */
  boolean has(Part part, boolean onlyFractions) {
    return part.values(sample, false) != null
        || (onlyFractions && !sample && part.fractions() != null);
  }

  /**
   * The values that a part can have.
   *
   * @param wide of numerals that are longer than others may be, with signs of their own
   */
  ValueSet values(Part part, boolean wide) {
    @Nullable ValueSet known = part.values(sample, wide);
    if (known != null) {
      return known;
    }
    ValueSet set = new ValueSet();
    if (wide) {
      computeWide(part, set);
    } else {
      compute(part, set);
      set = less.own(part, set);
    }
    part.setValues(sample, wide, set);
    return set;
  }

  /**
   * The values that a part can have, or the fractions among them.
   *
   * @param onlyFractions whether only the fractions matter; some that are none may be listed too
   */
  ValueSet values(Part part, boolean onlyFractions, boolean wide) {
    Reach reach = part.reach();
    if (!onlyFractions || wide || sample || !reach.irrational() || !reach.ordinary()) {
      return values(part, wide);
    }
    @Nullable ValueSet known = part.fractions();
    if (known == null) {
      known = less.own(part, fractions.of(part));
      part.setFractions(known);
    }
    return known;
  }

  private void computeWide(Part part, ValueSet set) {
    addLeaves(part, true, set);
    for (Form.OfOne form : forms.ofOne()) {
      stock.rests(
          part.used(),
          form.cost(),
          (rest, _) -> {
            if (rest != part.used()) {
              addOfOne(form, values(parts.of(rest), true), set);
            }
            return isFull(set);
          });
    }
  }

  private boolean isFull(ValueSet set) {
    return set.size() >= most;
  }

  private void compute(Part part, ValueSet set) {
    meter.keep(12);
    addLeaves(part, false, set);
    List<Form.OfOne> loops = new ArrayList<>();
    for (Form.OfOne form : forms.ofOne()) {
      stock.rests(
          part.used(),
          form.cost(),
          (rest, _) -> {
            if (rest == part.used()) {
              loops.add(form);
            } else {
              addOfOne(form, values(parts.of(rest), false), set);
            }
            return isFull(set);
          });
    }
    for (Split split : parts.splits(part)) {
      if (isFull(set)) {
        break;
      }
      addOfTwo(split, set);
    }
    addLoops(loops, set);
  }

  void addLeaves(Part part, boolean asWide, ValueSet set) {
    for (Form.Leaf leaf : forms.leaves(part.used())) {
      if (leaf.wide() == asWide) {
        add(leaf.value(), set);
        if (leaf.bounded()) {
          set.markOpen();
        }
      }
    }
  }

  void addOfOne(Form.OfOne form, ValueSet operands, ValueSet into) {
    if (operands.isOpen()) {
      into.markOpen();
    }
    int size = operands.size();
    meter.step(size);
    for (int i = 0; i < size; i++) {
      for (long value : calculator.apply(form, operands.get(i))) {
        add(value, into);
      }
    }
  }

  /** Adds what the last sign makes of its operands. */
  void addOfTwo(Split split, ValueSet into) {
    Form.OfTwo form = split.form();
    int widths = form.wide() ? 2 : 1;
    for (int i = 0; i < widths; i++) {
      ValueSet one = values(split.small(), i == 1);
      if (one.size() > 0 || one.isOpen()) {
        for (int j = 0; j < widths; j++) {
          ValueSet other = values(split.large(), j == 1);
          addOfTwo(form, one, other, into);
          if (!form.rule().isCommutative()) {
            addOfTwo(form, other, one, into);
          }
        }
      }
    }
  }

  void addOfTwo(Form.OfTwo form, ValueSet left, ValueSet right, ValueSet into) {
    if (left.isOpen() || right.isOpen()) {
      into.markOpen();
    }
    for (int i = 0; i < left.size() && !isFull(into); i++) {
      for (int j = 0; j < right.size(); j++) {
        addOfTwo(form, left.get(i), right.get(j), into);
      }
    }
  }

  /** Adds what the sign makes of two numbers. */
  void addOfTwo(Form.OfTwo form, long a, long b, ValueSet into) {
    meter.step(1);
    if (less.isIdle(form, a, b)) {
      return;
    }
    if (form.rule() == Rule.OTHER) {
      for (long value : calculator.two(form.operation(), a, b)) {
        add(value, into);
      }
    } else {
      add(calculator.ordinary(form.rule(), a, b), into);
    }
  }

  /** Signs that may be used again and again, until nothing new comes or it goes on for too long. */
  private void addLoops(List<Form.OfOne> loops, ValueSet set) {
    int from = 0;
    for (int round = 0; !loops.isEmpty() && from < set.size(); round++) {
      if (round == ROUNDS || isFull(set)) {
        set.markOpen();
        return;
      }
      int size = set.size();
      for (Form.OfOne form : loops) {
        meter.step(size - from);
        for (int i = from; i < size; i++) {
          if (!Words.isSmall(set.get(i))) {
            set.markOpen();
            continue;
          }
          for (long value : calculator.apply(form, set.get(i))) {
            addLooped(value, round, set);
          }
        }
      }
      from = size;
    }
  }

  /** Of what signs without end make of themselves only the small numbers are kept. */
  private void addLooped(long value, int round, ValueSet set) {
    boolean kept =
        Words.isSmall(value)
            || (round == 0 && Words.isNumber(value) && !calculator.numbers().isFraction(value));
    add(kept || value == Words.UNDEFINED ? value : Words.OPEN, set);
  }

  private void add(long value, ValueSet into) {
    if (value == Words.OPEN) {
      into.markOpen();
    } else if (value != Words.UNDEFINED && into.add(value)) {
      meter.keep(3);
    }
  }
}
