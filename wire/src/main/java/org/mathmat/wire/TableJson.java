package org.mathmat.wire;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.mathmat.bots.Hint;
import org.mathmat.host.LiveDice;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.LiveShakes;
import org.mathmat.host.RuledMatch;
import org.mathmat.host.Seed;
import org.mathmat.host.Sitter;
import org.mathmat.host.TableState;
import org.mathmat.host.TableView;
import org.mathmat.json.Form;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.table.Offer;

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

  /** A table as somebody sees it, written already. */
  public static final Form<Json> VIEW = Form.written(TableForms.VIEW);

  /** Entries of a table's history, written already. */
  public static final Form<Json> ENTRIES = Form.written(Form.list(TableForms.ENTRY));

  /** A table in a list of tables. */
  public static final Form.Fields<TableState> LISTED = TableForms.LISTED;

  /** What all see alike, made once for all of them. */
  public record Common(Json settings, Json seats, Json waiting, Json fair) {}

  public Common common(TableView.Common common) {
    return new Common(
        TableForms.SETTINGS.write(common.settings()),
        TableForms.SEATS.write(common.seats()),
        TableForms.WAITING.write(common.waiting().stream().map(this::waiting).toList()),
        TableForms.FAIR.write(common.fair()));
  }

  private TableForms.Waiting waiting(TableView.Awaited one) {
    return new TableForms.Waiting(name(one.seat()), one.task(), one.limit(), one.until());
  }

  public JsonObject view(TableView view, Common common, Instant now) {
    return TableForms.VIEW.write(
        new TableForms.Seen(view, common, now, name(view.you()), offers(view)));
  }

  private static TableForms.Offers offers(TableView view) {
    List<String> acts = new ArrayList<>();
    Set<String> open = new LinkedHashSet<>();
    Set<String> bonus = new LinkedHashSet<>();
    if (view.you().isPresent() && view.match().isPresent()) {
      switch (view.match().get()) {
        case RuledMatch<?, ?, ?> match ->
            put(match, view.you().getAsInt(), view.common().paused(), acts, open, bonus);
      }
      acts.addAll(view.acts());
    }
    return new TableForms.Offers(acts, List.copyOf(open), List.copyOf(bonus));
  }

  /** A bonus goes before any move, so that only its cubes are listed. */
  private static <A> void put(
      RuledMatch<?, A, ?> match,
      int seat,
      boolean paused,
      List<String> acts,
      Set<String> open,
      Set<String> bonus) {
    for (Offer<A> offer : paused ? match.offersInPause(seat) : match.offers(seat)) {
      switch (offer) {
        case Offer.Open<A>(String kind) -> open.add(kind);
        case Offer.Ready<A>(A action) ->
            match
                .bonus(action)
                .ifPresentOrElse(bonus::add, () -> match.words(seat, action).ifPresent(acts::add));
      }
    }
  }

  /** A match in which what is hidden has been hidden. */
  public static JsonObject match(LiveMatch seen) {
    return switch (seen) {
      case LiveShakes shakes ->
          ShakeView.of(shakes.game().procedure(), shakes.state(), shakes.players());
      case LiveDice dice -> DiceView.of(dice.state(), dice.players());
    };
  }

  // ------------------------------------------------------------------------------------- entries

  public JsonArray entries(List<TableView.Entry> entries) {
    JsonArray json = new JsonArray();
    entries.forEach(entry -> json.add(TableForms.ENTRY.write(entry(entry))));
    return json;
  }

  private TableForms.Entry entry(TableView.Entry entry) {
    return switch (entry.what()) {
      case TableView.What.Played(OptionalInt seat, Optional<String> act, var turn) ->
          entry(entry, name(seat), act, List.copyOf(turns.orElseThrow().told(turn)));
      case TableView.What.Created() -> around(entry, new TableForms.Around.Created());
      case TableView.What.SeatTaken(int seat, String name) ->
          around(entry, new TableForms.Around.SeatTaken(seat, name));
      case TableView.What.SeatFreed(int seat) ->
          around(entry, new TableForms.Around.SeatFreed(seat));
      case TableView.What.Started() -> around(entry, new TableForms.Around.Started());
      case TableView.What.HashPublished(int shake, String hash) ->
          around(entry, new TableForms.Around.HashPublished(shake, hash));
      case TableView.What.SeedRevealed(int shake, Seed seed) ->
          around(entry, new TableForms.Around.SeedRevealed(shake, seed.text()));
      case TableView.What.Ready(int seat) -> around(entry, new TableForms.Around.Ready(name(seat)));
      case TableView.What.WantsToFinish(int seat) ->
          around(entry, new TableForms.Around.WantsToFinish(name(seat)));
      case TableView.What.Paused() -> around(entry, new TableForms.Around.Paused());
      case TableView.What.Resumed(long stood) ->
          around(entry, new TableForms.Around.Resumed(stood));
      case TableView.What.SeatOffered(int seat) ->
          around(entry, new TableForms.Around.SeatOffered(seat, name(seat)));
      case TableView.What.SeatPassed(int seat, String name) ->
          around(entry, new TableForms.Around.SeatPassed(seat, name));
    };
  }

  private static TableForms.Entry around(TableView.Entry entry, TableForms.Around event) {
    return entry(
        entry, Optional.empty(), Optional.empty(), List.of(TableForms.AROUND.write(event)));
  }

  private static TableForms.Entry entry(
      TableView.Entry entry, Optional<String> player, Optional<String> act, List<Json> events) {
    return new TableForms.Entry(entry.number(), entry.at().toString(), player, act, events);
  }

  // ------------------------------------------------------------------------------------- answers

  public static JsonObject hint(Hint hint) {
    JsonObject json = Answer.object();
    json.put("level", hint.level().name().toLowerCase(Locale.ROOT));
    json.put("text", hint.text());
    hint.cubes().forEach(json.putArray("cubes")::add);
    json.put("solution", hint.solution());
    return json;
  }
}
