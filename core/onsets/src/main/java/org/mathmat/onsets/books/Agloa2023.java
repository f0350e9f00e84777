package org.mathmat.onsets.books;

import static org.mathmat.onsets.OnSetsClause.BLANK_MEANING;
import static org.mathmat.onsets.OnSetsClause.CUBES_THERE;
import static org.mathmat.onsets.OnSetsClause.CUBE_MEANING;
import static org.mathmat.onsets.OnSetsClause.DEFINED;
import static org.mathmat.onsets.OnSetsClause.EQUALS_GOAL;
import static org.mathmat.onsets.OnSetsClause.EVERY_READING;
import static org.mathmat.onsets.OnSetsClause.FORBIDDEN_OUT;
import static org.mathmat.onsets.OnSetsClause.GOAL_ARRANGEMENT;
import static org.mathmat.onsets.OnSetsClause.GOAL_CUBES;
import static org.mathmat.onsets.OnSetsClause.GOAL_WHOLE_NUMBER;
import static org.mathmat.onsets.OnSetsClause.GOAL_WRITTEN;
import static org.mathmat.onsets.OnSetsClause.NO_RELATION_IN_SET_NAME;
import static org.mathmat.onsets.OnSetsClause.NO_RESTRICTIONS_HERE;
import static org.mathmat.onsets.OnSetsClause.ONE_RESOURCE;
import static org.mathmat.onsets.OnSetsClause.ONE_SET_NAME;
import static org.mathmat.onsets.OnSetsClause.REQUIRED_USED;
import static org.mathmat.onsets.OnSetsClause.RESTRICTION_FORM;
import static org.mathmat.onsets.OnSetsClause.RESTRICTION_GROUPING;
import static org.mathmat.onsets.OnSetsClause.RESTRICTION_WANTED;
import static org.mathmat.onsets.OnSetsClause.TWO_CUBES;
import static org.mathmat.onsets.OnSetsClause.VERIFIABLE;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Kit;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.OnSetsClause;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.variations.AbsoluteValue;
import org.mathmat.onsets.variations.BlankCardWild;
import org.mathmat.onsets.variations.DoubleSet;
import org.mathmat.onsets.variations.Interchangeable;
import org.mathmat.onsets.variations.MultipleOperations;
import org.mathmat.onsets.variations.NoNullRestrictions;
import org.mathmat.onsets.variations.RequiredCube;
import org.mathmat.onsets.variations.RequiredOrForbiddenCard;
import org.mathmat.onsets.variations.ShiftFromPermitted;
import org.mathmat.onsets.variations.SymmetricDifference;
import org.mathmat.onsets.variations.TwoOperations;
import org.mathmat.onsets.variations.TwoSolutions;
import org.mathmat.onsets.variations.WildCube;
import org.mathmat.table.VariationCount;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Entry;
import org.mathmat.table.book.Imprint;
import org.mathmat.table.book.Listed;
import org.mathmat.table.book.Season;
import org.mathmat.table.book.Sections;
import org.mathmat.table.book.VariationList;

/**
 * The AGLOA tournament rules of 2023-24: Basic, the seven-rule introduction, and four divisions.
 */
final class Agloa2023 {
  private static final Set<Symbol> ALL_SYMBOLS = EnumSet.range(Symbol.BLUE, Symbol.SUBSET);

  /** No = and ⊆ before Middle (section I-B-2-d). */
  private static final Set<Symbol> NO_RELATIONS = EnumSet.range(Symbol.BLUE, Symbol.COMPLEMENT);

  static final Book<Division> BOOK =
      new Book<>(
          new Imprint("agloa-2023", "AGLOA 2023-24", "AGLOA", 2023),
          OnSetsProcedure.AGLOA_2023,
          List.of(basic(), elementary(), middle(), junior(), senior()));

  private Agloa2023() {}

  private static Division basic() {
    return new Division(
        "basic",
        "Basic",
        OnSetsProcedure.BASIC_2023,
        Kit.of(NO_RELATIONS, 6, 12),
        Law.of(NO_RELATIONS, basicSections()),
        VariationList.none());
  }

  private static Division elementary() {
    return new Division(
        "elementary",
        "Elementary",
        OnSetsProcedure.AGLOA_2023,
        Kit.of(NO_RELATIONS, 6, 12),
        Law.of(NO_RELATIONS, sections("XIII-A")),
        new VariationList<>(
            VariationCount.ONE_EACH, List.of(), young("XIII-A", NO_RELATIONS).listed()));
  }

  private static Division middle() {
    return new Division(
        "middle",
        "Middle",
        OnSetsProcedure.AGLOA_2023,
        Kit.of(ALL_SYMBOLS, 6, 12),
        Law.of(ALL_SYMBOLS, sections("XIII-B")),
        new VariationList<>(
            VariationCount.ONE_EACH,
            List.of(),
            young("XIII-B", ALL_SYMBOLS)
                .add(8, NoNullRestrictions.ENTRY)
                .add(9, AbsoluteValue.ENTRY)
                .listed()));
  }

