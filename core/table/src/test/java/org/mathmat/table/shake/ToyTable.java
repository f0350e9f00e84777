package org.mathmat.table.shake;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.mathmat.table.Key;
import org.mathmat.table.RefusalCode;

/**
 * Three digits, a card, the variations {@code shift}, {@code slow}, {@code calm} and {@code dull},
 * a Goal.
 */
record ToyTable(
    List<Integer> digits, List<String> cards, List<String> variations, Optional<Integer> set)
    implements Table {
  /** One that has no effect in any shake. */
  private static final String DULL = "dull";

  private static final Set<String> KNOWN = Set.of("shift", "slow", "calm", DULL);

  static ToyTable laid(List<Integer> digits, List<String> cards) {
    return new ToyTable(digits, cards, List.of(), Optional.empty());
  }

  @Override
  public List<String> cubes() {
    return digits.stream().map(String::valueOf).toList();
  }

  @Override
  public Optional<String> goal() {
    return set.map(String::valueOf);
  }

  /** Now takes one cube only, as there are so few. */
  @Override
  public Terms terms() {
    boolean slow = variations.contains("slow");
    return new Terms(
        Duration.ofMinutes(slow ? 3 : 2),
        Duration.ofMinutes(2),
        Duration.ofMinutes(1),
        1,
        variations.contains("shift")
            ? EnumSet.allOf(Terms.Turns.class)
            : EnumSet.of(Terms.Turns.MOVE));
  }

  @Override
  public Optional<Integer> named(String name, Mat mat, Section section) {
    return mat.numbers(section)
        .filter(cube -> String.valueOf(digits.get(cube)).equals(name))
        .boxed()
        .findFirst();
  }

  @Override
  public Checked<List<String>> select(List<String> names) {
    for (String name : names) {
      if (!KNOWN.contains(name)) {
        return Checked.bad(RefusalCode.VARIATION_UNKNOWN, name + " is not on the list.");
      }
      if (name.equals(DULL)) {
        return Checked.bad(RefusalCode.VARIATION_NO_EFFECT, name + " makes no difference.");
      }
      if (variations.contains(name)) {
        return Checked.bad(RefusalCode.VARIATION_TAKEN, name + " has been chosen already.");
      }
    }
    return Checked.good(List.copyOf(names));
  }

  @Override
  public Stream<String> choices() {
    return KNOWN.stream()
        .sorted()
        .filter(name -> select(List.of(name)) instanceof Checked.Good<List<String>>);
  }

  @Override
  public Checked<Table> with(List<String> more) {
    List<String> all = new ArrayList<>(variations);
    all.addAll(more);
    return KNOWN.containsAll(all)
        ? Checked.good(new ToyTable(digits, cards, List.copyOf(all), set))
        : Checked.bad(RefusalCode.VARIATION_UNKNOWN, more + " is not on the list.");
  }

  @Override
  public Checked<Row> goal(String text, Mat mat) {
    if (!text.matches("[1-9]")) {
      return Checked.bad(RefusalCode.GOAL_FORM, "A Goal is one digit.");
    }
    return named(text, mat, Section.RESOURCES)
        .map(cube -> Checked.good(new Row(text, List.of(cube), List.of())))
        .orElseGet(() -> Checked.bad(RefusalCode.NO_SUCH_CUBE, "There is no such cube."));
  }

  @Override
  public Checked<Table> withGoal(String goal) {
    return goal.matches("[1-9]")
        ? Checked.good(new ToyTable(digits, cards, variations, Optional.of(Integer.valueOf(goal))))
        : Checked.bad(RefusalCode.GOAL_FORM, "A Goal is one digit.");
  }

  /** A nine is never a bonus. */
  @Override
  public Optional<String> keptFromBonus(int cube) {
    return nine(cube);
  }

  /** While two cubes are left, a nine is not forbidden. */
  @Override
  public Optional<String> keptFrom(int cube, Section to, int resources) {
    return to == Section.FORBIDDEN && resources > 1 ? nine(cube) : Optional.empty();
  }

  @Override
  public Optional<String> keptFromShift(int cube, Section to) {
    return to == Section.FORBIDDEN ? nine(cube) : Optional.empty();
  }

  private Optional<String> nine(int cube) {
    return digits.get(cube) == 9 ? Optional.of("A nine stays.") : Optional.empty();
  }

  @Override
  public WrittenPaper paper(String text) {
    return ToyPaper.of(this, text);
  }

  @Override
  public List<Key> keys(Mat mat) {
    return List.of();
  }
}
