package org.mathmat.equations;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The four colours of the kit, six cubes of each, with the six faces of such a cube. */
public enum Colour {
  RED('r', "0123+-"),
  BLUE('b', "0123×÷"),
  GREEN('g', "456^×-"),
  BLACK('k', "789√+÷");

  /** How many cubes of each colour a kit has. */
  public static final int CUBES = 6;

  private static final List<Colour> ALL = List.of(values());
  private final char letter;
  private final String faces;

  Colour(char letter, String faces) {
    this.letter = letter;
    this.faces = faces;
  }

  /** The small letter that stands before a cube of this colour. */
  public char letter() {
    return letter;
  }

  /** The six faces, as the kit lists them. */
  public List<Symbol> faces() {
    return faces.chars().mapToObj(c -> Symbol.of((char) c)).flatMap(Optional::stream).toList();
  }

  public boolean shows(Symbol symbol) {
    return faces.indexOf(symbol.sign()) >= 0;
  }

  public static Optional<Colour> of(char letter) {
    return ALL.stream().filter(colour -> colour.letter == letter).findFirst();
  }

  /** The colour named in words: {@code red}. */
  public static Optional<Colour> named(String name) {
    return Arrays.stream(values()).filter(c -> c.name().equalsIgnoreCase(name)).findFirst();
  }
}
