package org.mathmat.equations;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One division of a rule-book: its own law, and the variations that are in force or may be chosen.
 *
 * @param rules the rule-book, as in {@code agloa-2015}
 * @param law the law before any variation
 * @param toSelect how many variations a player selects
 * @param always the variations that are in force in every shake
 * @param choices the variations that may be chosen, in the book's order
 */
public record Edition(
    String rules,
    String division,
    Law law,
    VariationCount toSelect,
    List<Listed> always,
    List<Listed> choices) {
  /** A variation where it stands in the rule-book. */
  public record Listed(Variation variation, String section, Season season) {}

  private static final Map<String, String> NUMBERS =
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

  public Edition {
    always = List.copyOf(always);
    choices = List.copyOf(choices);
  }

  /** A variation that is in force or may be chosen, by its name in any spelling. */
  public Optional<Listed> find(String name) {
    String wanted = spelling(name);
    return listed().stream()
        .filter(listed -> spelling(listed.variation().name()).equals(wanted))
        .findFirst();
  }

  private List<Listed> listed() {
    List<Listed> all = new ArrayList<>(always);
    all.addAll(choices);
    return all;
  }

  /** The law with these variations in force beside those that always are. */
  public Law lawWith(Collection<Variation> chosen) {
    Law amended = law;
    for (Listed listed : listed()) {
      if (always.contains(listed) || chosen.contains(listed.variation())) {
        amended =
            listed
                .variation()
                .amend(amended)
                .citing(listed.variation().clauses(), listed.section());
      }
    }
    return amended;
  }

  /** One spelling for all the ways to write a variation's name. */
  private static String spelling(String name) {
    StringBuilder out = new StringBuilder();
    String spaced = name.toLowerCase(Locale.ROOT).replace('-', ' ').replace("=", " = ");
    for (String word : spaced.strip().split("\\s+", -1)) {
      out.append(NUMBERS.getOrDefault(word, word)).append(' ');
    }
    return out.toString();
  }
}
