package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Symbol;
import org.mathmat.solver.search.Stock;

/** Which cubes of a position a Set-Name and Restrictions may use, and what that costs together. */
final class Parts {
  private final Law law;
  private final Heap heap;
  private final Stock stock;
  private final Position position;

  Parts(Law law, Heap heap, Stock stock, Position position) {
    this.law = law;
    this.heap = heap;
    this.stock = stock;
    this.position = position;
  }

  /** Every part that a Set-Name may be made of. */
  List<Long> names() {
    List<Long> parts = new ArrayList<>();
    walk(0, 0, false, position.challenge().resources(), parts);
    parts.removeIf(part -> !stock.isBalanced(part));
    parts.sort(Comparator.comparingInt(part -> cubes(part, 0)));
    return parts;
  }

  /** Every part that Restrictions may be made of. */
  List<Long> restrictions() {
    List<Long> parts = new ArrayList<>();
    walk(0, 0, true, position.challenge().resources(), parts);
    parts.sort(Comparator.comparingInt(part -> cubes(part, 0)));
    return parts;
  }

  private void walk(int at, long used, boolean relations, int resources, List<Long> parts) {
    if (resources < 0) {
      return;
    }
    if (at == heap.kinds().size()) {
      end(used, relations, parts);
      return;
    }
    Heap.Kind kind = heap.kinds().get(at);
    boolean left = kind.isRelation() && !relations;
    int least = left ? 0 : position.required().count(kind.cube());
    int most = left ? 0 : stock.dimension(kind.dimension()).most();
    for (int count = least; count <= most; count++) {
      walk(
          at + 1,
          used + count * stock.one(kind.dimension()),
          relations,
          resources - drawn(kind, count),
          parts);
    }
  }

  private void end(long used, boolean relations, List<Long> parts) {
    if (heap.operations() < 0) {
      parts.add(used);
      return;
    }
    int least = stock.dimension(heap.operations()).most();
    for (int count = relations ? 0 : least; count <= least; count++) {
      parts.add(used + count * stock.one(heap.operations()));
    }
  }

  private int onMat(Heap.Kind kind) {
    return position.required().count(kind.cube()) + position.permitted().count(kind.cube());
  }

  private int needed(Heap.Kind kind, int uses) {
    return kind.many() ? Math.min(uses, Math.max(1, onMat(kind))) : uses;
  }

  private int drawn(Heap.Kind kind, int uses) {
    return Math.max(0, needed(kind, uses) - onMat(kind));
  }

  private int uses(Heap.Kind kind, long one, long other) {
    return Math.max(stock.count(one, kind.dimension()), stock.count(other, kind.dimension()));
  }

  /** How many cubes the two parts take together, each counted once. */
  int cubes(long one, long other) {
    int cubes = 0;
    for (Heap.Kind kind : heap.kinds()) {
      cubes += needed(kind, uses(kind, one, other));
    }
    return cubes;
  }

  /** Whether the two parts together take no more of Resources than they may, and all they must. */
  boolean allows(long one, long other) {
    int drawn = 0;
    for (Heap.Kind kind : heap.kinds()) {
      drawn += drawn(kind, uses(kind, one, other));
    }
    return drawn <= position.challenge().resources() && hasWanted(one, other);
  }

  private boolean hasWanted(long one, long other) {
    for (Demand demand : law.demands()) {
      if (demand instanceof Demand.UsesCube(Symbol cube)
          && heap.kinds().stream()
              .noneMatch(kind -> kind.cube() == cube && uses(kind, one, other) > 0)) {
        return false;
      }
    }
    return true;
  }

  /** Whether there must be a Restriction. */
  boolean wantsRestriction() {
    return position.required().has(Symbol.EQUALS) || position.required().has(Symbol.SUBSET);
  }
}
