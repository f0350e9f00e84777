package org.mathmat.solver.equations;

import java.util.BitSet;
import org.mathmat.solver.equations.Kin.Member;

/**
 * One way to split parts of one kin: the last sign and the small operand are the same, the large
 * operand is what is left of each part. The same is known of all that are split so.
 */
final class Cut {
  private final Form.OfTwo form;
  private final Part small;
  private final Larges larges;

  /** Which parts are split so. */
  private final BitSet parts = new BitSet();

  private int size;
  private Traits traits = Traits.NONE;
  private boolean algebraic;
  private boolean irrational;
  private boolean negative;

  Cut(Form.OfTwo form, Part small, Larges larges) {
    this.form = form;
    this.small = small;
    this.larges = larges;
  }

  /** Adds a part with its large operand; false if not the same is known of it as of the others. */
  boolean add(int part) {
    Reach theirs = larges.get(part).part().reach();
    Traits its = Traits.of(form, small.reach(), theirs);
    if (size == 0) {
      traits = its;
      algebraic = theirs.algebraic();
      irrational = theirs.irrational();
      negative = theirs.negative();
    } else if (!traits.equals(its)
        || algebraic != theirs.algebraic()
        || irrational != theirs.irrational()
        || negative != theirs.negative()) {
      return false;
    }
    parts.set(part);
    size++;
    return true;
  }

  Form.OfTwo form() {
    return form;
  }

  Part small() {
    return small;
  }

  /** What the small operand and the sign use. */
  long taken() {
    return form.cost() + small.used();
  }

  /** How many parts are split so. */
  int size() {
    return size;
  }

  /** Which parts are split so. */
  BitSet parts() {
    return parts;
  }

  Split split(Member large) {
    return new Split(form, small, large.part());
  }

  /** Whether a fraction, but for zero, can only be made of two fractions. */
  boolean apart() {
    return traits.apart();
  }

  /** Whether all that the large operands name is algebraic. */
  boolean isAlgebraic() {
    return algebraic;
  }

  /** Whether some of what they name may be no fraction. */
  boolean mayBeIrrational() {
    return irrational;
  }

  /** Whether some may be less than zero. */
  boolean mayBeNegative() {
    return negative;
  }

  /** Whether all results are algebraic. */
  boolean makesAlgebraic() {
    return algebraic && form.rule().isReversible() && small.reach().algebraic();
  }

  /** A proof that no such value is a result. */
  boolean lacks(Nature value) {
    return traits.lacks(value);
  }
}
