package org.mathmat.solver.equations;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.mathmat.equations.Reading;
import org.mathmat.equations.Written.Numeral;
import org.mathmat.equations.Written.Raised;
import org.mathmat.solver.search.Stock;
import org.mathmat.solver.search.WordMap;

/**
 * Finds expressions that use exactly a part of the stock and have a value, where a 1 may be any
 * power of the base. The operand with such a 1 is asked for what it must be beside each value of
 * the other. Where both have one, {@link PowerBounds} says how far one of them is tried.
 */
final class PowerNaming {
  /** The most operands of a part whose values are listed for this. */
  private static final int MOST_LISTED = Naming.FORWARD_LEAVES + 1;

  /** How far exponents are tried where nothing tells how far they can matter. */
  private static final int TRIED = 6;

  private final Naming naming;
  private final Ground ground;
  private final Stock stock;
  private final Calculator calculator;
  private final Numbers numbers;
  private final Inverse inverse;
  private final BasePowers powers;
  private final PowerBounds bounds;
  private final PowerSets sets;
  private final WordMap<KnownOfPart> known = new WordMap<>();

  /** An operand; wide if it is a numeral that is longer than others may be. */
  private record Operand(Part part, boolean wide) {}

  PowerNaming(Naming naming, Ground ground) {
    this.naming = naming;
    this.ground = ground;
    this.stock = ground.stock();
    this.calculator = ground.calculator();
    this.numbers = ground.numbers();
    this.inverse = new Inverse(calculator);
    this.powers = ground.forms().powers();
    this.bounds = new PowerBounds(stock, ground.forms(), calculator);
    this.sets = new PowerSets(ground);
  }

  /** How far exponents need be looked for that make the part equal to the Goal. */
  OptionalInt bound(long used, GoalPowers goal) {
    OptionalInt bound = bounds.of(used, goal.weight(), goal.ones(), goal.divisors());
    if (bound.isPresent() || powers.count(used) > 0 || Double.isInfinite(goal.weight())) {
      return bound;
    }
    Part part = ground.parts().of(used);
    if (part.leaves() > MOST_LISTED || ground.all().values(part, true, false).isOpen()) {
      return OptionalInt.empty();
    }
    ValueSet values = ground.all().values(part, true, false);
    double greatest = 0;
    for (int i = 0; i < values.size(); i++) {
      if (!numbers.isProvedIrrational(values.get(i))) {
        greatest = Math.max(greatest, bounds.height(values.get(i)));
      }
    }
    return bounds.of(greatest + goal.weight(), goal.ones(), goal.divisors());
  }

  /** Shows expressions with the value that use exactly the part. */
  boolean visit(Part part, long value, Naming.Visitor visitor) {
    if (powers.count(part.used()) == 0) {
      return naming.visit(ground.all(), part, false, value, visitor);
    }
    KnownOfPart before = known(part);
    if (!before.reach().mayBe(numbers, value)
        || ground.less().has(part.used(), value)
        || (!before.reach().irrational()
            && !Words.isSmall(value)
            && numbers.isProvedIrrational(value))
        || before.failed().contains(value)) {
      return false;
    }
    if (before.open().contains(value)) {
      return naming.markOpen();
    }
    ground.meter().step(10);
    boolean openBefore = naming.setOpen(false);
    boolean[] seen = new boolean[1];
    boolean stopped =
        derive(
            part,
            value,
            reading -> {
              seen[0] = true;
              return visitor.see(reading);
            });
    boolean open = naming.setOpen(false);
    if (!seen[0] && !(open && ground.meter().isOver())) {
      ground.meter().keep(3);
      (open ? before.open() : before.failed()).add(value);
    }
    naming.setOpen(open || openBefore);
    return stopped;
  }

  private KnownOfPart known(Part part) {
    @Nullable KnownOfPart before = known.get(part.used());
    if (before == null) {
      ground.meter().keep(40);
      before = KnownOfPart.of(ground.parts().reachOfAnyPowers(part));
      known.put(part.used(), before);
    }
    return before;
  }

  private Reach reach(Part part) {
    return powers.count(part.used()) == 0 ? part.reach() : known(part).reach();
  }

