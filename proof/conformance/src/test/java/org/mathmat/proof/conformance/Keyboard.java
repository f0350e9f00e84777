package org.mathmat.proof.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.mathmat.wire.Verb;

/** The keys that are offered for a question, and whether a paper can be written with them alone. */
final class Keyboard {
  private static final Duration LIMIT = Duration.ofSeconds(5);
  private static final Set<String> SIGNS =
      Set.of("digit", "point", "name", "between", "before", "behind", "relation", "bracket");

  private final List<JsonNode> keys;
  private final Pattern solution;
  private final Pattern goal;
  private final Pattern notes;

  private Keyboard(List<JsonNode> keys) {
    this.keys = keys;
    this.solution = part("solution");
    this.goal = part("goal");
    this.notes = notes();
  }

  /** What is offered where the cubes lie so, with any paper left out of the question. */
  static Keyboard of(ObjectNode question) throws IOException {
    ObjectNode asked = question.deepCopy();
    asked.remove(List.of("equation", "solution", "expression"));
    ObjectNode answer = CaseFile.ask(Verb.KEYS, asked, LIMIT);
    if (!answer.has("keys")) {
      throw new AssertionError("No keys for " + asked + ": " + answer);
    }
    return new Keyboard(StreamSupport.stream(answer.get("keys").spliterator(), false).toList());
  }

  /** Whether an Equation, whichever side the Goal is on, has nothing but keys. */
  boolean writesEquation(String text) {
    String paper = text.replace(" ", "");
    int where = paper.indexOf("where");
    String[] sides = (where < 0 ? paper : paper.substring(0, where)).split("=", -1);
    boolean bodies =
        sides.length == 2
            && has("separator", "=")
            && ((isWritten(solution, sides[0]) && isWritten(goal, sides[1]))
                || (isWritten(goal, sides[0]) && isWritten(solution, sides[1])));
    return bodies && (where < 0 || isWritten(notes, paper.substring(where)));
  }

  /** Whether a Solution of On-Sets, or a calculation, has nothing but keys. */
  boolean writesSolution(String text) {
    String paper = text.replace(" ", "");
    int where = paper.indexOf("where");
    String[] parts = (where < 0 ? paper : paper.substring(0, where)).split(";", -1);
    boolean bodies = parts.length == 1 || has("separator", ";");
    for (String part : parts) {
      bodies &= isWritten(solution, part);
    }
    return bodies && (where < 0 || isWritten(notes, paper.substring(where)));
  }

  boolean writesGoal(String text) {
    return isWritten(goal, text.replace(" ", ""));
  }

  boolean has(String kind, String text) {
    return keys.stream()
        .anyMatch(key ->
            key.path("kind").asText().equals(kind) && key.path("text").asText().equals(text));
  }

  private static boolean isWritten(Pattern pattern, String text) {
    return pattern.matcher(text).matches();
  }

  /** Rows of signs, each perhaps with a turn behind it, and behind that a wild cube. */
  private Pattern part(String part) {
    List<String> signs = new ArrayList<>();
    for (JsonNode key : in(part)) {
      if (SIGNS.contains(key.path("kind").asText())) {
        signs.add(
            written(key.path("text").asText()) + use(part, key, false) + use(part, key, true));
      }
    }
    return signs.isEmpty()
        ? Pattern.compile("(?!)")
        : Pattern.compile("(?:" + String.join("|", signs) + ")+");
  }

  /** A blank of a key that stands by itself is filled with any whole number. */
  private static String written(String text) {
    int blank = text.indexOf('_');
    return blank < 0 ? Pattern.quote(text) : Pattern.quote(text.substring(0, blank)) + "-?[0-9]+";
  }

  private String use(String part, JsonNode sign, boolean wild) {
    List<String> uses = new ArrayList<>();
    for (JsonNode key : in(part)) {
      if (key.path("kind").asText().equals("use")
          && key.path("cube").isTextual() == wild
          && texts(key.path("choices")).contains(sign.path("text").asText())) {
        uses.add(Pattern.quote(key.path("text").asText().substring(1)));
      }
    }
    return uses.isEmpty() ? "" : "(?:" + String.join("|", uses) + ")?";
  }

  private Pattern notes() {
    List<String> notes = new ArrayList<>();
    for (JsonNode key : keys) {
      if (key.path("kind").asText().equals("note")) {
        String text = key.path("text").asText();
        texts(key.path("choices")).forEach(choice -> notes.add(text.replace("_", choice)));
      }
    }
    String one = "(?:" + String.join("|", notes.stream().map(Pattern::quote).toList()) + ")";
    return notes.isEmpty()
        ? Pattern.compile("(?!)")
        : Pattern.compile("where" + one + "(?:," + one + ")*");
  }

  private List<JsonNode> in(String part) {
    return keys.stream().filter(key -> texts(key.path("parts")).contains(part)).toList();
  }

  private static List<String> texts(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
  }
}
