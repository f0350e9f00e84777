package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.mathmat.solver.search.Stock;

/** Which numerals can be taken out of parts of one kin, and out of which of them. */
final class Choices {
  /** Numerals, and the parts that have them. */
  record Choice(long numerals, BitSet parts) {}

  private final Stock stock;
  private final Kin kin;
  private final List<List<Choice>> byCount = new ArrayList<>();

  /**
   * @param parts those that matter
   * @param most how many numerals are taken at most
   */
  Choices(Stock stock, Kin kin, BitSet parts, int most) {
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

  private void choose(int thing, int count, long taken, BitSet of) {
    if (thing == stock.size()) {
      byCount.get(count).add(new Choice(taken, of));
      return;
    }
    choose(thing + 1, count, taken, of);
    if (stock.dimension(thing).highest() > 0) {
      for (int i = 1; count + i < byCount.size(); i++) {
        BitSet left = having(thing, i, of);
        if (left.isEmpty()) {
          return;
        }
        choose(thing + 1, count + i, taken + i * stock.one(thing), left);
      }
    }
  }

  /** Those of the parts that have so many of a thing. */
  private BitSet having(int thing, int count, BitSet of) {
    BitSet left = new BitSet();
    for (int part = of.nextSetBit(0); part >= 0; part = of.nextSetBit(part + 1)) {
      if (stock.count(kin.get(part).part().used(), thing) >= count) {
        left.set(part);
      }
    }
    return left;
  }
}