  private boolean derive(Part part, long value, Naming.Visitor visitor) {
    for (Form.Leaf leaf : ground.forms().leaves(part.used())) {
      if (!leaf.wide()
          && !leaf.bounded()
          && numbers.maySame(leaf.value(), value)
          && visitor.see(leaf.reading())) {
        return true;
      }
    }
    if (isPower(part, value, visitor)) {
      return true;
    }
    for (Form.OfOne form : ground.forms().ofOne()) {
      if (stock.rests(
          part.used(),
          form.cost(),
          (rest, _) ->
              rest == part.used()
                  ? naming.markOpen()
                  : ofOne(form, ground.parts().of(rest), value, visitor))) {
        return true;
      }
    }
    for (Split split : ground.parts().splits(part)) {
      Traits traits = Traits.of(split.form(), reach(split.small()), reach(split.large()));
      if (!traits.lacks(numbers.nature(value)) && ofTwo(part, split, traits, value, visitor)) {
        return true;
      }
    }
    return false;
  }

  /** The 1 alone. */
  private boolean isPower(Part part, long value, Naming.Visitor visitor) {
    if (stock.things(part.used()) > 1) {
      return false;
    }
    if (powers.isOpen(value)) {
      return naming.markOpen();
    }
    Optional<Numeral> numeral = powers.numeral(part.used(), value);
    return numeral.isPresent() && visitor.see(new Reading.Leaf(numeral.get()));
  }

  private boolean ofOne(Form.OfOne form, Part rest, long value, Naming.Visitor visitor) {
    if (powers.count(form.cost()) > 0) {
      return (form instanceof Form.Raise raise && raise.postfix() instanceof Raised(_, int bangs))
          ? bangs > 0 ? naming.markOpen() : raised(raise, rest, value, visitor)
          : naming.markOpen();
    }
    for (long operand : operands(form, rest, value)) {
      if (operand == Words.OPEN || operand == Words.ANY) {
        naming.markOpen();
      } else if (visit(
          rest,
          operand,
          reading ->
              naming.gives(calculator.apply(form, operand), value)
                  && visitor.see(form.write(reading)))) {
        return true;
      }
    }
    return false;
  }

  /** What may have stood before what was done to one number. */
  private long[] operands(Form.OfOne form, Part rest, long value) {
    return switch (form) {
      case Form.Prefix prefix when prefix.rule() != Rule.OTHER -> {
        long square = inverse.radicand(value);
        yield numbers.sign(value) < 0 ? new long[0] : new long[] {square};
      }
      case Form.Bang _ -> calculator.factorials().operands(value);
      case Form.Raise raise when raise.rule() != Rule.OTHER ->
          inverse.lefts(raise.rule(), raise.exponent(), value, reach(rest));
      case Form.Join join -> new long[] {calculator.words().divide(value, join.factor())};
      default -> new long[] {Words.OPEN};
    };
  }

  /** A 1 that is raised, behind what has no such 1: of each value the exponent follows. */
  private boolean raised(Form.Raise form, Part rest, long value, Naming.Visitor visitor) {
    if (form.exponent() != Words.ONE) {
      return false; // it is the same cube
    }
    if (form.rule() == Rule.OTHER || powers.count(rest.used()) > 0 || rest.leaves() > MOST_LISTED) {
      return naming.markOpen();
    }
    ValueSet values = ground.all().values(rest, false);
    if (values.isOpen()) {
      naming.markOpen();
    }
    Part one = ground.parts().of(form.cost());
    for (int i = 0; i < values.size(); i++) {
      long base = values.get(i);
      for (long exponent : inverse.rights(form.rule(), base, value, reach(one))) {
        if (exponent == Words.OPEN || exponent == Words.ANY) {
          naming.markOpen();
        } else if (isPower(
            one,
            exponent,
            reading ->
                naming.visit(
                    ground.all(), rest, false, base, ours -> visitor.see(raised(ours, reading))))) {
          return true;
        }
      }
    }
    return false;
  }

  private static Reading raised(Reading base, Reading exponent) {
    if (exponent instanceof Reading.Leaf(Numeral numeral)) {
      return new Reading.Behind(base, new Raised(numeral, 0));
    }
    throw new IllegalStateException("A 1 is a numeral.");
  }

  private boolean ofTwo(
      Part whole, Split split, Traits traits, long value, Naming.Visitor visitor) {
    int widths = split.form().wide() ? 2 : 1;
    for (int i = 0; i < widths; i++) {
      for (int j = 0; j < widths; j++) {
        Operand small = new Operand(split.small(), i == 1);
        Operand large = new Operand(split.large(), j == 1);
        boolean swaps = count(large) < count(small);
        if (ofTwo(
            whole, split, traits, swaps ? large : small, swaps ? small : large, value, visitor)) {
          return true;
        }
      }
    }
    return false;
  }

