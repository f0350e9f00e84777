package org.mathmat.onsets;

import java.util.List;
import java.util.Optional;

/**
 * A Solution as it stands on paper, before anybody asks what it means: its parts between the
 * semicolons, the Set-Name last, and what the writer noted behind it.
 */
public record Written(List<List<Token>> parts, List<Note> notes, Optional<Card> blank) {
  /** One thing on the paper. */
  public sealed interface Token {
    /** Where it stands, the first column being 1. */
    int column();
  }

  /**
   * A symbol.
   *
   * @param cube the cube that it is played with, where the writer says so: {@code ∪<B>}
   */
  public record Mark(Symbol symbol, Optional<Symbol> cube, int column) implements Token {}

  /** An opening or closing grouping symbol. */
  public record Bracket(char sign, int column) implements Token {
    boolean opens() {
      return sign == '(' || sign == '[' || sign == '{';
    }

    boolean closes(Bracket opening) {
      return switch (opening.sign) {
        case '(' -> sign == ')';
        case '[' -> sign == ']';
        default -> sign == '}';
      };
    }
  }

  /** {@code where B=∪}: every such cube of the Solution means that. */
  public record Note(Symbol cube, Symbol meaning, int column) {}

  public Written {
    parts = List.copyOf(parts);
    notes = List.copyOf(notes);
  }

  /** The canonical text. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (List<Token> part : parts) {
      if (!text.isEmpty()) {
        text.append(" ; ");
      }
      append(text, part);
    }
    append(text, notes, blank);
    return text.toString();
  }

  private static void append(StringBuilder text, List<Token> part) {
    int start = text.length();
    for (Token token : part) {
      switch (token) {
        case Bracket bracket -> {
          if (bracket.opens() && text.length() > start && !opens(text) && !blankEnd(text)) {
            text.append(' ');
          }
          text.append(bracket.sign());
        }
        case Mark mark -> {
          boolean infix = !mark.symbol().namesSet() && mark.symbol() != Symbol.COMPLEMENT;
          boolean apart = mark.symbol() != Symbol.COMPLEMENT;
          if (apart && text.length() > start && !opens(text) && !blankEnd(text)) {
            text.append(' ');
          }
          text.append(mark.symbol().sign());
          mark.cube().ifPresent(cube -> text.append('<').append(cube.sign()).append('>'));
          if (infix) {
            text.append(' ');
          }
        }
      }
    }
    if (text.length() > start && blankEnd(text)) {
      text.setLength(text.length() - 1);
    }
  }

  private static boolean opens(StringBuilder text) {
    char last = text.charAt(text.length() - 1);
    return last == '(' || last == '[' || last == '{';
  }

  private static boolean blankEnd(StringBuilder text) {
    return text.charAt(text.length() - 1) == ' ';
  }

  /** Writes the notes behind a Solution. */
  static void append(StringBuilder text, List<Note> notes, Optional<Card> blank) {
    String lead = " where ";
    for (Note note : notes) {
      text.append(lead).append(note.cube().sign()).append('=').append(note.meaning().sign());
      lead = ", ";
    }
    if (blank.isPresent()) {
      text.append(lead).append("blank=").append(blank.get().text());
    }
  }
}
