package org.mathmat.table.shake;

import java.util.List;
import java.util.Optional;

/** Where a cube lies: in Resources, or in a section of the mat. */
public enum Section {
  RESOURCES(""),
  GOAL("G"),
  REQUIRED("R"),
  PERMITTED("P"),
  FORBIDDEN("F");

  /** Where a move can put a cube. */
  public static final List<Section> OF_MOVES = List.of(REQUIRED, PERMITTED, FORBIDDEN);

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
    return OF_MOVES.stream().filter(section -> section.letter.equals(letter)).findFirst();
  }
}
