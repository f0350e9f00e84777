package org.mathmat.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.sql.SQLException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.mathmat.host.Insight;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.server.problem.Problem;
import org.mathmat.table.league.LeagueReader;
import org.mathmat.wire.Answer;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.Commands;
import org.mathmat.wire.LeagueFile;
import org.mathmat.wire.Replays;
import org.mathmat.wire.Reviews;
import org.mathmat.wire.Verb;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The commands as endpoints. Cheap questions and dear ones have lanes of their own, so that neither
 * waits for the other, and no table for either.
 */
final class Questions implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Questions.class);
  private static final Duration LIMIT = Duration.ofSeconds(5);

  /** How long a dear answer may take with the wait before it; its search ends by itself. */
  private static final Duration PATIENCE = Duration.ofSeconds(15);

  /** A cheap question that takes longer is no cheap one: it is answered as undecided. */
  private static final Duration CHEAP_LIMIT = Duration.ofSeconds(1);

  private static final Duration CHEAP_PATIENCE = Duration.ofSeconds(3);

  /** A class may sit behind one address. */
  private static final int WAITING_OF_AN_ADDRESS = 40;

  private static final int WAITING = 200;
  private static final int CHEAP_THREADS = 8;

  private final Guard guard;
  private final RecordsInPlay inPlay;
  private final Lane cheap =
      new Lane("cheap", CHEAP_THREADS, WAITING_OF_AN_ADDRESS, WAITING, CHEAP_PATIENCE);
  private final Lane dear;

  Questions(Guard guard, RecordsInPlay inPlay) {
    this.guard = guard;
    this.inPlay = inPlay;
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    dear = new Lane("dear", threads, WAITING_OF_AN_ADDRESS, WAITING, PATIENCE);
  }

  void add(RoutesConfig routes) {
    for (Verb verb : Verb.values()) {
      routes.post("/api/" + verb.word(), context -> ask(context, verb));
    }
    routes.post("/api/league", this::league);
    routes.post("/api/replay", this::replay);
    routes.post("/api/review", this::review);
  }

  private void ask(Context context, Verb verb) throws Exception {
    guard.limit(Limits.Kind.QUESTION, guard.address(context));
    JsonObject question = guard.body(context);
    switch (verb) {
      case VALUE, JUDGE, VARIATION, KEYS, SCORE ->
          answer(context, cheap, () -> Commands.answer(verb, question, CHEAP_LIMIT));
      case SOLVE -> answer(context, dear, () -> Commands.answer(verb, question, LIMIT));
    }
  }

  /** What a league's list changes today, division by division. */
  private void league(Context context) throws Exception {
    guard.limit(Limits.Kind.QUESTION, guard.address(context));
    String text = TableRoutes.text(guard.body(context), "league", LeagueReader.LONGEST);
    LocalDate today = TableRoutes.today();
    try {
      Responses.json(context, 200, LeagueFile.read(text, today).json());
    } catch (BadInput why) {
      throw Problem.bad(why).thrown();
    }
  }

  private void replay(Context context) throws Exception {
    guard.limit(Limits.Kind.QUESTION, guard.address(context));
    JsonObject question = guard.body(context);
    String matchRecord = matchRecord(question);
    boolean events = Guard.flag(question, "events");
    answer(
        context,
        Insight.RECORD,
        matchRecord,
        () -> events ? events(matchRecord) : Replays.summary(matchRecord));
  }

  private void review(Context context) throws Exception {
    guard.limit(Limits.Kind.QUESTION, guard.address(context));
    String matchRecord = matchRecord(guard.body(context));
    answer(context, Insight.REVIEW, matchRecord, () -> Reviews.of(matchRecord, LIMIT));
  }

  private static String matchRecord(JsonObject question) throws Problem.Thrown {
    Json text = question.path("record");
    if (!text.isText()) {
      throw Problem.bad("FIELD_MISSING", "The field \"record\" must hold the match record.")
          .thrown();
    }
    return text.asText();
  }

  private static Answer events(String matchRecord) {
    List<Answer> events = Replays.events(matchRecord);
    JsonObject all = Answer.object();
    JsonArray list = all.putArray("events");
    for (Answer event : events) {
      if (!(event instanceof Answer.Told)) {
        return event;
      }
      list.add(event.json());
    }
    return new Answer.Told(all);
  }

  /** An answer about a record, unless it is of a match in play and closed. */
  private void answer(Context context, Insight what, String matchRecord, Supplier<Answer> thinking)
      throws SQLException {
    CompletableFuture<Void> told =
        inPlay
            .closed(what, matchRecord)
            .toCompletableFuture()
            .thenCompose(closed -> {
              if (closed.isEmpty()) {
                return answered(context, dear, thinking);
              }
              Responses.problem(context, closed.get());
              return CompletableFuture.completedFuture(null);
            });
    context.future(() -> told);
  }

  private void answer(Context context, Lane lane, Supplier<Answer> thinking) {
    CompletableFuture<Void> told = answered(context, lane, thinking);
    context.future(() -> told);
  }

  private CompletableFuture<Void> answered(Context context, Lane lane, Supplier<Answer> thinking) {
    return lane.ask(guard.address(context), thinking)
        .handle((answer, failure) -> {
          if (failure == null) {
            tell(context, answer);
          } else if (busy(failure)) {
            Responses.problem(
                context,
                Problem.of(
                    Problem.Code.BUSY,
                    "Too many questions are being thought about. Please try again."));
          } else {
            throw new CompletionException(failure);
          }
          return null;
        });
  }

  private static boolean busy(Throwable failure) {
    return failure instanceof Lane.Busy
        || (failure instanceof CompletionException && failure.getCause() instanceof Lane.Busy);
  }

  private static void tell(Context context, Answer answer) {
    switch (answer) {
      case Answer.Told(JsonObject json) -> Responses.json(context, 200, json);
      case Answer.Misunderstood(JsonObject json) -> {
        Json error = json.path("error");
        JsonObject problem =
            Problem.bad(error.path("code").asText(), error.path("message").asText()).json();
        for (String more : List.of("column", "line", "cube", "colours")) {
          if (error.hasNonNull(more)) {
            problem.set(more, error.path(more));
          }
        }
        Responses.problem(context, 400, problem);
      }
      case Answer.Failed(JsonObject json, Throwable cause) -> {
        LOG.error("A question could not be answered", cause);
        Responses.problem(
            context,
            500,
            Problem.of(Problem.Code.INTERNAL, json.path("error").path("message").asText()).json());
      }
    }
  }

  @Override
  public void close() {
    cheap.close();
    dear.close();
  }
}
