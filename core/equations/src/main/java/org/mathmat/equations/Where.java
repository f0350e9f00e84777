package org.mathmat.equations;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.mathmat.table.Parsed;

/** What stands behind an Equation about its wild cubes: {@code where 0=2}. */
final class Where {
  static final String WORD = "where";
  static final Where NONE = new Where(Map.of());
  private final Map<Symbol, Glyph> meanings;

  private Where(Map<Symbol, Glyph> meanings) {
    this.meanings = meanings;
  }

  /** Reads what follows the word. */
  static Parsed<Where> parse(String text, int offset) {
    Map<Symbol, Glyph> meanings = new EnumMap<>(Symbol.class);
    int from = 0;
    for (String part : text.split(",", -1)) {
      int column = offset + from + 1;
      from += part.length() + 1;
      int equals = part.indexOf('=');
      if (equals < 0) {
        return Parsed.bad(column, "Expected what a wild cube stands for, as in \"where 0=2\".");
      }
      String cube = part.substring(0, equals).strip();
      if (cube.length() != 1 || Symbol.of(cube.charAt(0)).isEmpty()) {
        return Parsed.bad(column, "Expected one cube before =, as in \"where 0=2\".");
      }
      switch (Lexer.lex(part.substring(equals + 1), column + equals)) {
        case Parsed.Bad<List<Mark>>(int at, String message) -> {
          return Parsed.bad(at, message);
        }
        case Parsed.Good<List<Mark>>(List<Mark> marks) -> {
          if (marks.size() != 1 || marks.getFirst().glyph().symbol().isEmpty()) {
            return Parsed.bad(
                column + equals + 1,
                "Expected one symbol of a cube behind =, as in \"where 0=2\".");
          }
          meanings.put(Symbol.of(cube.charAt(0)).orElseThrow(), marks.getFirst().glyph());
        }
      }
    }
    return Parsed.good(new Where(meanings));
  }

  /** Puts the meanings in, before numerals are read. */
  List<Mark> applied(List<Mark> marks) {
    return marks.stream()
        .map(mark ->
            mark.wild().isEmpty()
                ? mark.glyph()
                    .symbol()
                    .filter(symbol -> Glyph.of(symbol) == mark.glyph())
                    .filter(meanings::containsKey)
                    .map(symbol -> mark.standingFor(meanings.getOrDefault(symbol, mark.glyph())))
                    .orElse(mark)
                : mark)
        .toList();
  }
}
