package org.mathmat.solver.equations;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.equations.Choices.Choice;
import org.mathmat.solver.equations.Kin.Member;
import org.mathmat.solver.equations.Kin.Way;
import org.mathmat.solver.equations.Table.Made;

/**
 * Looks at all signs that may come last in parts of one kin, for all numbers that they are asked
 * for: the values of the small operand are listed, and for each it is worked out at once where the
 * large operand must lie.
 */
final class Peeling {
  private final Sieve sieve;
  private final Asks asks;
  private final Kins kins;
  private final Ground ground;
  private final Batch batch;
  private final Larges larges = new Larges();
  private final Needs needs = new Needs();

  Peeling(Sieve sieve, Asks asks, Kins kins, Ground ground) {
    this.sieve = sieve;
    this.asks = asks;
    this.kins = kins;
    this.ground = ground;
    this.batch = new Batch(asks, ground.numbers(), ground.degrees());
  }

  /** Looks for all numbers that wait; fractions apart, which need fewer values of the operands. */
  void peel(Kin kin) {
    BitSet[] waiting = new BitSet[kin.waiting()];
    BitSet parts = new BitSet();
    for (int i = 0; i < waiting.length; i++) {
      waiting[i] = asks.takeWaiting(kin.waiting(i));
      parts.or(waiting[i]);
    }
    larges.makeRoom(kin.size());
    int most = kin.ways().stream().mapToInt(Way::numerals).max().orElse(0);
    Choices choices = new Choices(ground.stock(), kin, parts, most);
    for (boolean fractions : new boolean[] {true, false}) {
      batch.gather(kin, waiting, fractions);
      if (batch.size() > 0) {
        needs.makeRoom(batch.size());
        for (Form.OfOne form : ground.forms().ofOne()) {
          takeRoots(kin, form.cost(), fractions);
        }
        for (Way way : kin.ways()) {
          for (Choice choice : choices.of(way.numerals())) {
            peel(kin, way, choice, fractions);
          }
        }
      }
    }
  }

  /** A root sign in front. */
  private void takeRoots(Kin kin, long sign, boolean fractions) {
    for (int part = 0; part < kin.size(); part++) {
      long used = kin.get(part).part().used();
      if (batch.count(part) > 0 && ground.stock().contains(used, sign)) {
        @Nullable Member radicands = kins.of(used - sign);
        if (radicands != null) {
          takeRoots(part, radicands, sign, fractions);
        }
      }
    }
  }

  private void takeRoots(int part, Member radicands, long sign, boolean fractions) {
    boolean listed = Naming.isListed(ground.all(), radicands.part(), fractions);
    Places where = where(radicands.part(), fractions, listed, batch.count(part));
    ground.meter().step(batch.size());
    for (int i = 0; i < batch.size(); i++) {
      Ball root = batch.ball(i);
      if (batch.isWaiting(i, part)
          && root.middle() > 0
          && !Needed.isLackingSquare(where, root.middle(), root.radius())) {
        Sought square = square(batch.sought(i).nature(), root);
        if (where instanceof Outline || batch.sought(i).isExact() || !square.isPlain()) {
          sieve.lookForSquare(radicands, sign, batch.asked(i), where instanceof Outline);
        } else {
          sieve.ask(List.of(radicands), square, batch.asked(i), Step.SQUARE, Words.ZERO, sign);
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

  private void peel(Kin kin, Way way, Choice choice, boolean fractions) {
    ground.meter().step(1);
    @Nullable Member small = kins.of(way.signs() + choice.numerals());
    if (small == null || small.part().isBarren()) {
      return;
    }
    BitSet left = split(kin, way.form(), small.part(), choice);
    while (!left.isEmpty()) {
      Cut cut = new Cut(way.form(), small.part(), larges);
      for (int part = left.nextSetBit(0); part >= 0; part = left.nextSetBit(part + 1)) {
        if (cut.add(part)) {
          left.clear(part);
        }
      }
      peel(kin, cut, fractions);
    }
  }

  /** Finds the large operands; gives the parts that can be split so. */
  private BitSet split(Kin kin, Form.OfTwo form, Part small, Choice choice) {
    BitSet found = new BitSet();
    long taken = form.cost() + small.used();
    BitSet parts = choice.parts();
    for (int part = parts.nextSetBit(0); part >= 0; part = parts.nextSetBit(part + 1)) {
      if (batch.count(part) > 0) {
        @Nullable Member large = kins.of(kin.get(part).part().used() - taken);
        if (large != null && !large.part().isBarren() && isNoLarger(small, large.part())) {
          larges.set(part, large);
          found.set(part);
        }
      }
    }
    return found;
  }

  private static boolean isNoLarger(Part small, Part large) {
    return small.leaves() < large.leaves()
        || (small.leaves() == large.leaves() && small.used() <= large.used());
  }

  private void peel(Kin kin, Cut cut, boolean fractions) {
    boolean apart = fractions && cut.apart();
    ValueSet small = values(cut.small(), apart);
    if (small.size() == 0) {
      return;
    }
    batch.keep(kin, cut, larges, findPlaces(cut, small, apart));
    if (batch.kept() > 0) {
      larges.layOut(batch);
      peel(cut, small, true);
      if (!cut.form().rule().isCommutative()) {
        peel(cut, small, false);
      }
    }
  }

  private void peel(Cut cut, ValueSet small, boolean left) {
    new Side(sieve, ground, batch, larges, needs, cut, small, left).peel();
  }

  /**
   * Finds where the values of the large operands lie.
   *
   * @return no numerator or denominator of a result is larger
   */
  private double findPlaces(Cut cut, ValueSet small, boolean apart) {
    double most = 0;
    larges.clear();
    BitSet parts = cut.parts();
    for (int part = parts.nextSetBit(0); part >= 0; part = parts.nextSetBit(part + 1)) {
      Part large = larges.get(part).part();
      boolean listed = Naming.isListed(ground.all(), large, apart);
      double theirs =
          listed
              ? ground.all().values(large, apart, false).height()
              : large.reach().fractionHeight();
      double height = Split.height(cut.form().rule(), small.height(), theirs);
      long questions = (long) batch.count(part) * small.size();
      larges.put(part, where(large, apart, listed, questions), height);
      most = Math.max(most, height);
    }
    return most;
  }
}
