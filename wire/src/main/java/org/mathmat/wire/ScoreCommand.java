package org.mathmat.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.MatchPoints;
import org.mathmat.table.score.Outcome;
import org.mathmat.table.score.ScoreTable;
import org.mathmat.table.score.Side;

/**
 * The command {@code score}: the scores of one finished shake, or the points of one finished match.
 *
 * @param tables the score table of each rule-book of the game, by its name in requests
 */
record ScoreCommand(Map<String, ScoreTable> tables) implements Command {
  /** The words with which a request says that everybody wrote. */
  private static final Set<String> EVERYBODY = Set.of("last-cube", "force-out");

  private static final int MOST_POINTS = 1_000_000;

  @Override
  public ObjectNode answer(Request request) throws BadInput {
    ScoreTable table = table(request.text("rules"));
    ObjectNode answer = Answer.object();
    if (request.has("totals")) {
      points(request.object("totals"), answer.putObject("points"));
    } else {
      List<String> names = new ArrayList<>();
      Outcome outcome = outcome(request, names);
      ObjectNode scores = answer.putObject("scores");
      table.scores(outcome).forEach((player, score) -> scores.put(names.get(player), score));
    }
    return answer;
  }

  private ScoreTable table(String rules) throws BadInput {
    ScoreTable table = tables.get(rules);
    if (table == null) {
      throw new BadInput(
          ErrorCode.RULES_UNKNOWN, "This game has no rule-book \"" + rules + "\" with scores.");
    }
    return table;
  }

  private static void points(ObjectNode totals, ObjectNode points) throws BadInput {
    List<String> names = new ArrayList<>();
    List<Integer> values = new ArrayList<>();
    for (Map.Entry<String, JsonNode> entry : totals.properties()) {
      JsonNode value = entry.getValue();
      if (!value.isInt() || Math.abs(value.intValue()) > MOST_POINTS) {
        throw new BadInput(
            ErrorCode.FIELD_VALUE, "The total of " + entry.getKey() + " must be a whole number.");
      }
      names.add(entry.getKey());
      values.add(value.intValue());
    }
    if (names.size() < 2 || names.size() > 3) {
      throw new BadInput(ErrorCode.FIELD_VALUE, "A match has two or three players.");
    }
    List<Integer> won = MatchPoints.of(values);
    for (int i = 0; i < names.size(); i++) {
      points.put(names.get(i), won.get(i));
    }
  }

  private static Outcome outcome(Request request, List<String> names) throws BadInput {
    String word = request.text("challenge");
    if (EVERYBODY.contains(word)) {
      Set<Integer> players = numbers(request.texts("players"), names);
      return new Outcome.EverybodyWrote(
          players, presented(request, names), numbers(request.texts("absent"), names));
    }
    Optional<Challenge> challenge = Challenge.of(word);
    if (challenge.isEmpty()) {
      throw new BadInput(ErrorCode.FIELD_VALUE, "There is no challenge \"" + word + "\".");
    }
    int mover = number(request.text("mover"), names);
    int challenger = number(request.text("challenger"), names);
    Optional<Integer> third = request.optionalText("third").map(name -> number(name, names));
    if (mover == challenger || third.stream().anyMatch(t -> t == mover || t == challenger)) {
      throw new BadInput(
          ErrorCode.FIELD_VALUE, "Mover, challenger and third party must be different players.");
    }
    return new Outcome.Challenged(
        challenge.get(),
        mover,
        challenger,
        third,
        side(request, third.map(names::get)),
        presented(request, names),
        accepted(request, names),
        numbers(request.texts("absent"), names));
  }

  private static Map<Integer, Boolean> presented(Request request, List<String> names)
      throws BadInput {
    Map<Integer, Boolean> presented = new HashMap<>();
    if (request.has("presented")) {
      for (Map.Entry<String, JsonNode> entry : request.object("presented").properties()) {
        presented.put(
            known(entry.getKey(), names),
            switch (entry.getValue().asText()) {
              case "correct" -> true;
              case "incorrect" -> false;
              default ->
                  throw new BadInput(
                      ErrorCode.FIELD_VALUE,
                      "What "
                          + entry.getKey()
                          + " presented must be \"correct\" or \"incorrect\".");
            });
      }
    }
    return presented;
  }

  private static Optional<Side> side(Request request, Optional<String> third) throws BadInput {
    if (third.isEmpty() || !request.has("sides")) {
      return Optional.empty();
    }
    JsonNode word = request.object("sides").path(third.get());
    if (word.isMissingNode()) {
      return Optional.empty();
    }
    Optional<Side> side = Side.of(word.asText());
    if (side.isEmpty()) {
      throw new BadInput(
          ErrorCode.FIELD_VALUE, "A side must be \"mover\" or \"challenger\", not " + word + ".");
    }
    return side;
  }

  private static Map<Integer, Set<Integer>> accepted(Request request, List<String> names)
      throws BadInput {
    Map<Integer, Set<Integer>> accepted = new HashMap<>();
    if (request.has("accepted")) {
      for (Map.Entry<String, JsonNode> entry : request.object("accepted").properties()) {
        Set<Integer> writers = new HashSet<>();
        for (JsonNode writer : entry.getValue()) {
          writers.add(known(writer.asText(), names));
        }
        accepted.put(known(entry.getKey(), names), writers);
      }
    }
    return accepted;
  }

  private static Set<Integer> numbers(List<String> players, List<String> names) {
    Set<Integer> numbers = new HashSet<>();
    players.forEach(player -> numbers.add(number(player, names)));
    return numbers;
  }

  private static int number(String name, List<String> names) {
    if (!names.contains(name)) {
      names.add(name);
    }
    return names.indexOf(name);
  }

  private static int known(String name, List<String> names) throws BadInput {
    if (!names.contains(name)) {
      throw new BadInput(ErrorCode.FIELD_VALUE, "Nobody in this shake is called " + name + ".");
    }
    return names.indexOf(name);
  }
}
