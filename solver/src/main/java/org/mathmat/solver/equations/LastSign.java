package org.mathmat.solver.equations;

import org.mathmat.equations.Op;
import org.mathmat.equations.Reading;
import org.mathmat.solver.search.Meter;

/**
 * Finds expressions by the last sign between two operands: the values of the small one are listed,
 * and the large one is asked for the value that it must then have.
 */
final class LastSign {
  private final Naming naming;
  private final Calculator calculator;
  private final Numbers numbers;
  private final Inverse inverse;
  private final ForwardSets sample;
  private final Picks picks;
  private final Meter meter;

  /**
   * @param naming finds the operands
   * @param sample a few values of every part
   */
  LastSign(Naming naming, Calculator calculator, ForwardSets sample, Picks picks, Meter meter) {
    this.naming = naming;
    this.calculator = calculator;
    this.numbers = calculator.numbers();
    this.inverse = new Inverse(calculator);
    this.sample = sample;
    this.picks = picks;
    this.meter = meter;
  }

  private void noteOpen(ValueSet set, ForwardSets of) {
    if (set.isOpen() && !of.isSample()) {
      naming.markOpen();
    }
  }

  /** What is looked for, and what is known of it. */
  record Wanted(long value, boolean fraction, Nature nature, Ball spot) {}

  Wanted wanted(long value) {
    return new Wanted(value, numbers.isFraction(value), numbers.nature(value), numbers.spot(value));
  }

  /** Shows expressions that have the value and end with the sign of the split. */
  boolean visit(ForwardSets sets, Part.Split split, Wanted wanted, Naming.Visitor visitor) {
    if (lacksPrimes(split, wanted.nature())) {
      return false;
    }
    long value = wanted.value();
    boolean beside = split.form().wide();
    Rule rule = split.form().rule();
    boolean apart = split.apart() && wanted.fraction() && value != Words.ZERO;
    boolean placed = rule != Rule.OTHER && !beside;
    Ball result = rule.plain() == rule ? wanted.spot() : beforeLastStep(rule, value);
    for (int width = 0; width < (beside ? 2 : 1); width++) {
      boolean wide = width == 1;
      ValueSet small = sets.values(split.small(), apart, wide);
      noteOpen(small, sets);
      if (small.size() == 0) {
        continue;
      }
      meter.step(small.size());
      Places places = placed ? places(sets, split.large(), apart) : split.large().reach();
      for (int i = 0; i < small.size(); i++) {
        if (placed && isLacking(places, rule, small.spots(numbers).ball(i), result)) {
          continue;
        }
        Half half = new Half(sets, split, small.get(i), wide);
        if (half.visit(value, true, visitor)
            || (!rule.isCommutative() && half.visit(value, false, visitor))) {
          return true;
        }
      }
    }
    return false;
  }

  /** A proof that the value has a prime factor that neither operand can give it. */
  private static boolean lacksPrimes(Part.Split split, Nature value) {
    Reach small = split.small().reach();
    Reach large = split.large().reach();
    int primes =
        switch (split.form().rule()) {
          case MULTIPLY, DIVIDE -> small.primes() | large.primes();
          case POWER, ROOT ->
              (large.algebraic() ? small.primes() : -1) | (small.algebraic() ? large.primes() : -1);
          default -> -1;
        };
    return primes >= 0 && (value.surely() & ~primes) != 0;
  }

  private Ball beforeLastStep(Rule rule, long value) {
    long before = calculator.beforeLastStep(rule, value);
    return Words.isNumber(before) ? numbers.spot(before) : Ball.NONE;
  }

  /** Where the values of the large operand lie, as far as that is known without much work. */
  private Places places(ForwardSets sets, Part large, boolean apart) {
    if (!Naming.isListed(sets, large, apart)) {
      return large.reach();
    }
    ValueSet values = sets.values(large, apart, false);
    noteOpen(values, sets);
    return values.spots(numbers);
  }

  /** A proof that the large operand has no value that is needed. */
  private static boolean isLacking(Places places, Rule rule, Ball known, Ball result) {
    return Needed.isLacking(places, rule, known, true, result)
        && (rule.isCommutative() || Needed.isLacking(places, rule, known, false, result));
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
          naming.markOpen();
        } else if (form.wide() && pair(sets, candidate, true, left, value, visitor)) {
          return true;
        } else if (reach.mayBe(numbers, candidate)
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
