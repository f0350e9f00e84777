package org.mathmat.equations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.mathmat.equations.books.EquationsBooks;

/** Every division of every book: without variations, with each alone, with several at random. */
final class RandomLaws {
  /** Legal sets of each division that are tried beside single variations. */
  private static final int SETS = 6;

  private RandomLaws() {}

  /**
   * The law of a division with some variations.
   *
   * @param variations by name
   */
  record Named(Division division, List<String> variations, Law law) {
    static Named of(Division division, List<Variation> variations) {
      return new Named(
          division,
          variations.stream().map(Variation::name).toList(),
          division.lawWith(variations));
    }

    @Override
    public String toString() {
      return division.id() + " " + variations;
    }
  }

  static List<Named> all(Random random) {
    List<Named> laws = new ArrayList<>();
    Set<Object> seen = new HashSet<>();
    for (Division division : EquationsBooks.divisions().toList()) {
      if (!seen.add(List.of(division.law(), division.variations()))) {
        continue; // An edition has most divisions from the one before.
      }
      laws.add(Named.of(division, List.of()));
      division.choices().forEach(one -> laws.add(Named.of(division, List.of(one))));
      for (int i = 0; i < SETS && !division.choices().isEmpty(); i++) {
        laws.add(Named.of(division, together(division, random, i == 0 ? 100 : 2 + i)));
      }
    }
    return laws;
  }

  /** As many as may be in force together, and no more than that. */
  private static List<Variation> together(Division division, Random random, int most) {
    List<Variation> all = new ArrayList<>(division.choices());
    Collections.shuffle(all, random);
    List<Variation> chosen = new ArrayList<>();
    for (Variation one : all) {
      if (chosen.size() < most
          && chosen.stream()
              .noneMatch(taken -> org.mathmat.table.book.Variation.exclude(one, taken))) {
        chosen.add(one);
      }
    }
    return chosen;
  }
}
