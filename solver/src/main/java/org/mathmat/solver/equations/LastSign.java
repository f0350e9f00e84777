package org.mathmat.solver.equations;

import org.jspecify.annotations.Nullable;
import org.mathmat.equations.Op;
import org.mathmat.equations.Reading;
import org.mathmat.solver.search.Meter;

/**
 * Finds expressions by the last sign between two operands: the values of the small one are listed,
 * and the large one is asked for the value that it must then have.
 */
final class LastSign {
  private static final Spot NOWHERE = new Spot(Ball.NONE);

  private final Naming naming;
  private final Calculator calculator;
  private final Numbers numbers;
  private final Inverse inverse;
  private final ForwardSets sample;
  private final Outlines outlines;
  private final Degrees degrees;
  private final Picks picks;
  private final NamedByLess less;
  private final Meter meter;

  /**
   * @param naming finds the operands
   * @param sample a few values of every part
   */
  LastSign(Naming naming, Ground ground, ForwardSets sample, Picks picks) {
    this.naming = naming;
    this.calculator = ground.calculator();
    this.numbers = ground.numbers();
    this.inverse = new Inverse(calculator);
    this.sample = sample;
    this.outlines = ground.outlines();
    this.degrees = ground.degrees();
    this.picks = picks;
    this.less = ground.less();
    this.meter = ground.meter();
  }

  private void noteOpen(ValueSet set, ForwardSets of) {
    if (set.isOpen() && !of.isSample()) {
      naming.markOpen();
    }
  }

  /** What is looked for, and what is known of it. */
  record Wanted(
      long value, boolean fraction, double height, Nature nature, RootField field, Spot spot) {}

  Wanted wanted(long value) {
    return new Wanted(
        value,
        numbers.isFraction(value),
        Height.of(numbers, value),
        numbers.nature(value),
        numbers.fields().of(value),
        new Spot(numbers.spot(value)));
  }

  /** Shows expressions that have the value and end with the sign of the split. */
  boolean visit(ForwardSets sets, Split split, Wanted wanted, Naming.Visitor visitor) {
    if (split.lacks(wanted.nature())) {
      return false;
    }
    Rule rule = split.form().rule();
    boolean apart = split.apart() && wanted.fraction() && wanted.value() != Words.ZERO;
    if (split.form().wide()) {
      return visit(sets, split, false, wanted, visitor)
          || visit(sets, split, true, wanted, visitor);
    }
    if (rule == Rule.OTHER) {
      return visit(sets, split, false, wanted, visitor);
    }
    Split.Operands operands = operands(sets, split, apart);
    if (operands.open()) {
      naming.markOpen();
    }
    if (wanted.height() > operands.height()) {
      return false;
    }
    ValueSet small = operands.small();
    Spots known = small.spots(calculator.words());
    Places places = operands.places();
    Spot result = rule.plain() == rule ? wanted.spot() : beforeLastStep(rule, wanted.value());
    boolean twoSided = !rule.isCommutative();
    Step left = Step.of(rule.plain(), true);
    Step right = Step.of(rule.plain(), false);
    boolean rootElsewhere = !degrees.of(split.large(), wanted.field()).mayMeet(split.large());
    meter.step(small.size());
    boolean busy = !sets.isSample() && less.isBusy(wanted.value());
    for (int i = 0; i < small.size(); i++) {
      if (!(busy && rule.isIdleOnLeft(small.get(i)))
          && !(rootElsewhere && keepsRoots(rule, true, small.get(i)))
          && !Needed.isLacking(places, left, known, i, result)
          && new Half(sets, split, small.get(i), false).visit(wanted.value(), true, visitor)) {
        return true;
      }
      if (twoSided
          && !(busy && rule.isIdleOnRight(small.get(i)))
          && !(rootElsewhere && keepsRoots(rule, false, small.get(i)))
          && !Needed.isLacking(places, right, known, i, result)
          && new Half(sets, split, small.get(i), false).visit(wanted.value(), false, visitor)) {
        return true;
      }
    }
    return false;
  }

  /** Shows expressions that end with the sign of the split and have one operand known. */
  boolean visit(
      ForwardSets sets, Split split, boolean left, long known, long value, Naming.Visitor visitor) {
    return new Half(sets, split, known, false).visit(value, left, visitor);
  }

  /** Whether the other operand makes every field of roots that the result makes. */
  private boolean keepsRoots(Rule rule, boolean left, long known) {
    return switch (rule) {
      case ADD, SUBTRACT, MULTIPLY, DIVIDE -> Words.isSmall(known);
      case POWER -> !left && numbers.isInteger(known);
      default -> false;
    };
  }

  /** The same for a sign of which not enough is known to tell where an operand must lie. */
  private boolean visit(
      ForwardSets sets, Split split, boolean wide, Wanted wanted, Naming.Visitor visitor) {
    ValueSet small = sets.values(split.small(), wide);
    noteOpen(small, sets);
    meter.step(small.size());
    for (int i = 0; i < small.size(); i++) {
      Half half = new Half(sets, split, small.get(i), wide);
      if (half.visit(wanted.value(), true, visitor)
          || (!split.form().rule().isCommutative() && half.visit(wanted.value(), false, visitor))) {
        return true;
      }
    }
    return false;
  }

