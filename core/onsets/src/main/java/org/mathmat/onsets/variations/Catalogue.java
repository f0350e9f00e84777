package org.mathmat.onsets.variations;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.SetExpression;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.VariationName;

/** The variations by name, as players write them down. */
public final class Catalogue {
  private Catalogue() {}

  /** The variation that a text spells, its argument behind it, as a division may have it. */
  public static Optional<Variation> parse(String text, Division division) {
    String words = text.strip().replaceAll("\\s+", " ");
    for (VariationName name : VariationName.values()) {
      if (name.blank() == VariationName.Blank.NOTHING && spells(words, name)) {
        return Optional.of(withoutBlank(name));
      }
    }
    return behind(words, "double set")
        .map(set -> set.toUpperCase(Locale.ROOT))
        .flatMap(SetExpression::parse)
        .<Variation>map(DoubleSet::new)
        .or(() -> card(words, "required", RequiredOrForbiddenCard.Choice.REQUIRED))
        .or(() -> card(words, "forbidden", RequiredOrForbiddenCard.Choice.FORBIDDEN))
        .or(() ->
            around(words, "required")
                .filter(cube -> !cube.is(Symbol.Kind.DIGIT))
                .map(RequiredCube::new))
        .or(() ->
            around(words, "wild").filter(cube -> mayBeWild(cube, division)).map(WildCube::new))
        .or(() -> bareCard(words, "required", RequiredOrForbiddenCard.Choice.REQUIRED))
        .or(() -> bareCard(words, "forbidden", RequiredOrForbiddenCard.Choice.FORBIDDEN));
  }

  /** A variation that has no blank to fill. */
  public static Variation withoutBlank(VariationName name) {
    return switch (name) {
      case UNION_INTERSECTION_INTERCHANGEABLE -> Interchangeable.UNION_INTERSECTION;
      case UNIVERSE_NULL_INTERCHANGEABLE -> Interchangeable.UNIVERSE_NULL;
      case TWO_OPERATIONS -> new TwoOperations();
      case MULTIPLE_OPERATIONS -> new MultipleOperations();
      case SHIFT_FROM_PERMITTED -> new ShiftFromPermitted();
      case NO_NULL_RESTRICTIONS -> new NoNullRestrictions();
      case ABSOLUTE_VALUE -> new AbsoluteValue();
      case BLANK_CARD_WILD -> new BlankCardWild();
      case SYMMETRIC_DIFFERENCE -> new SymmetricDifference();
      case TWO_SOLUTIONS -> new TwoSolutions();
      case REQUIRED_CUBE, WILD_CUBE, DOUBLE_SET, REQUIRED_OR_FORBIDDEN_CARD ->
          throw new IllegalArgumentException(name.text() + " has a blank to fill.");
    };
  }

  private static boolean spells(String words, VariationName name) {
    if (words.equalsIgnoreCase(name.text())) {
      return true;
    }
    return switch (name) {
      case UNION_INTERSECTION_INTERCHANGEABLE ->
          interchangeable(words, Symbol.UNION, Symbol.INTERSECTION);
      case UNIVERSE_NULL_INTERCHANGEABLE ->
          interchangeable(words, Symbol.UNIVERSE, Symbol.NULL_SET);
      default -> false;
    };
  }

  /** Such as {@code U and N interchangeable}, {@code ∩-∪ interchangeable}, {@code VΛ …}. */
  private static boolean interchangeable(String words, Symbol one, Symbol other) {
    return before(words, "interchangeable")
        .map(pair -> {
          String signs = pair.replaceAll("(?i) and |[ ,/&-]", "");
          List<Symbol> named = signs.chars().boxed().flatMap(Catalogue::sign).toList();
          return signs.length() == 2
              && (named.equals(List.of(one, other)) || named.equals(List.of(other, one)));
        })
        .orElse(false);
  }

  /** Such as {@code forbidden card BR} or {@code blank card forbidden}. */
  private static Optional<Variation> card(
      String words, String name, RequiredOrForbiddenCard.Choice choice) {
    return behind(words, name + " card")
        .or(() -> before(words, " card " + name))
        .flatMap(Card::of)
        .map(card -> new RequiredOrForbiddenCard(choice, card));
  }

  /** Such as {@code BR forbidden}; one letter behind Required is a cube. */
  private static Optional<Variation> bareCard(
      String words, String name, RequiredOrForbiddenCard.Choice choice) {
    return behind(words, name)
        .or(() -> before(words, " " + name))
        .flatMap(Card::of)
        .map(card -> new RequiredOrForbiddenCard(choice, card));
  }

  /** The symbol of {@code wild B}, {@code wild cube B} or {@code B wild}. */
  private static Optional<Symbol> around(String words, String name) {
    return behind(words, name + " cube")
        .or(() -> behind(words, name))
        .or(() -> before(words, name))
        .flatMap(Catalogue::symbol);
  }

  /** In Middle, Junior and Senior = and ⊆ may not be wild, and nowhere a digit. */
  private static boolean mayBeWild(Symbol cube, Division division) {
    return !cube.is(Symbol.Kind.DIGIT)
        && !(cube.is(Symbol.Kind.RELATION) && division.symbols().contains(cube));
  }

  private static Optional<Symbol> symbol(String text) {
    if (text.length() != 1) {
      return Optional.empty();
    }
    return Symbol.of(text.charAt(0)).or(() -> Symbol.of(text.toUpperCase(Locale.ROOT).charAt(0)));
  }

  private static Stream<Symbol> sign(int character) {
    return symbol(Character.toString(character)).stream();
  }

  /** What stands behind the name. */
  private static Optional<String> behind(String words, String name) {
    return words.length() > name.length()
            && words.regionMatches(true, 0, name, 0, name.length())
            && words.charAt(name.length()) == ' '
        ? Optional.of(words.substring(name.length() + 1))
        : Optional.empty();
  }

  /** What stands before the name. */
  private static Optional<String> before(String words, String name) {
    int start = words.length() - name.length();
    return start > 0 && words.regionMatches(true, start, name, 0, name.length())
        ? Optional.of(words.substring(0, start).strip())
        : Optional.empty();
  }
}
