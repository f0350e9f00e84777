package org.mathmat.solver.equations;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.mathmat.solver.search.Stock;

/** What a part of a Solution may leave out, because enough of it is used elsewhere in the part. */
final class Spare {
  private final Stock stock;

  /** Of each thing, how often a Solution must use it. */
  private final int[] needed;

  /** The things that must be used at all. */
  private final int[] tight;

  /** The fields of all others. */
  private final long free;

  private final boolean nothing;

  Spare(Stock stock, int[] needed) {
    this.stock = stock;
    this.needed = needed;
    this.tight = IntStream.range(0, needed.length).filter(i -> needed[i] > 0).toArray();
    long fields = 0;
    for (int i = 0; i < needed.length; i++) {
      fields |= needed[i] == 0 ? stock.field(i) : 0;
    }
    this.free = fields;
    this.nothing = Arrays.stream(needed).allMatch(count -> count >= Required.ALL);
  }

  /** Nothing may be left out. */
  static Spare nothing(Stock stock) {
    int[] needed = new int[stock.size()];
    Arrays.fill(needed, Required.ALL);
    return new Spare(stock, needed);
  }

  boolean isNothing() {
    return nothing;
  }

  /** Whether some of what is used may stand for all of it: no Solution lacks what is left out. */
  boolean mayStand(long some, long all) {
    long left = all - some;
    if ((left & ~free) == 0) {
      return true;
    }
    for (int i : tight) {
      if (stock.count(left, i) > 0 && stock.count(some, i) < needed[i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * The most disjoint groups of the things used of which none may be left out: each has so much of
   * one thing that too little is left.
   */
  int mostGroupsThatStay(long used) {
    int groups = 0;
    for (int i : tight) {
      int count = stock.count(used, i);
      groups += count / Math.max(1, count - needed[i] + 1);
    }
    return groups;
  }
}
