package org.mathmat.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import org.mathmat.bots.Hint;
import org.mathmat.host.Bots;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.server.people.Person;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.Directory;
import org.mathmat.server.table.Phrases;
import org.mathmat.server.table.StoredSettings;
import org.mathmat.server.table.TableCommand;
import org.mathmat.server.table.TableCommand.Reply;
import org.mathmat.server.table.Tables;
import org.mathmat.wire.Answer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tables over HTTP. */
record TableRoutes(Guard guard, Tables tables, Directory directory) {
  private static final Logger LOG = LoggerFactory.getLogger(TableRoutes.class);
  private static final int LONGEST_ID = 64;
  private static final int LONGEST_ACT = 2_000;

  /** The day here, which says which variations may be selected. */
  static LocalDate today() {
    return LocalDate.now(ZoneId.systemDefault());
  }

  void add(RoutesConfig routes) {
    routes.get("/api/games", context -> Responses.json(context, 200, Choices.json(today())));
    routes.get("/api/phrases", context -> Responses.json(context, 200, Phrases.json()));
    routes.post("/api/tables", this::create);
    routes.get("/api/tables", context -> list(context, directory.listed(Instant.now())));
    routes.get(
        "/api/tables/mine", context -> list(context, directory.of(guard.known(context).id())));
    routes.get("/api/tables/{table}", this::look);
    routes.post("/api/tables/{table}/join", this::join);
    routes.post("/api/tables/{table}/leave", this::leave);
    routes.post("/api/tables/{table}/robots", this::robot);
    routes.post("/api/tables/{table}/pause", this::pause);
    routes.post("/api/tables/{table}/resume", this::resume);
    routes.post("/api/tables/{table}/offer", this::offer);
    routes.post("/api/tables/{table}/acts", this::act);
    routes.post("/api/tables/{table}/phrases", this::say);
    routes.post("/api/tables/{table}/hint", this::hint);
    routes.get("/api/tables/{table}/events", this::events);
    routes.get("/api/tables/{table}/record", this::export);
  }

  private static void list(Context context, JsonArray tables) {
    JsonObject json = Answer.object();
    json.set("tables", tables);
    Responses.json(context, 200, json);
  }

  private void create(Context context) throws Exception {
    Person person = guard.known(context);
    JsonObject body = guard.body(context);
    guard.limit(Limits.Kind.TABLE, person.id());
    guard.limit(Limits.Kind.TABLE_HERE, guard.address(context));
    StoredSettings settings = StoredSettings.read(body, tables.bots().kinds(), today());
    answer(context, tables.create(person, settings), (ctx, json) -> Responses.json(ctx, 201, json));
  }

  private String code(Context context) throws Exception {
    return code(tables, context);
  }

  /** The table that an address names. */
  static String code(Tables tables, Context context) throws Exception {
    return tables
        .find(context.pathParam("table"))
        .orElseThrow(() ->
            Problem.of(Problem.Code.NO_SUCH_TABLE, "There is no table with this code.").thrown());
  }

  private Optional<String> viewer(Context context) throws Exception {
    return guard.person(context).map(Person::id);
  }

  private void look(Context context) throws Exception {
    Optional<String> viewer = viewer(context);
    ask(context, replyTo -> new TableCommand.Look(viewer, replyTo));
  }

  private void join(Context context) throws Exception {
    Person person = guard.known(context);
    guard.limit(Limits.Kind.ACT, person.id());
    Json seat = guard.body(context).path("seat");
    OptionalInt wish = seat.isInt() ? OptionalInt.of(seat.asInt()) : OptionalInt.empty();
    ask(context, replyTo -> new TableCommand.Join(person, wish, replyTo));
  }

  private void leave(Context context) throws Exception {
    Person person = guard.known(context);
    guard.limit(Limits.Kind.ACT, person.id());
    guard.body(context);
    ask(context, replyTo -> new TableCommand.Leave(person, replyTo));
  }

  private void robot(Context context) throws Exception {
    Person person = guard.known(context);
    guard.limit(Limits.Kind.ACT, person.id());
    JsonObject body = guard.body(context);
    int seat = seat(body);
    Optional<String> kind =
        body.path("bot").isNull() ? Optional.empty() : Optional.of(text(body, "bot", LONGEST_ID));
    if (kind.isPresent() && !tables.bots().kinds().contains(kind.get())) {
      throw Problem.bad(
              "FIELD_VALUE", "A robot is one of " + String.join(", ", Bots.offered()) + ".")
          .thrown();
    }
    ask(context, replyTo -> new TableCommand.Robot(person.id(), seat, kind, replyTo));
  }

  private void pause(Context context) throws Exception {
    Person person = guard.known(context);
    guard.limit(Limits.Kind.ACT, person.id());
    guard.body(context);
    ask(context, replyTo -> new TableCommand.Pause(person.id(), replyTo));
  }

