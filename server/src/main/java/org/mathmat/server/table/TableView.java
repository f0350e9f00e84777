package org.mathmat.server.table;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonNull;
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
  record Common(JsonObject settings, JsonArray seats, JsonArray waiting, JsonArray fair) {}

  static Common common(TableState state, Set<String> here) {
    Optional<Instant> clock = state.timed() ? state.started() : Optional.empty();
    return new Common(
        state.created().settings().json(),
        seats(state, here),
        state.match().map(match -> match.waiting(clock)).orElseGet(JsonArray::new),
        fair(state));
  }

  JsonObject view(Set<String> here, Instant now) {
    return view(common(state, here), now);
  }

  JsonObject view(Common common, Instant now) {
    JsonObject json = Answer.object();
    json.put("table", state.created().code());
    json.put("version", ledger.version());
    json.put("status", state.status().name().toLowerCase(Locale.ROOT));
    json.put("now", now.truncatedTo(ChronoUnit.MILLIS).toString());
    json.set("settings", common.settings());
    json.put("you", name(seat));
    json.put("host", viewer.host());
    json.set("seats", common.seats());
    json.set("waiting", common.waiting());
    json.set("offers", offers());
    json.set("match", state.match().<Json>map(m -> m.view(seat)).orElse(JsonNull.NULL));
    json.set("open", Insight.open(state));
    json.set("fair", common.fair());
    return json;
  }

  private String name(int number) {
    return state.sitters().get(number).orElseThrow().name();
  }

  private Optional<String> name(OptionalInt number) {
    return number.isPresent() ? Optional.of(name(number.getAsInt())) : Optional.empty();
  }

  static JsonArray seats(TableState state, Set<String> here) {
    JsonArray seats = new JsonArray();
    for (int i = 0; i < state.sitters().size(); i++) {
      JsonObject json = seats.addObject();
      Optional<TableState.Sitter> sitter = state.sitters().get(i);
      json.put("kind", sitter.isEmpty() ? "open" : sitter.get().bot() ? "bot" : "person");
      if (sitter.isPresent()) {
        sitter.get().strength().ifPresent(strength -> json.put("bot", strength));
        json.put("name", sitter.get().name());
        json.put("here", sitter.get().bot() || here.contains(sitter.get().person()));
        json.put("ready", state.ready().contains(i));
        json.put("finish", state.done().contains(i));
      }
    }
    return seats;
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

  private static JsonArray fair(TableState state) {
    JsonArray fair = new JsonArray();
    for (int i = 0; i < state.seeds().size(); i++) {
      Seed seed = state.seeds().get(i);
      JsonObject json = fair.addObject();
      boolean revealed = i < state.revealed();
      json.put("shake", i + 1);
      json.put("hash", seed.hash());
      json.put("seed", Optional.of(seed.text()).filter(_ -> revealed));
    }
    return fair;
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
    JsonObject json = Answer.object();
    json.put("number", number);
    json.put("at", event.at().toString());
    json.putNull("player");
    json.putNull("act");
    JsonArray events = json.putArray("events");
    switch (event) {
      case TableEvent.Created _ -> events.addObject().put("event", "Created");
      case TableEvent.SeatTaken e ->
          events
              .addObject()
              .put("event", "SeatTaken")
              .put("seat", e.seat())
              .put("player", e.name());
      case TableEvent.SeatFreed e ->
          events.addObject().put("event", "SeatFreed").put("seat", e.seat());
      case TableEvent.Started _ -> events.addObject().put("event", "Started");
      case TableEvent.HashPublished e ->
          events
              .addObject()
              .put("event", "HashPublished")
              .put("shake", e.shake())
              .put("hash", new Seed(e.seed()).hash());
      case TableEvent.SeedRevealed e ->
          events
              .addObject()
              .put("event", "SeedRevealed")
              .put("shake", e.shake())
              .put("seed", state.seeds().get(e.shake() - 1).text());
      case TableEvent.Ready e ->
          events.addObject().put("event", "Ready").put("player", name(e.seat()));
      case TableEvent.WantsToFinish e ->
          events.addObject().put("event", "WantsToFinish").put("player", name(e.seat()));
      case TableEvent.Acted e -> acted(json, events, number, e);
    }
    return json;
  }

  private void acted(JsonObject json, JsonArray events, long number, TableEvent.Acted e) {
    json.put("player", name(e.seat()));
    json.put("act", heard(number, e));
    (hides(number, e) ? match().heard(seat, e.events().json()) : ledger.told(number, e))
        .forEach(events::add);
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

  /** Whether something of an act must not be heard yet. */
  boolean hides(long number, TableEvent.Acted e) {
    return !heard(number, e).equals(e.words());
  }

  /** The words of an act as they may be heard by now; nothing where there are none. */
  private Optional<String> heard(long number, TableEvent.Acted e) {
    return number > ledger.shown() && e.seat().isPresent()
        ? e.words().flatMap(words -> match().heard(seat, e.seat().getAsInt(), words))
        : e.words();
  }

  private LiveMatch match() {
    return state.match().orElseThrow();
  }
}
