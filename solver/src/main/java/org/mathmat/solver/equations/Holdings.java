package org.mathmat.solver.equations;

import java.util.List;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Position;
import org.mathmat.solver.search.Dimension;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;

/** Where the cubes of each kind lie in a position, and which parts of the stock may be used. */
final class Holdings {
  /** Sees a part of the stock; true to see no more. */
  @FunctionalInterface
  interface Viewer {
    boolean see(long used);
  }

  private final Inventory inventory;
  private final Stock stock;
  private final List<Kind> kinds;
  private final int[] required;
  private final int[] onMat;
  private final int[] usable;
  private final int[] mostBehind;
  private final int[] leastBehind;
  private final int[] highestBehind;
  private final int fromResources;
  private final Meter meter;

  Holdings(Inventory inventory, Stock stock, Position position, Meter meter) {
    this.meter = meter;
    this.inventory = inventory;
    this.stock = stock;
    this.kinds = inventory.kinds();
    required = counts(position.required());
    onMat = counts(position.permitted());
    usable = counts(position.resources());
    fromResources = position.occasion().resources();
    mostBehind = new int[kinds.size() + 1];
    for (int i = kinds.size() - 1; i >= 0; i--) {
      onMat[i] += required[i];
      usable[i] = onMat[i] + Math.min(usable[i], fromResources);
      mostBehind[i] = mostBehind[i + 1] + usable[i];
    }
    leastBehind = new int[kinds.size() + 1];
    highestBehind = new int[kinds.size() + 1];
    for (int i = kinds.size() - 1; i >= 0; i--) {
      leastBehind[i] = leastBehind[i + 1];
      highestBehind[i] = highestBehind[i + 1];
      bound(i, kinds.get(i).numbers());
      bound(i, kinds.get(i).signs());
    }
  }

  /** What one cube from here on may add to the balance at least and at most. */
  private void bound(int kind, int dimension) {
    if (dimension >= 0 && usable[kind] > 0) {
      Dimension d = stock.dimension(dimension);
      int least = d.saturates() && d.least() < 0 ? Dimension.ANY_NUMBER : d.least();
      leastBehind[kind] = Math.min(leastBehind[kind], least);
      highestBehind[kind] = Math.max(highestBehind[kind], d.highest());
    }
  }

  /** Whether a Solution of this position may be made of the part. */
  boolean allow(long used) {
    int resources = fromResources;
    for (int i = 0; i < kinds.size(); i++) {
      Kind kind = kinds.get(i);
      int numbers = kind.numbers() < 0 ? 0 : stock.count(used, kind.numbers());
      int signs = kind.signs() == kind.numbers() ? 0 : stock.count(used, kind.signs());
      int count = numbers + Math.min(signs, 1);
      resources -= Math.max(0, count - onMat[i]);
      if (numbers + signs < required[i] || count > usable[i] || resources < 0) {
        return false;
      }
    }
    return true;
  }

  private int[] counts(List<Cube> cubes) {
    int[] counts = new int[kinds.size()];
    for (Cube cube : cubes) {
      counts[kinds.indexOf(inventory.kind(cube))]++;
    }
    return counts;
  }

  /** The most cubes a Solution could use. */
  int most() {
    return mostBehind[0];
  }

  /** Shows every part of so many cubes that a Solution may be made of, as far as counting tells. */
  boolean parts(int cubes, Viewer viewer) {
    return new Walk(viewer).from(0, cubes, fromResources, 0, 0, 0);
  }

  private final class Walk {
    private final Viewer viewer;

    Walk(Viewer viewer) {
      this.viewer = viewer;
    }

    boolean from(int kind, int cubes, int resources, long used, int least, int highest) {
      if (cubes < 0
          || resources < 0
          || cubes > mostBehind[kind]
          || least + cubes * leastBehind[kind] > 1
          || highest + cubes * highestBehind[kind] < 1) {
        return false;
      }
      if (kind == kinds.size()) {
        return ends(used);
      }
      Kind of = kinds.get(kind);
      return of.numbers() == of.signs()
          ? together(kind, of, cubes, resources, used, least, highest)
          : apart(kind, of, cubes, resources, used, least, highest);
    }

    private boolean together(
        int kind, Kind of, int cubes, int resources, long used, int least, int highest) {
      Dimension d = stock.dimension(of.numbers());
      for (int count = required[kind]; count <= Math.min(usable[kind], cubes); count++) {
        int lacking = Math.max(0, count - onMat[kind]);
        long more = count * stock.one(of.numbers());
        if (from(
            kind + 1,
            cubes - count,
            resources - lacking,
            used + more,
            least + d.least(count),
            highest + d.highest(count))) {
          return true;
        }
      }
      return false;
    }

    /**
     * Where signs may be used again and again, and numbers only once. One cube is enough for all
     * uses of a sign, but each that is Required is used.
     */
    private boolean apart(
        int kind, Kind of, int cubes, int resources, long used, int least, int highest) {
      int mostNumbers = of.numbers() < 0 ? 0 : usable[kind];
      for (int numbers = 0; numbers <= mostNumbers; numbers++) {
        int mostSigns = usable[kind] > numbers ? of.cubes() : 0;
        for (int signs = Math.max(0, required[kind] - numbers); signs <= mostSigns; signs++) {
          int count = Math.max(numbers + Math.min(signs, 1), required[kind]);
          int lacking = Math.max(0, count - onMat[kind]);
          long more =
              signs * stock.one(of.signs())
                  + (of.numbers() < 0 ? 0 : numbers * stock.one(of.numbers()));
          if (from(
              kind + 1,
              cubes - count,
              resources - lacking,
              used + more,
              least + least(of, numbers, signs),
              highest + highest(of, numbers, signs))) {
            return true;
          }
        }
      }
      return false;
    }

    private int least(Kind of, int numbers, int signs) {
      return stock.dimension(of.signs()).least(signs)
          + (of.numbers() < 0 ? 0 : stock.dimension(of.numbers()).least(numbers));
    }

    private int highest(Kind of, int numbers, int signs) {
      return stock.dimension(of.signs()).highest(signs)
          + (of.numbers() < 0 ? 0 : stock.dimension(of.numbers()).highest(numbers));
    }

    private boolean ends(long used) {
      meter.step(1);
      long shown =
          inventory.operations() < 0
              ? used
              : used + inventory.leastOperations() * stock.one(inventory.operations());
      int most = inventory.factorials() < 0 ? 0 : stock.dimension(inventory.factorials()).most();
      for (int bangs = 0; bangs <= most; bangs++) {
        long whole = bangs == 0 ? shown : shown + bangs * stock.one(inventory.factorials());
        if (stock.isBalanced(whole) && viewer.see(whole)) {
          return true;
        }
      }
      return false;
    }
  }
}
