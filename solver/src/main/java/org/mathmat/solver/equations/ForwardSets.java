package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;
import org.mathmat.solver.search.WordMap;

/**
 * For every part of the stock the values that exactly it can name, worked out once from its parts
 * and kept for the whole shake.
 */
final class ForwardSets {
  /** How often a sign that costs nothing is put on top of itself. */
  private static final int ROUNDS = 3;

  /** No set has more values than that while only a sample is wanted. */
  private static final int SAMPLE = 6;

  private final Stock stock;
  private final Forms forms;
  private final Calculator calculator;
  private final Meter meter;
  private final int most;
  private final WordMap<ValueSet> narrow = new WordMap<>();
  private final WordMap<ValueSet> wide = new WordMap<>();

  private ForwardSets(Stock stock, Forms forms, Calculator calculator, Meter meter, int most) {
    this.stock = stock;
    this.forms = forms;
    this.calculator = calculator;
    this.meter = meter;
    this.most = most;
  }

  /** All values. */
  static ForwardSets all(Stock stock, Forms forms, Calculator calculator, Meter meter) {
    return new ForwardSets(stock, forms, calculator, meter, Integer.MAX_VALUE);
  }

  /** A few values of each, where it has any; cheap also for large parts. */
  static ForwardSets sample(Stock stock, Forms forms, Calculator calculator, Meter meter) {
    return new ForwardSets(stock, forms, calculator, meter, SAMPLE);
  }

  /**
   * The values of an expression that may stand anywhere.
   *
   * @param beside whether it stands beside a sign that allows longer numerals
   */
  List<ValueSet> operands(long used, boolean beside) {
    ValueSet anywhere = values(used);
    return beside ? List.of(anywhere, wideValues(used)) : List.of(anywhere);
  }

  ValueSet values(long used) {
    @Nullable ValueSet known = narrow.get(used);
    if (known != null) {
      return known;
    }
    ValueSet set = new ValueSet();
    compute(used, set);
    narrow.put(used, set);
    return set;
  }

  /** The values of numerals that are longer than others may be, with signs of their own. */
  ValueSet wideValues(long used) {
    @Nullable ValueSet known = wide.get(used);
    if (known != null) {
      return known;
    }
    ValueSet set = new ValueSet();
    addLeaves(used, true, set);
    for (Form.OfOne form : forms.ofOne()) {
      stock.rests(
          used,
          form.cost(),
          (part, _) -> {
            if (part != used) {
              addOfOne(form, wideValues(part), 0, set);
            }
            return isFull(set);
          });
    }
    wide.put(used, set);
    return set;
  }

  private boolean isFull(ValueSet set) {
    return set.size() >= most;
  }

  private void compute(long used, ValueSet set) {
    meter.keep(12);
    addLeaves(used, false, set);
    List<Form.OfOne> loops = new ArrayList<>();
    for (Form.OfOne form : forms.ofOne()) {
      stock.rests(
          used,
          form.cost(),
          (part, _) -> {
            if (part == used) {
              loops.add(form);
            } else {
              addOfOne(form, values(part), 0, set);
            }
            return isFull(set);
          });
    }
    for (Form.OfTwo form : forms.ofTwo()) {
      if (!isFull(set)) {
        addOfTwo(form, used, set);
      }
    }
    addLoops(loops, set);
  }

  private void addLeaves(long used, boolean asWide, ValueSet set) {
    for (Form.Leaf leaf : forms.leaves(used)) {
      if (leaf.wide() == asWide) {
        add(leaf.value(), set);
        if (leaf.bounded()) {
          set.markOpen();
        }
      }
    }
  }

  private void addOfOne(Form.OfOne form, ValueSet operands, int from, ValueSet into) {
    if (operands.isOpen()) {
      into.markOpen();
    }
    int size = operands.size();
    meter.step(size);
    for (int i = from; i < size; i++) {
      for (long value : calculator.apply(form, operands.get(i))) {
        add(value, into);
      }
    }
  }

  private void addOfTwo(Form.OfTwo form, long used, ValueSet into) {
    stock.splits(
        used,
        form.cost(),
        (one, other) -> {
          if (!form.rule().isCommutative() || one <= other) {
            for (ValueSet left : operands(one, form.wide())) {
              if (left.size() > 0 || left.isOpen()) {
                for (ValueSet right : operands(other, form.wide())) {
                  addOfTwo(form, left, right, into);
                }
              }
            }
          }
          return isFull(into);
        });
  }

  private void addOfTwo(Form.OfTwo form, ValueSet left, ValueSet right, ValueSet into) {
    if (left.isOpen() || right.isOpen()) {
      into.markOpen();
    }
    for (int i = 0; i < left.size() && !isFull(into); i++) {
      meter.step(right.size());
      long a = left.get(i);
      for (int j = 0; j < right.size(); j++) {
        if (form.rule() == Rule.OTHER) {
          for (long value : calculator.two(form.operation(), a, right.get(j))) {
            add(value, into);
          }
        } else {
          add(calculator.ordinary(form, a, right.get(j)), into);
        }
      }
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
          if (!Numbers.isSmall(set.get(i))) {
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
        Numbers.isSmall(value)
            || (round == 0 && Numbers.isNumber(value) && !calculator.numbers().isRational(value));
    add(kept || value == Numbers.UNDEFINED ? value : Numbers.OPEN, set);
  }

  private void add(long value, ValueSet into) {
    if (value == Numbers.OPEN) {
      into.markOpen();
    } else if (value != Numbers.UNDEFINED && into.add(value)) {
      meter.keep(3);
    }
  }
}
