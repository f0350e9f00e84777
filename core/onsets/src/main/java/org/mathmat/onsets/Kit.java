package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;

/** The cubes of the game: the faces of each, and what is rolled in a division. */
public final class Kit {
  private static final List<String> COLOURS =
      List.of("BR", "GY", "BG", "RY", "BY", "RG", "BR", "GY");
  private static final List<String> OPERATIONS = List.of("∪∩", "-'", "∪'", "∩-");

  private Kit() {}

  /** The faces of each of the three digit cubes. */
  public static List<Symbol> digitCube() {
    return faces("112345");
  }

  /** The faces of the cubes that are rolled, six for each cube. */
  public static List<List<Symbol>> rolled(Division division) {
    List<List<Symbol>> cubes = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      cubes.add(digitCube());
    }
    COLOURS.forEach(extra -> cubes.add(faces("BRGY" + extra)));
    OPERATIONS.forEach(extra -> cubes.add(faces("∪∩-'" + extra)));
    if (division.symbols().contains(Symbol.EQUALS)) {
      for (int i = 0; i < 3; i++) {
        cubes.add(faces("VΛ==⊆⊆"));
      }
    }
    return List.copyOf(cubes);
  }

  /**
   * What the Goal-setter sets out instead of rolling it: two V and a Λ, or a V and two Λ, where
   * there are no Restrictions (section II-A-3); nothing elsewhere.
   */
  public static List<Cubes> setOut(Division division) {
    return division.symbols().contains(Symbol.EQUALS)
        ? List.of()
        : List.of(
            Cubes.of(Symbol.UNIVERSE, Symbol.UNIVERSE, Symbol.NULL_SET),
            Cubes.of(Symbol.UNIVERSE, Symbol.NULL_SET, Symbol.NULL_SET));
  }

  private static List<Symbol> faces(String signs) {
    return signs.chars().mapToObj(sign -> Symbol.of((char) sign).orElseThrow()).toList();
  }
}