  /** The operands, noted as soon as no more will be known about them. */
  private Split.Operands operands(ForwardSets sets, Split split, boolean apart) {
    Split.@Nullable Operands known = sets.isSample() ? null : split.operands(apart);
    if (known != null) {
      return known;
    }
    ValueSet small = sets.values(split.small(), apart, false);
    Part large = split.large();
    if (small.size() == 0) {
      boolean open = small.isOpen() && !sets.isSample();
      return new Split.Operands(small, large.reach(), open, 0);
    }
    boolean listed = Naming.isListed(sets, large, apart);
    Places places = places(sets, large, apart);
    boolean open =
        !sets.isSample()
            && (small.isOpen() || (listed && sets.values(large, apart, false).isOpen()));
    double height =
        split.height(
            small.height(),
            listed ? sets.values(large, apart, false).height() : large.reach().fractionHeight());
    Split.Operands operands = new Split.Operands(small, places, open, height);
    if (!sets.isSample() && (listed || large.outline() != null)) {
      meter.keep(Split.WORDS_FOR_OPERANDS);
      split.setOperands(apart, operands);
    }
    return operands;
  }

  private Spot beforeLastStep(Rule rule, long value) {
    long before = calculator.beforeLastStep(rule, value);
    return Words.isNumber(before) ? new Spot(numbers.spot(before)) : NOWHERE;
  }

  /** Where the values of the large operand lie, as far as that is known without much work. */
  Places places(ForwardSets sets, Part large, boolean apart) {
    if (!Naming.isListed(sets, large, apart)) {
      return outlines.of(large);
    }
    ValueSet values = sets.values(large, apart, false);
    noteOpen(values, sets);
    return values.outline(calculator.words());
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

    boolean visit(long value, boolean left, Naming.Visitor visitor) {
      Form.OfTwo form = split.form();
      if (form.rule() == Rule.OTHER) {
        return forward(sets, value, left, visitor);
      }
      Reach reach = split.large().reach();
      long[] candidates =
          left
              ? inverse.rights(form.rule(), known, value, reach)
              : inverse.lefts(form.rule(), known, value, reach);
      if (candidates.length == 1 && candidates[0] == Words.ANY) {
        return (!naming.isForward(sets, split.large(), false)
                && forward(sample, value, left, visitor))
            || forward(sets, value, left, visitor);
      }
      for (long candidate : candidates) {
        if (candidate == Words.OPEN) {
          if (open(value, left, visitor)) {
            return true;
          }
        } else if (form.wide() && pair(sets, candidate, true, left, value, visitor)) {
          return true;
        } else if (!isIdle(candidate, left, value)
            && reach.mayBe(numbers, candidate)
            && (form.rule().isReversible()
                ? pair(sets, candidate, false, left, value, visitor)
                : checked(sets, candidate, left, value, visitor))) {
          return true;
        }
      }
      return false;
    }

    /** The operand cannot be worked out; but it may be known not to be there. */
    private boolean open(long value, boolean left, Naming.Visitor visitor) {
      if (Naming.isListed(sets, split.large(), false)) {
        return forward(sets, value, left, visitor);
      }
      Rule rule = split.form().rule();
      Spots spots = new Spots(1);
      spots.add(calculator.words(), known);
      Spot result = new Spot(numbers.spot(value));
      if (split.form().wide()
          || !rule.isPlain()
          || !Needed.isLacking(
              outlines.drawn(split.large()), Step.of(rule, left), spots, 0, result)) {
        naming.markOpen();
      }
      return false;
    }

    /** Whether the operand that is looked for would change nothing of the known one. */
    private boolean isIdle(long candidate, boolean left, long value) {
      Rule rule = split.form().rule();
      return !split.form().wide()
          && (left ? rule.isIdleOnRight(candidate) : rule.isIdleOnLeft(candidate))
          && less.isBusy(value);
    }

    /** Works the sign out forward as soon as there is something that it may be right for. */
    private boolean checked(
        ForwardSets from, long candidate, boolean left, long value, Naming.Visitor visitor) {
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
      if (result == Words.OPEN) {
        naming.markOpen();
      }
      return numbers.maySame(result, value);
    }

    /** Tries every value of the large operand. */
    private boolean forward(ForwardSets from, long value, boolean left, Naming.Visitor visitor) {
      boolean beside = split.form().wide();
      for (int width = 0; width < (beside ? 2 : 1); width++) {
        boolean large = width == 1;
        ValueSet others = from.values(split.large(), large);
        noteOpen(others, from);
        meter.step(others.size());
        for (int j = 0; j < others.size(); j++) {
          long other = others.get(j);
          long[] results =
              left
                  ? calculator.apply(split.form(), known, other)
                  : calculator.apply(split.form(), other, known);
          if (naming.gives(results, value) && pair(from, other, large, left, value, visitor)) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean pair(
        ForwardSets from,
        long other,
        boolean large,
        boolean left,
        long value,
        Naming.Visitor visitor) {
      return naming.visit(
          from,
          split.large(),
          large,
          other,
          theirs ->
              naming.visit(
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
