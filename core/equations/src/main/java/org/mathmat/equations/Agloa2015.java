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

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mathmat.equations.Edition.Listed;
import org.mathmat.equations.variations.Average;
import org.mathmat.equations.variations.Base;
import org.mathmat.equations.variations.DecimalInGoal;
import org.mathmat.equations.variations.DecimalPoint;
import org.mathmat.equations.variations.Exponent;
import org.mathmat.equations.variations.Factorial;
import org.mathmat.equations.variations.GreatestCommonFactor;
import org.mathmat.equations.variations.ImaginaryRoot;
import org.mathmat.equations.variations.LeastCommonMultiple;
import org.mathmat.equations.variations.Logarithm;
import org.mathmat.equations.variations.MultipleOf;
import org.mathmat.equations.variations.MultipleOperations;
import org.mathmat.equations.variations.NumberOfFactors;
import org.mathmat.equations.variations.Percent;
import org.mathmat.equations.variations.PowersOfTheBase;
import org.mathmat.equations.variations.Remainder;
import org.mathmat.equations.variations.Sideways;
import org.mathmat.equations.variations.SmallestPrime;
import org.mathmat.equations.variations.ThreeOperationSolution;
import org.mathmat.equations.variations.TwoDigitNumerals;
import org.mathmat.equations.variations.UpsideDown;
import org.mathmat.equations.variations.WildCube;

/** The AGLOA tournament rules of 2015-16: Basic, and the four adventurous divisions. */
final class Agloa2015 {
  static final String RULES = "agloa-2015";
  private static final int MOST_GOAL_CUBES = 6;
  private static final int MOST_GOAL_DIGITS = 2;

  private Agloa2015() {}

  static List<Edition> editions() {
    return List.of(basic(), elementary(), middle(), junior(), senior());
  }

  private static Edition basic() {
    Law law =
        Law.of(
            Arithmetics.REAL,
            GroupingRule.ORDER_OF_OPERATIONS,
            MOST_GOAL_CUBES,
            MOST_GOAL_DIGITS,
            basicSections());
    return new Edition(RULES, "basic", law, VariationCount.NONE, List.of(), List.of());
  }

  private static Edition elementary() {
    Law law =
        Law.of(
            Arithmetics.WHOLE,
            GroupingRule.ANY,
            MOST_GOAL_CUBES,
            MOST_GOAL_DIGITS,
            sections("XIII-A"));
    List<Listed> choices =
        new Catalogue("XIII-A")
            .add(1, new Sideways())
            .add(2, new UpsideDown())
            .add(3, new WildCube(Symbol.ZERO, Wild.numerals()))
            .add(4, new Factorial())
            .add(5, new MultipleOperations())
            .add(6, new ThreeOperationSolution())
            .add(7, new Remainder())
            .season(Season.EVEN)
            .add(8, new Average())
            .add(9, new SmallestPrime())
            .add(10, new Percent())
            .add(11, new DecimalPoint())
            .season(Season.ODD)
            .add(12, new TwoDigitNumerals())
            .add(13, new LeastCommonMultiple())
            .add(14, new GreatestCommonFactor())
            .add(15, new NumberOfFactors(OptionalInt.of(200)))
            .listed();
    return new Edition(RULES, "elementary", law, VariationCount.ONE_EACH, List.of(), choices);
  }

  private static Edition middle() {
    Catalogue catalogue =
        new Catalogue("XIII-B")
            .add(1, new Sideways())
            .add(2, new UpsideDown())
            .add(3, new WildCube(Symbol.ZERO, Wild.symbols()))
            .add(4, new Factorial())
            .add(5, new MultipleOperations());
    for (int base = 8; base <= 10; base++) {
      catalogue.add(6, new Base(base));
    }
    for (int k = 6; k <= 11; k++) {
      catalogue.add(7, new MultipleOf(k, OptionalInt.of(1000), Law.MOST_FACTORIALS));
    }
    catalogue
        .season(Season.EVEN)
        .add(8, new Average())
        .add(9, new Percent())
        .add(10, new DecimalPoint())
        .season(Season.ODD)
        .add(11, new NumberOfFactors(OptionalInt.of(1000)));
    for (Colour colour : Colour.values()) {
      catalogue.add(12, new Exponent(colour));
    }
    catalogue.add(13, new PowersOfTheBase());
    Law law =
        Law.of(
            Arithmetics.REAL,
            GroupingRule.ANY,
            MOST_GOAL_CUBES,
            MOST_GOAL_DIGITS,
            sections("XIII-B"));
    return new Edition(
        RULES, "middle", law, VariationCount.ONE_EACH, List.of(), catalogue.listed());
  }

