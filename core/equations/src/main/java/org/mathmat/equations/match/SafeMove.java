package org.mathmat.equations.match;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mathmat.table.shake.Section;

/**
 * A move that could have been made instead, as the Guide asks for it behind an Equation after some
 * challenges: {@code 5+4 = 9 safe ^ F at 2}.
 *
 * @param cube as it is written
 * @param at which move of the shake it replaces, counted from 1; none is the last one
 */
public record SafeMove(String cube, Section to, Optional<Integer> at) {
  private static final String WORD = " safe ";
  private static final String AT = " at ";
  private static final Pattern BEHIND =
      Pattern.compile("(.*?)\\s+safe\\s+(\\S+)\\s+([RPF])(?:\\s+at\\s+(\\d{1,3}))?\\s*");

  /** A text cut before its safe move. */
  record Cut(String before, Optional<SafeMove> move) {}

  /** What stands before the safe move of a text, and the move if there is one. */
  static Cut cut(String text) {
    Matcher parts = BEHIND.matcher(text);
    if (!parts.matches()) {
      return new Cut(text, Optional.empty());
    }
    Optional<Integer> at = Optional.ofNullable(parts.group(4)).map(Integer::valueOf);
    Section to = Section.ofMove(parts.group(3)).orElseThrow();
    return new Cut(parts.group(1), Optional.of(new SafeMove(parts.group(2), to, at)));
  }

  /** The text of a paper with this move behind its Equation. */
  public String behind(String equation) {
    return equation + WORD + cube + " " + to.letter() + at.map(turn -> AT + turn).orElse("");
  }
}
