package org.mathmat.server.table;

import static org.mathmat.json.Form.field;
import static org.mathmat.json.Form.sometimes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.json.Shape;
import org.mathmat.server.Problem;
import org.mathmat.table.Violation;
import org.mathmat.wire.LiveForms;
import org.mathmat.wire.Seed;
import org.mathmat.wire.ShelfJson;

/** What a table tells, as JSON, described once. */
final class TableForms {
  /** A seat and who sits on it, if somebody does. */
  record Seat(Optional<Taken> taken) {}

  /**
   * Who sits on a seat.
   *
   * @param bot the strength of a bot
   * @param here whether he is connected
   * @param ready whether he wants the next shake
   * @param finish whether he wants no more shakes
   */
  record Taken(String name, Optional<String> bot, boolean here, boolean ready, boolean finish) {}

  private enum Kind {
    OPEN,
    BOT,
    PERSON;

    static Kind of(Seat seat) {
      return seat.taken().map(taken -> taken.bot().isPresent() ? BOT : PERSON).orElse(OPEN);
    }
  }

  static final Form<Settings> SETTINGS =
      Form.object(
          "Settings",
          field("game", ShelfJson.NAME, settings -> settings.header("game").orElseThrow()),
          field("rules", Codec.TEXT, settings -> settings.header("rules").orElseThrow()),
          header("division"),
          header("season"),
          header("checking"),
          header("procedure"),
          header("play"),
          field("timed", Codec.TRUTH, settings -> settings.clock() == Settings.Clock.TIMED),
          field("listed", Codec.TRUTH, settings -> settings.door() == Settings.Door.LISTED),
          field("seats", Form.list(Codec.TEXT), Settings::seats));

  static final Form<List<Seat>> SEATS =
      Form.list(
          Form.object(
              "SeatView",
              field("kind", words("SeatKind", Kind.values()), Kind::of),
              sometimes("bot", Codec.TEXT, seat -> seat.taken().flatMap(Taken::bot)),
              taken("name", Codec.TEXT, Taken::name),
              taken("here", Codec.TRUTH, Taken::here),
              taken("ready", Codec.TRUTH, Taken::ready),
              taken("finish", Codec.TRUTH, Taken::finish)));

  /** How a shake is shown to be rolled fairly. */
  record Fair(int shake, Seed seed, boolean revealed) {}

  static final Form<List<Fair>> FAIR =
      Form.list(
          Form.object(
              "Fair",
              field("shake", Codec.WHOLE, Fair::shake),
              field("hash", Codec.TEXT, fair -> fair.seed().hash()),
              field(
                  "seed",
                  Form.orNull(Codec.TEXT),
                  fair -> Optional.of(fair.seed().text()).filter(_ -> fair.revealed()))));

  /** What can be asked for now. */
  static final Form<TableState> OPEN =
      Form.object(
          "Open",
          field("record", Codec.TRUTH, Insight.RECORD::isOpen),
          field("review", Codec.TRUTH, Insight.REVIEW::isOpen));

  /**
   * A table as somebody sees it.
   *
   * @param common what all see alike
   */
  record Seen(
      TableState state,
      long version,
      String now,
      TableView.Common common,
      Optional<String> you,
      boolean host,
      Json offers,
      Optional<Json> match) {}

  static final Form.Fields<Seen> VIEW =
      Form.object(
          "View",
          field("table", Codec.TEXT, seen -> seen.state().created().code()),
          field("version", Form.NUMBER, Seen::version),
          field(
              "status", words("Status", TableState.Status.values()), seen -> seen.state().status()),
          field("now", Codec.TEXT, Seen::now),
          field("settings", Form.written(SETTINGS), seen -> seen.common().settings()),
          field("you", Form.orNull(Codec.TEXT), Seen::you),
          field("host", Codec.TRUTH, Seen::host),
          field("seats", Form.written(SEATS), seen -> seen.common().seats()),
          field("waiting", LiveForms.WAITING, seen -> seen.common().waiting()),
          field("offers", LiveForms.OFFERS, Seen::offers),
          field("match", Form.orNull(LiveForms.MATCH), Seen::match),
          field("open", OPEN, Seen::state),
          field("fair", Form.written(FAIR), seen -> seen.common().fair()));

