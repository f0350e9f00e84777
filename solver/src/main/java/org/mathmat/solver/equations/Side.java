package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.mathmat.solver.equations.Kin.Member;

/**
 * One way to split parts, with the small operand on one side: its values are taken one by one, and
 * for each it is worked out at once where the large operand must lie for all numbers that are asked
 * for.
 */
final class Side {
  /** So many places that are looked up make a step. */
  private static final int STEP = 32;

  private final Sieve sieve;
  private final Ground ground;
  private final Numbers numbers;
  private final Batch batch;
  private final Larges larges;
  private final Needs needs;
  private final Cut cut;
  private final ValueSet small;
  private final Spots spots;
  private final boolean left;
  private final Rule rule;
  private final Step step;

  /** Those of the numbers that were kept that the value at hand cannot lead to. */
  private final BitSet leftOut = new BitSet();

  /** Large operands that are asked for the same number. */
  private final List<Member> asked = new ArrayList<>();

  /**
   * @param larges where the values of the large operands lie
   * @param needs room for what is worked out
   * @param small the values of the small operand
   * @param left whether it stands on the left
   */
  Side(
      Sieve sieve,
      Ground ground,
      Batch batch,
      Larges larges,
      Needs needs,
      Cut cut,
      ValueSet small,
      boolean left) {
    this.sieve = sieve;
    this.ground = ground;
    this.numbers = ground.numbers();
    this.batch = batch;
    this.larges = larges;
    this.needs = needs;
    this.cut = cut;
    this.small = small;
    this.spots = small.spots(ground.words());
    this.left = left;
    this.rule = cut.form().rule();
    this.step = Step.of(rule, left);
  }

  /** Takes the values of the small operand one by one. */
  void peel() {
    for (int i = 0; i < spots.size(); i++) {
      byte state = spots.state(i);
      boolean useless =
          state == Spots.ZERO ? !step.isSum() : state == Spots.UNIT && step.takesLogarithm();
      if (!useless) {
        ground.meter().step(1 + (long) batch.kept() * cut.size() / STEP);
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
    if (step.isToSize() && cut.isAlgebraic()) {
      if (numbers.isFraction(word)) {
        to = batch.notTranscendental();
      } else if (numbers.isIrrational(word) && numbers.nature(word).algebraic()) {
        from = batch.algebraic();
      }
    } else if (step.takesLogarithm() && numbers.nature(word).algebraic()) {
      if (!cut.mayBeIrrational()) {
        to = batch.notTranscendental();
      }
      if (cut.isAlgebraic()) {
        leaveOut(numbers.nature(word));
      }
    }
    if (from < to) {
      take(i, from, to);
    }
    leftOut.clear();
  }

  /** The exponent is a fraction between algebraic numbers, so that they have the same primes. */
  private void leaveOut(Nature nature) {
    for (int k = 0; k < batch.algebraic(); k++) {
      if (Nature.shareNoPower(nature, batch.sought(batch.index(k)).nature())) {
        leftOut.set(k);
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
    needs.take(
        step,
        step.isRadical() ? batch.logs() : batch.places(),
        from,
        to,
        logarithm ? spots.log(i) : spots.middle(i),
        logarithm ? spots.logRadius(i) : spots.radius(i));
    for (int k = leftOut.nextSetBit(0); k >= 0; k = leftOut.nextSetBit(k + 1)) {
      needs.leaveOut(k);
    }
    for (int c = 0; c < larges.closed(); c++) {
      takeClosed(i, c);
    }
    if (larges.open() > 0) {
      for (int k = from; k < to; k++) {
        if (!needs.isNowhere(k)) {
          takeOpen(i, k);
        }
      }
    }
  }

  /** Looks whether a large operand that is listed or outlined may be what is needed. */
  private void takeClosed(int i, int c) {
    int part = larges.closed(c);
    Outline where = (Outline) larges.places(part);
    for (int at = larges.start(c); at < larges.start(c + 1); at++) {
      int k = larges.row(at);
      if (!needs.isNowhere(k) && where.mayMeet(needs, k) && mayMake(part, batch.index(k))) {
        sieve.look(cut, larges.get(part), left, small.get(i), batch.asked(batch.index(k)));
      }
    }
  }

  /** Whether it lies where steps in balls are not enough. */
  private boolean isOdd(int i) {
    return spots.isOdd(i) || (step.takesLogarithm() && !spots.hasLogarithm(i));
  }

  /** Asks the other large operands that may be what is needed. */
  private void takeOpen(int i, int k) {
    int index = batch.index(k);
    for (int o = 0; o < larges.open(); o++) {
      int part = larges.open(o);
      if (batch.isAsked(k, part) && larges.places(part).mayMeet(needs, k) && mayMake(part, index)) {
        asked.add(larges.get(part));
      }
    }
    if (!asked.isEmpty()) {
      if (!ask(small.get(i), k)) {
        sieve.ask(cut, asked, left, small.get(i), batch.asked(index));
      }
      asked.clear();
    }
  }

  /** Whether a number is not too large for what comes of the operands of a part. */
  private boolean mayMake(int part, int index) {
    return !(batch.height(index) > larges.height(part));
  }

  private void takeApart(int i, int from, int to, boolean idle) {
    for (int k = from; k < to; k++) {
      int index = batch.index(k);
      if (!leftOut.get(k) && !(idle && isBusy(batch.sought(index)))) {
        takeApart(i, k, new Spot(batch.ball(index)), batch.asked(index));
      }
    }
  }

  private void takeApart(int i, int k, Spot result, int number) {
    BitSet parts = cut.parts();
    for (int part = parts.nextSetBit(0); part >= 0; part = parts.nextSetBit(part + 1)) {
      if (batch.isAsked(k, part)
          && mayMake(part, batch.index(k))
          && !Needed.isLacking(larges.places(part), step, spots, i, result)) {
        if (larges.places(part) instanceof Outline) {
          sieve.look(cut, larges.get(part), left, small.get(i), number);
        } else {
          asked.add(larges.get(part));
        }
      }
    }
    if (!asked.isEmpty()) {
      sieve.ask(cut, asked, left, small.get(i), number);
      asked.clear();
    }
  }

  /** Whether what changes nothing is looked for elsewhere. */
  private boolean isBusy(Sought sought) {
    return !sought.isExact() || ground.less().isBusy(sought.word());
  }

  /** Asks large operands for a number by where it lies; false if it must be known exactly. */
  private boolean ask(long word, int k) {
    int index = batch.index(k);
    Sought result = batch.sought(index);
    if (sieve.looksForRoots()
        || (result.fraction() && numbers.isFraction(word) && !step.takesLogarithm())) {
      return false;
    }
    double middle = needs.middle(k);
    double radius = needs.radius(k);
    Nature nature = step.nature(result, numbers, word);
    boolean irrational = nature.transcendental() || isIrrational(result, word);
    Sought operand = Sought.at(middle, radius, nature, irrational);
    if (!operand.isPlain()) {
      return false;
    }
    boolean above = result.middle() > 0;
    if (!step.isToSize() || above) {
      sieve.ask(asked, operand, batch.asked(index), step, word, cut.taken());
    }
    if (step.isToSize() && cut.mayBeNegative() && mayBeBelow(word, above)) {
      Sought below = Sought.at(-middle, radius, nature, irrational);
      sieve.ask(asked, below, batch.asked(index), step, word, cut.taken());
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
