package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.LongConsumer;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Division;
import org.mathmat.equations.Law;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.equations.Workings;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;

/** Cubes that were rolled under a law, as the solver's parts see them. */
final class Rolled {
  final Law law;
  final List<Cube> cubes;
  final Stock stock;
  final Meter meter = new Meter();
  final Numbers numbers = new Numbers(new Arithmetic(Effort.ORDINARY), meter);
  final Calculator calculator;
  final Forms forms;

  /** The dimension that counts factorials; -1 where there is none. */
  final int factorials;

  private final Symbol meaning;

  Rolled(Law law, Random random, int cubes) {
    this(law, Shakes.roll(random, cubes), meaning(law, random));
  }

  Rolled(Law law, List<Cube> cubes, Symbol meaning) {
    this.law = law;
    this.cubes = cubes;
    this.meaning = meaning;
    Roles roles = new Roles(law);
    Inventory inventory = new Inventory(law, roles, cubes, meaning);
    this.stock = inventory.stock();
    this.factorials = inventory.factorials();
    this.calculator =
        new Calculator(
            new WordArithmetic(numbers),
            new Workings(numbers.arithmetic(), law.numerals().base()),
            meter);
    this.forms = new Forms(law, roles, inventory, stock, calculator);
  }

  /** The same cubes, of which nothing was worked out yet. */
  Rolled again() {
    return new Rolled(law, cubes, meaning);
  }

  private static Symbol meaning(Law law, Random random) {
    return law.wild()
        .map(wild -> {
          List<Symbol> reach = new ArrayList<>(law.wildReach(wild));
          return reach.get(random.nextInt(reach.size()));
        })
        .orElse(Symbol.ZERO);
  }

  /** Every division, as it is and with each of its variations. */
  static List<Law> laws() {
    List<Law> laws = new ArrayList<>();
    for (Division division : EquationsBooks.divisions().toList()) {
      laws.add(division.law());
      for (Variation listed : division.choices()) {
        laws.add(division.lawWith(List.of(listed)));
      }
    }
    return laws;
  }

  /** The values of every part; a fresh list each time. */
  Lists lists() {
    return new Lists();
  }

  final class Lists {
    final Parts parts = parts(Spare.nothing(stock));
    final ForwardSets sets =
        ForwardSets.all(stock, parts, forms, calculator, NamedByLess.nothing(stock, meter), meter);
    final Outlines outlines =
        new Outlines(Outlines.MOST_LEAVES, stock, parts, forms, calculator, sets, meter);
  }

  Naming naming() {
    return naming(Outlines.MOST_LEAVES);
  }

  /** One that outlines no parts of more operands. */
  Naming naming(int outlined) {
    Picks picks = new Picks(numbers, law.numerals().base());
    NamedByLess less = NamedByLess.nothing(stock, meter);
    return new Naming(stock, forms, calculator, picks, less, outlined, meter);
  }

  /** The parts, where some of what is used may be left out. */
  Parts parts(Spare spare) {
    return new Parts(stock, forms, spare, meter);
  }

  /** Every part that an expression of so few operands may use. */
  void everyPart(Parts parts, int leaves, LongConsumer seen) {
    everyPart(
        0,
        0,
        used -> {
          int own = parts.of(used).leaves();
          if (own > 0 && own <= leaves && stock.isBalanced(used)) {
            seen.accept(used);
          }
        });
  }

  private void everyPart(int dimension, long used, LongConsumer seen) {
    if (dimension == stock.size()) {
      seen.accept(used);
      return;
    }
    for (int i = 0; i <= stock.dimension(dimension).most(); i++) {
      everyPart(dimension + 1, used + i * stock.one(dimension), seen);
    }
  }
}
