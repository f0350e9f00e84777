package org.mathmat.equations.match;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mathmat.table.shake.Section;

/**
 * A paper, with the safe move behind it that the Guide asks for after some challenges: {@code 5+4 =
 * 9 safe ^ F at 2}.
 */
record SafePaper(String equation, Optional<Safe> safe) {
  /**
   * A move that could have been made instead.
   *
   * @param at which move of the shake it replaces, counted from 1; none is the last one
   */
  record Safe(String cube, Section to, Optional<Integer> at) {}

  private static final Pattern BEHIND =
      Pattern.compile("(.*?)\\s+safe\\s+(\\S+)\\s+([RPF])(?:\\s+at\\s+(\\d{1,3}))?\\s*");

  static SafePaper of(String text) {
    Matcher parts = BEHIND.matcher(text);
    if (!parts.matches()) {
      return new SafePaper(text, Optional.empty());
    }
    Optional<Integer> at =
        parts.group(4) == null ? Optional.empty() : Optional.of(Integer.valueOf(parts.group(4)));
    return new SafePaper(
        parts.group(1), Section.ofMove(parts.group(3)).map(to -> new Safe(parts.group(2), to, at)));
  }
}
