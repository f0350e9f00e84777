package org.mathmat.table.league;

import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.mathmat.table.book.Change;
import org.mathmat.table.book.LocalRules;

/**
 * A league's own list.
 *
 * @param game whose book it changes
 * @param rules the book's name
 * @param everywhere what it changes in every division
 * @param divisions what it changes in one, by the division's name
 */
public record League(
    String game, String rules, List<Change> everywhere, Map<String, List<Dated>> divisions) {
  /**
   * A change that holds in some months.
   *
   * @param months never none
   */
  public record Dated(Change change, Set<Month> months) {
    public Dated {
      months = Set.copyOf(months);
    }

    /** What it comes to in a month: what is switched on in other months is off in this one. */
    Stream<Change> in(Month month) {
      if (months.contains(month)) {
        return Stream.of(change);
      }
      return change instanceof Change.On(var variation)
          ? Stream.of(new Change.Off(variation))
          : Stream.empty();
    }
  }

  public League {
    everywhere = List.copyOf(everywhere);
    divisions = Map.copyOf(divisions);
  }

  /** What holds in a division on a day. */
  public LocalRules on(String division, LocalDate day) {
    List<Change> changes = new ArrayList<>(everywhere);
    divisions
        .getOrDefault(division, List.of())
        .forEach(dated -> dated.in(day.getMonth()).forEach(changes::add));
    return new LocalRules(changes);
  }
}
