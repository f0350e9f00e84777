package org.mathmat.onsets.variations;

import java.util.Locale;
import java.util.Optional;
import org.mathmat.onsets.Symbol;

/**
 * What players say or write down to name a variation, in one spelling.
 *
 * @param words with single blanks
 */
record Spoken(String words) {
  static Spoken of(String text) {
    return new Spoken(text.strip().replaceAll("\\s+", " "));
  }

  /** What stands behind the name. */
  Optional<String> behind(String name) {
    return words.length() > name.length()
            && words.regionMatches(true, 0, name, 0, name.length())
            && words.charAt(name.length()) == ' '
        ? Optional.of(words.substring(name.length() + 1))
        : Optional.empty();
  }

  /** What stands before the name. */
  Optional<String> before(String name) {
    int start = words.length() - name.length();
    return start > 0 && words.regionMatches(true, start, name, 0, name.length())
        ? Optional.of(words.substring(0, start).strip())
        : Optional.empty();
  }

  /** The symbol of {@code wild B}, {@code wild cube B} or {@code B wild}. */
  Optional<Symbol> symbolBeside(String name) {
    return behind(name + " cube")
        .or(() -> behind(name))
        .or(() -> before(name))
        .flatMap(Spoken::symbol);
  }

  static Optional<Symbol> symbol(String text) {
    if (text.length() != 1) {
      return Optional.empty();
    }
    return Symbol.of(text.charAt(0)).or(() -> Symbol.of(text.toUpperCase(Locale.ROOT).charAt(0)));
  }
}
