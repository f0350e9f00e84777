package org.mathmat.cli;

import java.util.Collection;
import java.util.Optional;

/** Finds the word that was probably meant. */
final class Spelling {
  private static final int MOST_SLIPS = 2;

  private Spelling() {}

  /** The word that is at most two slips of the keyboard away; the nearest of them. */
  static Optional<String> nearest(String typed, Collection<String> words) {
    Optional<String> nearest = Optional.empty();
    int fewest = MOST_SLIPS + 1;
    for (String word : words) {
      if (Math.abs(word.length() - typed.length()) <= MOST_SLIPS) {
        int slips = slips(typed, word);
        if (slips < fewest) {
          fewest = slips;
          nearest = Optional.of(word);
        }
      }
    }
    return nearest;
  }

  /** Letters put in, left out or changed between the two (the Levenshtein distance). */
  private static int slips(String typed, String word) {
    int[] above = new int[word.length() + 1];
    for (int column = 0; column <= word.length(); column++) {
      above[column] = column;
    }
    for (int row = 1; row <= typed.length(); row++) {
      int[] here = new int[word.length() + 1];
      here[0] = row;
      for (int column = 1; column <= word.length(); column++) {
        int changed = typed.charAt(row - 1) == word.charAt(column - 1) ? 0 : 1;
        here[column] =
            Math.min(above[column - 1] + changed, Math.min(above[column], here[column - 1]) + 1);
      }
      above = here;
    }
    return above[word.length()];
  }
}
