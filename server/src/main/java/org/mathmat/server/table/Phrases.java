package org.mathmat.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.server.problem.Problem;
import org.mathmat.wire.Answer;

/** What players can say to each other: fixed phrases, because there is no free chat. */
public final class Phrases {
  private static final Map<String, String> ALL = new LinkedHashMap<>();

  static {
    ALL.put("hello", "Hello!");
    ALL.put("good-luck", "Good luck!");
    ALL.put("good-move", "Good move!");
    ALL.put("nice-goal", "Nice Goal!");
    ALL.put("well-done", "Well done!");
    ALL.put("thinking", "Let me think …");
    ALL.put("oops", "Oops!");
    ALL.put("thank-you", "Thank you!");
    ALL.put("one-moment", "One moment, please.");
    ALL.put("good-game", "Good game!");
    ALL.put("play-again", "Shall we play again?");
  }

  private Phrases() {}

  /** Why somebody on a seat, or without one, cannot say this; nothing where he can. */
  static Optional<Problem> barred(OptionalInt seat, String phrase) {
    if (seat.isEmpty()) {
      return Optional.of(Problem.of(Problem.Code.NOT_YOUR_SEAT, "Only players speak at a table."));
    }
    return ALL.containsKey(phrase)
        ? Optional.empty()
        : Optional.of(Problem.bad("FIELD_VALUE", "There is no such phrase."));
  }

  /** The message to those who watch. */
  static String said(String player, String phrase) {
    return MessageForms.FORM.write(new MessageForms.Message.Phrase(player, phrase)).toString();
  }

  public static JsonObject json() {
    JsonObject json = Answer.object();
    JsonArray phrases = json.putArray("phrases");
    ALL.forEach((phrase, text) -> phrases.addObject().put("phrase", phrase).put("text", text));
    return json;
  }
}
