package org.mathmat.table.league;

import java.time.Duration;
import java.util.List;
import org.mathmat.table.book.Change;
import org.mathmat.table.book.LocalRules;
import org.mathmat.table.score.MatchPoints;

/** What a league plays differently in a match, as its record writes it. */
public final class LeagueText {
  private LeagueText() {}

  /** One line for each change; {@link LeagueReader#ofMatch} reads them again. */
  public static List<String> lines(LocalRules local) {
    return local.changes().stream().map(LeagueText::line).toList();
  }

  private static String line(Change change) {
    return switch (change) {
      case Change.Name(var league) -> "name " + league;
      case Change.Length(var length) -> "round " + minutes(length);
      case Change.Overtime(var overtime) -> "overtime " + minutes(overtime);
      case Change.Points(MatchPoints(var first, var second, var third)) ->
          "points %d %d %d".formatted(first, second, third);
      case Change.Only(var variations) -> "only " + String.join(" ; ", variations);
      case Change.On(var variation) -> "on " + variation;
      case Change.Off(var variation) -> "off " + variation;
      case Change.Call(var variation, var name) -> "call %s \"%s\"".formatted(variation, name);
    };
  }

  private static String minutes(Duration time) {
    return time.toMinutes() + (time.toMinutes() == 1 ? " minute" : " minutes");
  }
}
