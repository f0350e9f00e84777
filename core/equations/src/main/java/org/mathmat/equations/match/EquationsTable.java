package org.mathmat.equations.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.equations.Cube;
import org.mathmat.equations.CubeText;
import org.mathmat.equations.Goal;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Variation;
import org.mathmat.table.Key;
import org.mathmat.table.Parsed;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.book.Selected;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Occasion;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Table;
import org.mathmat.table.shake.Terms;
import org.mathmat.table.shake.WrittenPaper;

/** What lies on the table in a shake of Equations. */
public final class EquationsTable implements Table {
  private final EquationsGame game;
  private final List<Cube> roll;
  private final List<String> faces;
  private final Selected<Variation> selected;
  private final Law law;
  private final Optional<Goal> set;

  EquationsTable(EquationsGame game, List<Cube> roll) {
    this(
        game,
        roll,
        Selected.nothing(game.division()),
        game.division().lawWith(List.of()),
        Optional.empty());
  }

  private EquationsTable(
      EquationsGame game,
      List<Cube> roll,
      Selected<Variation> selected,
      Law law,
      Optional<Goal> set) {
    this.game = game;
    this.roll = roll;
    this.faces = roll.stream().map(Cube::text).toList();
    this.selected = selected;
    this.law = law;
    this.set = set;
  }

  /** The cubes in the order of the roll. */
  public List<Cube> roll() {
    return roll;
  }

  /** The law that the variations in force make. */
  public Law law() {
    return law;
  }

  /** The Goal, once it is set. */
  public Optional<Goal> set() {
    return set;
  }

  /** Where the cubes of a mat lie, to be solved on an occasion. */
  public Position position(Mat mat, Occasion occasion) {
    return new Position(
        set,
        mat.in(Section.REQUIRED, roll),
        mat.in(Section.PERMITTED, roll),
        mat.in(Section.FORBIDDEN, roll),
        mat.in(Section.RESOURCES, roll),
        occasion);
  }

  Solvability solvability() {
    return game.solvability();
  }

  @Override
  public List<String> cubes() {
    return faces;
  }

  @Override
  public List<String> cards() {
    return List.of();
  }

  @Override
  public List<String> variations() {
    return selected.names();
  }

  @Override
  public Optional<String> goal() {
    return set.map(Goal::text);
  }

  @Override
  public Terms terms() {
    return Terms.USUAL;
  }

  @Override
  public Optional<Integer> named(String name, Mat mat, Section section) {
    return CubeText.parseCube(name) instanceof Parsed.Good<Cube>(Cube wanted)
        ? answering(wanted, mat, section)
        : Optional.empty();
  }

  Optional<Integer> answering(Cube wanted, Mat mat, Section section) {
    return mat.numbers(section)
        .filter(number -> roll.get(number).answersTo(wanted))
        .boxed()
        .findFirst();
  }

  private Checked<List<Variation>> selectable(List<String> names) {
    return game.division().select(game.season(), new Roll(roll), selected.variations(), names);
  }

  @Override
  public Checked<List<String>> select(List<String> names) {
    return selectable(names).map(all -> all.stream().map(Variation::name).toList());
  }

  @Override
  public Stream<String> choices() {
    return game.division().choices().stream()
        .map(Variation::name)
        .filter(name -> selectable(List.of(name)) instanceof Checked.Good<List<Variation>>);
  }

  @Override
  public Checked<Table> with(List<String> variations) {
    return selected
        .with(variations)
        .map(all ->
            new EquationsTable(game, roll, all, game.division().lawWith(all.variations()), set));
  }

  private static Checked<Goal> read(String goal) {
    return switch (Goal.parse(goal)) {
      case Parsed.Bad<Goal>(_, String message) -> Checked.bad(RefusalCode.GOAL_FORM, message);
      case Parsed.Good<Goal>(Goal read) -> Checked.good(read);
    };
  }

  @Override
  public Checked<Row> goal(String text, Mat mat) {
    return switch (read(text)) {
      case Checked.Bad<Goal>(RefusalCode code, String message) -> Checked.bad(code, message);
      case Checked.Good<Goal>(Goal goal) -> row(goal, mat);
    };
  }

  /** The Goal with the very cubes of the roll, colours and all. */
  private Checked<Row> row(Goal goal, Mat before) {
    List<Integer> used = new ArrayList<>();
    List<List<Goal.Placed>> groups = new ArrayList<>();
    Mat mat = before;
    for (List<Goal.Placed> group : goal.groups()) {
      List<Goal.Placed> laid = new ArrayList<>();
      for (Goal.Placed placed : group) {
        Optional<Integer> number = answering(placed.cube(), mat, Section.RESOURCES);
        if (number.isEmpty()) {
          return Checked.bad(
              RefusalCode.NO_SUCH_CUBE,
              "There are not so many " + placed.cube().text() + " cubes in Resources.");
        }
        used.add(number.get());
        laid.add(new Goal.Placed(roll.get(number.get()), placed.turn()));
        mat = mat.with(number.get(), Section.GOAL);
      }
      groups.add(laid);
    }
    return Checked.good(new Row(new Goal(groups).text(), used, List.of()));
  }

  @Override
  public Checked<Table> withGoal(String goal) {
    return read(goal).map(read -> new EquationsTable(game, roll, selected, law, Optional.of(read)));
  }

  @Override
  public Optional<String> keptFromBonus(int cube) {
    return Optional.empty();
  }

  @Override
  public Optional<String> keptFrom(int cube, Section to, int resources) {
    return Optional.empty();
  }

  @Override
  public Optional<String> keptFromShift(int cube, Section to) {
    return Optional.empty();
  }

  @Override
  public WrittenPaper paper(String text) {
    return EquationsPaper.of(this, text);
  }

  @Override
  public List<Key> keys(Mat mat) {
    return law.keys(position(mat, Occasion.IMPOSSIBLE));
  }

  /** The law follows from the variations. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof EquationsTable table
            && game.equals(table.game)
            && roll.equals(table.roll)
            && selected.equals(table.selected)
            && set.equals(table.set));
  }

  @Override
  public int hashCode() {
    return Objects.hash(roll, set);
  }

  @Override
  public String toString() {
    return faces + " " + variations() + " " + goal();
  }
}
