package org.mathmat.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.mathmat.server.Problem;
import org.mathmat.wire.Answer;
import org.mathmat.wire.Commands;
import org.mathmat.wire.Replays;
import org.mathmat.wire.Reviews;
import org.mathmat.wire.Verb;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The commands as endpoints. They think on a few threads of their own with a short queue, so that
 * no table ever waits for them.
 */
final class Questions implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Questions.class);
  private static final Duration LIMIT = Duration.ofSeconds(5);
  private static final Duration GRACE = Duration.ofSeconds(5);
  private static final int QUEUE = 64;

  private final Guard guard;
  private final ThreadPoolExecutor thinkers;

  Questions(Guard guard) {
    this.guard = guard;
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    thinkers =
        new ThreadPoolExecutor(
            threads,
            threads,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(QUEUE),
            Thread.ofPlatform().name("thinker-", 0).daemon().factory());
  }

  void add(RoutesConfig routes) {
    for (Verb verb : Verb.values()) {
      routes.post("/api/" + verb.word(), context -> ask(context, verb));
    }
    routes.post("/api/replay", this::replay);
    routes.post("/api/review", this::review);
  }

  private void ask(Context context, Verb verb) throws Exception {
    guard.limit(Limits.Kind.QUESTION, guard.address(context));
    ObjectNode question = guard.body(context);
    answer(context, () -> Commands.answer(verb, question, LIMIT));
  }

  private void replay(Context context) throws Exception {
    guard.limit(Limits.Kind.QUESTION, guard.address(context));
    ObjectNode question = guard.body(context);
    String matchRecord = matchRecord(question);
    if (question.path("events").asBoolean(false)) {
      answer(context, () -> events(matchRecord));
    } else {
      answer(context, () -> Replays.summary(matchRecord));
    }
  }

  private void review(Context context) throws Exception {
    guard.limit(Limits.Kind.QUESTION, guard.address(context));
    String matchRecord = matchRecord(guard.body(context));
    answer(context, () -> Reviews.of(matchRecord, LIMIT));
  }

  private static String matchRecord(ObjectNode question) throws Problem.Thrown {
    JsonNode text = question.path("record");
    if (!text.isTextual()) {
      throw Problem.bad("FIELD_MISSING", "The field \"record\" must hold the match record.")
          .thrown();
    }
    return text.textValue();
  }

  private static Answer events(String matchRecord) {
    List<Answer> events = Replays.events(matchRecord);
    ObjectNode all = Answer.object();
    ArrayNode list = all.putArray("events");
    for (Answer event : events) {
      if (!(event instanceof Answer.Told)) {
        return event;
      }
      list.add(event.json());
    }
    return new Answer.Told(all);
  }

  private void answer(Context context, Supplier<Answer> thinking) throws Problem.Thrown {
    CompletableFuture<Answer> thought;
    try {
      thought = CompletableFuture.supplyAsync(thinking, thinkers);
    } catch (RejectedExecutionException full) {
      throw Problem.of(
              Problem.Code.BUSY, "Too many questions are being thought about. Please try again.")
          .thrown();
    }
    CompletableFuture<Void> told =
        thought
            .orTimeout(LIMIT.plus(GRACE).toSeconds(), TimeUnit.SECONDS)
            .thenAccept(answer -> tell(context, answer));
    context.future(() -> told);
  }

  private static void tell(Context context, Answer answer) {
    switch (answer) {
      case Answer.Told(ObjectNode json) -> Responses.json(context, 200, json);
      case Answer.Misunderstood(ObjectNode json) -> {
        JsonNode error = json.path("error");
        ObjectNode problem =
            Problem.bad(error.path("code").asText(), error.path("message").asText()).json();
        for (String more : List.of("column", "line", "cube", "colours")) {
          if (error.hasNonNull(more)) {
            problem.set(more, error.get(more));
          }
        }
        Responses.problem(context, 400, problem);
      }
      case Answer.Failed(ObjectNode json, Throwable cause) -> {
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
    thinkers.shutdownNow();
  }
}
