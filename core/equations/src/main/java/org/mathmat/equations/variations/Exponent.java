package org.mathmat.equations.variations;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import org.mathmat.equations.Colour;
import org.mathmat.equations.Cube;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Keypad;
import org.mathmat.equations.Law;
import org.mathmat.equations.Numerals.Leaf;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.table.book.Entry;

/** A digit of the colour may be raised as an exponent without a ^ cube. */
public record Exponent(Colour colour) implements Variation {
  public static final Entry<Variation> ENTRY =
      Entry.choice(
          "exponent",
          "exponent _",
          "Exponent",
          "A digit of the colour may be raised: it is an exponent without a ^ cube.",
          "5{2} = 25",
          Arrays.stream(Colour.values()).<Variation>map(Exponent::new).toList());

  @Override
  public String name() {
    return "exponent " + colour.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String subject() {
    return "exponent";
  }

  @Override
  public Law amend(Law law) {
    return law.raising(colour).offering(_ -> Keypad.raised(example()));
  }

  /** The lowest digit of the colour that is no 0 and no 1, as an exponent. */
  private String example() {
    int digit =
        colour.faces().stream()
            .filter(symbol -> symbol.isDigit() && symbol != Symbol.ZERO && symbol != Symbol.ONE)
            .mapToInt(Symbol::ordinal)
            .min()
            .orElseThrow();
    return "1{" + digit + "}×2 = 2";
  }

  @Override
  public Set<EquationsClause> clauses() {
    return Set.of(EquationsClause.EXPONENT_COLOUR);
  }

  /**
   * A digit of the colour that the base has; one that it has not will do where some cube is wild
   * (the book says so without asking for its colour); or a wild cube of the colour.
   */
  @Override
  public boolean touches(Roll roll, Law law) {
    return roll.cubes().stream()
        .filter(cube -> cube.mayBe(colour))
        .anyMatch(cube -> isDigit(cube, law) || isWild(cube, law));
  }

  private static boolean isDigit(Cube cube, Law law) {
    return switch (cube.symbol()) {
      case POWER -> law.numerals().leaves().contains(Leaf.TEN);
      case ROOT -> law.numerals().leaves().contains(Leaf.ELEVEN);
      default ->
          cube.symbol().isDigit()
              && (cube.symbol().ordinal() < law.numerals().base() || law.wild().isPresent());
    };
  }

  private static boolean isWild(Cube cube, Law law) {
    return law.wild().filter(wild -> wild.cube() == cube.symbol()).isPresent();
  }
}
