package org.mathmat.onsets.match;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Manner;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
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

/** What lies on the table in a shake of On-Sets. */
public final class OnSetsTable implements Table {
  private final OnSetsGame game;
  private final List<Symbol> roll;
  private final List<String> faces;
  private final List<Card> deal;
  private final Selected<Variation> selected;
  private final Law law;
  private final Optional<Goal> set;

  OnSetsTable(OnSetsGame game, List<Symbol> roll, List<Card> deal) {
    this(
        game,
        roll,
        deal,
        Selected.nothing(game.division()),
        game.division().lawWith(List.of()),
        Optional.empty());
  }

  private OnSetsTable(
      OnSetsGame game,
      List<Symbol> roll,
      List<Card> deal,
      Selected<Variation> selected,
      Law law,
      Optional<Goal> set) {
    this.game = game;
    this.roll = roll;
    this.faces = roll.stream().map(Symbol::text).toList();
    this.deal = deal;
    this.selected = selected;
    this.law = law;
    this.set = set;
  }

  /** The cubes in the order of the roll. */
  public List<Symbol> roll() {
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

  private Universe universe() {
    return new Universe(CardSet.of(deal));
  }

  /** Where the cubes of a mat lie, to be solved on an occasion. */
  public Position position(Mat mat, Occasion occasion) {
    return new Position(
        universe(),
        set,
        Cubes.of(mat.in(Section.REQUIRED, roll)),
        Cubes.of(mat.in(Section.PERMITTED, roll)),
        Cubes.of(mat.in(Section.FORBIDDEN, roll)),
        Cubes.of(mat.in(Section.RESOURCES, roll)),
        occasion);
  }

  /** The face that a text names. */
  static Optional<Symbol> symbol(String text) {
    return text.length() == 1 ? Symbol.of(text.charAt(0)) : Optional.empty();
  }

  @Override
  public List<String> cubes() {
    return faces;
  }

  @Override
  public List<String> cards() {
    return deal.stream().map(Card::text).toList();
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
    Set<Terms.Turns> turns =
        law.moves().contains(Manner.SHIFT)
            ? EnumSet.of(Terms.Turns.MOVE, Terms.Turns.SHIFT)
            : EnumSet.of(Terms.Turns.MOVE);
    return new Terms(
        law.writing().toWrite(),
        law.writing().toCheck(),
        law.writing().toChallenge(),
        law.writing().forNow(),
        turns);
  }

  @Override
  public Optional<Integer> named(String name, Mat mat, Section section) {
    return symbol(name).flatMap(wanted -> first(wanted, mat, section));
  }

  private Optional<Integer> first(Symbol wanted, Mat mat, Section section) {
    return mat.numbers(section).filter(number -> roll.get(number) == wanted).boxed().findFirst();
  }

  private Checked<List<Variation>> selectable(List<String> names) {
    return game.division()
        .select(game.season(), Cubes.of(roll), universe(), selected.variations(), names);
  }

  @Override
  public Checked<List<String>> select(List<String> names) {
    return selectable(names).map(all -> all.stream().map(Variation::name).toList());
  }

  /** Every name with every simple blank; sets are named by a colour only. */
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
            new OnSetsTable(game, roll, deal, all, game.division().lawWith(all.variations()), set));
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

  /** The digits that the Goal does not need go to Forbidden. */
  private Checked<Row> row(Goal goal, Mat before) {
    List<Integer> used = new ArrayList<>();
    Mat mat = before;
    for (Goal.Digit digit : goal.digits()) {
      Mat left = mat;
      Optional<Integer> cube =
          symbol(String.valueOf(digit.number()))
              .flatMap(face -> first(face, left, Section.RESOURCES));
      if (cube.isEmpty()) {
        return Checked.bad(
            RefusalCode.NO_SUCH_CUBE,
            "There are not so many " + digit.number() + " cubes in Resources.");
      }
      used.add(cube.get());
      mat = mat.with(cube.get(), Section.GOAL);
    }
    List<Integer> rest =
        mat.numbers(Section.RESOURCES)
            .filter(cube -> roll.get(cube).is(Symbol.Kind.DIGIT))
            .boxed()
            .toList();
    return Checked.good(new Row(goal.text(), used, rest));
  }

  @Override
  public Checked<Table> withGoal(String goal) {
    return read(goal)
        .map(read -> new OnSetsTable(game, roll, deal, selected, law, Optional.of(read)));
  }

  @Override
  public Optional<String> keptFromBonus(int cube) {
    Symbol face = roll.get(cube);
    return face.is(Symbol.Kind.DIGIT) || face.is(Symbol.Kind.RELATION)
        ? Optional.of("The Goal-setter's bonus may not be a digit, = or ⊆.")
        : Optional.empty();
  }

  @Override
  public Optional<String> keptFrom(int cube, Section to, int resources) {
    boolean relation = to == Section.FORBIDDEN && roll.get(cube).is(Symbol.Kind.RELATION);
    boolean open =
        !relation
            || law.sections(Manner.MOVE, Symbol.EQUALS, Math.max(2, resources))
                .contains(Section.FORBIDDEN);
    return open
        ? Optional.empty()
        : Optional.of("= and ⊆ stay out of Forbidden while more than four cubes are left.");
  }

  @Override
  public Optional<String> keptFromShift(int cube, Section to) {
    return to == Section.FORBIDDEN && roll.get(cube).is(Symbol.Kind.RELATION)
        ? Optional.of("= and ⊆ are never shifted to Forbidden.")
        : Optional.empty();
  }

  @Override
  public WrittenPaper paper(String text) {
    return OnSetsPaper.of(this, text);
  }

  @Override
  public List<Key> keys(Mat mat) {
    return law.keys(position(mat, Occasion.IMPOSSIBLE));
  }

  /** The law follows from the variations. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof OnSetsTable table
            && game.equals(table.game)
            && roll.equals(table.roll)
            && deal.equals(table.deal)
            && selected.equals(table.selected)
            && set.equals(table.set));
  }

  @Override
  public int hashCode() {
    return Objects.hash(roll, deal, set);
  }

  @Override
  public String toString() {
    return faces + " " + cards() + " " + variations() + " " + goal();
  }
}
