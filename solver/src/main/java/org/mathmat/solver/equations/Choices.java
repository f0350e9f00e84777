package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.List;
import org.mathmat.solver.search.Stock;

/** Which numerals can be taken out of parts of one kin, and out of which of them. */
final class Choices {
  /** Numerals, and the parts that have them. */
  static final class Choice {
    private final long numerals;
    private final long[] parts;

    private Choice(long numerals, long[] parts) {
      this.numerals = numerals;
      this.parts = parts;
    }

    long numerals() {
      return numerals;
    }

    /** Bits of the parts that have them. */
    long parts(int word) {
      return parts[word];
    }
  }

  private final Stock stock;
  private final Kin kin;
  private final List<List<Choice>> byCount = new ArrayList<>();

  /**
   * @param parts those that matter, as bits
   * @param most how many numerals are taken at most
   */
  Choices(Stock stock, Kin kin, long[] parts, int most) {
    this.stock = stock;
    this.kin = kin;
    for (int i = 0; i <= most; i++) {
      byCount.add(new ArrayList<>());
    }
    choose(0, 0, 0, parts);
  }

  /** Every choice of so many. */
  List<Choice> of(int numerals) {
    return byCount.get(numerals);
  }

  private void choose(int thing, int count, long taken, long[] of) {
    if (thing == stock.size()) {
      byCount.get(count).add(new Choice(taken, of));
      return;
    }
    choose(thing + 1, count, taken, of);
    if (stock.dimension(thing).highest() > 0) {
      for (int i = 1; count + i < byCount.size(); i++) {
        long[] left = having(thing, i, of);
        if (left.length == 0) {
          return;
        }
        choose(thing + 1, count + i, taken + i * stock.one(thing), left);
      }
    }
  }

  /** Those of the parts that have so many of a thing; nothing if there are none. */
  private long[] having(int thing, int count, long[] of) {
    long[] left = new long[of.length];
    boolean any = false;
    for (int word = 0; word < of.length; word++) {
      for (long bits = of[word]; bits != 0; bits &= bits - 1) {
        int at = Long.numberOfTrailingZeros(bits);
        if (stock.count(kin.get(word * 64 + at).part().used(), thing) >= count) {
          left[word] |= 1L << at;
          any = true;
        }
      }
    }
    return any ? left : new long[0];
  }
}
