package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;

/**
 * Outlines parts that are a little too large for a list of their values. Where the values lie
 * follows from where those of the operands lie, which takes a small part of the time in which a
 * number is made. They pay once a part has been asked often enough.
 */
final class Outlines {
  /** How often a part is asked before it is outlined. */
  private static final int ASKED = 8;

  /** No part is outlined that takes more than so many steps. */
  private static final long MOST = 100_000;

  /** No part is outlined that has more operands. */
  private static final int MOST_LEAVES = Naming.FORWARD_LEAVES + 2;

  /** Where an operand has more values, results are not marked one by one. */
  private static final int MOST_MARKED = 128;

  private final Stock stock;
  private final Parts parts;
  private final Forms forms;
  private final Calculator calculator;
  private final Numbers numbers;
  private final ForwardSets all;
  private final Meter meter;

  Outlines(
      Stock stock, Parts parts, Forms forms, Calculator calculator, ForwardSets all, Meter meter) {
    this.stock = stock;
    this.parts = parts;
    this.forms = forms;
    this.calculator = calculator;
    this.numbers = calculator.numbers();
    this.all = all;
    this.meter = meter;
  }

  /** Where the values of a part lie that is not listed, as far as that is known by now. */
  Places of(Part part) {
    @Nullable Places known = part.outline();
    if (known != null) {
      return known;
    }
    return part.sought() <= ASKED ? part.reach() : drawn(part);
  }

  /** The outline of a part, drawn now if it is not yet; where it cannot be, what is known. */
  Places drawn(Part part) {
    @Nullable Places known = part.outline();
    if (known == null) {
      known = isSuitable(part) ? new Drawing(part).places() : part.reach();
      part.setOutline(known);
    }
    return known;
  }

  /** Whether all operands are listed, and every sign is of a kind that is worked out here. */
  private boolean isSuitable(Part part) {
    if (!part.reach().ordinary() || part.leaves() > MOST_LEAVES) {
      return false;
    }
    long steps = 0;
    for (Split split : parts.splits(part)) {
      if (split.form().wide() || !Row.takes(split.form().rule())) {
        return false;
      }
      ValueSet small = listed(split.small());
      if (small.isOpen() || (isListed(split.large()) && listed(split.large()).isOpen())) {
        return false;
      }
      steps += 2L * small.size() * (isMarked(split) ? listed(split.large()).size() : 1);
    }
    return steps <= MOST;
  }

  private boolean isListed(Part part) {
    return Naming.isListed(all, part, false);
  }

  private ValueSet listed(Part part) {
    return all.values(part, false);
  }

  /** Whether all results of the split are marked. */
  private boolean isMarked(Split split) {
    return isListed(split.large()) && listed(split.large()).size() <= MOST_MARKED;
  }

  /** One outline that is being made. */
  private final class Drawing {
    private final Part part;
    private final List<Places> radicands = new ArrayList<>();
    private final Marks marks;
    private final Row others = new Row();
    private boolean far;
    private boolean unclear;

    Drawing(Part part) {
      this.part = part;
      int size = 1;
      for (Split split : parts.splits(part)) {
        int each = split.form().rule().isCommutative() ? 1 : 2;
        size +=
            isMarked(split)
                ? each * listed(split.small()).size() * listed(split.large()).size()
                : 0;
      }
      meter.keep(size);
      this.marks = new Marks(size);
    }

    Places places() {
      for (Form.Leaf leaf : forms.leaves(part.used())) {
        add(leaf.value());
      }
      for (Form.OfOne form : forms.ofOne()) {
        stock.rests(
            part.used(),
            form.cost(),
            (rest, _) -> {
              radicands.add(radicands(form, parts.of(rest)));
              return false;
            });
      }
      for (Split split : parts.splits(part)) {
        if (isMarked(split)) {
          add(split);
        } else {
          addOperands(split);
        }
      }
      meter.keep(4L * others.size());
      return unclear
          ? part.reach()
          : new Outline(marks, part.reach().negative(), far, radicands, others, null);
    }

    /** Adds the operands of a sign instead of its results. */
    private void addOperands(Split split) {
      Rule rule = split.form().rule();
      ValueSet small = listed(split.small());
      if (small.size() == 0) {
        return;
      }
      far = true;
      Places places = places(split.large());
      Spots spots = small.spots(numbers);
      for (int i = 0; i < small.size(); i++) {
        others.add(rule, spots.get(i), true, places);
        if (!rule.isCommutative()) {
          others.add(rule, spots.get(i), false, places);
        }
      }
    }

    private Places places(Part operand) {
      return isListed(operand) ? listed(operand).spots(numbers).outline() : drawn(operand);
    }

    private Places radicands(Form.OfOne form, Part rest) {
      boolean known = form instanceof Form.Prefix prefix && prefix.rule() == Rule.ROOT;
      if (!known || rest == part || (isListed(rest) && listed(rest).isOpen())) {
        unclear = true;
        return part.reach();
      }
      Places places = places(rest);
      far |= places.mayBeFar();
      return places;
    }

    private void add(Split split) {
      Rule rule = split.form().rule();
      ValueSet small = listed(split.small());
      ValueSet large = listed(split.large());
      Spots ours = small.spots(numbers);
      Spots theirs = large.spots(numbers);
      meter.step((long) small.size() * large.size());
      for (int i = 0; i < small.size(); i++) {
        for (int j = 0; j < large.size(); j++) {
          if (!add(rule, ours.get(i), theirs.get(j))) {
            add(calculator.ordinary(rule, small.get(i), large.get(j)));
          }
          if (!rule.isCommutative() && !add(rule, theirs.get(j), ours.get(i))) {
            add(calculator.ordinary(rule, large.get(j), small.get(i)));
          }
        }
      }
    }

    /** Adds where the result lies, if that follows from where the operands lie. */
    private boolean add(Rule rule, Spot a, Spot b) {
      if (!a.ball().isSharp() || !b.ball().isSharp()) {
        return false;
      }
      return switch (rule) {
        case ADD -> add(a.ball().plus(b.ball()));
        case SUBTRACT -> add(a.ball().minus(b.ball()));
        case MULTIPLY -> add(a.ball().times(b.ball()));
        case DIVIDE -> add(a.ball().over(b.ball()));
        case POWER -> addPower(a, a.log().times(b.ball()));
        default -> addPower(b, b.log().over(a.ball()));
      };
    }

    private boolean add(Ball ball) {
      if (ball.isSharp()) {
        marks.add(ball);
        return true;
      }
      return false;
    }

    /** Adds a power; of a number below zero it may be above or below zero, or nothing. */
    private boolean addPower(Spot base, Ball log) {
      if (log.isLogarithmOfFar()) {
        far = true;
        return true;
      }
      Ball size = log.exponential();
      return add(size) && (base.ball().middle() > 0 || add(size.negate()));
    }

    private void add(long word) {
      if (word == Words.UNDEFINED || word == Words.ZERO) {
        return;
      }
      if (Words.isNumber(word) && numbers.kind(word).logarithms() > 0) {
        far = true;
      } else {
        unclear |= !Words.isNumber(word) || !add(numbers.spot(word));
      }
    }
  }
}