  private int count(Operand operand) {
    return operand.wide ? 0 : powers.count(operand.part.used());
  }

  /**
   * Tries the values of one operand.
   *
   * @param known has no more powers of the base than the other
   */
  private boolean ofTwo(
      Part whole,
      Split split,
      Traits traits,
      Operand known,
      Operand other,
      long value,
      Naming.Visitor visitor) {
    if (count(known) == 0 && (count(other) == 0 || known.part.leaves() <= MOST_LISTED)) {
      boolean fraction =
          traits.apart() && numbers.isFraction(value) && value != Words.ZERO && !known.wide;
      ValueSet values = ground.all().values(known.part, fraction, known.wide);
      return ofTwo(split, values, known, other, value, visitor);
    }
    if (count(known) == 0) {
      OptionalInt bound = bounds.of(whole.used(), value);
      return bound.isEmpty()
          ? naming.markOpen()
          : ofTwo(split, sets.of(other.part, bound.getAsInt()), other, known, value, visitor);
    }
    OptionalInt bound = bounds.ofOperand(whole.used(), value);
    if (bound.isEmpty()) {
      naming.markOpen();
    }
    return ofTwo(split, sets.of(known.part, bound.orElse(TRIED)), known, other, value, visitor);
  }

  private boolean ofTwo(
      Split split,
      ValueSet values,
      Operand known,
      Operand other,
      long value,
      Naming.Visitor visitor) {
    if (values.isOpen()) {
      naming.markOpen();
    }
    ground.meter().step(values.size());
    for (int i = 0; i < values.size(); i++) {
      Half half = new Half(split, known, values.get(i), other);
      if (half.visit(true, value, visitor)
          || (!split.form().rule().isCommutative() && half.visit(false, value, visitor))) {
        return true;
      }
    }
    return false;
  }

  /** One operand is known; the other is looked for. */
  private final class Half {
    private final Split split;
    private final Operand known;
    private final long number;
    private final Operand other;

    Half(Split split, Operand known, long number, Operand other) {
      this.split = split;
      this.known = known;
      this.number = number;
      this.other = other;
    }

    boolean visit(boolean left, long value, Naming.Visitor visitor) {
      Rule rule = split.form().rule();
      if (rule == Rule.OTHER) {
        return naming.markOpen();
      }
      Reach reach = reach(other.part);
      long[] candidates =
          left
              ? inverse.rights(rule, number, value, reach)
              : inverse.lefts(rule, number, value, reach);
      for (long candidate : candidates) {
        if (candidate == Words.OPEN) {
          naming.markOpen();
        } else if (candidate == Words.ANY) {
          if (any(left, value, visitor)) {
            return true;
          }
        } else if (pair(left, candidate, value, visitor)) {
          return true;
        }
      }
      return false;
    }

    /** Any number will do, as in 0 × 7, or many: those at hand are tried. */
    private boolean any(boolean left, long value, Naming.Visitor visitor) {
      ValueSet some = ground.all().values(other.part, other.wide);
      for (int i = 0; i < some.size(); i++) {
        if (pair(left, some.get(i), value, visitor)) {
          return true;
        }
      }
      return (count(other) > 0 || some.isOpen()) && naming.markOpen();
    }

    private boolean pair(boolean left, long candidate, long value, Naming.Visitor visitor) {
      return ask(
          other,
          candidate,
          theirs ->
              isResult(left, candidate, value)
                  && ask(
                      known,
                      number,
                      ours ->
                          visitor.see(
                              left
                                  ? split.form().write(ours, theirs)
                                  : split.form().write(theirs, ours))));
    }

    /** Whether it is right worked out forward; a step back may lead to what is not. */
    private boolean isResult(boolean left, long candidate, long value) {
      Rule rule = split.form().rule();
      if (rule.isReversible()) {
        return true;
      }
      long result =
          left
              ? calculator.ordinary(rule, number, candidate)
              : calculator.ordinary(rule, candidate, number);
      if (result == Words.OPEN) {
        return naming.markOpen();
      }
      return numbers.maySame(result, value);
    }

    private boolean ask(Operand operand, long wanted, Naming.Visitor visitor) {
      return count(operand) == 0
          ? naming.visit(ground.all(), operand.part, operand.wide, wanted, visitor)
          : PowerNaming.this.visit(operand.part, wanted, visitor);
    }
  }
}
