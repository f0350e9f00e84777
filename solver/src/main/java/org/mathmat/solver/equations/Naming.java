package org.mathmat.solver.equations;

import org.mathmat.equations.Op;
import org.mathmat.equations.Reading;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;

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

  /** The most operands of a part whose values are listed at once. */
  private static final int FORWARD_LEAVES = 4;

  /** How often a larger part is asked before it is considered to list its values. */
  private static final int ASKED = 64;

  /** No part is listed that takes more than so many steps. */
  private static final long MOST_LISTED = 4_000_000;

  private final Stock stock;
  private final Parts parts;
  private final Forms forms;
  private final Calculator calculator;
  private final Numbers numbers;
  private final Inverse inverse;
  private final ForwardSets all;
  private final ForwardSets sample;
  private final Picks picks;
  private final Meter meter;
  private boolean open;

  Naming(Stock stock, Forms forms, Calculator calculator, Picks picks, Meter meter) {
    this.stock = stock;
    this.parts = new Parts(stock, forms, meter);
    this.forms = forms;
    this.calculator = calculator;
    this.numbers = calculator.numbers();
    this.inverse = new Inverse(calculator.words());
    this.all = ForwardSets.all(stock, parts, forms, calculator, meter);
    this.sample = ForwardSets.sample(stock, parts, forms, calculator, meter);
    this.picks = picks;
    this.meter = meter;
  }

  /** Whether something could not be worked out since this was last asked. */
  boolean takeOpen() {
    boolean was = open || numbers.isMurky();
    open = false;
    return was;
  }

  /** Every value that the part can have; large for a large part. */
  ValueSet values(long used) {
    ValueSet set = all.values(parts.of(used), false);
    open |= set.isOpen();
    return set;
  }

  /** Shows expressions with the value that use exactly this. */
  boolean visit(long used, long value, Visitor visitor) {
    return visit(all, parts.of(used), false, value, visitor);
  }

  /** Whether the values of the part are listed, or should be now. */
  private boolean isForward(ForwardSets sets, Part part) {
    return part.leaves() <= FORWARD_LEAVES
        || sets.isSample()
        || sets.has(part)
        || (part.asked() % ASKED == 0 && isWorthListing(part, ASKED));
  }

  /** A part is listed once it was asked as often as its large operands have values. */
  private boolean isWorthListing(Part part, int asked) {
    long listing = 0;
    long asking = 0;
    for (Part.Split split : parts.splits(part)) {
      if (split.large().leaves() > FORWARD_LEAVES && !all.has(split.large())) {
        return false;
      }
      long small = all.values(split.small(), false).size();
      listing += small * all.values(split.large(), false).size();
      asking += small;
    }
    return listing < MOST_LISTED && listing < asking * asked;
  }

  private boolean visit(ForwardSets sets, Part part, boolean wide, long value, Visitor visitor) {
    if (!part.mayBeIrrational() && numbers.isIrrational(value)) {
      return false;
    }
    if (wide || isForward(sets, part)) {
      ValueSet set = sets.values(part, wide);
      if (!numbers.mayHave(set, value)) {
        open |= set.isOpen() && sets == all;
        return false;
      }
      return derive(sets, part, wide, value, visitor);
    }
    if (part.failed().contains(value)) {
      return false;
    }
    if (part.failedOpen().contains(value)) {
      open = true;
      return false;
    }
    boolean openBefore = open;
    open = false;
    Watched watched = new Watched(visitor);
    boolean stopped = derive(sets, part, false, value, watched);
    if (!watched.seen) {
      meter.keep(3);
      (open ? part.failedOpen() : part.failed()).add(value);
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

  private boolean derive(ForwardSets sets, Part part, boolean wide, long value, Visitor visitor) {
    for (Form.Leaf leaf : forms.leaves(part.used())) {
      if (leaf.wide() == wide
          && numbers.maySame(leaf.value(), value)
          && visitor.see(leaf.reading())) {
        return true;
      }
      open |= leaf.bounded();
    }
    for (Form.OfOne form : forms.ofOne()) {
      if (stock.rests(
          part.used(),
          form.cost(),
          (rest, _) ->
              rest != part.used() && ofOne(sets, form, parts.of(rest), wide, value, visitor))) {
        return true;
      }
    }
    if (!wide) {
      for (Part.Split split : parts.splits(part)) {
        if (ofTwo(sets, split, value, visitor)) {
          return true;
        }
      }
    }
    return loops(sets, part, wide, value, visitor);
  }

  /** A sign that may be used again and again, on top of the same part. */
  private boolean loops(ForwardSets sets, Part part, boolean wide, long value, Visitor visitor) {
    for (Form.OfOne form : forms.ofOne()) {
      if (stock.rests(
          part.used(),
          form.cost(),
          (rest, _) -> rest == part.used() && !wide && loop(sets, form, part, value, visitor))) {
        return true;
      }
    }
    return false;
  }

  private boolean loop(ForwardSets sets, Form.OfOne form, Part part, long value, Visitor visitor) {
    ValueSet set = sets.values(part, false);
    open |= set.isOpen() && sets == all;
    for (int i = 0; i < set.size(); i++) {
      long operand = set.get(i);
      if (numbers.maySame(operand, value)) {
        return false; // what comes later was made of what came before
      }
      if (gives(calculator.apply(form, operand), value)
          && visit(sets, part, false, operand, inner -> visitor.see(form.write(inner)))) {
        return true;
      }
    }
    return false;
  }

  private boolean gives(long[] results, long value) {
    for (long result : results) {
      if (numbers.maySame(result, value)) {
        return true;
      }
      open |= result == Words.OPEN;
    }
    return false;
  }

  private boolean ofOne(
      ForwardSets sets, Form.OfOne form, Part part, boolean wide, long value, Visitor visitor) {
    meter.step(1);
    if (form instanceof Form.Prefix prefix && prefix.rule() != Rule.OTHER) {
      long operand = inverse.radicand(value);
      return operand == Words.OPEN
          ? markOpen()
          : gives(calculator.apply(form, operand), value)
              && visit(sets, part, wide, operand, inner -> visitor.see(form.write(inner)));
    }
    ValueSet operands = sets.values(part, wide);
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

  private boolean ofTwo(ForwardSets sets, Part.Split split, long value, Visitor visitor) {
    boolean beside = split.form().wide();
    for (int width = 0; width < (beside ? 2 : 1); width++) {
      boolean wide = width == 1;
      ValueSet small = sets.values(split.small(), wide);
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
    private final Part.Split split;
    private final long known;
    private final boolean wide;

    Half(ForwardSets sets, Part.Split split, long known, boolean wide) {
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
      boolean fractions = !split.large().mayBeIrrational();
      long[] candidates =
          left
              ? inverse.rights(form.rule(), known, value, fractions)
              : inverse.lefts(form.rule(), known, value, fractions);
      if (candidates.length == 1 && candidates[0] == Words.ANY) {
        return (!isForward(sets, split.large()) && forward(sample, value, left, visitor))
            || forward(sets, value, left, visitor);
      }
      for (long candidate : candidates) {
        if (candidate == Words.OPEN) {
          markOpen();
        } else if ((!fractions || !numbers.isIrrational(candidate))
            && (form.rule().isReversible()
                ? pair(sets, candidate, false, left, value, visitor)
                : checked(sets, candidate, left, value, visitor))) {
          return true;
        }
      }
      return false;
    }

    /** Works the sign out forward as soon as there is something that it may be right for. */
    private boolean checked(
        ForwardSets from, long candidate, boolean left, long value, Visitor visitor) {
      boolean[] wrong = new boolean[1];
      boolean[] asked = new boolean[1];
      boolean stopped =
          pair(
              from,
              candidate,
              false,
              left,
              value,
              reading -> {
                wrong[0] = !asked[0] && !isResult(candidate, left, value);
                asked[0] = true;
                return wrong[0] || visitor.see(reading);
              });
      return stopped && !wrong[0];
    }

    private boolean isResult(long candidate, boolean left, long value) {
      Rule rule = split.form().rule();
      long result =
          left
              ? calculator.ordinary(rule, known, candidate)
              : calculator.ordinary(rule, candidate, known);
      open |= result == Words.OPEN;
      return numbers.maySame(result, value);
    }

    /** Tries every value of the large operand. */
    private boolean forward(ForwardSets from, long value, boolean left, Visitor visitor) {
      boolean beside = split.form().wide();
      for (int width = 0; width < (beside ? 2 : 1); width++) {
        boolean large = width == 1;
        ValueSet others = from.values(split.large(), large);
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
