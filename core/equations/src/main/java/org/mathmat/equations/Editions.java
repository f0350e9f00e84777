package org.mathmat.equations;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All divisions of the three rule-books of Equations. */
public final class Editions {
  private static final List<Edition> ALL =
      Stream.of(Agloa2015.editions(), Mlag2018.editions(), Guide.editions())
          .flatMap(List::stream)
          .toList();

  private Editions() {}

  public static List<Edition> all() {
    return ALL;
  }

  /** Whether there is such a rule-book. */
  public static boolean hasRules(String rules) {
    return ALL.stream().anyMatch(edition -> edition.rules().equals(rules));
  }

  public static Optional<Edition> find(String rules, String division) {
    return ALL.stream()
        .filter(edition -> edition.rules().equals(rules) && edition.division().equals(division))
        .findFirst();
  }
}
