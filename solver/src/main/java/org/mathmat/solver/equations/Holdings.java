package org.mathmat.solver.equations;

import java.util.List;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Position;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;

/** Where the cubes of each kind lie in a position, and which parts of the stock may be used. */
final class Holdings {
  /** Sees a part of the stock; true to see no more. */
  @FunctionalInterface
  interface Parts {
    boolean see(long used);
  }

  private final Inventory inventory;
  private final Stock stock;
  private final List<Kind> kinds;
  private final int[] required;
  private final int[] onMat;
  private final int[] usable;
  private final int[] mostBehind;
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
    fromResources = position.challenge().resources();
    mostBehind = new int[kinds.size() + 1];
    for (int i = kinds.size() - 1; i >= 0; i--) {
      onMat[i] += required[i];
      usable[i] = onMat[i] + Math.min(usable[i], fromResources);
      mostBehind[i] = mostBehind[i + 1] + usable[i];
    }
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
  boolean parts(int cubes, Parts parts) {
    return new Walk(parts).from(0, cubes, fromResources, 0);
  }

  private final class Walk {
    private final Parts parts;

    Walk(Parts parts) {
      this.parts = parts;
    }

    boolean from(int kind, int cubes, int resources, long used) {
      if (cubes < 0 || resources < 0 || cubes > mostBehind[kind]) {
        return false;
      }
      if (kind == kinds.size()) {
        return ends(used);
      }
      Kind of = kinds.get(kind);
      return of.numbers() == of.signs()
          ? together(kind, of, cubes, resources, used)
          : apart(kind, of, cubes, resources, used);
    }

    private boolean together(int kind, Kind of, int cubes, int resources, long used) {
      for (int count = required[kind]; count <= Math.min(usable[kind], cubes); count++) {
        int lacking = Math.max(0, count - onMat[kind]);
        long more = count * stock.one(of.numbers());
        if (from(kind + 1, cubes - count, resources - lacking, used + more)) {
          return true;
        }
      }
      return false;
    }

    /** Where signs may be used again and again, and numbers only once. */
    private boolean apart(int kind, Kind of, int cubes, int resources, long used) {
      int mostNumbers = of.numbers() < 0 ? 0 : usable[kind];
      for (int numbers = 0; numbers <= mostNumbers; numbers++) {
        int mostSigns = usable[kind] > numbers ? of.cubes() : 0;
        for (int signs = Math.max(0, required[kind] - numbers); signs <= mostSigns; signs++) {
          int count = numbers + Math.min(signs, 1);
          int lacking = Math.max(0, count - onMat[kind]);
          long more =
              signs * stock.one(of.signs())
                  + (of.numbers() < 0 ? 0 : numbers * stock.one(of.numbers()));
          if (from(kind + 1, cubes - count, resources - lacking, used + more)) {
            return true;
          }
        }
      }
      return false;
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
        if (stock.isBalanced(whole) && parts.see(whole)) {
          return true;
        }
      }
      return false;
    }
  }
}
