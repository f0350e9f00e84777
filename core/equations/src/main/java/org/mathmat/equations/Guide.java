package org.mathmat.equations;

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

/** The older Guide to Basic Equations, which has headings for sections. */
final class Guide {
  static final String RULES = "guide";
  private static final int MOST_GOAL_CUBES = 5;
  private static final int MOST_GOAL_DIGITS = 3;

  private Guide() {}

  static List<Edition> editions() {
    return List.of(
        edition("minor", Arithmetics.WHOLE),
        edition("elementary", Arithmetics.WHOLE),
        edition("middle", Arithmetics.REAL));
  }

  private static Edition edition(String division, Signs signs) {
    Law law =
        Law.of(
            signs, GroupingRule.ORDER_OF_OPERATIONS, MOST_GOAL_CUBES, MOST_GOAL_DIGITS, sections());
    return new Edition(RULES, division, law, VariationCount.NONE, List.of(), List.of());
  }

  private static Sections sections() {
    return new Sections("Materials")
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
