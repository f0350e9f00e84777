package org.mathmat.table;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One thing that may be written on a paper under a law. What a keypad looks like is not its
 * business. One text may be two keys, where it does two things in two places: √ behind an index,
 * and √ in front of a number.
 *
 * @param kind what it does there
 * @param text as it is written, {@code _} for a blank that the player fills: {@code 7}, {@code
 *     _<0>}
 * @param label what a player calls it
 * @param example a paper with it
 * @param parts where it may stand
 * @param cube the sign of the cube that it is played with, if it needs one
 * @param choices what the blank is filled with: all that may be, or where that is any number, the
 *     simplest
 */
public record Key(
    Kind kind,
    String text,
    String label,
    String example,
    Set<Part> parts,
    Optional<String> cube,
    List<String> choices) {
  /** What stands for something that the player fills in. */
  public static final String BLANK = "_";

  /** What a key does on a paper. */
  public enum Kind {
    /** One digit of a numeral. */
    DIGIT,
    /** The decimal point of a numeral. */
    POINT,
    /** Names a number or a set by itself. */
    NAME,
    /** Stands between two numbers or sets. */
    BETWEEN,
    /** Stands in front of one. */
    BEFORE,
    /** Stands behind one. */
    BEHIND,
    /** Stands between two sets of a Restriction. */
    RELATION,
    /** Opens or closes a group. */
    BRACKET,
    /** Says how the cube in the blank is used. */
    USE,
    /** Stands between two parts of a paper. */
    SEPARATOR,
    /** Stands behind the paper: {@code where} before the first, a comma between two. */
    NOTE
  }

  /** A part of a paper. */
  public enum Part {
    SOLUTION,
    GOAL
  }

  public Key {
    parts = Set.copyOf(parts);
    choices = List.copyOf(choices);
    if (text.isBlank() || label.isBlank() || example.isBlank() || parts.isEmpty()) {
      throw new IllegalArgumentException(
          "The key (" + text + ") must have a label, an example and a place.");
    }
    if (text.contains(BLANK) == choices.isEmpty()) {
      throw new IllegalArgumentException(
          "The key (" + text + ") must have choices if, and only if, it has a blank.");
    }
  }

  /** A key without a blank that needs no cube and may stand anywhere. */
  public static Key of(Kind kind, String text, String label, String example) {
    return new Key(
        kind, text, label, example, EnumSet.allOf(Part.class), Optional.empty(), List.of());
  }

  /** A key with a blank. */
  public static Key filled(
      Kind kind, String text, List<String> choices, String label, String example) {
    return new Key(
        kind, text, label, example, EnumSet.allOf(Part.class), Optional.empty(), choices);
  }

  /** The same, played with a cube that shows this. */
  public Key on(String sign) {
    return new Key(kind, text, label, example, parts, Optional.of(sign), choices);
  }

  /** The same in one part only. */
  public Key only(Part part) {
    return new Key(kind, text, label, example, Set.of(part), cube, choices);
  }

  /** The same with the choices of another, too. */
  public Key and(Key other) {
    List<String> all = Stream.concat(choices.stream(), other.choices.stream()).distinct().toList();
    return new Key(kind, text, label, example, parts, cube, all);
  }

  /** Those of the keys that may stand in a Solution. */
  public static List<Key> inSolution(List<Key> keys) {
    return keys.stream().filter(key -> key.parts.contains(Part.SOLUTION)).toList();
  }

  /**
   * Those of the keys that can be played with cubes that show these signs: as they are, or where a
   * cube may be used for another sign.
   */
  public static List<Key> playable(List<Key> keys, Set<String> signs) {
    return keys.stream()
        .filter(key ->
            key.isThere(signs)
                || keys.stream()
                    .anyMatch(use ->
                        use.kind == Kind.USE
                            && use.cube.isPresent()
                            && use.isThere(signs)
                            && use.choices.contains(key.text)))
        .toList();
  }

  private boolean isThere(Set<String> signs) {
    return cube.isEmpty() || signs.contains(cube.get());
  }
}
