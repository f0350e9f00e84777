package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mathmat.equations.Op;
import org.mathmat.equations.Reading;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;
import org.mathmat.solver.search.WordMap;

/**
 * Finds expressions that use exactly a part of the stock and have a value. Small parts are looked
 * up in the forward sets; in a large one the smaller operand of the last sign is taken forward, and
 * the larger one is asked for the value that it must then have.
 */
final class Naming {
  /** Sees an expression; true to see no more. */
  @FunctionalInterface
  interface Visitor {
    boolean see(Reading reading);
  }

  /** Two operands and the sign between them; the small one is worked out forward. */
  private record Split(Form.OfTwo form, long small, long large, int leaves, boolean fractions) {}

  /** The most operands of a part whose values are all listed. */
  private static final int FORWARD_LEAVES = 4;

  private final Stock stock;
  private final Forms forms;
  private final Calculator calculator;
  private final Inverse inverse;
  private final ForwardSets all;
  private final ForwardSets sample;
  private final Picks picks;
  private final Meter meter;
  private final WordMap<List<Split>> splits = new WordMap<>();
  private final PairSet failed = new PairSet();
  private final PairSet failedOpen = new PairSet();
  private boolean open;

  Naming(Stock stock, Forms forms, Calculator calculator, Picks picks, Meter meter) {
    this.stock = stock;
    this.forms = forms;
    this.calculator = calculator;
    this.inverse = new Inverse(calculator.numbers());
    this.all = ForwardSets.all(stock, forms, calculator, meter);
    this.sample = ForwardSets.sample(stock, forms, calculator, meter);
    this.picks = picks;
    this.meter = meter;
  }

  /** Whether something could not be worked out since this was last asked. */
  boolean takeOpen() {
    boolean was = open || calculator.numbers().isMurky();
    open = false;
    return was;
  }

  /** Every value that the part can have; large for a large part. */
  ValueSet values(long used) {
    ValueSet set = all.values(used);
    open |= set.isOpen();
    return set;
  }

  /** Shows expressions with the value that use exactly this. */
  boolean visit(long used, long value, Visitor visitor) {
    return visit(all, used, false, value, visitor);
  }

  private int leaves(long used) {
    int leaves = 0;
    for (int i = 0; i < stock.size(); i++) {
      leaves += Math.max(0, stock.dimension(i).highest(stock.count(used, i)));
    }
    return leaves;
  }

  private boolean isForward(ForwardSets sets, long used) {
    return sets == sample || leaves(used) <= FORWARD_LEAVES;
  }

  private boolean visit(ForwardSets sets, long used, boolean wide, long value, Visitor visitor) {
    if (wide || isForward(sets, used)) {
      ValueSet set = wide ? sets.wideValues(used) : sets.values(used);
      if (!set.contains(value)) {
        open |= set.isOpen() && sets == all;
        return false;
      }
      return derive(sets, used, wide, value, visitor);
    }
    if (failed.contains(used, value)) {
      return false;
    }
    if (failedOpen.contains(used, value)) {
      open = true;
      return false;
    }
    boolean openBefore = open;
    open = false;
    Watched watched = new Watched(visitor);
    boolean stopped = derive(sets, used, false, value, watched);
    if (!watched.seen) {
      meter.keep(4);
      (open ? failedOpen : failed).add(used, value);
    }
    open |= openBefore;
    return stopped;
  }

  /** Notes whether anything was shown. */
  private static final class Watched implements Visitor {
    private final Visitor visitor;
    private boolean seen;

    Watched(Visitor visitor) {
      this.visitor = visitor;
    }

    @Override
    public boolean see(Reading reading) {
      seen = true;
      return visitor.see(reading);
    }
  }

  private boolean derive(ForwardSets sets, long used, boolean wide, long value, Visitor visitor) {
    for (Form.Leaf leaf : forms.leaves(used)) {
      if (leaf.value() == value && leaf.wide() == wide && visitor.see(leaf.reading())) {
        return true;
      }
      open |= leaf.bounded();
    }
    for (Form.OfOne form : forms.ofOne()) {
      if (stock.rests(
          used,
          form.cost(),
          (part, _) -> part != used && ofOne(sets, form, part, wide, value, visitor))) {
        return true;
      }
    }
    if (!wide) {
      for (Split split : splits(used)) {
        if (ofTwo(sets, split, value, visitor)) {
          return true;
        }
      }
    }
    return loops(sets, used, wide, value, visitor);
  }

  /** A sign that may be used again and again, on top of the same part. */
  private boolean loops(ForwardSets sets, long used, boolean wide, long value, Visitor visitor) {
    for (Form.OfOne form : forms.ofOne()) {
      if (stock.rests(
          used,
          form.cost(),
          (part, _) -> part == used && !wide && loop(sets, form, used, value, visitor))) {
        return true;
      }
    }
    return false;
  }

  private boolean loop(ForwardSets sets, Form.OfOne form, long used, long value, Visitor visitor) {
    ValueSet set = sets.values(used);
    open |= set.isOpen() && sets == all;
    for (int i = 0; i < set.size(); i++) {
      long operand = set.get(i);
      if (operand == value) {
        return false; // what comes later was made of what came before
      }
      if (gives(calculator.apply(form, operand), value)
          && visit(sets, used, false, operand, inner -> visitor.see(form.write(inner)))) {
        return true;
      }
    }
    return false;
  }

  private boolean gives(long[] results, long value) {
    for (long result : results) {
      if (result == value) {
        return true;
      }
      open |= result == Numbers.OPEN;
    }
    return false;
  }

