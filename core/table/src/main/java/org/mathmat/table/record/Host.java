package org.mathmat.table.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Violation;

/**
 * Whoever runs the table of a record: lets time stand still, and gives a seat to somebody else. The
 * rules of the game know nothing of it: their clock stands, and their players are numbers.
 */
final class Host {
  private static final String PAUSE = "pause";
  private static final String RESUME = "resume";
  private static final String TABLE = "table";
  private static final String SEAT = "seat ";

  /** Between the names of those who have played on one seat. */
  private static final String BETWEEN = " / ";

  private enum Clock {
    RUNS,
    STANDS
  }

  private final List<String> players;
  private final List<String> listed;
  private Clock clock = Clock.RUNS;
  private Duration stood = Duration.ZERO;

  Host(List<String> names) {
    players = new ArrayList<>(names);
    listed = new ArrayList<>(names);
  }

  /** Who plays on each seat now. */
  List<String> players() {
    return List.copyOf(players);
  }

  /** How each seat is listed: everybody who has played on it. */
  List<String> listed() {
    return List.copyOf(listed);
  }

  /** How long time has stood still so far. */
  Duration stood() {
    return stood;
  }

  /** How much of the time before a line counts for the game. */
  Duration counted(Duration gap) {
    if (clock == Clock.RUNS) {
      return gap;
    }
    stood = stood.plus(gap);
    return Duration.ZERO;
  }

  /** What became of a line that is for the host; nothing where it is not. */
  Optional<Optional<Violation>> heard(MatchRecord.Line line) {
    String who = line.who().orElse("");
    if (players.contains(who)) {
      return Optional.empty();
    }
    if (who.equals(TABLE)) {
      return Optional.of(table(line.what()));
    }
    return who.startsWith(SEAT)
        ? Optional.of(seat(who.substring(SEAT.length()).strip(), line.what()))
        : Optional.empty();
  }

  private Optional<Violation> table(String what) {
    Clock wanted =
        switch (what) {
          case PAUSE -> Clock.STANDS;
          case RESUME -> Clock.RUNS;
          default -> clock;
        };
    if (wanted == clock) {
      boolean known = what.equals(PAUSE) || what.equals(RESUME);
      return known
          ? no(
              RefusalCode.NOT_NOW, "The table is " + (what.equals(PAUSE) ? "" : "not ") + "paused.")
          : no(RefusalCode.FORMAT, "A table can only \"pause\" and \"resume\".");
    }
    clock = wanted;
    return Optional.empty();
  }

  private Optional<Violation> seat(String who, String name) {
    int seat = players.indexOf(who);
    if (seat < 0) {
      return no(RefusalCode.FORMAT, "Nobody here is called \"" + who + "\".");
    }
    if (!RecordReader.isName(name) || players.contains(name)) {
      return no(RefusalCode.FORMAT, "\"" + name + "\" is no name, or somebody else's.");
    }
    players.set(seat, name);
    listed.set(seat, listed.get(seat) + BETWEEN + name);
    return Optional.empty();
  }

  /** Why nobody can do this while time stands still; coming, going and ending the round can be. */
  Optional<Violation> barred(MatchRecord.Line line) {
    boolean can =
        clock == Clock.RUNS
            || line.who().stream().anyMatch("round"::equals)
            || line.what().equals("leaves")
            || line.what().equals("returns");
    return can ? Optional.empty() : no(RefusalCode.NOT_NOW, "The table is paused.");
  }

  private static Optional<Violation> no(RefusalCode code, String why) {
    return Optional.of(new Violation(code, "", why));
  }
}
