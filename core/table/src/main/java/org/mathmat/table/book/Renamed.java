package org.mathmat.table.book;

import java.util.Locale;
import java.util.Optional;

/**
 * Two names of one variation, both with a blank or both without.
 *
 * @param said what somebody says
 * @param meant what he means by it
 */
record Renamed(String said, String meant) {
  private static final String BLANK = "_";

  Renamed {
    if (said.contains(BLANK) != meant.contains(BLANK)) {
      throw new IllegalArgumentException(
          "The names (" + said + ", " + meant + ") must both have a blank or none.");
    }
  }

  /** What is meant by a text that fills the blank of what is said; nothing by any other. */
  Optional<String> meaning(String text) {
    if (!said.contains(BLANK)) {
      return Spelling.of(text).equals(Spelling.of(said)) ? Optional.of(meant) : Optional.empty();
    }
    String spaced = spaced(text);
    String before = spaced(said.substring(0, said.indexOf(BLANK)));
    String after = spaced(said.substring(said.indexOf(BLANK) + 1));
    String low = spaced.toLowerCase(Locale.ROOT);
    boolean fits =
        spaced.length() > before.length() + after.length()
            && low.startsWith(before.toLowerCase(Locale.ROOT))
            && low.endsWith(after.toLowerCase(Locale.ROOT));
    return fits
        ? Optional.of(
            meant.replace(
                BLANK, spaced.substring(before.length(), spaced.length() - after.length()).strip()))
        : Optional.empty();
  }

  /** With one space where there are more. */
  private static String spaced(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }
}
