package org.mathmat.equations.books;

import static org.mathmat.equations.EquationsClause.ALL_REQUIRED;
import static org.mathmat.equations.EquationsClause.COMPLETE_EQUATION;
import static org.mathmat.equations.EquationsClause.CUBES_AT_HAND;
import static org.mathmat.equations.EquationsClause.EQUALS_GOAL;
import static org.mathmat.equations.EquationsClause.EXPRESSION_FORM;
import static org.mathmat.equations.EquationsClause.GOAL_CUBES;
import static org.mathmat.equations.EquationsClause.GOAL_DIGITS;
import static org.mathmat.equations.EquationsClause.GOAL_GROUPED;
import static org.mathmat.equations.EquationsClause.GOAL_LEGAL;
import static org.mathmat.equations.EquationsClause.GOAL_SPELLED;
import static org.mathmat.equations.EquationsClause.NAMES_A_NUMBER;
import static org.mathmat.equations.EquationsClause.NONE_FORBIDDEN;
import static org.mathmat.equations.EquationsClause.ONE_RESOURCE;
import static org.mathmat.equations.EquationsClause.ROOTS_AND_POWERS;
import static org.mathmat.equations.EquationsClause.SOLUTION_DIGITS;
import static org.mathmat.equations.EquationsClause.TWO_CUBES;
import static org.mathmat.equations.EquationsClause.UNAMBIGUOUS;
import static org.mathmat.equations.EquationsClause.VERIFIABLE;
import static org.mathmat.equations.EquationsClause.WHOLE_ROOTS_AND_POWERS;

import java.util.List;
import org.mathmat.equations.Arithmetics;
import org.mathmat.equations.Division;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.GroupingRule;
import org.mathmat.equations.Law;
import org.mathmat.equations.Signs;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.equations.Wild;
import org.mathmat.equations.variations.Sideways;
import org.mathmat.equations.variations.UpsideDown;
import org.mathmat.equations.variations.WildCube;
import org.mathmat.table.VariationCount;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Imprint;
import org.mathmat.table.book.Listed;
import org.mathmat.table.book.Season;
import org.mathmat.table.book.Sections;
import org.mathmat.table.book.VariationList;

/** The MLAG rules of Basic Equations of 2018-19. */
final class Mlag2018 {
  private static final int MOST_GOAL_CUBES = 6;
  private static final int MOST_GOAL_DIGITS = 3;

  static final Book<Division> BOOK =
      new Book<>(
          new Imprint("mlag-2018", "MLAG Basic 2018-19", "MLAG", 2018),
          EquationsProcedures.MLAG_2018,
          List.of(
              division("minor", "Minor", Arithmetics.WHOLE, List.of()),
              division("elementary", "Elementary", Arithmetics.WHOLE, List.of()),
              division("middle", "Middle", Arithmetics.REAL, List.of()),
              division("high-school", "High School", Arithmetics.REAL, highSchool())));

  private Mlag2018() {}

  private static Division division(
      String id, String title, Signs signs, List<Listed<Variation>> always) {
    return new Division(
        id,
        title,
        EquationsProcedures.MLAG_2018,
        Law.of(
            signs, GroupingRule.ORDER_OF_OPERATIONS, MOST_GOAL_CUBES, MOST_GOAL_DIGITS, sections()),
        new VariationList<>(VariationCount.NONE, always, List.of()));
  }

  private static List<Listed<Variation>> highSchool() {
    return List.of(
        new Listed<>(Sideways.ENTRY, "XIII Sideways", Season.EVERY),
        new Listed<>(UpsideDown.ENTRY, "XIII Upside-down", Season.EVERY),
        new Listed<>(WildCube.entry(Symbol.ZERO, Wild.symbols()), "XIII 0 Wild", Season.EVERY));
  }

  private static Sections<EquationsClause> sections() {
    return new Sections<>(EquationsClause.class, "XIII")
        .at("VII-B-1", COMPLETE_EQUATION)
        .at("III-B", EXPRESSION_FORM)
        .at("III-A", NAMES_A_NUMBER)
        .at("III-C-2", ROOTS_AND_POWERS)
        .at("III-C-3", WHOLE_ROOTS_AND_POWERS)
        .at("IV-B", GOAL_CUBES)
        .at("IV-B-1", GOAL_DIGITS)
        .at("VII-C-3-e", GOAL_LEGAL)
        .at("VII-B-2", GOAL_SPELLED, EQUALS_GOAL, VERIFIABLE)
        .at("VII-C-3-f", GOAL_GROUPED)
        .at("VII-B-5", UNAMBIGUOUS)
        .at("VII-B-3-a", TWO_CUBES)
        .at("VII-B-3-b", ALL_REQUIRED)
        .at("VII-B-3-c", CUBES_AT_HAND)
        .at("VII-B-3-d", NONE_FORBIDDEN)
        .at("VII-B-3-e", ONE_RESOURCE)
        .at("VII-B-4", SOLUTION_DIGITS);
  }
}
