package org.mathmat.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.VariationList;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.MatchPoints;
import org.mathmat.table.score.Outcome;
import org.mathmat.table.score.Side;
import org.mathmat.table.shake.Procedure;

/**
 * The command {@code score}: the scores of one finished shake, or the points of one finished match.
 *
 * @param game with its rule-books
 */
record ScoreCommand(ShelvedGame.InShakes<?> game) implements Command {
  /** The words with which a request says that everybody wrote. */
  static final String LAST_CUBE = "last-cube";

  static final String FORCE_OUT = "force-out";

  private static final int FEWEST_PLAYERS = 2;
  private static final int MOST_PLAYERS = 3;
  private static final int MOST_POINTS = 1_000_000;

  @Override
  public JsonObject answer(Request request) throws BadInput {
    Procedure book = book(game, request);
    JsonObject answer = Answer.object();
    if (request.has("totals")) {
      points(request.object("totals"), book.round().points(), answer.putObject("points"));
    } else {
      List<String> names = new ArrayList<>();
      Outcome outcome = outcome(request, book, names);
      if (names.size() < FEWEST_PLAYERS || names.size() > MOST_PLAYERS) {
        throw value("A match has two or three players.");
      }
      JsonObject scores = answer.putObject("scores");
      book.scores()
          .scores(outcome)
          .forEach((player, score) -> scores.put(names.get(player), score));
    }
    return answer;
  }

  /** The procedure of a division; that of the tournament where none is named. */
  private static <D extends Division<?>> Procedure book(
      ShelvedGame.InShakes<D> game, Request request) throws BadInput {
    Book<D> book = Named.book(game, request.text("rules"));
    Optional<String> division = request.optionalText("division");
    if (division.isEmpty()) {
      return LeagueLines.read(request, VariationList.none()).procedure(book.procedure());
    }
    D named = Named.division(book, division.get());
    return named.under(LeagueLines.read(request, named.variations())).procedure();
  }

  private static BadInput value(String message) {
    return new BadInput(ErrorCode.FIELD_VALUE, message);
  }

  private static void points(JsonObject totals, MatchPoints places, JsonObject points)
      throws BadInput {
    List<String> names = new ArrayList<>();
    List<Integer> values = new ArrayList<>();
    for (Map.Entry<String, Json> entry : totals.fields().entrySet()) {
      Json value = entry.getValue();
      if (!value.isInt() || Math.abs(value.asInt()) > MOST_POINTS) {
        throw value("The total of " + entry.getKey() + " must be a whole number.");
      }
      names.add(entry.getKey());
      values.add(value.asInt());
    }
    if (names.size() < FEWEST_PLAYERS || names.size() > MOST_PLAYERS) {
      throw value("A match has two or three players.");
    }
    List<Integer> won = places.of(values);
    for (int i = 0; i < names.size(); i++) {
      points.put(names.get(i), won.get(i));
    }
  }

  private static Outcome outcome(Request request, Procedure book, List<String> names)
      throws BadInput {
    String word = request.text("challenge");
    boolean forcedOut = word.equals(FORCE_OUT) && !book.challenges().forceOuts().isEmpty();
    if (word.equals(LAST_CUBE) || forcedOut) {
      Set<Integer> players = numbers(request, "players", names);
      Set<Integer> absent = numbers(request, "absent", names);
      Set<Integer> writers = new HashSet<>(players);
      writers.removeAll(absent);
      return new Outcome.EverybodyWrote(players, presented(request, names, writers), absent);
    }
    Optional<Challenge> known = Challenge.of(word).filter(book::knows);
    if (known.isEmpty()) {
      throw value("This rule-book has no challenge \"" + word + "\".");
    }
    Challenge challenge = known.get();
    int mover = number(request.text("mover"), names);
    int challenger = number(request.text("challenger"), names);
    Optional<Integer> third = request.optionalText("third").map(name -> number(name, names));
    if (mover == challenger || third.stream().anyMatch(t -> t == mover || t == challenger)) {
      throw value("Mover, challenger and third party must be different players.");
    }
    Set<Integer> absent = numbers(request, "absent", names);
    Optional<Integer> present = third.filter(player -> !absent.contains(player));
    Set<Integer> writers = new HashSet<>(present.stream().toList());
    writers.add(challenge.writer() == Side.MOVER ? mover : challenger);
    writers.removeAll(absent);
    return new Outcome.Challenged(
        challenge,
        mover,
        challenger,
        present,
        side(request, present.map(names::get)),
        presented(request, names, writers),
        accepted(request, names),
        absent);
  }

  /** What was handed in, by those who may write. */
  private static Map<Integer, Boolean> presented(
      Request request, List<String> names, Set<Integer> writers) throws BadInput {
    Map<Integer, Boolean> presented = new HashMap<>();
    if (request.has("presented")) {
      for (Map.Entry<String, Json> entry : request.object("presented").fields().entrySet()) {
        String name = entry.getKey();
        int player = known(name, names);
        if (!writers.contains(player)) {
          throw value(name + " may not write here, and so cannot have presented anything.");
        }
        presented.put(
            player,
            switch (entry.getValue().asText()) {
              case "correct" -> true;
              case "incorrect" -> false;
              default ->
                  throw value("What " + name + " presented must be \"correct\" or \"incorrect\".");
            });
      }
    }
    return presented;
  }

  /** The side that the third party named, where there is one and he named it. */
  private static Optional<Side> side(Request request, Optional<String> third) throws BadInput {
    Optional<Side> side = Optional.empty();
    if (request.has("sides")) {
      for (Map.Entry<String, Json> entry : request.object("sides").fields().entrySet()) {
        if (!third.equals(Optional.of(entry.getKey()))) {
          throw value("Only the third party takes a side, and " + entry.getKey() + " is not that.");
        }
        side = Side.of(entry.getValue().asText());
        if (side.isEmpty()) {
          throw value("A side must be \"mover\" or \"challenger\", not " + entry.getValue() + ".");
        }
      }
    }
    return side;
  }

  private static Map<Integer, Set<Integer>> accepted(Request request, List<String> names)
      throws BadInput {
    Map<Integer, Set<Integer>> accepted = new HashMap<>();
    if (request.has("accepted")) {
      for (Map.Entry<String, Json> entry : request.object("accepted").fields().entrySet()) {
        int checker = known(entry.getKey(), names);
        if (!entry.getValue().isArray()) {
          throw new BadInput(
              ErrorCode.FIELD_TYPE,
              "Whom " + entry.getKey() + " accepted must be a list of names, such as [\"Ann\"].");
        }
        Set<Integer> writers = new HashSet<>();
        for (Json writer : entry.getValue().entries()) {
          writers.add(known(writer.asText(), names));
        }
        accepted.put(checker, writers);
      }
    }
    return accepted;
  }

  /** The players of a list, each named once. */
  private static Set<Integer> numbers(Request request, String field, List<String> names)
      throws BadInput {
    Set<Integer> numbers = new HashSet<>();
    for (String player : request.texts(field)) {
      if (!numbers.add(number(player, names))) {
        throw value("The list \"" + field + "\" names " + player + " twice.");
      }
    }
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
      throw value("Nobody in this shake is called " + name + ".");
    }
    return names.indexOf(name);
  }
}
