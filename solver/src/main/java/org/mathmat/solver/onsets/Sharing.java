package org.mathmat.solver.onsets;

import java.util.List;
import org.mathmat.solver.onsets.Heap.Kind;
import org.mathmat.solver.onsets.Heap.Role;

/** Every way to share the cubes of a part out to two smaller ones and a sign. */
final class Sharing {
  /** Sees one way; true to see no more. */
  @FunctionalInterface
  interface Visitor {
    boolean see(int one, int other);
  }

  private final Heap heap;
  private final Kind[] kinds;
  private final int whole;
  private final int sign;
  private final Visitor visitor;

  private Sharing(Heap heap, int whole, int sign, Visitor visitor) {
    this.heap = heap;
    List<Kind> used =
        heap.kinds().stream().filter(kind -> (whole & kind.uses(kind.most())) != 0).toList();
    this.kinds = used.toArray(new Kind[0]);
    this.whole = whole;
    this.sign = sign;
    this.visitor = visitor;
  }

  /** Two parts that with one use of the sign make up the whole; the second has no relation. */
  static boolean around(Heap heap, int whole, Kind sign, Visitor visitor) {
    return (whole & sign.uses(1)) != 0
        && new Sharing(heap, whole, sign.uses(1), visitor).share(0, 0, 0);
  }

  /** Two parts that make up the whole. */
  static boolean of(Heap heap, int whole, Visitor visitor) {
    return new Sharing(heap, whole, 0, visitor).share(0, 0, 0);
  }

  /** The part that with one use of the sign makes up the whole; the whole too, if more may. */
  static boolean without(int whole, Kind sign, Visitor visitor) {
    int count = sign.count(whole);
    int rest = whole & ~sign.uses(sign.most());
    return count > 0
        && (visitor.see(rest | sign.uses(count - 1), 0)
            || (sign.isFull(whole) && visitor.see(whole, 0)));
  }

  private boolean share(int at, int one, int other) {
    if (at == kinds.length) {
      return visitor.see(one, other);
    }
    Kind kind = kinds[at];
    if (kind.role() == Role.JOIN && (joined(one) < 1 || joined(other) < 1)) {
      return false;
    }
    int spent = (sign & kind.uses(kind.most())) == 0 ? 0 : 1;
    boolean full = kind.isFull(whole);
    int rest = kind.count(whole) - spent;
    int most = full ? kind.most() : rest;
    int mostOther = sign != 0 && kind.role() == Role.RELATION ? 0 : most;
    for (int i = 0; i <= most; i++) {
      int from = Math.max(0, rest - i);
      int to = Math.min(mostOther, full ? most : rest - i);
      for (int j = from; j <= to; j++) {
        if (share(at + 1, one | kind.uses(i), other | kind.uses(j))) {
          return true;
        }
      }
    }
    return false;
  }

  /** How many sets the part has so far, less the signs that join them. */
  private int joined(int part) {
    return Integer.bitCount(part & heap.bits(Role.SET))
        - Integer.bitCount(part & heap.bits(Role.JOIN));
  }
}
