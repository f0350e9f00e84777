package org.mathmat.wire;

import java.time.Duration;
import org.mathmat.json.Json;
import org.mathmat.json.JsonNull;
import org.mathmat.json.JsonObject;

/**
 * The one door for questions in JSON: finds the command by its verb and its game, and answers in
 * any case.
 */
public final class Commands {
  private Commands() {}

  /** Answers a line of JSON. */
  public static Answer answer(Verb verb, String line, Duration limit) {
    JsonObject json;
    try {
      json = JsonLine.read(line);
    } catch (BadInput why) {
      return new Answer.Misunderstood(error(JsonLine.idOf(line), why));
    }
    return answer(verb, json, limit);
  }

  /** Answers a line of JSON by a league's list. */
  public static Answer answer(Verb verb, String line, Duration limit, LeagueFile league) {
    try {
      return answer(verb, league.onto(JsonLine.read(line)), limit);
    } catch (BadInput why) {
      return new Answer.Misunderstood(error(JsonLine.idOf(line), why));
    }
  }

  /** Answers a request that is JSON already. */
  public static Answer answer(Verb verb, JsonObject json, Duration limit) {
    Json id = json.has("id") ? json.path("id") : JsonNull.NULL;
    try {
      Request request = new Request(json, limit);
      JsonObject answer = Answer.object();
      if (json.has("id")) {
        answer.set("id", id);
      }
      answer.setAll(GameCommands.command(request, verb).answer(request));
      return new Answer.Told(answer);
    } catch (BadInput why) {
      return new Answer.Misunderstood(error(id, why));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError ours) {
      return new Answer.Failed(error(id, ownMistake(ours)), ours);
    }
  }

  /** The answer to a line that was not even looked at, such as one that is too long. */
  public static Answer refuse(BadInput why) {
    return new Answer.Misunderstood(error(JsonNull.NULL, why));
  }

  /** What is told where Mathmat itself went wrong. */
  static BadInput ownMistake(Throwable ours) {
    return new BadInput(
        ErrorCode.INTERNAL,
        "Mathmat made a mistake of its own here (%s). Please report it."
            .formatted(ours.getClass().getSimpleName()));
  }

  private static JsonObject error(Json id, BadInput why) {
    JsonObject answer = Answer.object();
    answer.set("id", id);
    JsonObject error = answer.putObject("error");
    error.put("code", why.code().name());
    error.put("message", why.message());
    if (why.column().isPresent()) {
      error.put("column", why.column().getAsInt());
    } else {
      error.putNull("column");
    }
    why.line().ifPresent(line -> error.put("line", line));
    why.cube()
        .ifPresent(cube -> {
          error.put("cube", cube);
          why.colours().forEach(error.putArray("colours")::add);
        });
    return answer;
  }
}
