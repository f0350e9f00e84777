package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.mathmat.equations.Colour;
import org.mathmat.equations.Cube;
import org.mathmat.equations.CubeText;
import org.mathmat.equations.Division;
import org.mathmat.equations.Goal;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Turn;
import org.mathmat.equations.Variation;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.table.Parsed;
import org.mathmat.table.shake.Occasion;

/** Laws and positions for tests, by name or by chance. */
final class Shakes {
  private Shakes() {}

  static Law law(String rules, String name, String... variations) {
    Division division = EquationsBooks.find(rules, name).orElseThrow();
    List<Variation> chosen = new ArrayList<>();
    for (String variation : variations) {
      chosen.add(division.find(variation).orElseThrow().variation());
    }
    return division.lawWith(chosen);
  }

  static Goal goal(String text) {
    return good(Goal.parse(text));
  }

  static List<Cube> cubes(String text) {
    return good(CubeText.parse(text));
  }

  private static <T> T good(Parsed<T> parsed) {
    if (parsed instanceof Parsed.Good<T>(T value)) {
      return value;
    }
    throw new IllegalArgumentException(parsed.toString());
  }

  static Position position(
      String goal, String required, String permitted, String resources, Occasion challenge) {
    return new Position(
        Optional.of(goal(goal)),
        cubes(required),
        cubes(permitted),
        List.of(),
        cubes(resources),
        challenge);
  }

  /** Only these may be used, for a Goal of one cube. */
  static Position position(Cube goal, List<Cube> required, List<Cube> permitted) {
    return new Position(
        Optional.of(new Goal(List.of(List.of(new Goal.Placed(goal, Turn.UPRIGHT))))),
        required,
        permitted,
        List.of(),
        List.of(),
        Occasion.IMPOSSIBLE);
  }

  /** So many digits, and as many signs as they need, half of them ^ and √, and some √ more. */
  static List<Cube> powers(Random random, int digits, int roots) {
    String signs = "+-×÷^√^√";
    StringBuilder cubes = new StringBuilder();
    for (int i = 0; i < digits; i++) {
      cubes.append(random.nextInt(10)).append(' ');
    }
    for (int i = 1; i < digits; i++) {
      cubes.append(signs.charAt(random.nextInt(signs.length()))).append(' ');
    }
    cubes.append("√ ".repeat(roots));
    return new ArrayList<>(cubes(cubes.toString().trim()));
  }

  /** Some cubes of a kit, thrown. */
  static List<Cube> roll(Random random, int cubes) {
    List<Colour> kit = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      kit.addAll(Collections.nCopies(Colour.CUBES, colour));
    }
    Collections.shuffle(kit, random);
    List<Cube> roll = new ArrayList<>();
    for (Colour colour : kit.subList(0, cubes)) {
      roll.add(Cube.of(colour, colour.faces().get(random.nextInt(6))));
    }
    return roll;
  }

  /** A Goal of one or two cubes, digits if there are any, and so many others. */
  static Position position(Random random, int cubes) {
    int goal = 1 + random.nextInt(2);
    List<Cube> roll = new ArrayList<>(roll(random, goal + cubes));
    roll.sort((a, b) -> Boolean.compare(b.symbol().isDigit(), a.symbol().isDigit()));
    Collections.rotate(roll.subList(goal, roll.size()), random.nextInt(cubes));
    Occasion challenge = random.nextBoolean() ? Occasion.NOW : Occasion.IMPOSSIBLE;
    return position(random, roll, goal, challenge);
  }

  /** A Goal of the first cubes, the others shared out among Required, Permitted and Resources. */
  static Position position(Random random, List<Cube> roll, int goalCubes, Occasion challenge) {
    List<List<Cube>> sections = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (Cube cube : roll.subList(goalCubes, roll.size())) {
      sections.get(random.nextInt(3)).add(cube);
    }
    List<Goal.Placed> placed =
        roll.subList(0, goalCubes).stream()
            .map(cube -> new Goal.Placed(cube, Turn.UPRIGHT))
            .toList();
    return new Position(
        Optional.of(new Goal(List.of(placed))),
        sections.get(0),
        sections.get(1),
        List.of(),
        sections.get(2),
        challenge);
  }
}
