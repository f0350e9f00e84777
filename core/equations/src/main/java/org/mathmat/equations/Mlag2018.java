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
import java.util.stream.Stream;
import org.mathmat.equations.Edition.Listed;
import org.mathmat.equations.variations.Sideways;
import org.mathmat.equations.variations.UpsideDown;
import org.mathmat.equations.variations.WildCube;

/** The MLAG rules of Basic Equations of 2018-19. */
final class Mlag2018 {
  static final String RULES = "mlag-2018";
  private static final int MOST_GOAL_CUBES = 6;
  private static final int MOST_GOAL_DIGITS = 3;

  private Mlag2018() {}

  static List<Edition> editions() {
    return List.of(
        edition("minor", Arithmetics.WHOLE, List.of()),
        edition("elementary", Arithmetics.WHOLE, List.of()),
        edition("middle", Arithmetics.REAL, List.of()),
        edition("high-school", Arithmetics.REAL, highSchool()));
  }

  private static Edition edition(String division, Signs signs, List<Listed> always) {
    Law law =
        Law.of(
            signs, GroupingRule.ORDER_OF_OPERATIONS, MOST_GOAL_CUBES, MOST_GOAL_DIGITS, sections());
    return new Edition(RULES, division, law, VariationCount.NONE, always, List.of());
  }

  private static List<Listed> highSchool() {
    return Stream.of(new Sideways(), new UpsideDown(), new WildCube(Symbol.ZERO, Wild.symbols()))
        .map(variation -> new Listed(variation, "XIII", Season.EVERY))
        .toList();
  }

  private static Sections sections() {
    return new Sections("XIII")
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