  private boolean ofOne(
      ForwardSets sets, Form.OfOne form, long part, boolean wide, long value, Visitor visitor) {
    meter.step(1);
    if (form instanceof Form.Prefix prefix && prefix.root()) {
      long operand = inverse.radicand(value);
      return operand == Numbers.OPEN
          ? markOpen()
          : gives(calculator.apply(form, operand), value)
              && visit(sets, part, wide, operand, inner -> visitor.see(form.write(inner)));
    }
    ValueSet operands = wide ? sets.wideValues(part) : sets.values(part);
    open |= operands.isOpen() && sets == all;
    meter.step(operands.size());
    for (int i = 0; i < operands.size(); i++) {
      long operand = operands.get(i);
      long[] results = calculator.apply(form, operand);
      if (gives(results, value)
          && visit(
              sets,
              part,
              wide,
              operand,
              inner -> visitor.see(picks.picked(form.write(inner), results, value)))) {
        return true;
      }
    }
    return false;
  }

  boolean markOpen() {
    open = true;
    return false;
  }

  private List<Split> splits(long used) {
    @Nullable List<Split> known = splits.get(used);
    if (known != null) {
      return known;
    }
    List<Split> found = new ArrayList<>();
    for (Form.OfTwo form : forms.ofTwo()) {
      stock.splits(
          used,
          form.cost(),
          (one, other) -> {
            int a = leaves(one);
            int b = leaves(other);
            if (a < b || (a == b && one <= other)) {
              found.add(new Split(form, one, other, a, !forms.mayBeIrrational(other)));
            }
            return false;
          });
    }
    found.sort(Comparator.comparingInt(Split::leaves));
    meter.keep(10 + 8L * found.size());
    splits.put(used, found);
    return found;
  }

  private boolean ofTwo(ForwardSets sets, Split split, long value, Visitor visitor) {
    boolean beside = split.form().wide();
    for (int width = 0; width < (beside ? 2 : 1); width++) {
      boolean wide = width == 1;
      ValueSet small = wide ? sets.wideValues(split.small()) : sets.values(split.small());
      open |= small.isOpen() && sets == all;
      for (int i = 0; i < small.size(); i++) {
        meter.step(1);
        Half half = new Half(sets, split, small.get(i), wide);
        if (half.visit(value, true, visitor)
            || (!split.form().rule().isCommutative() && half.visit(value, false, visitor))) {
          return true;
        }
      }
    }
    return false;
  }

  /** One operand is known; the other is looked for. */
  private final class Half {
    private final ForwardSets sets;
    private final Split split;
    private final long known;
    private final boolean wide;

    Half(ForwardSets sets, Split split, long known, boolean wide) {
      this.sets = sets;
      this.split = split;
      this.known = known;
      this.wide = wide;
    }

    boolean visit(long value, boolean left, Visitor visitor) {
      Form.OfTwo form = split.form();
      if (form.rule() == Rule.OTHER) {
        return forward(sets, value, left, visitor);
      }
      boolean fractions = split.fractions();
      long[] candidates =
          left
              ? inverse.rights(form.rule(), known, value, fractions)
              : inverse.lefts(form.rule(), known, value, fractions);
      if (candidates.length == 1 && candidates[0] == Numbers.ANY) {
        return (!isForward(sets, split.large()) && forward(sample, value, left, visitor))
            || forward(sets, value, left, visitor);
      }
      for (long candidate : candidates) {
        if (candidate == Numbers.OPEN) {
          markOpen();
        } else if ((!fractions || calculator.numbers().isRational(candidate))
            && result(candidate, left) == value
            && pair(sets, candidate, false, left, value, visitor)) {
          return true;
        }
      }
      return false;
    }

    private long result(long candidate, boolean left) {
      long result =
          left
              ? calculator.ordinary(split.form(), known, candidate)
              : calculator.ordinary(split.form(), candidate, known);
      open |= result == Numbers.OPEN;
      return result;
    }

    /** Tries every value of the large operand. */
    private boolean forward(ForwardSets from, long value, boolean left, Visitor visitor) {
      boolean beside = split.form().wide();
      for (int width = 0; width < (beside ? 2 : 1); width++) {
        boolean large = width == 1;
        ValueSet others = large ? from.wideValues(split.large()) : from.values(split.large());
        open |= others.isOpen() && from == all;
        meter.step(others.size());
        for (int j = 0; j < others.size(); j++) {
          long other = others.get(j);
          long[] results =
              left
                  ? calculator.apply(split.form(), known, other)
                  : calculator.apply(split.form(), other, known);
          if (gives(results, value) && pair(from, other, large, left, value, visitor)) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean pair(
        ForwardSets from, long other, boolean large, boolean left, long value, Visitor visitor) {
      return Naming.this.visit(
          from,
          split.large(),
          large,
          other,
          theirs ->
              Naming.this.visit(
                  sets,
                  split.small(),
                  wide,
                  known,
                  ours -> visitor.see(written(ours, theirs, other, left, value))));
    }

    private Reading written(Reading ours, Reading theirs, long other, boolean left, long value) {
      Form.OfTwo form = split.form();
      Reading reading = left ? form.write(ours, theirs) : form.write(theirs, ours);
      if (form.rule() != Rule.OTHER || form.sign().op() != Op.POWER) {
        return reading;
      }
      long[] results =
          left ? calculator.apply(form, known, other) : calculator.apply(form, other, known);
      return picks.picked(reading, results, value);
    }
  }
}
