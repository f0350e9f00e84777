package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.mathmat.onsets.variations.Catalogue;

/**
 * A division of the rule-book of 2023-24: its cards, symbols and variations. {@code BASIC} is the
 * seven-rule introduction.
 */
public enum Division {
  BASIC(6, 12),
  ELEMENTARY(6, 12),
  MIDDLE(6, 12),
  JUNIOR(6, 12),
  SENIOR(10, 14);

  private final int fewestCards;
  private final int mostCards;

  Division(int fewestCards, int mostCards) {
    this.fewestCards = fewestCards;
    this.mostCards = mostCards;
  }

  public static Optional<Division> of(String text) {
    return Arrays.stream(values()).filter(division -> division.text().equals(text)).findFirst();
  }

  /** As cases and records spell it. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The fewest cards that are dealt (section II-B). */
  public int fewestCards() {
    return fewestCards;
  }

  public int mostCards() {
    return mostCards;
  }

  /** What may stand in a Solution: no = and ⊆ before Middle (section I-B-2-d). */
  public Set<Symbol> symbols() {
    EnumSet<Symbol> symbols = EnumSet.range(Symbol.BLUE, Symbol.SUBSET);
    if (this == BASIC || this == ELEMENTARY) {
      symbols.remove(Symbol.EQUALS);
      symbols.remove(Symbol.SUBSET);
    }
    return symbols;
  }

  /** The variations that are in force in every shake (section XIII-C, special rule). */
  public List<VariationName> always() {
    return switch (this) {
      case BASIC, ELEMENTARY, MIDDLE -> List.of();
      case JUNIOR, SENIOR ->
          List.of(
              VariationName.MULTIPLE_OPERATIONS,
              VariationName.UNION_INTERSECTION_INTERCHANGEABLE,
              VariationName.UNIVERSE_NULL_INTERCHANGEABLE);
    };
  }

  /** The variations that a player may select, in the book's order. */
  public List<VariationName> selectable() {
    EnumSet<VariationName> names = EnumSet.noneOf(VariationName.class);
    switch (this) {
      case BASIC -> {}
      case ELEMENTARY ->
          names.addAll(
              EnumSet.range(VariationName.REQUIRED_CUBE, VariationName.SHIFT_FROM_PERMITTED));
      case MIDDLE ->
          names.addAll(EnumSet.range(VariationName.REQUIRED_CUBE, VariationName.ABSOLUTE_VALUE));
      case JUNIOR ->
          names.addAll(EnumSet.range(VariationName.REQUIRED_CUBE, VariationName.BLANK_CARD_WILD));
      case SENIOR ->
          names.addAll(EnumSet.range(VariationName.REQUIRED_CUBE, VariationName.TWO_SOLUTIONS));
    }
    names.removeAll(always());
    return List.copyOf(names);
  }

  /** How few variations a player has to select in a shake (section II-C-3). */
  public int leastPicks(int players, boolean goalSetter) {
    return this == SENIOR ? 1 : picks(players, goalSetter);
  }

  /** How many variations a player may select in a shake (section II-C-3). */
  public int picks(int players, boolean goalSetter) {
    return switch (this) {
      case BASIC -> 0;
      case ELEMENTARY, MIDDLE, JUNIOR -> players == 2 && !goalSetter ? 2 : 1;
      case SENIOR -> 2;
    };
  }

  /** The variation that a text names, if it is one of this division's, always in force or not. */
  public Optional<Variation> variation(String text) {
    return Catalogue.parse(text, this)
        .filter(variation ->
            selectable().contains(variation.name()) || always().contains(variation.name()));
  }

  /** The law of a shake with these variations, in the order in which they were chosen. */
  public Law law(List<Variation> chosen) {
    List<Variation> all = new ArrayList<>();
    for (VariationName name : always()) {
      all.add(Catalogue.withoutBlank(name));
    }
    Law law = Law.of(symbols());
    for (Variation variation : chosen) {
      if (!all.contains(variation)) {
        all.add(variation);
      }
    }
    for (Variation variation : all) {
      law = variation.amend(law);
    }
    return law;
  }

  /** The section of the book in which this division finds a clause. */
  public String cite(OnSetsClause clause) {
    return OnSetsBook.cite(this, clause);
  }
}
