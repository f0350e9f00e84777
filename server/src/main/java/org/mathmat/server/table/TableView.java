package org.mathmat.server.table;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.wire.Answer;
import org.mathmat.wire.LiveMatch;
import org.mathmat.wire.Seed;

/** A table as somebody may see it: no paper that is not shown yet, no seed before its time. */
final class TableView {
  private final Ledger ledger;
  private final TableState state;
  private final TableState.Viewer viewer;
  private final OptionalInt seat;

  /**
   * @param viewer whose view it is
   */
  TableView(Ledger ledger, TableState.Viewer viewer) {
    this.ledger = ledger;
    this.state = ledger.state().orElseThrow();
    this.viewer = viewer;
    this.seat = viewer.seat();
  }

  /** What all see alike of a table. */
  record Common(Json settings, Json seats, Json waiting, Json fair) {}

  static Common common(TableState state, Set<String> here) {
    Optional<Instant> clock = state.timed() ? state.started() : Optional.empty();
    return new Common(
        TableForms.SETTINGS.write(state.created().settings()),
        seats(state, here),
        state.match().map(match -> match.waiting(clock)).orElseGet(JsonArray::new),
        TableForms.FAIR.write(fair(state)));
  }

  JsonObject view(Set<String> here, Instant now) {
    return view(common(state, here), now);
  }

  JsonObject view(Common common, Instant now) {
    return TableForms.VIEW.write(
        new TableForms.Seen(
            state,
            ledger.version(),
            now.truncatedTo(ChronoUnit.MILLIS).toString(),
            common,
            name(seat),
            viewer.host(),
            offers(),
            state.match().map(match -> match.view(seat))));
  }

  private String name(int number) {
    return state.sitters().get(number).orElseThrow().name();
  }

  private Optional<String> name(OptionalInt number) {
    return number.isPresent() ? Optional.of(name(number.getAsInt())) : Optional.empty();
  }

  static Json seats(TableState state, Set<String> here) {
    return TableForms.SEATS.write(
        IntStream.range(0, state.sitters().size())
            .mapToObj(i ->
                new TableForms.Seat(
                    state.sitters().get(i).map(sitter -> taken(state, i, sitter, here))))
            .toList());
  }

  private static TableForms.Taken taken(
      TableState state, int seat, TableState.Sitter sitter, Set<String> here) {
    return new TableForms.Taken(
        sitter.name(),
        sitter.strength(),
        sitter.bot() || here.contains(sitter.person()),
        state.ready().contains(seat),
        state.done().contains(seat));
  }

  private JsonObject offers() {
    if (seat.isEmpty() || state.match().isEmpty()) {
      JsonObject none = Answer.object();
      List.of("acts", "open", "bonus").forEach(none::putArray);
      return none;
    }
    LiveMatch match = state.match().get();
    JsonObject offers = match.offers(seat.getAsInt());
    if (match.betweenShakes()) {
      JsonArray acts = new JsonArray();
      offers.path("acts").entries().forEach(acts::add);
      if (!state.ready().contains(seat.getAsInt())) {
        acts.add("ready");
      }
      if (match.rounds() && !state.done().contains(seat.getAsInt())) {
        acts.add("finish");
      }
      offers.set("acts", acts);
    }
    return offers;
  }

  private static List<TableForms.Fair> fair(TableState state) {
    return IntStream.range(0, state.seeds().size())
        .mapToObj(i -> new TableForms.Fair(i + 1, state.seeds().get(i), i < state.revealed()))
        .toList();
  }

  /** The entries after a number. */
  JsonArray entries(long after) {
    JsonArray entries = new JsonArray();
    long number = Math.max(0, after);
    for (TableEvent event : ledger.after(after)) {
      entries.add(entry(++number, event));
    }
    return entries;
  }

  private JsonObject entry(long number, TableEvent event) {
    return TableForms.ENTRY.write(
        event instanceof TableEvent.Acted acted
            ? acted(number, acted)
            : new TableForms.Entry(
                number,
                event.at().toString(),
                Optional.empty(),
                Optional.empty(),
                List.of(TableForms.AROUND.write(around(event)))));
  }

  private TableForms.Around around(TableEvent event) {
    return switch (event) {
      case TableEvent.Created _ -> new TableForms.Around.Created();
      case TableEvent.SeatTaken e -> new TableForms.Around.SeatTaken(e.seat(), e.name());
      case TableEvent.SeatFreed e -> new TableForms.Around.SeatFreed(e.seat());
      case TableEvent.Started _ -> new TableForms.Around.Started();
      case TableEvent.HashPublished e ->
          new TableForms.Around.HashPublished(e.shake(), new Seed(e.seed()).hash());
      case TableEvent.SeedRevealed e ->
          new TableForms.Around.SeedRevealed(e.shake(), state.seeds().get(e.shake() - 1).text());
      case TableEvent.Ready e -> new TableForms.Around.Ready(name(e.seat()));
      case TableEvent.WantsToFinish e -> new TableForms.Around.WantsToFinish(name(e.seat()));
      case TableEvent.Acted e -> throw new IllegalArgumentException("An act of the match: " + e);
    };
  }

  private TableForms.Entry acted(long number, TableEvent.Acted e) {
    boolean hidden = hides(number, e);
    return new TableForms.Entry(
        number,
        e.at().toString(),
        name(e.seat()),
        e.words().filter(_ -> !hidden),
        ledger.told(number, e).stream()
            .<Json>map(one ->
                hidden && one.has("paper") ? new JsonObject().setAll(one).putNull("paper") : one)
            .toList());
  }

  /** Whether something after a number must not be seen yet. */
  boolean hidesAfter(long after) {
    long number = Math.max(0, after);
    for (TableEvent event : ledger.after(after)) {
      number++;
      if (event instanceof TableEvent.Acted acted && hides(number, acted)) {
        return true;
      }
    }
    return false;
  }

  /** Whether somebody else's paper must not be seen yet. */
  boolean hides(long number, TableEvent.Acted e) {
    return number > ledger.shown()
        && e.seat().isPresent()
        && !e.seat().equals(seat)
        && e.words().stream().anyMatch(words -> words.startsWith("presents"));
  }
}
