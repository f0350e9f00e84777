package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.Key.Part;
import org.mathmat.table.book.Keys;

/**
 * What may be written in a Solution before any variation, and in a Goal that its writer chooses.
 */
final class Keypad {
  private static final String GROUPED = "(B ∪ R) ∩ G";

  static final Keys<Law> PLAIN =
      new Keys<Law>(List.of(), List.of())
          .and(Keypad::signs)
          .and(_ -> brackets())
          .and(Keypad::restrictions)
          .and(_ -> goal());

  private Keypad() {}

  private static List<Key> signs(Law law) {
    return law.symbols().stream().map(Keypad::sign).toList();
  }

  private static Key sign(Symbol symbol) {
    return switch (symbol) {
      case BLUE -> key(Kind.NAME, symbol, "the blue cards", "B ∪ R");
      case RED -> key(Kind.NAME, symbol, "the red cards", "B ∪ R");
      case GREEN -> key(Kind.NAME, symbol, "the green cards", "G ∪ Y");
      case YELLOW -> key(Kind.NAME, symbol, "the yellow cards", "G ∪ Y");
      case UNIVERSE -> key(Kind.NAME, symbol, "all cards, the universe", "V - B");
      case NULL_SET -> key(Kind.NAME, symbol, "no card, the null set", "B ∪ Λ");
      case UNION -> key(Kind.BETWEEN, symbol, "or: union", "B ∪ R");
      case INTERSECTION -> key(Kind.BETWEEN, symbol, "and: intersection", "B ∩ R");
      case MINUS -> key(Kind.BETWEEN, symbol, "but not: minus", "B - R");
      case COMPLEMENT -> key(Kind.BEHIND, symbol, "not: complement", "B'");
      case EQUALS -> key(Kind.RELATION, symbol, "has the same cards as", "B = R ; B ∪ G");
      case SUBSET -> key(Kind.RELATION, symbol, "has all its cards in", "B ⊆ R ; B ∪ G");
      case ONE, TWO, THREE, FOUR, FIVE ->
          key(Kind.DIGIT, symbol, "the digit " + symbol.sign(), "B ∪ R goal " + symbol.sign());
    };
  }

  private static Key key(Kind kind, Symbol symbol, String label, String example) {
    return Key.of(kind, symbol.text(), label, example)
        .on(symbol.text())
        .only(symbol.is(Symbol.Kind.DIGIT) ? Part.GOAL : Part.SOLUTION);
  }

  private static List<Key> brackets() {
    return List.of(
        Key.of(Kind.BRACKET, "(", "opening parenthesis", GROUPED),
        Key.of(Kind.BRACKET, ")", "closing parenthesis", GROUPED),
        Key.of(Kind.BRACKET, "[", "opening bracket", "[B ∪ R] ∩ G").only(Part.SOLUTION),
        Key.of(Kind.BRACKET, "]", "closing bracket", "[B ∪ R] ∩ G").only(Part.SOLUTION),
        Key.of(Kind.BRACKET, "{", "opening brace", "{B ∪ R} ∩ G").only(Part.SOLUTION),
        Key.of(Kind.BRACKET, "}", "closing brace", "{B ∪ R} ∩ G").only(Part.SOLUTION));
  }

  /** What ends a Restriction, where there are any. */
  private static List<Key> restrictions(Law law) {
    return law.symbols().stream().anyMatch(symbol -> symbol.is(Symbol.Kind.RELATION))
        ? List.of(
            Key.of(Kind.SEPARATOR, ";", "ends a Restriction", "B ⊆ R ; B ∪ G").only(Part.SOLUTION))
        : List.of();
  }

  private static List<Key> goal() {
    List<String> digits = new ArrayList<>();
    List<Key> keys = new ArrayList<>();
    for (Symbol symbol : Symbol.ALL) {
      if (symbol.is(Symbol.Kind.DIGIT)) {
        digits.add(symbol.text());
        keys.add(sign(symbol));
      }
    }
    keys.add(Key.of(Kind.BETWEEN, "+", "side by side", "B ∪ R goal 3+2").only(Part.GOAL));
    keys.add(Key.of(Kind.BETWEEN, "×", "one above the other", "B ∪ R goal 3×2").only(Part.GOAL));
    keys.add(
        Key.filled(Kind.USE, Key.BLANK + "u", digits, "upside-down", "B ∪ R goal 3+2u")
            .only(Part.GOAL));
    keys.add(
        Key.of(Kind.SEPARATOR, "goal", "the Goal that I choose", "B ∪ R goal 3").only(Part.GOAL));
    return keys;
  }
}
