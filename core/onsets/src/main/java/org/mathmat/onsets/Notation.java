package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.Written.Bracket;
import org.mathmat.onsets.Written.Mark;
import org.mathmat.onsets.Written.Note;
import org.mathmat.onsets.Written.Token;
import org.mathmat.table.Parsed;

/** Reads a Solution off the paper: {@code B ⊆ R ; B ∪<Y> G' where blank=BG}. */
public final class Notation {
  /** Longer than any Solution that the cubes of a kit allow, whatever the grouping. */
  public static final int LONGEST = 1000;

  private static final String WHERE = "where";
  private static final String BLANK = "blank";

  private final String text;
  private int at;

  private Notation(String text) {
    this.text = text;
  }

  /** The Solution as written; any rows of symbols will do, sense is another question. */
  public static Parsed<Written> parse(String text) {
    if (text.length() > LONGEST) {
      return Parsed.bad(LONGEST + 1, "A Solution has at most " + LONGEST + " characters.");
    }
    return new Notation(text).solution();
  }

  private Parsed<Written> solution() {
    List<List<Token>> parts = new ArrayList<>(2);
    List<Token> part = new ArrayList<>();
    while (at < text.length()) {
      char character = text.charAt(at);
      if (isBlank(character)) {
        at++;
      } else if (character == ';') {
        parts.add(part);
        part = new ArrayList<>();
        at++;
      } else if ("()[]{}".indexOf(character) >= 0) {
        part.add(new Bracket(character, ++at));
      } else if (word(WHERE)) {
        at += WHERE.length();
        parts.add(part);
        return notes(parts);
      } else {
        Optional<Symbol> symbol = Symbol.of(character);
        if (symbol.isEmpty()) {
          return Parsed.bad(at + 1, "\"" + character + "\" is no symbol of On-Sets.");
        }
        int column = ++at;
        Optional<Symbol> cube = Optional.empty();
        if (at < text.length() && text.charAt(at) == '<') {
          cube = playedWith();
          if (cube.isEmpty()) {
            return Parsed.bad(
                at + 1, "Expected the cube that is played, such as B in ∪<B>, between < and >.");
          }
        }
        part.add(new Mark(symbol.get(), cube, column));
      }
    }
    parts.add(part);
    return Parsed.good(new Written(parts, List.of(), Optional.empty()));
  }

  /** The cube between {@code <} and {@code >}, the cursor being on the first. */
  private Optional<Symbol> playedWith() {
    if (at + 2 < text.length() && text.charAt(at + 2) == '>') {
      Optional<Symbol> cube = Symbol.of(text.charAt(at + 1));
      if (cube.isPresent()) {
        at += 3;
      }
      return cube;
    }
    return Optional.empty();
  }

  private Parsed<Written> notes(List<List<Token>> parts) {
    List<Note> notes = new ArrayList<>();
    Optional<Card> blank = Optional.empty();
    while (true) {
      skipBlanks();
      if (word(BLANK)) {
        int column = at + 1;
        at += BLANK.length();
        Optional<Card> dots = equalsSign() ? dots() : Optional.empty();
        if (dots.isEmpty()) {
          return Parsed.bad(at + 1, "Expected the dots of the blank card, such as blank=BG.");
        }
        if (blank.isPresent() && !blank.equals(dots)) {
          return Parsed.bad(column, "The blank card gets its dots once in a Solution.");
        }
        blank = dots;
      } else {
        int column = at + 1;
        Optional<Symbol> cube = symbol();
        Optional<Symbol> meaning = cube.isPresent() && equalsSign() ? symbol() : Optional.empty();
        if (cube.isEmpty() || meaning.isEmpty()) {
          return Parsed.bad(at + 1, "Expected what a cube stands for, such as B=∪.");
        }
        notes.add(new Note(cube.get(), meaning.get(), column));
      }
      skipBlanks();
      if (at == text.length()) {
        return Parsed.good(new Written(parts, notes, blank));
      }
      if (text.charAt(at) != ',') {
        return Parsed.bad(at + 1, "Expected a comma or the end of the Solution.");
      }
      at++;
    }
  }

  private Optional<Card> dots() {
    skipBlanks();
    int start = at;
    while (at < text.length() && Character.isLetter(text.charAt(at))) {
      at++;
    }
    return Card.of(text.substring(start, at));
  }

  private Optional<Symbol> symbol() {
    skipBlanks();
    return at < text.length() ? Symbol.of(text.charAt(at++)) : Optional.empty();
  }

  private boolean equalsSign() {
    skipBlanks();
    if (at < text.length() && text.charAt(at) == '=') {
      at++;
      return true;
    }
    return false;
  }

  private boolean word(String word) {
    return text.regionMatches(true, at, word, 0, word.length());
  }

  private void skipBlanks() {
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t' || character == '\n' || character == '\u00a0';
  }
}
