package org.mathmat.equations.match;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.equations.Colour;
import org.mathmat.equations.Cube;
import org.mathmat.equations.CubeText;
import org.mathmat.equations.Goal;
import org.mathmat.equations.Symbol;
import org.mathmat.table.Parsed;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Lot;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Section;

/** The twenty-four cubes on the table. */
final class EquationsKit implements Game.Kit {
  private static final int OF_EACH_COLOUR = 6;

  @Override
  public Checked<List<String>> roll(List<String> cubes) {
    Map<Colour, Integer> counts = new EnumMap<>(Colour.class);
    List<String> rolled = new ArrayList<>();
    for (String text : cubes) {
      switch (CubeText.parseCube(text)) {
        case Parsed.Bad<Cube>(_, String message) -> {
          return Checked.bad(RefusalCode.FORMAT, message);
        }
        case Parsed.Good<Cube>(Cube cube) -> {
          cube.colour().ifPresent(colour -> counts.merge(colour, 1, Integer::sum));
          rolled.add(cube.text());
        }
      }
    }
    for (Colour colour : Colour.values()) {
      if (counts.getOrDefault(colour, 0) != OF_EACH_COLOUR) {
        return wrongRoll();
      }
    }
    return rolled.size() == OF_EACH_COLOUR * Colour.values().length
        ? Checked.good(rolled)
        : wrongRoll();
  }

  private static Checked<List<String>> wrongRoll() {
    return Checked.bad(
        RefusalCode.FORMAT, "A roll has 24 cubes, six of each colour, such as r3 b÷ g^ k√.");
  }

  /** A red cube. */
  @Override
  public List<Lot.Face> lotCube() {
    return Colour.RED.faces().stream()
        .map(symbol ->
            new Lot.Face(
                Cube.of(Colour.RED, symbol).text(),
                symbol.isDigit() ? OptionalInt.of(symbol.ordinal()) : OptionalInt.empty()))
        .toList();
  }

  @Override
  public Optional<Checked<List<String>>> deal(List<String> cards) {
    return Optional.empty();
  }

  /** Every cube by its canonical text, so that the cubes on the table are not read anew. */
  private static final Map<String, Cube> KNOWN = known();

  private static Map<String, Cube> known() {
    Map<String, Cube> known = new HashMap<>();
    for (Symbol symbol : Symbol.values()) {
      known.put(Cube.of(symbol).text(), Cube.of(symbol));
      for (Colour colour : Colour.values()) {
        if (colour.shows(symbol)) {
          known.put(Cube.of(colour, symbol).text(), Cube.of(colour, symbol));
        }
      }
    }
    return Map.copyOf(known);
  }

  static Optional<Cube> cube(String text) {
    Cube known = KNOWN.get(text);
    if (known != null) {
      return Optional.of(known);
    }
    return CubeText.parseCube(text) instanceof Parsed.Good<Cube>(Cube cube)
        ? Optional.of(cube)
        : Optional.empty();
  }

  static List<Cube> cubes(List<String> texts) {
    return texts.stream().flatMap(text -> cube(text).stream()).toList();
  }

  @Override
  public boolean names(String name, String cube) {
    Optional<Cube> wanted = cube(name);
    Optional<Cube> lying = cube(cube);
    return wanted.isPresent() && lying.isPresent() && lying.get().answersTo(wanted.get());
  }

  /** The Goal with the very cubes of the roll, colours and all. */
  @Override
  public Checked<Row> goal(String text, Mat mat) {
    return switch (Goal.parse(text)) {
      case Parsed.Bad<Goal>(_, String message) -> Checked.bad(RefusalCode.GOAL_FORM, message);
      case Parsed.Good<Goal>(Goal goal) -> row(goal, mat);
    };
  }

  private static Checked<Row> row(Goal goal, Mat before) {
    List<Integer> used = new ArrayList<>();
    List<List<Goal.Placed>> groups = new ArrayList<>();
    Mat mat = before;
    for (List<Goal.Placed> group : goal.groups()) {
      List<Goal.Placed> laid = new ArrayList<>();
      for (Goal.Placed placed : group) {
        Optional<Integer> number =
            mat.first(
                Section.RESOURCES,
                face -> cube(face).stream().anyMatch(c -> c.answersTo(placed.cube())));
        if (number.isEmpty()) {
          return Checked.bad(
              RefusalCode.NO_SUCH_CUBE,
              "There are not so many " + placed.cube().text() + " cubes in Resources.");
        }
        used.add(number.get());
        Cube actual = cube(mat.cubes().get(number.get())).orElse(placed.cube());
        laid.add(new Goal.Placed(actual, placed.turn()));
        mat = mat.with(number.get(), Section.GOAL);
      }
      groups.add(laid);
    }
    return Checked.good(new Row(new Goal(groups).text(), used, List.of()));
  }

  @Override
  public Optional<String> keptFromBonus(String cube) {
    return Optional.empty();
  }

  @Override
  public Optional<String> keptFrom(String cube, Section to, int resources) {
    return Optional.empty();
  }

  @Override
  public Optional<String> keptFromShift(String cube, Section to) {
    return Optional.empty();
  }
}
