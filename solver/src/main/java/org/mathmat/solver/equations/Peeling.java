package org.mathmat.solver.equations;

import org.mathmat.solver.equations.Table.Made;

/**
 * Looks at all signs that may come last in a part, for all numbers that it is asked for: the values
 * of the small operand are listed, and for each it is worked out at once where the large operand
 * must lie.
 */
final class Peeling {
  private final Sieve sieve;
  private final Ground ground;
  private final Numbers numbers;
  private final Batch batch;
  private final Balls needed = new Balls();

  Peeling(Sieve sieve, Asks asks, Ground ground) {
    this.sieve = sieve;
    this.ground = ground;
    this.numbers = ground.numbers();
    this.batch = new Batch(asks, numbers, ground.degrees());
  }

  /** Looks for all numbers that wait; fractions apart, which need fewer values of the operands. */
  void peel(Part part, Asks.Queue queue) {
    Split[] splits = ground.parts().fresh(part);
    ground.meter().step(splits.length);
    for (boolean fractions : new boolean[] {true, false}) {
      batch.gather(queue, fractions);
      if (batch.size() > 0) {
        needed.clear(batch.size());
        for (Form.OfOne form : ground.forms().ofOne()) {
          long rest = part.used() - form.cost();
          if (ground.stock().contains(part.used(), form.cost())
              && ground.stock().isBalanced(rest)) {
            takeRoots(ground.parts().of(rest), fractions);
          }
        }
        for (Split split : splits) {
          peel(part, split, fractions);
        }
      }
    }
  }

  /** A root sign in front. */
  private void takeRoots(Part radicands, boolean fractions) {
    boolean listed = Naming.isListed(ground.all(), radicands, fractions);
    Places where = where(radicands, fractions, listed, batch.size());
    ground.meter().step(batch.size());
    for (int i = 0; i < batch.size(); i++) {
      Ball root = batch.ball(i);
      if (root.middle() > 0 && !Needed.isLackingSquare(where, root.middle(), root.radius())) {
        Sought square = square(batch.sought(i).nature(), root);
        if (where instanceof Outline || batch.sought(i).isExact() || !isPlain(square)) {
          sieve.lookForSquare(radicands, batch.asked(i), where instanceof Outline);
        } else {
          sieve.ask(radicands, square, batch.asked(i), Step.SQUARE, Words.ZERO);
        }
      }
    }
  }

  private static Sought square(Nature nature, Ball root) {
    double middle = root.middle();
    return Sought.at(
        middle * middle,
        Ball.product(middle, root.radius(), middle, root.radius()),
        Nature.made(Made.PRODUCT, nature, nature, false, false, true),
        false);
  }

  /** Where the values of an operand lie: by an outline where there is one. */
  private Places where(Part part, boolean fractions, boolean listed, long questions) {
    if (!listed) {
      return ground.outlines().of(part, questions);
    }
    return values(part, fractions).outline(ground.words());
  }

  private ValueSet values(Part part, boolean fractions) {
    ValueSet values = ground.all().values(part, fractions, false);
    if (values.isOpen()) {
      sieve.markOpen();
    }
    return values;
  }

  private void peel(Part part, Split split, boolean fractions) {
    boolean apart = fractions && split.apart();
    ValueSet small = values(split.small(), apart);
    if (small.size() == 0) {
      return;
    }
    Part large = split.large();
    boolean listed = Naming.isListed(ground.all(), large, apart);
    double height =
        split.height(
            small.height(),
            listed
                ? ground.all().values(large, apart, false).height()
                : large.reach().fractionHeight());
    batch.keep(part, split, height);
    if (batch.kept() > 0) {
      Places where = where(large, apart, listed, (long) batch.kept() * small.size());
      new Side(split, small, true, where).peel();
      if (!split.form().rule().isCommutative()) {
        new Side(split, small, false, where).peel();
      }
    }
  }

  /** Whether it is enough to know where the number lies: it is surely no simple fraction. */
  private static boolean isPlain(Sought needs) {
    return needs.isOrdinary() && !Words.isNumber(new Ball(needs.middle(), needs.radius()).simple());
  }

  /** One way to split the part, with the small operand on one side. */
  private final class Side {
    private final Split split;
    private final Reach reach;
    private final ValueSet small;
    private final Spots spots;
    private final boolean left;
    private final Rule rule;
    private final Step step;
    private final Places where;

    /** Whether the places are those of all values, so that there is no use in asking for more. */
    private final boolean closed;

    Side(Split split, ValueSet small, boolean left, Places where) {
      this.split = split;
      this.reach = split.large().reach();
      this.small = small;
      this.spots = small.spots(ground.words());
      this.left = left;
      this.rule = split.form().rule();
      this.step = Step.of(rule, left);
      this.where = where;
      this.closed = where instanceof Outline;
    }

    /** Takes the values of the small operand one by one. */
    void peel() {
      for (int i = 0; i < spots.size(); i++) {
        byte state = spots.state(i);
        boolean useless =
            state == Spots.ZERO ? !step.isSum() : state == Spots.UNIT && step.takesLogarithm();
        if (!useless) {
          ground.meter().step(batch.kept());
          peel(i);
        }
      }
    }

