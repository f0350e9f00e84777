package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Symbol;
import org.mathmat.solver.search.Dimension;
import org.mathmat.solver.search.Stock;

/**
 * The cubes that may be used, by what they show, and how their use in one part of a Solution is
 * counted, for one meaning of the wild cube.
 */
final class Heap {
  /**
   * A kind of cube.
   *
   * @param cube what it shows
   * @param meanings what it may stand for
   * @param note the cube, where that must be noted behind the symbol
   * @param played whether the division knows what it stands for
   * @param many whether one cube may be used many times
   * @param dimension where its use is counted
   */
  record Kind(
      Symbol cube,
      Set<Symbol> meanings,
      Optional<Symbol> note,
      boolean played,
      boolean many,
      int dimension) {
    boolean isRelation() {
      return played && meanings.iterator().next().is(Symbol.Kind.RELATION);
    }

    String written(Symbol meaning) {
      return meaning.sign() + note.map(shown -> "<" + shown.sign() + ">").orElse("");
    }
  }

  private final List<Kind> kinds = new ArrayList<>();
  private final List<Dimension> dimensions = new ArrayList<>();
  private final int operations;

  /**
   * @param wild the wild cube and what it stands for, where it stands for something else
   */
  Heap(Law law, Cubes usable, Optional<WildMeaning> wild) {
    for (Symbol cube : Symbol.ALL) {
      if (usable.has(cube) && !cube.is(Symbol.Kind.DIGIT)) {
        Optional<WildMeaning> noted = wild.filter(w -> w.cube() == cube);
        Set<Symbol> meanings = law.meanings().freely(noted.map(WildMeaning::meaning).orElse(cube));
        boolean many = meanings.stream().allMatch(law.manifold()::contains);
        boolean played = meanings.stream().anyMatch(law.symbols()::contains);
        kinds.add(
            new Kind(
                cube, meanings, noted.map(WildMeaning::cube), played, many, dimensions.size()));
        dimensions.add(dimension(usable.count(cube), meanings, many, played));
      }
    }
    int least =
        law.demands().stream()
            .mapToInt(demand -> demand instanceof Demand.Operations(int count) ? count : 0)
            .max()
            .orElse(0);
    operations = least == 0 ? -1 : dimensions.size();
    if (least > 0) {
      dimensions.add(new Dimension(least, true, 0, 0));
    }
  }

  /** A wild cube that stands for another symbol. */
  record WildMeaning(Symbol cube, Symbol meaning) {}

  private static Dimension dimension(
      int count, Set<Symbol> meanings, boolean many, boolean played) {
    Symbol meaning = meanings.iterator().next();
    int balance = !played ? 1_000 : meaning.namesSet() ? 1 : meaning == Symbol.COMPLEMENT ? 0 : -1;
    return new Dimension(count, many, balance, balance);
  }

  Stock stock() {
    return new Stock(dimensions);
  }

  List<Kind> kinds() {
    return kinds;
  }

  /** The dimension that counts the operations of a Set-Name; -1 where they need not be counted. */
  int operations() {
    return operations;
  }
}
