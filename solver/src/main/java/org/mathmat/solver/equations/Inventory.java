package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Factorials;
import org.mathmat.equations.Law;
import org.mathmat.equations.Op;
import org.mathmat.equations.Supply;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Uses;
import org.mathmat.solver.search.Dimension;
import org.mathmat.solver.search.Stock;

/**
 * The cubes of a shake by kind, and the dimensions in which their use is counted, for one meaning
 * of the wild cube.
 */
final class Inventory {
  /** What one cube of a kind is counted as. */
  private record Alike(Symbol shown, boolean raisable) {}

  private static final int MOST_OPERATIONS = 24;

  /** More than any balance: what stands for nothing cannot be used. */
  private static final int USELESS = 1_000;

  private final Law law;
  private final Roles roles;
  private final Symbol wildMeaning;
  private final List<Kind> kinds = new ArrayList<>();
  private final List<Dimension> dimensions = new ArrayList<>();
  private final int factorials;
  private final int operations;

  /**
   * @param wildMeaning what the wild cube stands for; of no effect where there is none
   */
  Inventory(Law law, Roles roles, List<Cube> cubes, Symbol wildMeaning) {
    this.law = law;
    this.roles = roles;
    this.wildMeaning = wildMeaning;
    Map<Alike, Integer> counts = new LinkedHashMap<>();
    for (Symbol symbol : Symbol.values()) {
      for (Cube cube : cubes) {
        if (cube.symbol() == symbol) {
          counts.merge(alike(cube), 1, Integer::sum);
        }
      }
    }
    counts.forEach(this::addKind);
    factorials = addFactorials();
    operations = addOperations();
  }

  private Alike alike(Cube cube) {
    boolean raisable =
        law.raised().filter(cube::mayBe).isPresent()
            && roles.digit(meant(cube.symbol())).isPresent();
    return new Alike(cube.symbol(), raisable);
  }

  private Symbol meant(Symbol shown) {
    return law.wild().filter(wild -> wild.cube() == shown).isPresent() ? wildMeaning : shown;
  }

  private void addKind(Alike alike, int cubes) {
    Symbol meant = meant(alike.shown());
    List<Integer> asNumber = asNumber(alike, meant);
    List<Integer> asSign = asSign(meant);
    int numbers = -1;
    int signs = -1;
    if (law.supply() == Supply.ONE_CUBE_FOR_ALL_USES && !asSign.isEmpty()) {
      signs = add(dimension(cubes, true, asSign));
      numbers = asNumber.isEmpty() ? -1 : add(dimension(cubes, false, asNumber));
    } else {
      List<Integer> both = new ArrayList<>(asNumber);
      both.addAll(asSign);
      numbers = add(dimension(cubes, false, both));
      signs = numbers;
    }
    kinds.add(new Kind(alike.shown(), meant, alike.raisable(), cubes, numbers, signs));
  }

  private static Dimension dimension(int cubes, boolean saturates, List<Integer> balance) {
    return balance.isEmpty()
        ? new Dimension(cubes, saturates, USELESS, USELESS)
        : new Dimension(cubes, saturates, Collections.min(balance), Collections.max(balance));
  }

  /** What it may add to the number of operands less that of two-sided signs, as a number. */
  private List<Integer> asNumber(Alike alike, Symbol meant) {
    List<Integer> balance = new ArrayList<>();
    if (roles.isNumber(meant)) {
      balance.add(1);
    }
    boolean joins = roles.wideDigits() > 1 || roles.pointedDigits(1) > 1 || alike.raisable();
    if (roles.isPoint(meant) || roles.isImaginary(meant) || (roles.isNumber(meant) && joins)) {
      balance.add(0);
    }
    if (roles.isImaginary(meant)) {
      balance.add(-1);
    }
    return balance;
  }

  /** The same as a sign. */
  private List<Integer> asSign(Symbol meant) {
    List<Integer> balance = new ArrayList<>();
    if (!roles.infixes(meant).isEmpty()) {
      balance.add(-1);
    }
    if (!roles.prefixes(meant).isEmpty()) {
      balance.add(0);
    }
    return balance;
  }

  private int add(Dimension dimension) {
    dimensions.add(dimension);
    return dimensions.size() - 1;
  }

  private int addFactorials() {
    return law.signs().has(Op.FACTORIAL) && law.factorials().inEquation() != Factorials.ANY
        ? add(new Dimension(law.factorials().inEquation(), false, 0, 0))
        : -1;
  }

  /** A dimension for the number of operations, where the law demands so many. */
  private int addOperations() {
    int least = 0;
    while (least < MOST_OPERATIONS && isMissingWith(least)) {
      least++;
    }
    return least == 0 ? -1 : add(new Dimension(least, true, 0, 0));
  }

  private boolean isMissingWith(int count) {
    Uses uses = new Uses(List.of(), 0, count);
    return law.demands().stream().anyMatch(demand -> demand.missing(uses).isPresent());
  }

  Stock stock() {
    return new Stock(dimensions);
  }

  List<Kind> kinds() {
    return kinds;
  }

  /** The fields in which cubes are counted; none where they may be used again. */
  long cubes(Stock stock) {
    long fields = 0;
    for (Kind kind : kinds) {
      fields |= stock.saturates() ? 0 : stock.field(kind.numbers());
    }
    return fields;
  }

  /** What may be left out; nothing where cubes may be used again. */
  Spare spare(Stock stock, Required required) {
    int[] needed = new int[stock.size()];
    Arrays.fill(needed, Required.ALL);
    for (Kind kind : kinds) {
      if (!stock.saturates()) {
        int count = required.count(kind.shown());
        boolean only = kinds.stream().filter(k -> k.shown() == kind.shown()).count() == 1;
        needed[kind.numbers()] = count == 0 || only ? count : Required.ALL;
      }
    }
    return new Spare(stock, needed);
  }

  /** The kind of a cube. */
  Kind kind(Cube cube) {
    Alike alike = alike(cube);
    for (Kind kind : kinds) {
      if (kind.shown() == alike.shown() && kind.raisable() == alike.raisable()) {
        return kind;
      }
    }
    throw new IllegalArgumentException("There is no " + cube + " in this shake.");
  }

  /** The dimension that counts factorials; -1 where there is none or no end of them. */
  int factorials() {
    return factorials;
  }

  /** The dimension that counts operations; -1 where they need not be counted. */
  int operations() {
    return operations;
  }

  /** How many operations a Solution must have. */
  int leastOperations() {
    return operations < 0 ? 0 : dimensions.get(operations).most();
  }
}
