package org.mathmat.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
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

  static boolean has(String phrase) {
    return ALL.containsKey(phrase);
  }

  /** The message to those who watch. */
  static String said(String player, String phrase) {
    return TableForms.MESSAGE.write(new TableForms.Message.Phrase(player, phrase)).toString();
  }

  public static JsonObject json() {
    JsonObject json = Answer.object();
    JsonArray phrases = json.putArray("phrases");
    ALL.forEach((phrase, text) -> phrases.addObject().put("phrase", phrase).put("text", text));
    return json;
  }
}