  private static Division junior() {
    return new Division(
        "junior",
        "Junior",
        OnSetsProcedure.AGLOA_2023,
        Kit.of(ALL_SYMBOLS, 6, 12),
        Law.of(ALL_SYMBOLS, sections("XIII-C")),
        new VariationList<>(
            VariationCount.ONE_EACH, alwaysInJuniorAndSenior(), juniorChoices().listed()));
  }

  private static Division senior() {
    return new Division(
        "senior",
        "Senior",
        OnSetsProcedure.AGLOA_2023,
        Kit.of(ALL_SYMBOLS, 10, 14),
        Law.of(ALL_SYMBOLS, sections("XIII-D")),
        new VariationList<>(
            VariationCount.ONE_OR_TWO,
            alwaysInJuniorAndSenior(),
            juniorChoices()
                .part("XIII-D")
                .add(13, SymmetricDifference.ENTRY)
                .add(14, TwoSolutions.ENTRY)
                .listed()));
  }

  /** What Elementary and Middle have in common. */
  private static Catalogue young(String part, Set<Symbol> symbols) {
    return new Catalogue(part)
        .add(1, RequiredCube.ENTRY)
        .add(2, WildCube.entry(symbols))
        .add(3, Interchangeable.UNION_INTERSECTION)
        .add(4, Interchangeable.UNIVERSE_NULL)
        .add(5, TwoOperations.ENTRY)
        .add(6, MultipleOperations.ENTRY)
        .add(7, ShiftFromPermitted.ENTRY);
  }

  /** The special rule of section XIII-C. */
  private static List<Listed<Variation>> alwaysInJuniorAndSenior() {
    return new Catalogue("XIII-C")
        .add(1, MultipleOperations.ENTRY)
        .add(2, Interchangeable.UNION_INTERSECTION)
        .add(3, Interchangeable.UNIVERSE_NULL)
        .listed();
  }

  private static Catalogue juniorChoices() {
    return new Catalogue("XIII-C")
        .add(4, RequiredCube.ENTRY)
        .add(5, WildCube.entry(ALL_SYMBOLS))
        .add(6, TwoOperations.ENTRY)
        .add(7, ShiftFromPermitted.ENTRY)
        .add(8, NoNullRestrictions.ENTRY)
        .add(9, AbsoluteValue.ENTRY)
        .add(10, DoubleSet.ENTRY)
        .add(11, RequiredOrForbiddenCard.REQUIRED)
        .add(11, RequiredOrForbiddenCard.FORBIDDEN)
        .add(12, BlankCardWild.ENTRY);
  }

  private static Sections<OnSetsClause> sections(String variations) {
    return new Sections<>(OnSetsClause.class, variations)
        .at("III-D-2", GOAL_WRITTEN, GOAL_CUBES)
        .at("III-B-1", GOAL_ARRANGEMENT)
        .at("III-B", GOAL_WHOLE_NUMBER)
        .at("VII-B-1", ONE_SET_NAME)
        .at("VI-A", NO_RELATION_IN_SET_NAME)
        .at("VII-C-5-d", DEFINED)
        .at("I-B-2-d", NO_RESTRICTIONS_HERE)
        .at("VI-B-2", RESTRICTION_FORM)
        .at("VI-B-3", RESTRICTION_GROUPING)
        .at("VII-B-2", RESTRICTION_WANTED)
        .at("VII-B-3", EQUALS_GOAL, VERIFIABLE)
        .at("VII-B-6", EVERY_READING)
        .at("VII-B-4-a", TWO_CUBES)
        .at("VII-B-4-b", REQUIRED_USED)
        .at("VII-B-4-d", FORBIDDEN_OUT)
        .at("VII-B-4-c", CUBES_THERE)
        .at("VII-B-4-e", ONE_RESOURCE)
        .at("VII-C-5-e", CUBE_MEANING)
        .at("XIII-C-12", BLANK_MEANING);
  }

  /** The seven rules of the basic game have numbers of their own. */
  private static Sections<OnSetsClause> basicSections() {
    return new Sections<>(OnSetsClause.class, "Basic III")
        .at("Basic I", GOAL_WRITTEN, GOAL_CUBES)
        .at("Basic I-B", GOAL_ARRANGEMENT)
        .at("Basic I-B-3", GOAL_WHOLE_NUMBER)
        .at("Basic III-A", TWO_CUBES)
        .at("Basic III-B", REQUIRED_USED)
        .at("Basic III-C", FORBIDDEN_OUT)
        .at("Basic III-D", CUBES_THERE)
        .at("Basic IV-A-1-c", ONE_RESOURCE)
        .at("Basic III-E", EVERY_READING);
  }

  /** Collects the variations of a part of section XIII. */
  private static final class Catalogue {
    private final List<Listed<Variation>> listed = new ArrayList<>();
    private String part;

    Catalogue(String part) {
      this.part = part;
    }

    Catalogue part(String next) {
      part = next;
      return this;
    }

    Catalogue add(int number, Entry<Variation> entry) {
      listed.add(new Listed<>(entry, part + "-" + number, Season.EVERY));
      return this;
    }

    List<Listed<Variation>> listed() {
      return listed;
    }
  }
}
