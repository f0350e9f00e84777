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
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Imprint;
import org.mathmat.table.book.Sections;
import org.mathmat.table.book.VariationList;

/** The older Guide to Basic Equations, which has headings for sections. */
final class Guide {
  private static final int MOST_GOAL_CUBES = 5;
  private static final int MOST_GOAL_DIGITS = 3;

  /** The Guide does not say when it was printed. */
  private static final int NO_YEAR = 0;

  static final Book<Division> BOOK =
      new Book<>(
          new Imprint("guide", "The older Guide", "Guide to Basic Equations", NO_YEAR),
          EquationsProcedures.GUIDE,
          List.of(
              division("minor", "Minor", Arithmetics.WHOLE),
              division("elementary", "Elementary", Arithmetics.WHOLE),
              division("middle", "Middle", Arithmetics.REAL)));

  private Guide() {}

  private static Division division(String id, String title, Signs signs) {
    return new Division(
        id,
        title,
        EquationsProcedures.GUIDE,
        Law.of(
            signs, GroupingRule.ORDER_OF_OPERATIONS, MOST_GOAL_CUBES, MOST_GOAL_DIGITS, sections()),
        VariationList.none());
  }

  private static Sections<EquationsClause> sections() {
    return new Sections<>(EquationsClause.class, "Materials")
        .at("Setting the Goal", GOAL_CUBES, GOAL_LEGAL, GOAL_DIGITS, GOAL_SPELLED, GOAL_GROUPED)
        .at("Exponents and Roots", NAMES_A_NUMBER, ROOTS_AND_POWERS, WHOLE_ROOTS_AND_POWERS)
        .at("Order of Operations", EXPRESSION_FORM, UNAMBIGUOUS)
        .at("Challenges", ONE_RESOURCE)
        .at(
            "Checking a Solution",
            COMPLETE_EQUATION,
            EQUALS_GOAL,
            VERIFIABLE,
            TWO_CUBES,
            ALL_REQUIRED,
            CUBES_AT_HAND,
            NONE_FORBIDDEN,
            SOLUTION_DIGITS);
  }
}
