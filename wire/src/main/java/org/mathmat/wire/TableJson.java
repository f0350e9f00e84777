package org.mathmat.wire;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.mathmat.bots.Hint;
import org.mathmat.host.Insight;
import org.mathmat.host.Ledger;
import org.mathmat.host.LiveDice;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.LiveShakes;
import org.mathmat.host.Place;
import org.mathmat.host.RuledMatch;
import org.mathmat.host.Seed;
import org.mathmat.host.Settings;
import org.mathmat.host.Sitter;
import org.mathmat.host.TableView;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonNull;
import org.mathmat.json.JsonObject;
import org.mathmat.table.Offer;
import org.mathmat.table.Violation;

/** A live table as JSON: what somebody sees of it, and the entries of its history. */
public final class TableJson {
  private final List<Optional<String>> names;
  private final Optional<TurnJson> turns;

  /**
   * For a table with these seats.
   *
   * @param sitters who sits on each
   */
  public TableJson(List<Optional<Sitter>> sitters) {
    this.names = sitters.stream().map(sitter -> sitter.map(Sitter::name)).toList();
    boolean full = names.stream().allMatch(Optional::isPresent);
    this.turns =
        full
            ? Optional.of(new TurnJson(names.stream().flatMap(Optional::stream).toList()))
            : Optional.empty();
  }

  private Optional<String> name(OptionalInt seat) {
    return seat.isPresent() ? names.get(seat.getAsInt()) : Optional.empty();
  }

  private String name(int seat) {
    return names.get(seat).orElseThrow();
  }

  // ---------------------------------------------------------------------------------------- view

  /** What all see alike, made once for all of them. */
  public record Common(JsonObject settings, JsonArray seats, JsonArray waiting, JsonArray fair) {}

  public Common common(TableView.Common common) {
    return new Common(
        settings(common.settings()),
        seats(common.seats()),
        waiting(common.waiting()),
        fair(common.fair()));
  }

