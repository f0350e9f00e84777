package org.mathmat.wire;

import static org.mathmat.json.Form.field;
import static org.mathmat.json.Form.sometimes;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.mathmat.host.Insight;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.Place;
import org.mathmat.host.Seed;
import org.mathmat.host.Settings;
import org.mathmat.host.Sitter;
import org.mathmat.host.TableState;
import org.mathmat.host.TableView;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.json.Json;
import org.mathmat.json.Shape;
import org.mathmat.table.record.MatchRecord;

/** What a table tells, as JSON, described once. */
final class TableForms {
  private static final String ROBOT = "bot:";

  private enum Kind {
    OPEN,
    BOT,
    PERSON;

    static Kind of(TableView.SeatView seat) {
      return seat.sitter().map(Kind::of).orElse(OPEN);
    }

    private static Kind of(Sitter sitter) {
      return switch (sitter) {
        case Sitter.Person _ -> PERSON;
        case Sitter.Robot _ -> BOT;
      };
    }
  }

  static final Form<Settings> SETTINGS =
      Form.object(
          "Settings",
          field("game", ShelfJson.NAME, settings -> header(settings, "game").orElseThrow()),
          field("rules", Codec.TEXT, settings -> header(settings, "rules").orElseThrow()),
          header("division"),
          header(MatchRecord.LEAGUE),
          sometimes("differs", LeagueJson.FORM, settings -> LeagueJson.played(settings.headers())),
          header("season"),
          header("checking"),
          header("procedure"),
          header("play"),
          field("timed", Codec.TRUTH, settings -> settings.clock() == Settings.Clock.TIMED),
          field("listed", Codec.TRUTH, settings -> settings.door() == Settings.Door.LISTED),
          field(
              "seats",
              Form.list(Codec.TEXT),
              settings -> settings.places().stream().map(TableForms::place).toList()));

  static final Form<List<TableView.SeatView>> SEATS =
      Form.list(
          Form.object(
              "SeatView",
              field("kind", words("SeatKind", Kind.values()), Kind::of),
              sometimes("bot", Codec.TEXT, seat -> seat.sitter().flatMap(TableForms::robot)),
              taken("name", Codec.TEXT, seat -> seat.sitter().orElseThrow().name()),
              taken("here", Codec.TRUTH, TableView.SeatView::here),
              taken("ready", Codec.TRUTH, TableView.SeatView::ready),
              taken("finish", Codec.TRUTH, TableView.SeatView::finish),
              taken("offered", Codec.TRUTH, TableView.SeatView::offered)));

  static final Form<List<TableView.Fair>> FAIR =
      Form.list(
          Form.object(
              "Fair",
              field("shake", Codec.WHOLE, TableView.Fair::shake),
              field("hash", Codec.TEXT, TableView.Fair::hash),
              field("seed", Form.orNull(Codec.TEXT), fair -> fair.seed().map(Seed::text))));

  /**
   * Somebody, or nobody who sits at the table, for whom a match waits.
   *
   * @param limit when his countdown starts
   * @param until when the clock acts for him
   */
  record Waiting(
      Optional<String> player, String task, Optional<Instant> limit, Optional<Instant> until) {}

  private static final Form<Optional<Instant>> TIME_OR_NULL =
      Form.of(
          time -> Form.orNull(Codec.TEXT).write(time.map(Instant::toString)),
          Form.orNull(Codec.TEXT).shape());

  static final Form<List<Waiting>> WAITING =
      Form.list(
          Form.object(
              "Waiting",
              field("player", Form.orNull(Codec.TEXT), Waiting::player),
              field("task", Codec.TEXT, Waiting::task),
              field("limit", TIME_OR_NULL, Waiting::limit),
              field("until", TIME_OR_NULL, Waiting::until)));

  /**
   * What somebody may do.
   *
   * @param acts word for word
   * @param open kinds of acts that he fills in
   * @param bonus the cubes that may go before a move
   */
  record Offers(List<String> acts, List<String> open, List<String> bonus) {}

  private static final Form.Fields<Offers> OFFERS =
      Form.object(
          "Offers",
          field("acts", Form.list(Codec.TEXT), Offers::acts),
          field("open", Form.list(Codec.TEXT), Offers::open),
          field("bonus", Form.list(Codec.TEXT), Offers::bonus));