    /**
     * Takes one value, for all numbers that may come of it. A rational power of an algebraic number
     * is algebraic, another algebraic power is not.
     */
    private void peel(int i) {
      long word = small.get(i);
      int from = 0;
      int to = batch.kept();
      if (step.isToSize() && reach.algebraic()) {
        if (numbers.isFraction(word)) {
          to = batch.notTranscendental();
        } else if (numbers.isIrrational(word) && numbers.nature(word).algebraic()) {
          from = batch.algebraic();
        }
      } else if (step.takesLogarithm() && numbers.nature(word).algebraic()) {
        if (!reach.irrational()) {
          to = batch.notTranscendental();
        }
        if (reach.algebraic()) {
          from = batch.algebraic();
          takeSharingPowers(i);
        }
      }
      if (from < to) {
        take(i, from, to);
      }
    }

    /** The exponent is a fraction between algebraic numbers, so that they have the same primes. */
    private void takeSharingPowers(int i) {
      Nature nature = numbers.nature(small.get(i));
      for (int k = 0; k < batch.algebraic(); k++) {
        if (!Nature.shareNoPower(nature, batch.sought(batch.index(k)).nature())) {
          take(i, k, k + 1);
        }
      }
    }

    private void take(int i, int from, int to) {
      boolean idle = left ? rule.isIdleOnLeft(small.get(i)) : rule.isIdleOnRight(small.get(i));
      if (idle || isOdd(i)) {
        takeApart(i, from, to, idle);
        return;
      }
      boolean logarithm = step.takesLogarithm();
      step.take(
          step.isRadical() ? batch.logs() : batch.places(),
          from,
          to,
          logarithm ? spots.log(i) : spots.middle(i),
          logarithm ? spots.logRadius(i) : spots.radius(i),
          needed);
      double[] middle = needed.middle;
      double[] wide = needed.radius;
      boolean size = step.isToSize();
      for (int k = 0; k < to - from; k++) {
        if (size ? where.mayMeetSize(middle[k], wide[k]) : where.mayMeet(middle[k], wide[k])) {
          int index = batch.index(from + k);
          if (closed || !ask(small.get(i), index, middle[k], wide[k])) {
            sieve.look(split, left, small.get(i), batch.asked(index), closed);
          }
        }
      }
    }

    /** Whether it lies where steps in balls are not enough. */
    private boolean isOdd(int i) {
      return spots.isOdd(i) || (step.takesLogarithm() && !spots.hasLogarithm(i));
    }

    private void takeApart(int i, int from, int to, boolean idle) {
      for (int k = from; k < to; k++) {
        int index = batch.index(k);
        if (!(idle && isBusy(batch.sought(index)))
            && !Needed.isLacking(where, step, spots, i, new Spot(batch.ball(index)))) {
          sieve.look(split, left, small.get(i), batch.asked(index), closed);
        }
      }
    }

    /** Whether what changes nothing is looked for elsewhere. */
    private boolean isBusy(Sought sought) {
      return !sought.isExact() || ground.less().isBusy(sought.word());
    }

    /** Asks the large operand for a number by where it lies; false if it must be known exactly. */
    private boolean ask(long word, int index, double middle, double wide) {
      Sought result = batch.sought(index);
      if (sieve.looksForRoots()
          || (result.fraction() && numbers.isFraction(word) && !step.takesLogarithm())) {
        return false;
      }
      double place = step.isToSize() ? Math.exp(middle) : middle;
      double radius = step.isToSize() ? Ball.exponential(middle, wide, place) : wide;
      Nature nature = step.nature(result, numbers, word);
      boolean irrational = nature.transcendental() || isIrrational(result, word);
      Sought needs = Sought.at(place, radius, nature, irrational);
      if (!isPlain(needs)) {
        return false;
      }
      boolean above = result.middle() > 0;
      if (!step.isToSize() || above) {
        sieve.ask(split.large(), needs, batch.asked(index), step, word);
      }
      if (step.isToSize() && reach.negative() && mayBeBelow(word, above)) {
        Sought below = Sought.at(-place, radius, nature, irrational);
        sieve.ask(split.large(), below, batch.asked(index), step, word);
      }
      return true;
    }

    /** Whether an operand of + - × ÷ is no fraction because one of result and operand is one. */
    private boolean isIrrational(Sought result, long word) {
      return !step.isRadical()
          && (result.fraction()
              ? numbers.isIrrational(word)
              : result.irrational() && numbers.isFraction(word));
    }

    /** Whether a power, or root, of a number below zero may be above zero, or below. */
    private boolean mayBeBelow(long word, boolean above) {
      if (numbers.isIrrational(word)) {
        return false;
      }
      if (!Words.isSmall(word)) {
        return true;
      }
      boolean base = step == Step.BASE;
      boolean numeratorOdd = (Words.numerator(word) & 1) == 1;
      boolean denominatorOdd = (Words.denominator(word) & 1) == 1;
      boolean odd = base ? numeratorOdd : denominatorOdd;
      return above ? !odd : odd && (base ? denominatorOdd : numeratorOdd);
    }
  }
}
