package org.mathmat.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;

/**
 * The one door for questions in JSON: finds the command by its verb and its game, and answers in
 * any case.
 */
public final class Commands {
  private Commands() {}

  /** Answers a line of JSON. */
  public static Answer answer(Verb verb, String line, Duration limit) {
    ObjectNode json;
    try {
      json = JsonText.read(line);
    } catch (BadInput why) {
      return new Answer.Misunderstood(error(JsonText.idOf(line), why));
    }
    return answer(verb, json, limit);
  }

  /** Answers a request that is JSON already. */
  public static Answer answer(Verb verb, ObjectNode json, Duration limit) {
    JsonNode id = json.has("id") ? json.get("id") : NullNode.getInstance();
    try {
      Request request = new Request(json, limit);
      ObjectNode answer = Answer.object();
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
    return new Answer.Misunderstood(error(NullNode.getInstance(), why));
  }

  /** What is told where Mathmat itself went wrong. */
  static BadInput ownMistake(Throwable ours) {
    return new BadInput(
        ErrorCode.INTERNAL,
        "Mathmat made a mistake of its own here (%s). Please report it."
            .formatted(ours.getClass().getSimpleName()));
  }

  private static ObjectNode error(JsonNode id, BadInput why) {
    ObjectNode answer = Answer.object();
    answer.set("id", id);
    ObjectNode error = answer.putObject("error");
    error.put("code", why.code().name());
    error.put("message", why.message());
    if (why.column().isPresent()) {
      error.put("column", why.column().getAsInt());
    } else {
      error.putNull("column");
    }
    why.cube()
        .ifPresent(cube -> {
          error.put("cube", cube);
          why.colours().forEach(error.putArray("colours")::add);
        });
    return answer;
  }
}
