package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mathmat.table.Parsed;

/** Lists of cubes as text: {@code r3 3 + k√}. */
public final class CubeText {
  /** More cubes than any kit has. */
  private static final int MOST = 100;

  private CubeText() {}

  public static String print(List<Cube> cubes) {
    return cubes.stream().map(Cube::text).collect(Collectors.joining(" "));
  }

  /** A list of cubes; the empty text is the empty list. */
  public static Parsed<List<Cube>> parse(String text) {
    List<Cube> cubes = new ArrayList<>();
    int at = 0;
    while (true) {
      while (at < text.length() && text.charAt(at) == ' ') {
        at++;
      }
      if (at == text.length()) {
        return Parsed.good(List.copyOf(cubes));
      }
      if (cubes.size() == MOST) {
        return Parsed.bad(at + 1, "These are more than " + MOST + " cubes.");
      }
      switch (cubeAt(text, at)) {
        case Parsed.Bad<Cube>(int column, String message) -> {
          return Parsed.bad(column, message);
        }
        case Parsed.Good<Cube>(Cube cube) -> {
          cubes.add(cube);
          at += cube.text().length();
        }
      }
      if (at < text.length() && text.charAt(at) != ' ') {
        return Parsed.bad(at + 1, "Expected a blank between two cubes.");
      }
    }
  }

  /** One cube alone. */
  public static Parsed<Cube> parseCube(String text) {
    return switch (cubeAt(text, 0)) {
      case Parsed.Good<Cube>(Cube cube) when cube.text().length() < text.length() ->
          Parsed.bad(cube.text().length() + 1, "Expected one cube and nothing behind it.");
      case Parsed<Cube> parsed -> parsed;
    };
  }

  /** The cube that starts at an index; it takes as many characters as its canonical text. */
  static Parsed<Cube> cubeAt(String text, int at) {
    if (at >= text.length()) {
      return Parsed.bad(at + 1, "Expected a cube.");
    }
    Optional<Colour> colour = Colour.of(text.charAt(at));
    int symbolAt = colour.isPresent() ? at + 1 : at;
    if (symbolAt >= text.length()) {
      return Parsed.bad(symbolAt + 1, "Expected the symbol of the cube behind its colour.");
    }
    Optional<Symbol> symbol = Symbol.of(text.charAt(symbolAt));
    if (symbol.isEmpty()) {
      return Parsed.bad(
          symbolAt + 1,
          "Found \"" + text.charAt(symbolAt) + "\", expected a cube: 0 to 9, + - × ÷ ^ or √.");
    }
    if (colour.isPresent() && !colour.get().shows(symbol.get())) {
      return Parsed.bad(
          at + 1,
          "No "
              + colour.get().name().toLowerCase(java.util.Locale.ROOT)
              + " cube has a "
              + symbol.get().sign()
              + ".");
    }
    return Parsed.good(new Cube(colour, symbol.get()));
  }
}