  /** What can be asked for now. */
  private static final Form<Set<Insight>> OPEN =
      Form.object(
          "Open",
          field("record", Codec.TRUTH, open -> open.contains(Insight.RECORD)),
          field("review", Codec.TRUTH, open -> open.contains(Insight.REVIEW)));

  /** A match of any game, as somebody sees it. */
  private static final Form<LiveMatch> MATCH =
      Form.of(
          TableJson::match,
          new Shape.Either("MatchView", List.of(ShakeView.FORM.shape(), DiceView.FORM.shape())));

  /**
   * A table as somebody sees it.
   *
   * @param common what all see alike
   */
  record Seen(
      TableView view, TableJson.Common common, Instant now, Optional<String> you, Offers offers) {}

  static final Form.Fields<Seen> VIEW =
      Form.object(
          "View",
          field("table", Codec.TEXT, seen -> seen.view().table()),
          field("version", Form.NUMBER, seen -> seen.view().version()),
          field(
              "status",
              words("Status", TableState.Status.values()),
              seen -> seen.view().common().status()),
          field("paused", Codec.TRUTH, seen -> seen.view().common().paused()),
          field(
              "now",
              Codec.TEXT,
              seen -> Instant.ofEpochMilli(seen.now().toEpochMilli()).toString()),
          field("settings", Form.written(SETTINGS), seen -> seen.common().settings()),
          field("you", Form.orNull(Codec.TEXT), Seen::you),
          field("host", Codec.TRUTH, seen -> seen.view().host()),
          field("runs", Codec.TRUTH, seen -> seen.view().runs()),
          field("seats", Form.written(SEATS), seen -> seen.common().seats()),
          field("waiting", Form.written(WAITING), seen -> seen.common().waiting()),
          field("offers", OFFERS, Seen::offers),
          field("match", Form.orNull(MATCH), seen -> seen.view().match()),
          field("open", OPEN, seen -> seen.view().common().open()),
          field("fair", Form.written(FAIR), seen -> seen.common().fair()));

  /** A table in a list of tables, where nobody's presence is told. */
  static final Form.Fields<TableState> LISTED =
      Form.object(
          "Listed",
          field("table", Codec.TEXT, state -> state.created().code()),
          field("settings", SETTINGS, TableState::settings),
          field("seats", SEATS, state -> TableView.Common.of(state, Set.of()).seats()),
          field("status", words("Status", TableState.Status.values()), TableState::status),
          field("created", Codec.TEXT, state -> state.created().at().toString()));

  /** What happens round a match; that of the match has forms of its own. */
  sealed interface Around {
    record Created() implements Around {}

    record SeatTaken(int seat, String player) implements Around {}

    record SeatFreed(int seat) implements Around {}

    record Started() implements Around {}

    record HashPublished(int shake, String hash) implements Around {}

    record SeedRevealed(int shake, String seed) implements Around {}

    record Ready(String player) implements Around {}

    record WantsToFinish(String player) implements Around {}

    record Paused() implements Around {}

    record Resumed(long stood) implements Around {}

    record SeatOffered(int seat, String player) implements Around {}

    record SeatPassed(int seat, String player) implements Around {}
  }

  private static final Form.Fields<Around.Created> CREATED = Form.object("Created");
  private static final Form.Fields<Around.SeatTaken> SEAT_TAKEN =
      Form.object(
          "SeatTaken",
          field("seat", Codec.WHOLE, Around.SeatTaken::seat),
          field("player", Codec.TEXT, Around.SeatTaken::player));
  private static final Form.Fields<Around.SeatFreed> SEAT_FREED =
      Form.object("SeatFreed", field("seat", Codec.WHOLE, Around.SeatFreed::seat));
  private static final Form.Fields<Around.Started> STARTED = Form.object("Started");
  private static final Form.Fields<Around.HashPublished> HASH_PUBLISHED =
      Form.object(
          "HashPublished",
          field("shake", Codec.WHOLE, Around.HashPublished::shake),
          field("hash", Codec.TEXT, Around.HashPublished::hash));
  private static final Form.Fields<Around.SeedRevealed> SEED_REVEALED =
      Form.object(
          "SeedRevealed",
          field("shake", Codec.WHOLE, Around.SeedRevealed::shake),
          field("seed", Codec.TEXT, Around.SeedRevealed::seed));
  private static final Form.Fields<Around.Ready> READY =
      Form.object("Ready", field("player", Codec.TEXT, Around.Ready::player));
  private static final Form.Fields<Around.WantsToFinish> WANTS_TO_FINISH =
      Form.object("WantsToFinish", field("player", Codec.TEXT, Around.WantsToFinish::player));