  private static List<Listed> alwaysInJuniorAndSenior() {
    return new Catalogue("XIII-C").add(1, new Sideways()).add(2, new UpsideDown()).listed();
  }

  private static Catalogue juniorChoices() {
    Catalogue catalogue =
        new Catalogue("XIII-C")
            .add(3, new WildCube(Symbol.ZERO, Wild.symbols()))
            .add(3, new WildCube(Symbol.TIMES, Wild.symbols()))
            .add(4, new PowersOfTheBase());
    for (int base : new int[] {8, 9, 11, 12}) {
      catalogue.add(5, new Base(base));
    }
    for (int k = 6; k <= 11; k++) {
      catalogue.add(6, new MultipleOf(k, OptionalInt.empty(), 0));
    }
    catalogue
        .add(7, new MultipleOperations())
        .add(8, new Factorial())
        .add(9, new NumberOfFactors(OptionalInt.empty()));
    for (Colour colour : Colour.values()) {
      catalogue.add(10, new Exponent(colour));
    }
    return catalogue;
  }

  private static Edition junior() {
    Law law =
        Law.of(
            Arithmetics.REAL,
            GroupingRule.ANY,
            MOST_GOAL_CUBES,
            MOST_GOAL_DIGITS,
            sections("XIII-C"));
    return new Edition(
        RULES,
        "junior",
        law,
        VariationCount.ONE_EACH,
        alwaysInJuniorAndSenior(),
        juniorChoices().listed());
  }

  private static Edition senior() {
    Law law =
        Law.of(
            Arithmetics.REAL,
            GroupingRule.ANY,
            MOST_GOAL_CUBES,
            MOST_GOAL_DIGITS,
            sections("XIII-D"));
    List<Listed> choices =
        juniorChoices()
            .part("XIII-D")
            .add(11, new ImaginaryRoot())
            .add(12, new DecimalInGoal())
            .add(13, new Logarithm())
            .listed();
    return new Edition(
        RULES, "senior", law, VariationCount.ONE_OR_TWO, alwaysInJuniorAndSenior(), choices);
  }

  private static Sections sections(String variations) {
    return new Sections(variations)
        .at("VII-B-1", COMPLETE_EQUATION)
        .at("III-B", EXPRESSION_FORM)
        .at("III-A", NAMES_A_NUMBER)
        .at("III-C-2", ROOTS_AND_POWERS)
        .at("XIII-A", WHOLE_ROOTS_AND_POWERS)
        .at("IV-B", GOAL_CUBES)
        .at("IV-B-1", GOAL_DIGITS)
        .at("VII-C-5-a", GOAL_LEGAL)
        .at("VII-B-2", GOAL_SPELLED, EQUALS_GOAL)
        .at("VII-C-5-b", GOAL_GROUPED)
        .at("VII-B-6", UNAMBIGUOUS)
        .at("XIII-C-9", VERIFIABLE)
        .at("VII-B-3-a", TWO_CUBES)
        .at("VII-B-3-b", ALL_REQUIRED)
        .at("VII-B-3-c", NONE_FORBIDDEN)
        .at("VII-B-3-d", CUBES_AT_HAND)
        .at("VII-B-3-e", ONE_RESOURCE)
        .at("VII-B-4", SOLUTION_DIGITS);
  }

  private static Sections basicSections() {
    return sections("Basic III-E")
        .at("Basic III", COMPLETE_EQUATION, GOAL_SPELLED, EQUALS_GOAL)
        .at("Basic III-E", EXPRESSION_FORM)
        .at("Basic I-A", GOAL_CUBES, GOAL_LEGAL)
        .at("Basic I-B", GOAL_DIGITS)
        .at("Basic III-D", GOAL_GROUPED, UNAMBIGUOUS)
        .at("Basic III-A", TWO_CUBES)
        .at("Basic III-B", ALL_REQUIRED, NONE_FORBIDDEN, CUBES_AT_HAND)
        .at("Basic III-C", SOLUTION_DIGITS)
        .at("Basic IV-A-1-c", ONE_RESOURCE);
  }

  /** Collects the variations of a part of section XIII. */
  private static final class Catalogue {
    private final List<Listed> listed = new ArrayList<>();
    private String part;
    private Season season = Season.EVERY;

    Catalogue(String part) {
      this.part = part;
    }

    Catalogue part(String next) {
      part = next;
      return this;
    }

    Catalogue season(Season next) {
      season = next;
      return this;
    }

    Catalogue add(int number, Variation variation) {
      listed.add(new Listed(variation, part + "-" + number, season));
      return this;
    }

    List<Listed> listed() {
      return listed;
    }
  }
}
