package org.mathmat.host;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.mathmat.table.Seat;

/**
 * A table as somebody may see it: no paper that is not shown yet, no seed before its time.
 *
 * @param table its code
 * @param version the number of the last entry
 * @param you his seat, where he has one
 * @param host whether he made the table
 * @param runs whether he may pause the match and give seats to others
 * @param acts what he may do beside the offers of the match
 * @param match as he sees it
 * @param common what all see alike
 */
public record TableView(
    String table,
    long version,
    OptionalInt you,
    boolean host,
    boolean runs,
    List<String> acts,
    Optional<LiveMatch> match,
    Common common) {
  /** A seat, and who sits there. */
  public record SeatView(
      Optional<Sitter> sitter, boolean here, boolean ready, boolean finish, boolean offered) {}

  /**
   * Somebody for whom the table waits.
   *
   * @param seat none for the table itself
   * @param limit when his time is up, and the countdown starts
   * @param until when the clock acts; none where no clock runs
   */
  public record Awaited(
      OptionalInt seat, String task, Optional<Instant> limit, Optional<Instant> until) {}

  /**
   * What is published of a shake's seed.
   *
   * @param seed once it is revealed
   */
  public record Fair(int shake, String hash, Optional<Seed> seed) {}

  /** What all see alike of a table. */
  public record Common(
      Settings settings,
      TableState.Status status,
      boolean paused,
      List<SeatView> seats,
      List<Awaited> waiting,
      Set<Insight> open,
      List<Fair> fair) {
    /**
     * Of a table as it stands.
     *
     * @param here the persons who have a connection
     */
    public static Common of(TableState state, Set<String> here) {
      return new Common(
          state.settings(),
          state.status(),
          state.paused(),
          TableView.seats(state, here),
          TableView.waiting(state),
          Insight.open(state),
          TableView.fair(state));
    }
  }

  /** What somebody sees. */
  public static TableView of(Ledger ledger, TableState.Viewer viewer, Common common) {
    TableState state = ledger.state().orElseThrow();
    return new TableView(
        state.created().code(),
        ledger.version(),
        viewer.seat(),
        viewer.host(),
        viewer.runs(),
        acts(state, viewer.seat()),
        state.match().map(match -> match.seenBy(viewer.seat())),
        common);
  }

  private static List<SeatView> seats(TableState state, Set<String> here) {
    List<SeatView> seats = new ArrayList<>();
    for (int seat = 0; seat < state.sitters().size(); seat++) {
      Optional<Sitter> sitter = state.sitters().get(seat);
      seats.add(
          new SeatView(
              sitter,
              sitter.stream().anyMatch(one -> isHere(one, here)),
              state.pace().ready().contains(seat),
              state.pace().done().contains(seat),
              state.offered().contains(seat)));
    }
    return seats;
  }

  private static boolean isHere(Sitter sitter, Set<String> here) {
    return switch (sitter) {
      case Sitter.Robot _ -> true;
      case Sitter.Person(String id, _) -> here.contains(id);
    };
  }

  private static List<Awaited> waiting(TableState state) {
    return state.match().stream()
        .flatMap(match -> match.awaited().stream())
        .map(one ->
            new Awaited(
                one.seat() instanceof Seat.Player(int number)
                    ? OptionalInt.of(number)
                    : OptionalInt.empty(),
                one.task(),
                dayTime(state, one.limit()),
                dayTime(state, one.until())))
        .toList();
  }

  private static Optional<Instant> dayTime(TableState state, Optional<Instant> time) {
    return time.flatMap(at -> state.dayTime(LiveMatch.since(at)));
  }

  private static List<Fair> fair(TableState state) {
    List<Fair> fair = new ArrayList<>();
    for (Seed seed : state.seeds().all()) {
      boolean revealed = fair.size() < state.seeds().revealed();
      fair.add(
          new Fair(fair.size() + 1, seed.hash(), revealed ? Optional.of(seed) : Optional.empty()));
    }
    return fair;
  }

  private static List<String> acts(TableState state, OptionalInt seat) {
    List<String> acts = new ArrayList<>();
    boolean between = seat.isPresent() && state.match().stream().anyMatch(LiveMatch::betweenShakes);
    if (between && !state.paused()) {
      if (!state.pace().ready().contains(seat.getAsInt())) {
        acts.add(House.READY);
      }
      if (state.match().orElseThrow().rounds() && !state.pace().done().contains(seat.getAsInt())) {
        acts.add(House.FINISH);
      }
    }
    return acts;
  }

  // ------------------------------------------------------------------------------------- entries

  /** An entry of the table's history, as somebody may hear of it by now. */
  public record Entry(long number, Instant at, What what) {}

  /** What happened. */
  public sealed interface What {
    record Created() implements What {}

    record SeatTaken(int seat, String name) implements What {}

    record SeatFreed(int seat) implements What {}

    record Started() implements What {}

    record HashPublished(int shake, String hash) implements What {}

    record SeedRevealed(int shake, Seed seed) implements What {}

    record Ready(int seat) implements What {}

    record WantsToFinish(int seat) implements What {}

    /**
     * A turn of the match.
     *
     * @param seat who acted; none for chance and the clock
     * @param act in the words of a record, without his name; nothing where it is hidden, or needs
     *     no words
     */
    record Played(OptionalInt seat, Optional<String> act, Turn<?, ?> turn) implements What {}

    record Paused() implements What {}

    record Resumed(long stood) implements What {}

    record SeatOffered(int seat) implements What {}

    record SeatPassed(int seat, String name) implements What {}
  }

  /** The entries after a number, as a seat, or without one everybody, may hear of them by now. */
  public static List<Entry> entries(Ledger ledger, OptionalInt seat, long after) {
    List<Entry> entries = new ArrayList<>();
    long number = Math.max(0, after);
    for (Happened event : ledger.after(after)) {
      entries.add(entry(ledger, ++number, event, seat));
    }
    return entries;
  }

  private static Entry entry(Ledger ledger, long number, Happened event, OptionalInt seat) {
    TableState state = ledger.state().orElseThrow();
    What what =
        switch (event) {
          case Happened.Created _ -> new What.Created();
          case Happened.SeatTaken e -> new What.SeatTaken(e.seat(), e.sitter().name());
          case Happened.SeatFreed e -> new What.SeatFreed(e.seat());
          case Happened.Started _ -> new What.Started();
          case Happened.HashPublished e -> new What.HashPublished(e.shake(), e.seed().hash());
          case Happened.SeedRevealed e ->
              new What.SeedRevealed(e.shake(), state.seeds().all().get(e.shake() - 1));
          case Happened.Ready e -> new What.Ready(e.seat());
          case Happened.WantsToFinish e -> new What.WantsToFinish(e.seat());
          case Happened.Acted e -> {
            Turn<?, ?> heard = heard(ledger, number, seat, e);
            yield new What.Played(e.seat(), state.match().orElseThrow().words(heard), heard);
          }
          case Happened.Paused _ -> new What.Paused();
          case Happened.Resumed e -> new What.Resumed(e.stood());
          case Happened.SeatOffered e -> new What.SeatOffered(e.seat());
          case Happened.SeatPassed e -> new What.SeatPassed(e.seat(), e.sitter().name());
        };
    return new Entry(number, event.at(), what);
  }

  /** A turn as a seat may hear of it by now. */
  private static Turn<?, ?> heard(
      Ledger ledger, long number, OptionalInt seat, Happened.Acted event) {
    return number > ledger.shown()
        ? ledger.state().orElseThrow().match().orElseThrow().heardBy(seat, event.turn())
        : event.turn();
  }

  /** Whether something of an act must not be heard yet; words that nobody can read are hidden. */
  static boolean hides(Ledger ledger, long number, OptionalInt seat, Happened.Acted event) {
    boolean unread = event.words().isPresent() && event.turn().act().isEmpty();
    return (unread && number > ledger.shown() && !event.seat().equals(seat))
        || !heard(ledger, number, seat, event).equals(event.turn());
  }

  /** Whether something after a number must not be heard yet by a seat that others hear. */
  public static boolean hidesAfter(Ledger ledger, OptionalInt seat, long after) {
    long number = Math.max(0, after);
    for (Happened event : ledger.after(after)) {
      number++;
      if (event instanceof Happened.Acted acted && hides(ledger, number, seat, acted)) {
        return true;
      }
    }
    return false;
  }
}