  private static final Form.Fields<Around.Paused> PAUSED = Form.object("Paused");
  private static final Form.Fields<Around.Resumed> RESUMED =
      Form.object("Resumed", field("stood", Form.NUMBER, Around.Resumed::stood));
  private static final Form.Fields<Around.SeatOffered> SEAT_OFFERED =
      Form.object(
          "SeatOffered",
          field("seat", Codec.WHOLE, Around.SeatOffered::seat),
          field("player", Codec.TEXT, Around.SeatOffered::player));
  private static final Form.Fields<Around.SeatPassed> SEAT_PASSED =
      Form.object(
          "SeatPassed",
          field("seat", Codec.WHOLE, Around.SeatPassed::seat),
          field("player", Codec.TEXT, Around.SeatPassed::player));

  static final Form.Cases<Around> AROUND =
      Form.oneOf(
          "AroundEvent",
          "event",
          event ->
              switch (event) {
                case Around.Created _ -> CREATED;
                case Around.SeatTaken _ -> SEAT_TAKEN;
                case Around.SeatFreed _ -> SEAT_FREED;
                case Around.Started _ -> STARTED;
                case Around.HashPublished _ -> HASH_PUBLISHED;
                case Around.SeedRevealed _ -> SEED_REVEALED;
                case Around.Ready _ -> READY;
                case Around.WantsToFinish _ -> WANTS_TO_FINISH;
                case Around.Paused _ -> PAUSED;
                case Around.Resumed _ -> RESUMED;
                case Around.SeatOffered _ -> SEAT_OFFERED;
                case Around.SeatPassed _ -> SEAT_PASSED;
              },
          List.of(
              CREATED,
              SEAT_TAKEN,
              SEAT_FREED,
              STARTED,
              HASH_PUBLISHED,
              SEED_REVEALED,
              READY,
              WANTS_TO_FINISH,
              PAUSED,
              RESUMED,
              SEAT_OFFERED,
              SEAT_PASSED));

  /** Something that was stored, as it is told. */
  record Entry(
      long number, String at, Optional<String> player, Optional<String> act, List<Json> events) {}

  static final Form.Fields<Entry> ENTRY =
      Form.object(
          "Entry",
          field("number", Form.NUMBER, Entry::number),
          field("at", Codec.TEXT, Entry::at),
          field("player", Form.orNull(Codec.TEXT), Entry::player),
          field("act", Form.orNull(Codec.TEXT), Entry::act),
          field("events", Form.list(Form.of(json -> json, events())), Entry::events));

  private TableForms() {}

  private static Optional<String> header(Settings settings, String name) {
    return Optional.ofNullable(settings.headers().get(name));
  }

  private static Form.Field<Settings, String> header(String name) {
    return sometimes(name, Codec.TEXT, settings -> header(settings, name));
  }

  private static String place(Place place) {
    return switch (place) {
      case Place.Maker() -> "me";
      case Place.Anybody() -> "open";
      case Place.Robot(String kind) -> ROBOT + kind;
    };
  }

  private static Optional<String> robot(Sitter sitter) {
    return switch (sitter) {
      case Sitter.Robot(String kind, _) -> Optional.of(kind);
      case Sitter.Person _ -> Optional.empty();
    };
  }

  /** A field of a seat on which somebody sits. */
  private static <F> Form.Field<TableView.SeatView, F> taken(
      String name, Form<F> form, Function<TableView.SeatView, F> get) {
    return sometimes(name, form, seat -> seat.sitter().map(_ -> get.apply(seat)));
  }

  private static <E extends Enum<E>> Form<E> words(String name, E[] all) {
    return Form.words(name, all, one -> one.name().toLowerCase(Locale.ROOT));
  }

  private static Shape events() {
    return new Shape.Either(
        "TableEvent",
        List.of(TurnJson.SHAKES.toldShape(), TurnJson.DICE.toldShape(), AROUND.shape()));
  }
}
