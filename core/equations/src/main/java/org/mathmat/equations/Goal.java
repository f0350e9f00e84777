package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.mathmat.table.Parsed;

/**
 * A Goal as it stands on the mat: cubes in a row, each as it lies, with gaps between groups.
 *
 * @param groups the groups between the gaps, from left to right; none is empty
 */
public record Goal(List<List<Placed>> groups) {
  /** A cube of the Goal and how it lies. */
  public record Placed(Cube cube, Turn turn) {
    public String text() {
      return cube.text() + turn.suffix();
    }
  }

  private static final int MOST = 100;

  public Goal {
    groups = groups.stream().map(List::copyOf).toList();
    if (groups.isEmpty() || groups.stream().anyMatch(List::isEmpty)) {
      throw new IllegalArgumentException("A Goal has at least one cube, and so has each group.");
    }
  }

  /** All placed cubes from left to right. */
  public List<Placed> placed() {
    return groups.stream().flatMap(List::stream).toList();
  }

  public List<Cube> cubes() {
    return placed().stream().map(Placed::cube).toList();
  }

  /** The same with each cube as it is given by the argument. */
  public Goal with(UnaryOperator<Cube> as) {
    return new Goal(
        groups.stream()
            .map(group ->
                group.stream()
                    .map(placed -> new Placed(as.apply(placed.cube()), placed.turn()))
                    .toList())
            .toList());
  }

  public String text() {
    StringBuilder text = new StringBuilder();
    for (List<Placed> group : groups) {
      if (!text.isEmpty()) {
        text.append(' ');
      }
      group.forEach(placed -> text.append(placed.text()));
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return text();
  }

  /** Reads a row of cubes; whether it is a legal Goal is another question. */
  public static Parsed<Goal> parse(String text) {
    List<List<Placed>> groups = new ArrayList<>();
    List<Placed> group = new ArrayList<>();
    int cubes = 0;
    int at = 0;
    while (at < text.length()) {
      if (text.charAt(at) == ' ') {
        if (!group.isEmpty()) {
          groups.add(group);
          group = new ArrayList<>();
        }
        at++;
        continue;
      }
      if (cubes++ == MOST) {
        return Parsed.bad(at + 1, "These are more than " + MOST + " cubes.");
      }
      switch (CubeText.cubeAt(text, at)) {
        case Parsed.Bad<Cube>(int column, String message) -> {
          return Parsed.bad(column, message);
        }
        case Parsed.Good<Cube>(Cube cube) -> {
          at += cube.text().length();
          boolean sideways = at < text.length() && text.charAt(at) == 's';
          at += sideways ? 1 : 0;
          boolean upsideDown = at < text.length() && text.charAt(at) == 'u';
          at += upsideDown ? 1 : 0;
          group.add(new Placed(cube, Turn.of(sideways, upsideDown)));
        }
      }
    }
    if (!group.isEmpty()) {
      groups.add(group);
    }
    return groups.isEmpty()
        ? Parsed.bad(1, "Expected the cubes of the Goal.")
        : Parsed.good(new Goal(groups));
  }
}
