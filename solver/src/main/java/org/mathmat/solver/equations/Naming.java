package org.mathmat.solver.equations;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
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
  static final int FORWARD_LEAVES = 3;

  /** A whole Solution with more operands is seldom a part of a larger one. */
  private static final int MOST_REMEMBERED = 6;

  /** How often a larger part is asked before it is considered to list its values. */
  private static final int ASKED = 32;

  /** No part is listed that takes more than so many steps. */
  private static final long MOST_LISTED = 4_000_000;

  private final Stock stock;
  private final Parts parts;
  private final Forms forms;
  private final Calculator calculator;
  private final Numbers numbers;
  private final Inverse inverse;
  private final ForwardSets all;
  private final Outlines outlines;
  private final Degrees degrees;
  private final LastSign lastSign;
  private final Ground ground;
  private final Picks picks;
  private final NamedByLess less;
  private final Meter meter;
  private boolean open;

  /**
   * @param outlined the most operands of a part that is outlined
   */
  Naming(
      Stock stock,
      Forms forms,
      Calculator calculator,
      Picks picks,
      NamedByLess less,
      int outlined,
      Meter meter) {
    this.stock = stock;
    this.parts = new Parts(stock, forms, less.spare(), meter);
    this.forms = forms;
    this.calculator = calculator;
    this.numbers = calculator.numbers();
    this.inverse = new Inverse(calculator);
    this.all = ForwardSets.all(stock, parts, forms, calculator, less, meter);
    ForwardSets sample = ForwardSets.sample(stock, parts, forms, calculator, meter);
    this.outlines = new Outlines(outlined, stock, parts, forms, calculator, all, meter);
    this.degrees = new Degrees(stock, parts, forms, new Fractions(all, numbers, meter), meter);
    this.ground = new Ground(stock, forms, parts, calculator, all, outlines, degrees, less, meter);
    this.lastSign = new LastSign(this, ground, sample, picks);
    this.picks = picks;
    this.less = less;
    this.meter = meter;
  }

  /** Whether parts can be asked together. */
  boolean hasSieve() {
    return Sieve.isFor(stock, forms);
  }

  Ground ground() {
    return ground;
  }

  /** Asks many parts together. */
  Sieve sieve() {
    return new Sieve(this, lastSign, ground);
  }

  /** Whether something could not be worked out since this was last asked. */
  boolean takeOpen() {
    return setOpen(false) || numbers.isMurky();
  }

  /** Every value that the part can have; large for a large part. */
  ValueSet values(long used) {
    ValueSet set = all.values(parts.of(used), false);
    open |= set.isOpen();
    return set;
  }

  /** Shows expressions with the value that use exactly this. */
  boolean visit(long used, long value, Visitor visitor) {
    if (parts.hasIdleCubes(used)) {
      return false;
    }
    Part part = parts.of(used);
    boolean stopped = visit(all, part, false, value, visitor);
    if (part.leaves() > MOST_REMEMBERED) {
      parts.forgetSplits(part);
    }
    return stopped;
  }

  /**
   * Whether the values of the part are listed, or should be now.
   *
   * @param fraction whether only the fractions among them matter
   */
  boolean isForward(ForwardSets sets, Part part, boolean fraction) {
    if (isListed(sets, part, fraction)) {
      return true;
    }
    int asked = part.asked();
    return asked % ASKED == 0 && isWorthListing(part, fraction, asked);
  }

  /** Whether the values of the part are listed, or so few that they are listed at once. */
  static boolean isListed(ForwardSets sets, Part part, boolean fraction) {
    int most = isEasy(part.reach(), fraction) ? FORWARD_LEAVES + 1 : FORWARD_LEAVES;
    return part.leaves() <= most || sets.isSample() || sets.has(part, fraction);
  }

  /** Whether only fractions are listed, with few irrational numbers on the way. */
  private static boolean isEasy(Reach reach, boolean fraction) {
    return !reach.irrational() || (fraction && reach.algebraic());
  }

  /** A part is listed once it was asked as often as its large operands have values. */
  private boolean isWorthListing(Part part, boolean fraction, int asked) {
    long listing = 0;
    long asking = 0;
    for (Split split : parts.splits(part)) {
      boolean apart = fraction && split.apart();
      if (!isListed(all, split.large(), apart)) {
        return false;
      }
      long small = all.values(split.small(), apart, false).size();
      listing += small * all.values(split.large(), apart, false).size();
      asking += small;
    }
    return listing < MOST_LISTED && listing < asking * asked;
  }

  boolean visit(ForwardSets sets, Part part, boolean wide, long value, Visitor visitor) {
    if (!part.reach().mayBe(numbers, value)) {
      return false;
    }
    if (!Words.isSmall(value) && !degrees.of(part, numbers.fields().of(value)).mayMeet(part)) {
      return false;
    }
    boolean fraction = numbers.isFraction(value) && !wide;
    if (!wide
        && !isListed(sets, part, fraction)
        && !outlines.of(part).mayMeet(numbers.spot(value))) {
      return false;
    }
    if (wide || isForward(sets, part, fraction)) {
      ValueSet set = sets.values(part, fraction, wide);
      if (!numbers.mayHave(set, value)) {
        open |= set.isOpen() && sets == all;
        return false;
      }
      return derive(sets, part, wide, value, visitor);
    }
    if (part.failed().contains(value) || less.has(part.used(), value)) {
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
    if (!watched.seen && !(open && meter.isOver())) {
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
      LastSign.Wanted wanted = lastSign.wanted(value);
      Degrees.Roots roots = degrees.of(part, wanted.field());
      boolean fraction = wanted.fraction() && value != Words.ZERO;
      for (Split split : sets == all ? fruitful(part, fraction) : parts.splits(part)) {
        if (roots.mayMeet(split) && lastSign.visit(sets, split, wanted, visitor)) {
          return true;
        }
      }
    }
    return loops(sets, part, wide, value, visitor);
  }

  /**
   * The splits of which something may come. At the second look, and now and then later, those are
   * left out of which an operand was found to name nothing.
   */
  private Split[] fruitful(Part part, boolean fraction) {
    Looks looks = part.looks(fraction);
    int count = looks.next();
    Split @Nullable [] known = looks.fruitful();
    Split[] left = known == null ? parts.splits(part) : known;
    if (count == 1 || Integer.bitCount(count) > 1) {
      return left;
    }
    Split[] fruitful = new Split[left.length];
    int size = 0;
    for (Split split : left) {
      if (!isBarren(split, fraction && split.apart())) {
        fruitful[size++] = split;
      }
    }
    Split[] kept = size < left.length ? Arrays.copyOf(fruitful, size) : left;
    looks.setFruitful(kept);
    return kept;
  }

  private boolean isBarren(Split split, boolean apart) {
    return !split.form().wide()
        && (namesNothing(split.small(), apart) || namesNothing(split.large(), apart));
  }

  /**
   * A proof that a part has no value, or no fraction among its values; nothing is listed for it.
   */
  private boolean namesNothing(Part part, boolean fraction) {
    if (all.has(part, fraction)) {
      ValueSet values = all.values(part, fraction, false);
      return values.size() == 0 && !values.isOpen();
    }
    // for zero, which may come of a number that is no fraction, splits are looked at as for those
    Split @Nullable [] splits = part.looks(fraction && !part.reach().zero()).fruitful();
    return splits != null && splits.length == 0 && isOnlySplit(part);
  }

  /** Whether its values can only come of splits. */
  private boolean isOnlySplit(Part part) {
    return forms.leaves(part.used()).isEmpty()
        && forms.ofOne().stream().noneMatch(form -> stock.contains(part.used(), form.cost()));
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

  /** Whether one of the results may be the value. */
  boolean gives(long[] results, long value) {
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
      boolean fraction = numbers.isFraction(value);
      if (numbers.sign(value) < 0
          || (!wide
              && Needed.isLackingSquare(
                  lastSign.places(sets, part, fraction),
                  numbers.spot(value).middle(),
                  numbers.spot(value).radius()))) {
        return false;
      }
      long operand = inverse.radicand(value);
      return operand == Words.OPEN
          ? markOpen()
          : gives(calculator.apply(form, operand), value)
              && visit(sets, part, wide, operand, inner -> visitor.see(form.write(inner)));
    }
    if (form instanceof Form.Bang bang) {
      long[] operands = calculator.factorials().operands(value);
      if (operands.length == 0 || operands[0] != Words.ANY) {
        return ofOne(sets, bang, part, wide, operands, value, visitor);
      }
    }
    ValueSet operands = sets.values(part, wide);
    open |= operands.isOpen() && sets == all;
    meter.step(operands.size());
    return ofOne(sets, form, part, wide, operands.all(), value, visitor);
  }

  /** Tries the operands that may give the value. */
  private boolean ofOne(
      ForwardSets sets,
      Form.OfOne form,
      Part part,
      boolean wide,
      long[] operands,
      long value,
      Visitor visitor) {
    for (long operand : operands) {
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

  /** Notes whether something could not be worked out; what was noted before. */
  boolean setOpen(boolean now) {
    boolean before = open;
    open = now;
    return before;
  }

  boolean markOpen() {
    open = true;
    return false;
  }
}