  private void resume(Context context) throws Exception {
    Person person = guard.known(context);
    guard.limit(Limits.Kind.ACT, person.id());
    guard.body(context);
    ask(context, replyTo -> new TableCommand.Resume(person.id(), replyTo));
  }

  private void offer(Context context) throws Exception {
    Person person = guard.known(context);
    guard.limit(Limits.Kind.ACT, person.id());
    int seat = seat(guard.body(context));
    ask(context, replyTo -> new TableCommand.OfferSeat(person.id(), seat, replyTo));
  }

  private static int seat(JsonObject body) throws Problem.Thrown {
    Json seat = body.path("seat");
    if (!seat.isInt()) {
      throw Problem.bad("FIELD_VALUE", "The field \"seat\" must be the number of a seat.").thrown();
    }
    return seat.asInt();
  }

  private void act(Context context) throws Exception {
    Person person = guard.known(context);
    guard.limit(Limits.Kind.ACT, person.id());
    JsonObject body = guard.body(context);
    String id = text(body, "id", LONGEST_ID);
    String act = text(body, "act", LONGEST_ACT);
    ask(context, replyTo -> new TableCommand.Act(person.id(), id, act, replyTo));
  }

  private void say(Context context) throws Exception {
    Person person = guard.known(context);
    guard.limit(Limits.Kind.ACT, person.id());
    String phrase = text(guard.body(context), "phrase", LONGEST_ID);
    answer(
        context,
        tables.ask(code(context), replyTo -> new TableCommand.Say(person.id(), phrase, replyTo)),
        (ctx, _) -> ctx.status(204));
  }

  private void hint(Context context) throws Exception {
    Person person = guard.known(context);
    guard.limit(Limits.Kind.QUESTION, guard.address(context));
    String word = text(guard.body(context), "level", LONGEST_ID);
    Hint.Level level =
        Arrays.stream(Hint.Level.values())
            .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(word))
            .findFirst()
            .orElseThrow(() ->
                Problem.bad("FIELD_VALUE", "The level is nudge, cubes or solution.").thrown());
    ask(context, replyTo -> new TableCommand.Help(person.id(), level, replyTo));
  }

  private void events(Context context) throws Exception {
    guard.limit(Limits.Kind.QUESTION, guard.address(context));
    Optional<String> viewer = viewer(context);
    long after = after(context.queryParam("after"));
    ask(context, replyTo -> new TableCommand.Entries(viewer, after, replyTo));
  }

  /** The last number that a client has seen. */
  static long after(@org.jspecify.annotations.Nullable String given) throws Problem.Thrown {
    if (given == null) {
      return 0;
    }
    if (!given.matches("[0-9]{1,9}")) {
      throw Problem.bad("FIELD_VALUE", "The number \"after\" must be a whole number.").thrown();
    }
    return Long.parseLong(given);
  }

  private void export(Context context) throws Exception {
    guard.limit(Limits.Kind.QUESTION, guard.address(context));
    Optional<String> viewer = viewer(context);
    String code = code(context);
    answer(
        context,
        tables.ask(code, replyTo -> new TableCommand.Export(viewer, replyTo)),
        (ctx, text) ->
            ctx.header("Content-Disposition", "inline; filename=\"" + code + ".txt\"")
                .contentType("text/plain; charset=utf-8")
                .result(text));
  }

  static String text(JsonObject body, String field, int longest) throws Problem.Thrown {
    Json value = body.path(field);
    if (value.isAbsent() || value.isNull()) {
      throw Problem.bad("FIELD_MISSING", "The field \"" + field + "\" is missing.").thrown();
    }
    if (!value.isText() || value.asText().isBlank() || value.asText().length() > longest) {
      throw Problem.bad(
              "FIELD_VALUE",
              "The field \"%s\" must be a text of 1 to %d characters.".formatted(field, longest))
          .thrown();
    }
    return value.asText();
  }

  private void ask(Context context, Tables.Question question) throws Exception {
    answer(
        context,
        tables.ask(code(context), question),
        (ctx, json) -> Responses.json(ctx, 200, json));
  }

  private static void answer(
      Context context, CompletionStage<Reply> asked, BiConsumer<Context, String> tell) {
    context.future(() ->
        asked
            .handle((reply, failure) -> {
              if (failure != null) {
                LOG.warn("A table did not answer", unwrapped(failure));
                Responses.problem(context, noAnswer());
              } else {
                switch (reply) {
                  case Reply.Told(String text) -> tell.accept(context, text);
                  case Reply.Refused refused -> Responses.problem(context, refused.problem());
                }
              }
              return "";
            })
            .toCompletableFuture());
  }

  static Problem noAnswer() {
    return Problem.of(
        Problem.Code.TIMEOUT, "The table did not answer in time. Please send it again.");
  }

  private static Throwable unwrapped(Throwable failure) {
    return failure instanceof CompletionException && failure.getCause() != null
        ? failure.getCause()
        : failure;
  }
}