  /** A table in a list of tables, where nobody's presence is told. */
  static final Form.Fields<TableState> LISTED =
      Form.object(
          "Listed",
          field("table", Codec.TEXT, state -> state.created().code()),
          field("settings", SETTINGS, state -> state.created().settings()),
          field("seats", Form.written(SEATS), state -> TableView.seats(state, Set.of())),
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
              },
          List.of(
              CREATED,
              SEAT_TAKEN,
              SEAT_FREED,
              STARTED,
              HASH_PUBLISHED,
              SEED_REVEALED,
              READY,
              WANTS_TO_FINISH));

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

  /** What is said on a socket. */
  sealed interface Message {
    /** What is new, and how the table stands. */
    record View(Json entries, JsonObject view) implements Message {}

    /** An act is stored. */
    record Ack(String id, long version, Optional<Violation> setAside) implements Message {}

    /** An act, or whatever else was asked for, is not done. */
    record Refused(String id, Problem problem) implements Message {}

    /** Somebody says something. */
    record Phrase(String player, String phrase) implements Message {}

    record Pong() implements Message {}
  }

  private static final Form<Violation> SET_ASIDE =
      Form.object(
          "SetAside",
          field("code", Codec.TEXT, why -> why.code().name()),
          field("rule", Codec.TEXT, Violation::rule),
          field("message", Codec.TEXT, Violation::message));
  private static final Form.Fields<Message.View> VIEW_MESSAGE =
      Form.object(
          "view",
          field("entries", Form.written(Form.list(ENTRY)), Message.View::entries),
          field("view", Form.written(VIEW), Message.View::view));
  static final Form.Fields<Message.Ack> ACK =
      Form.object(
          "ack",
          field("id", Codec.TEXT, Message.Ack::id),
          field("version", Form.NUMBER, Message.Ack::version),
          field("setAside", Form.orNull(SET_ASIDE), Message.Ack::setAside));
  private static final Form.Fields<Message.Refused> REFUSED =
      Form.object(
          "refused",
          field("id", Codec.TEXT, Message.Refused::id),
          field("problem", Problem.FORM, Message.Refused::problem));
  private static final Form.Fields<Message.Phrase> PHRASE =
      Form.object(
          "phrase",
          field("player", Codec.TEXT, Message.Phrase::player),
          field("phrase", Codec.TEXT, Message.Phrase::phrase));
  private static final Form.Fields<Message.Pong> PONG = Form.object("pong");

  static final Form.Cases<Message> MESSAGE =
      Form.oneOf(
          "Message",
          "type",
          message ->
              switch (message) {
                case Message.View _ -> VIEW_MESSAGE;
                case Message.Ack _ -> ACK;
                case Message.Refused _ -> REFUSED;
                case Message.Phrase _ -> PHRASE;
                case Message.Pong _ -> PONG;
              },
          List.of(VIEW_MESSAGE, ACK, REFUSED, PHRASE, PONG));

  private TableForms() {}

  private static Form.Field<Settings, String> header(String name) {
    return sometimes(name, Codec.TEXT, settings -> settings.header(name));
  }

  private static <F> Form.Field<Seat, F> taken(String name, Form<F> form, Function<Taken, F> get) {
    return sometimes(name, form, seat -> seat.taken().map(get));
  }

  private static <E extends Enum<E>> Form<E> words(String name, E[] all) {
    return Form.words(name, all, one -> one.name().toLowerCase(Locale.ROOT));
  }

  private static Shape events() {
    List<Shape> all = new ArrayList<>(LiveForms.EVENTS);
    all.add(AROUND.shape());
    return new Shape.Either("TableEvent", all);
  }
}
