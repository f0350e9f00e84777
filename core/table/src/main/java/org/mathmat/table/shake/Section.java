package org.mathmat.table.shake;

import java.util.Arrays;
import java.util.Optional;

/** Where a cube lies: in Resources, or in a section of the mat. */
public enum Section {
  RESOURCES(""),
  GOAL("G"),
  REQUIRED("R"),
  PERMITTED("P"),
  FORBIDDEN("F");

  private final String letter;

  Section(String letter) {
    this.letter = letter;
  }

  /** The letter of a match record. */
  public String letter() {
    return letter;
  }

  /** The section that a move names: R, P or F. */
  public static Optional<Section> ofMove(String letter) {
    return Arrays.stream(values())
        .filter(s -> s != RESOURCES && s != GOAL && s.letter.equals(letter))
        .findFirst();
  }
}
