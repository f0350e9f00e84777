package org.mathmat.solver.equations;

import org.mathmat.solver.search.Stock;

/**
 * Tells parts that have more noughts and ones than can do anything, so that all they name is named
 * by less (see {@link NamedByLess}).
 *
 * <p>A 0 does something on the left of - and as an exponent. Elsewhere it changes nothing (7 + 0,
 * which is named by 7) or all of its operand is lost (7 × 0, which is named by 0). A 1 does
 * something beside + and -, and on the left of ÷; elsewhere it changes nothing (7 × 1) or all of
 * its operand is lost (1^7). So there are no more noughts than signs - and ^, but for those beside
 * a sign that must stay, or that loses something that must; each such sign has two at most (0 × 0).
 *
 * <p>Of these signs, let each have the group of cubes that could be left out but for what must
 * stay. Groups that do not lie in one another are no more than {@link Spare#mostGroupsThatStay}.
 * Where one lies in what another sign loses, the outer one has cubes of its own that must stay, or
 * else less names it too (0 × (4 + 0) is 0 + 0, 0 × (4 + 0 × 7) is 0 × 7), or more than one group
 * lies in it. The last come in no greater number than the innermost ones, less one.
 */
final class IdleCubes {
  /** Smaller parts are listed; and a single cube that shows the Goal is no Solution. */
  private static final int MOST_LISTED = 3;

  /** Noughts weigh so much, and ones 1, so that both are told apart in one sum. */
  private static final int NOUGHT = 1 << 8;

  private final Stock stock;
  private final Spare spare;

  /** The fields of things of which all is known: numerals of one cube, and the six signs. */
  private final long plain;

  private final int[] weights;

  /** What each thing adds to the noughts that neither - nor anything else has a place for. */
  private final int[] noughtsBesidePowers;

  IdleCubes(Stock stock, Forms forms, Spare spare) {
    this.stock = stock;
    this.spare = spare;
    this.weights = new int[stock.size()];
    this.noughtsBesidePowers = new int[stock.size()];
    boolean free = forms.ofOne().stream().anyMatch(form -> form.cost() == 0);
    long fields = 0;
    if (!spare.isNothing() && !stock.saturates() && !free) {
      for (int i = 0; i < stock.size(); i++) {
        fields |= isPlain(forms, i) ? stock.field(i) : 0;
      }
    }
    plain = fields;
  }

  /** Whether it is only a numeral, or only a sign, of which all is known. */
  private boolean isPlain(Forms forms, int thing) {
    long one = stock.one(thing);
    boolean numeral = forms.leaves().stream().anyMatch(leaf -> stock.contains(leaf.cost(), one));
    boolean sign =
        forms.ofOne().stream().anyMatch(form -> stock.contains(form.cost(), one))
            || forms.ofTwo().stream().anyMatch(form -> stock.contains(form.cost(), one));
    return numeral ? !sign && isPlainNumeral(forms, thing) : sign && isPlainSign(forms, thing);
  }

  private boolean isPlainNumeral(Forms forms, int thing) {
    long one = stock.one(thing);
    int leaves = 0;
    for (Form.Leaf leaf : forms.leaves()) {
      if (stock.contains(leaf.cost(), one)) {
        leaves++;
        if (leaf.cost() != one || leaf.wide() || leaf.bounded() || !isDigit(leaf.value())) {
          return false;
        }
        weights[thing] = leaf.value() == Words.ZERO ? NOUGHT : leaf.value() == Words.ONE ? 1 : 0;
        noughtsBesidePowers[thing] = leaf.value() == Words.ZERO ? 1 : 0;
      }
    }
    return leaves == 1;
  }

  private static boolean isDigit(long value) {
    return Words.isSmall(value) && Words.isWhole(value) && Words.numerator(value) >= 0;
  }

  private boolean isPlainSign(Forms forms, int thing) {
    long one = stock.one(thing);
    for (Form.OfOne form : forms.ofOne()) {
      if (stock.contains(form.cost(), one)) {
        if (!Rule.isSquareRoot(form) || form.cost() != one) {
          return false;
        }
      }
    }
    for (Form.OfTwo form : forms.ofTwo()) {
      if (stock.contains(form.cost(), one)) {
        if (!form.rule().isPlain() || form.wide() || form.cost() != one) {
          return false;
        }
        weights[thing] = weight(form.rule());
        noughtsBesidePowers[thing] = form.rule() == Rule.SUBTRACT ? -1 : 0;
      }
    }
    return true;
  }

  private static int weight(Rule rule) {
    return switch (rule) {
      case ADD -> -2;
      case SUBTRACT -> -NOUGHT - 2;
      case DIVIDE -> -1;
      case POWER -> -NOUGHT;
      default -> 0;
    };
  }

  /**
   * How many noughts and ones too many a thing adds; less than none where it gives them something
   * to do. What several things weigh may be added up.
   */
  int weight(int thing) {
    return weights[thing];
  }

  /** Whether there may be too many of them in what weighs so much. */
  static boolean mayIdle(int weight) {
    return noughts(weight) > 0 || ones(weight) > 0;
  }

  private static int noughts(int weight) {
    return (weight - ones(weight)) / NOUGHT;
  }

  private static int ones(int weight) {
    return (byte) weight;
  }

  /** Whether there are some in the part; that there are is a proof. */
  boolean areIn(long used) {
    int weight = sum(used, weights);
    return mayIdle(weight)
        && (used & ~plain) == 0
        && Math.max(noughts(weight), ones(weight)) > idling(used)
        && stock.mostOperands(used) > MOST_LISTED;
  }

  private int sum(long used, int[] of) {
    int sum = 0;
    for (int i = 0; i < of.length; i++) {
      sum += of[i] == 0 ? 0 : of[i] * stock.count(used, i);
    }
    return sum;
  }

  /** How many noughts, or ones, may be there for cubes that must stay. */
  private int idling(long used) {
    return 2 * Math.max(0, 2 * spare.mostGroupsThatStay(used) - 1);
  }

  /** How many of ^ have the exponent 0 at least; all they make is 1. */
  int powersThatMakeOne(long used) {
    int most = sum(used, noughtsBesidePowers);
    return most > 0 && (used & ~plain) == 0 ? Math.max(0, most - idling(used)) : 0;
  }
}
