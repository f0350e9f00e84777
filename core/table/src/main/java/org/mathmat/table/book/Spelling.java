package org.mathmat.table.book;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** One spelling for all the ways to write a variation's name. */
final class Spelling {
  private static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("zero", "0"),
          Map.entry("six", "6"),
          Map.entry("seven", "7"),
          Map.entry("eight", "8"),
          Map.entry("nine", "9"),
          Map.entry("ten", "10"),
          Map.entry("eleven", "11"),
          Map.entry("twelve", "12"),
          Map.entry("×", "x"),
          Map.entry("v", "√"));

  private Spelling() {}

  /** Finds the variation of a list that a text spells. */
  static <V extends Variation> Function<String, Optional<V>> reader(List<V> variations) {
    Map<String, V> bySpelling = new HashMap<>();
    variations.forEach(variation -> bySpelling.put(of(variation.name()), variation));
    return text -> Optional.ofNullable(bySpelling.get(of(text)));
  }

  static String of(String name) {
    StringBuilder out = new StringBuilder();
    String spaced = name.toLowerCase(Locale.ROOT).replace('-', ' ').replace("=", " = ");
    for (String word : spaced.strip().split("\\s+", -1)) {
      out.append(WORDS.getOrDefault(word, word)).append(' ');
    }
    return out.toString();
  }
}
