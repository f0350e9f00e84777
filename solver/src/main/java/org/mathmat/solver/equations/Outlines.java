package org.mathmat.solver.equations;

import org.jspecify.annotations.Nullable;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;

/**
 * Outlines parts that are a little too large for a list of their values. Where the values lie
 * follows from where those of the operands lie, which takes a small part of the time in which a
 * number is made. They pay once a part has been asked often enough.
 */
final class Outlines {
  /** No part is outlined that has more operands, but for tests. */
  static final int MOST_LEAVES = Naming.FORWARD_LEAVES + 2;

  /** How often a part is asked before it is outlined. */
  private static final int ASKED = 8;

  /** The same where many questions are asked at once, which take less time each. */
  private static final int QUESTIONS = 64;

  /** No part is outlined that takes more than so many steps. */
  private static final long MOST = 300_000;

  private final int mostLeaves;
  private final Stock stock;
  private final Parts parts;
  private final Forms forms;
  private final Calculator calculator;
  private final WordArithmetic words;
  private final ForwardSets all;
  private final Meter meter;

  /** The part whose results were asked for last, and those. */
  private @Nullable Part last;

  private Spots lastSpots = new Spots(0);

  Outlines(
      int mostLeaves,
      Stock stock,
      Parts parts,
      Forms forms,
      Calculator calculator,
      ForwardSets all,
      Meter meter) {
    this.mostLeaves = mostLeaves;
    this.stock = stock;
    this.parts = parts;
    this.forms = forms;
    this.calculator = calculator;
    this.words = calculator.words();
    this.all = all;
    this.meter = meter;
  }

  /** Where the values of a part lie that is not listed, as far as that is known by now. */
  Places of(Part part) {
    @Nullable Places known = part.outline();
    if (known != null) {
      return known;
    }
    return part.sought(1) <= ASKED ? part.reach() : drawn(part);
  }

  /** The same for whoever will ask so many questions. */
  Places of(Part part, long questions) {
    @Nullable Places known = part.outline();
    if (known != null) {
      return known;
    }
    return part.sought(questions) > QUESTIONS ? drawn(part) : part.reach();
  }

  /** The outline of a part, drawn now if it is not yet; where it cannot be, what is known. */
  Places drawn(Part part) {
    @Nullable Places known = part.outline();
    if (known == null) {
      @Nullable Outline outline = isSuitable(part) ? draw(part) : null;
      known = outline == null ? part.reach() : outline;
      part.setOutline(known);
    }
    return known;
  }

  /** Whether all is known of its signs, and it is not too large. */
  private boolean isSuitable(Part part) {
    return part.leaves() <= mostLeaves
        && part.reach().ordinary()
        && forms.ofOne().stream()
            .allMatch(form -> Rule.isSquareRoot(form) || !stock.contains(part.used(), form.cost()));
  }

  private @Nullable Outline draw(Part part) {
    Split[] splits = parts.splits(part);
    boolean kept = part.leaves() < mostLeaves;
    long steps = forms.leaves(part.used()).size();
    for (Split split : splits) {
      Rule rule = split.form().rule();
      if (split.form().wide() || !rule.isPlain() || all.values(split.small(), false).isOpen()) {
        return null;
      }
      int small = all.values(split.small(), false).size();
      int large = small == 0 ? 0 : size(split.large());
      if (large < 0) {
        return null;
      }
      steps += (long) (rule.isCommutative() ? 1 : 2) * small * large;
      if (steps > MOST) {
        return null;
      }
    }
    meter.step(steps);
    Sketch sketch = new Sketch(kept, (int) steps, meter);
    Drawing drawing = new Drawing(calculator, sketch);
    for (Form.Leaf leaf : forms.leaves(part.used())) {
      drawing.put(leaf.value());
    }
    for (Form.OfOne form : forms.ofOne()) {
      stock.rests(part.used(), form.cost(), (rest, _) -> putRoots(sketch, kept, parts.of(rest)));
    }
    for (Split split : splits) {
      ValueSet small = all.values(split.small(), false);
      if (small.size() > 0 && !sketch.hasFailed()) {
        boolean listed = isListed(split.large());
        drawing.put(
            split.form().rule(),
            small,
            listed ? all.values(split.large(), false) : null,
            spots(split.large()),
            !listed && mayBeZero(split.large()));
      }
    }
    return sketch.outline();
  }

  private boolean isListed(Part part) {
    return Naming.isListed(all, part, false);
  }

  /** How many values a part has, as far as they are known one by one; -1 where they are not. */
  private int size(Part part) {
    if (isListed(part)) {
      ValueSet values = all.values(part, false);
      return values.isOpen() ? -1 : values.size();
    }
    return drawn(part) instanceof Outline outline && outline.results() != null
        ? outline.results().size()
        : -1;
  }

  private boolean mayBeZero(Part part) {
    return drawn(part) instanceof Outline outline
        && outline.results() != null
        && outline.results().zero();
  }

  /** Where the values of a part lie of which they are known one by one. */
  private Spots spots(Part part) {
    if (isListed(part)) {
      return all.values(part, false).spots(words);
    }
    if (part != last && drawn(part) instanceof Outline outline && outline.results() != null) {
      lastSpots = outline.results().spots();
      last = part;
    }
    return lastSpots;
  }

  /** What comes of a root sign in front; one by one only where the results are kept. */
  private boolean putRoots(Sketch sketch, boolean kept, Part rest) {
    if (kept) {
      if (size(rest) < 0) {
        sketch.fail();
      } else {
        Drawing.putRoots(spots(rest), sketch);
        if (!isListed(rest) && mayBeZero(rest)) {
          sketch.putZero();
        }
      }
    } else if (isListed(rest)) {
      ValueSet values = all.values(rest, false);
      if (values.isOpen()) {
        sketch.fail();
      }
      sketch.putRadicands(values.outline(words));
    } else {
      sketch.putRadicands(drawn(rest));
    }
    return sketch.hasFailed();
  }
}
