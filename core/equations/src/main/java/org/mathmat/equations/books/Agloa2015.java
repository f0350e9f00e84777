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

import java.time.Month;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mathmat.equations.Arithmetics;
import org.mathmat.equations.Division;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.GroupingRule;
import org.mathmat.equations.Law;
import org.mathmat.equations.Signs;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Variation;
import org.mathmat.equations.Wild;
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
import org.mathmat.table.VariationCount;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Calendar;
import org.mathmat.table.book.Entry;
import org.mathmat.table.book.Imprint;
import org.mathmat.table.book.Listed;
import org.mathmat.table.book.Season;
import org.mathmat.table.book.Sections;
import org.mathmat.table.book.VariationList;

/** The AGLOA tournament rules of 2015-16: Basic, and the four adventurous divisions. */
final class Agloa2015 {
  private static final int MOST_GOAL_CUBES = 6;
  private static final int MOST_GOAL_DIGITS = 2;

  /** A season begins in summer, after the national tournament that names the one before. */
  private static final Calendar SEASONS = new Calendar.EvenAndOdd(Month.JULY);

  private static final OptionalInt UNLIMITED = OptionalInt.empty();

  static final Book<Division> BOOK =
      new Book<>(
          new Imprint("agloa-2015", "AGLOA 2015-16", "AGLOA", 2015),
          EquationsProcedures.AGLOA_2015,
          List.of(basic(), elementary(), middle(), junior(), senior()));

  private Agloa2015() {}

  private static Division basic() {
    return new Division(
        "basic",
        "Basic",
        EquationsProcedures.BASIC_2015,
        law(Arithmetics.REAL, GroupingRule.ORDER_OF_OPERATIONS, basicSections()),
        VariationList.none());
  }

  private static Law law(Signs signs, GroupingRule grouping, Sections<EquationsClause> sections) {
    return Law.of(signs, grouping, MOST_GOAL_CUBES, MOST_GOAL_DIGITS, sections);
  }

  private static Division elementary() {
    List<Listed<Variation>> choices =
        new Catalogue("XIII-A")
            .add(1, Sideways.ENTRY)
            .add(2, UpsideDown.ENTRY)
            .add(3, WildCube.entry(Symbol.ZERO, Wild.numerals()))
            .add(4, Factorial.ENTRY)
            .add(5, MultipleOperations.ENTRY)
            .add(6, ThreeOperationSolution.ENTRY)
            .add(7, Remainder.ENTRY)
            .season(Season.EVEN)
            .add(8, Average.ENTRY)
            .add(9, SmallestPrime.ENTRY)
            .add(10, Percent.ENTRY)
            .add(11, DecimalPoint.ENTRY)
            .season(Season.ODD)
            .add(12, TwoDigitNumerals.ENTRY)
            .add(13, LeastCommonMultiple.ENTRY)
            .add(14, GreatestCommonFactor.ENTRY)
            .add(15, NumberOfFactors.entry(OptionalInt.of(200)))
            .listed();
    return new Division(
        "elementary",
        "Elementary",
        EquationsProcedures.AGLOA_2015,
        law(Arithmetics.WHOLE, GroupingRule.ANY, sections("XIII-A")),
        new VariationList<>(VariationCount.ONE_EACH, SEASONS, List.of(), choices));
  }

  private static Division middle() {
    List<Listed<Variation>> choices =
        new Catalogue("XIII-B")
            .add(1, Sideways.ENTRY)
            .add(2, UpsideDown.ENTRY)
            .add(3, WildCube.entry(Symbol.ZERO, Wild.symbols()))
            .add(4, Factorial.ENTRY)
            .add(5, MultipleOperations.ENTRY)
            .add(6, Base.entry(8, 9, 10))
            .add(7, MultipleOf.entry(OptionalInt.of(1000), Law.MOST_FACTORIALS))
            .season(Season.EVEN)
            .add(8, Average.ENTRY)
            .add(9, Percent.ENTRY)
            .add(10, DecimalPoint.ENTRY)
            .season(Season.ODD)
            .add(11, NumberOfFactors.entry(OptionalInt.of(1000)))
            .add(12, Exponent.ENTRY)
            .add(13, PowersOfTheBase.ENTRY)
            .listed();
    return new Division(
        "middle",
        "Middle",
        EquationsProcedures.AGLOA_2015,
        law(Arithmetics.REAL, GroupingRule.ANY, sections("XIII-B")),
        new VariationList<>(VariationCount.ONE_EACH, SEASONS, List.of(), choices));
  }

  private static List<Listed<Variation>> alwaysInJuniorAndSenior() {
    return new Catalogue("XIII-C").add(1, Sideways.ENTRY).add(2, UpsideDown.ENTRY).listed();
  }

  private static Catalogue juniorChoices() {
    return new Catalogue("XIII-C")
        .add(3, WildCube.entry(Symbol.ZERO, Wild.symbols()))
        .add(3, WildCube.entry(Symbol.TIMES, Wild.symbols()))
        .add(4, PowersOfTheBase.ENTRY)
        .add(5, Base.entry(8, 9, 11, 12))
        .add(6, MultipleOf.entry(UNLIMITED, 0))
        .add(7, MultipleOperations.ENTRY)
        .add(8, Factorial.ENTRY)
        .add(9, NumberOfFactors.entry(UNLIMITED))
        .add(10, Exponent.ENTRY);
  }

  private static Division junior() {
    return new Division(
        "junior",
        "Junior",
        EquationsProcedures.AGLOA_2015,
        law(Arithmetics.REAL, GroupingRule.ANY, sections("XIII-C")),
        new VariationList<>(
            VariationCount.ONE_EACH, alwaysInJuniorAndSenior(), juniorChoices().listed()));
  }

  private static Division senior() {
    List<Listed<Variation>> choices =
        juniorChoices()
            .part("XIII-D")
            .add(11, ImaginaryRoot.ENTRY)
            .add(12, DecimalInGoal.ENTRY)
            .add(13, Logarithm.ENTRY)
            .listed();
    return new Division(
        "senior",
        "Senior",
        EquationsProcedures.AGLOA_2015,
        law(Arithmetics.REAL, GroupingRule.ANY, sections("XIII-D")),
        new VariationList<>(VariationCount.ONE_OR_TWO, alwaysInJuniorAndSenior(), choices));
  }

  private static Sections<EquationsClause> sections(String variations) {
    return new Sections<>(EquationsClause.class, variations)
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

  private static Sections<EquationsClause> basicSections() {
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
    private final List<Listed<Variation>> listed = new ArrayList<>();
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

    Catalogue add(int number, Entry<Variation> entry) {
      listed.add(new Listed<>(entry, part + "-" + number, season));
      return this;
    }

    List<Listed<Variation>> listed() {
      return listed;
    }
  }
}