  public JsonObject view(TableView view, Common common, Instant now) {
    JsonObject json = Answer.object();
    json.put("table", view.table());
    json.put("version", view.version());
    json.put("status", word(view.common().status()));
    json.put("paused", view.common().paused());
    json.put("now", Instant.ofEpochMilli(now.toEpochMilli()).toString());
    json.set("settings", common.settings());
    json.put("you", name(view.you()));
    json.put("host", view.host());
    json.put("runs", view.runs());
    json.set("seats", common.seats());
    json.set("waiting", common.waiting());
    json.set("offers", offers(view));
    json.set("match", view.match().<Json>map(TableJson::match).orElse(JsonNull.NULL));
    JsonObject open = json.putObject("open");
    for (Insight insight : Insight.values()) {
      open.put(word(insight), view.common().open().contains(insight));
    }
    json.set("fair", common.fair());
    return json;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** What was chosen for a table. */
  public static JsonObject settings(Settings settings) {
    JsonObject json = Answer.object();
    for (String header : Settings.HEADERS) {
      Optional.ofNullable(settings.headers().get(header))
          .ifPresent(value -> json.put(header, value));
    }
    json.put("timed", settings.clock() == Settings.Clock.TIMED);
    json.put("listed", settings.door() == Settings.Door.LISTED);
    settings.places().stream().map(TableJson::place).forEach(json.putArray("seats")::add);
    return json;
  }

  private static final String ROBOT = "bot:";

  private static String place(Place place) {
    return switch (place) {
      case Place.Maker() -> "me";
      case Place.Anybody() -> "open";
      case Place.Robot(String kind) -> ROBOT + kind;
    };
  }

  /** Who sits where. */
  public static JsonArray seats(List<TableView.SeatView> seats) {
    JsonArray json = new JsonArray();
    for (TableView.SeatView seat : seats) {
      JsonObject one = json.addObject();
      one.put("kind", seat.sitter().map(TableJson::kind).orElse("open"));
      if (seat.sitter().isPresent()) {
        if (seat.sitter().get() instanceof Sitter.Robot(String kind, _)) {
          one.put("bot", kind);
        }
        one.put("name", seat.sitter().get().name());
        one.put("here", seat.here());
        one.put("ready", seat.ready());
        one.put("finish", seat.finish());
        one.put("offered", seat.offered());
      }
    }
    return json;
  }

  private static String kind(Sitter sitter) {
    return switch (sitter) {
      case Sitter.Person _ -> "person";
      case Sitter.Robot _ -> "bot";
    };
  }

  private JsonArray waiting(List<TableView.Awaited> waiting) {
    JsonArray json = new JsonArray();
    for (TableView.Awaited one : waiting) {
      json.addObject()
          .put("player", name(one.seat()))
          .put("task", one.task())
          .put("limit", one.limit().map(Instant::toString))
          .put("until", one.until().map(Instant::toString));
    }
    return json;
  }

  private static JsonArray fair(List<TableView.Fair> fair) {
    JsonArray json = new JsonArray();
    for (TableView.Fair one : fair) {
      json.addObject()
          .put("shake", one.shake())
          .put("hash", one.hash())
          .put("seed", one.seed().map(Seed::text));
    }
    return json;
  }

  private static JsonObject offers(TableView view) {
    JsonObject offers = Answer.object();
    JsonArray acts = offers.putArray("acts");
    JsonArray open = offers.putArray("open");
    JsonArray bonus = offers.putArray("bonus");
    if (view.you().isPresent() && view.match().isPresent()) {
      switch (view.match().get()) {
        case RuledMatch<?, ?, ?> match ->
            put(match, view.you().getAsInt(), view.common().paused(), acts, open, bonus);
      }
      view.acts().forEach(acts::add);
    }
    return offers;
  }

  /** A bonus goes before any move, so that only its cubes are listed. */
  private static <A> void put(
      RuledMatch<?, A, ?> match,
      int seat,
      boolean paused,
      JsonArray acts,
      JsonArray open,
      JsonArray bonus) {
    Set<String> kinds = new LinkedHashSet<>();
    Set<String> cubes = new LinkedHashSet<>();
    for (Offer<A> offer : paused ? match.offersInPause(seat) : match.offers(seat)) {
      switch (offer) {
        case Offer.Open<A>(String kind) -> kinds.add(kind);
        case Offer.Ready<A>(A action) ->
            match
                .bonus(action)
                .ifPresentOrElse(cubes::add, () -> match.words(seat, action).ifPresent(acts::add));
      }
    }
    kinds.forEach(open::add);
    cubes.forEach(bonus::add);
  }

  /** A match in which what is hidden has been hidden. */
  public static JsonObject match(LiveMatch seen) {
    return switch (seen) {
      case LiveShakes shakes -> ShakeView.of(shakes.game(), shakes.state(), shakes.players());
      case LiveDice dice -> DiceView.of(dice.state(), dice.players());
    };
  }

  // ------------------------------------------------------------------------------------- entries

  public JsonArray entries(List<TableView.Entry> entries) {
    JsonArray json = new JsonArray();
    for (TableView.Entry entry : entries) {
      JsonObject one = json.addObject();
      one.put("number", entry.number());
      one.put("at", entry.at().toString());
      one.putNull("player");
      one.putNull("act");
      put(entry.what(), one, one.putArray("events"));
    }
    return json;
  }

  private void put(TableView.What what, JsonObject entry, JsonArray events) {
    switch (what) {
      case TableView.What.Created() -> event(events, "Created");
      case TableView.What.SeatTaken(int seat, String name) ->
          event(events, "SeatTaken").put("seat", seat).put("player", name);
      case TableView.What.SeatFreed(int seat) -> event(events, "SeatFreed").put("seat", seat);
      case TableView.What.Started() -> event(events, "Started");
      case TableView.What.HashPublished(int shake, String hash) ->
          event(events, "HashPublished").put("shake", shake).put("hash", hash);
      case TableView.What.SeedRevealed(int shake, Seed seed) ->
          event(events, "SeedRevealed").put("shake", shake).put("seed", seed.text());
      case TableView.What.Ready(int seat) -> event(events, "Ready").put("player", name(seat));
      case TableView.What.WantsToFinish(int seat) ->
          event(events, "WantsToFinish").put("player", name(seat));
      case TableView.What.Played(OptionalInt seat, Optional<String> act, var turn) -> {
        entry.put("player", name(seat));
        entry.put("act", act);
        turns.orElseThrow().told(turn).forEach(events::add);
      }
      case TableView.What.Paused() -> event(events, "Paused");
      case TableView.What.Resumed(long stood) -> event(events, "Resumed").put("stood", stood);
      case TableView.What.SeatOffered(int seat) ->
          event(events, "SeatOffered").put("seat", seat).put("player", name(seat));
      case TableView.What.SeatPassed(int seat, String name) ->
          event(events, "SeatPassed").put("seat", seat).put("player", name);
    }
  }

  private static JsonObject event(JsonArray events, String name) {
    return events.addObject().put("event", name);
  }

  // ------------------------------------------------------------------------------------- answers

  /** As whoever asked for an act is told. */
  public static JsonObject stored(String id, Ledger.Stored stored) {
    JsonObject json = Answer.object();
    json.put("id", id);
    json.put("version", stored.version());
    if (stored.setAside().isPresent()) {
      Violation why = stored.setAside().get();
      json.putObject("setAside")
          .put("code", why.code().name())
          .put("rule", why.rule())
          .put("message", why.message());
    } else {
      json.putNull("setAside");
    }
    return json;
  }

  public static JsonObject hint(Hint hint) {
    JsonObject json = Answer.object();
    json.put("level", word(hint.level()));
    json.put("text", hint.text());
    hint.cubes().forEach(json.putArray("cubes")::add);
    json.put("solution", hint.solution());
    return json;
  }
}
