package org.mathmat.table.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.table.VariationCount;
import org.mathmat.table.shake.Procedure;

/**
 * What a league plays differently from a division of a book, on the day of a match. A match keeps
 * it, whatever the league's list says later.
 *
 * @param changes of two that say the same sort of thing the later one holds
 */
public record LocalRules(List<Change> changes) {
  /** Just as the book has it. */
  public static final LocalRules NONE = new LocalRules(List.of());

  public LocalRules {
    changes = List.copyOf(changes);
  }

  /** What the league is called, if it says so. */
  public Optional<String> league() {
    return of(Change.Name.class).map(Change.Name::league).reduce((_, later) -> later);
  }

  /** A book's procedure as the league plays it. */
  public Procedure procedure(Procedure book) {
    Procedure.Round round = book.round();
    for (Change change : changes) {
      round =
          switch (change) {
            case Change.Length(var length) ->
                new Procedure.Round(length, round.overtime(), round.points());
            case Change.Overtime(var overtime) ->
                new Procedure.Round(round.length(), overtime, round.points());
            case Change.Points(var points) ->
                new Procedure.Round(round.length(), round.overtime(), points);
            case Change.Name _, Change.Only _, Change.On _, Change.Off _, Change.Call _ -> round;
          };
    }
    return book.inRounds(round);
  }

  /** A book's list as the league has it. */
  public <V extends Variation> VariationList<V> list(VariationList<V> book) {
    List<Listed<V>> choices = new ArrayList<>();
    for (Listed<V> listed : book.choices()) {
      switch (standing(listed.entry().key())) {
        case BY_THE_BOOK -> choices.add(called(listed));
        case ON -> choices.add(called(listed.inSeason(Season.EVERY)));
        case OFF -> {}
      }
    }
    return new VariationList<>(
        choices.isEmpty() ? VariationCount.NONE : book.toSelect(),
        book.calendar(),
        book.always().stream().map(this::called).toList(),
        choices);
  }

  /** Whether a variation of the book's list may be chosen. */
  public enum Standing {
    BY_THE_BOOK,
    ON,
    OFF
  }

  /** What the league says of a variation: of itself, or else with all the others. */
  public Standing standing(String key) {
    if (of(Change.On.class).anyMatch(on -> on.variation().equals(key))) {
      return Standing.ON;
    }
    return of(Change.Off.class).anyMatch(off -> off.variation().equals(key))
            || of(Change.Only.class).anyMatch(only -> !only.variations().contains(key))
        ? Standing.OFF
        : Standing.BY_THE_BOOK;
  }

  /** What the league calls a variation, if it has a name of its own for it. */
  public Optional<String> name(String key) {
    return of(Change.Call.class)
        .filter(call -> call.variation().equals(key))
        .map(Change.Call::name)
        .reduce((_, later) -> later);
  }

  private <V extends Variation> Listed<V> called(Listed<V> listed) {
    return name(listed.entry().key())
        .map(name -> new Listed<>(listed.entry().called(name), listed.section(), listed.season()))
        .orElse(listed);
  }

  private <C extends Change> Stream<C> of(Class<C> kind) {
    return changes.stream().filter(kind::isInstance).map(kind::cast);
  }
}
