package org.mathmat.wire;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Verdict;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.Reason;
import org.mathmat.table.book.Season;

/** The commands of On-Sets. */
record OnSetsCommands(ShelvedGame.OnSets game) implements GameCommands {
  /** More sets than anybody reads. */
  private static final int MOST_SETS = 100;

  @Override
  public Optional<Command> command(Verb verb) {
    return switch (verb) {
      case VALUE -> Optional.of(request -> value(OnSetsCase.of(game, request)));
      case JUDGE -> Optional.of(request -> judge(OnSetsCase.of(game, request)));
      case VARIATION -> Optional.of(request -> variation(OnSetsCase.of(game, request, "chosen")));
      case KEYS -> Optional.of(request -> KeyJson.answer(OnSetsCase.of(game, request).keys()));
      case SOLVE -> Optional.of(request -> OnSetsSolve.answer(OnSetsCase.of(game, request)));
      case SCORE -> Optional.of(new ScoreCommand(game));
    };
  }

  private static JsonObject value(OnSetsCase asked) throws BadInput {
    return asked.request().has("goal") ? goalValue(asked) : setValue(asked);
  }

  private static JsonObject goalValue(OnSetsCase asked) throws BadInput {
    Goal goal = asked.goal();
    List<Reason> reasons = new Judge(asked.law()).goal(goal);
    if (!reasons.isEmpty()) {
      return illegal(reasons);
    }
    JsonObject answer = Answer.object().put("legal", true);
    JsonArray values = answer.putArray("values");
    JsonArray interpretations = answer.putArray("interpretations");
    for (Goal reading : asked.law().legalReadings(goal)) {
      values.add(String.valueOf(reading.value()));
      interpretations.add(reading.text());
    }
    return answer;
  }

  /** What a Set-Name, or a whole Solution, comes to in a universe. */
  private static JsonObject setValue(OnSetsCase asked) throws BadInput {
    Verdict verdict =
        new Judge(asked.law()).value(asked.universe(), asked.request().text("expression"));
    if (!verdict.correct()) {
      return illegal(verdict.reasons());
    }
    JsonObject answer = Answer.object().put("legal", true);
    JsonArray values = answer.putArray("values");
    JsonArray sets = answer.putArray("sets");
    for (Verdict.Paper paper : verdict.papers()) {
      paper.values().forEach(value -> values.add(String.valueOf(value)));
      paper.sets().stream().limit(MOST_SETS).map(CardSet::text).forEach(sets::add);
    }
    return answer;
  }

  private static JsonObject illegal(List<Reason> reasons) {
    JsonObject answer = Answer.object().put("legal", false);
    answer.set("reasons", Reasons.json(reasons));
    return answer;
  }

  private static JsonObject judge(OnSetsCase asked) throws BadInput {
    Verdict verdict = new Judge(asked.law()).judge(asked.position(), asked.solutions());
    JsonObject answer = Answer.object().put("correct", verdict.correct());
    answer.set("reasons", Reasons.json(verdict.reasons()));
    if (verdict.papers().stream().noneMatch(paper -> paper.values().isEmpty())) {
      answer.put(
          "solution",
          verdict.papers().stream()
              .map(paper -> or(paper.values()))
              .collect(Collectors.joining(", ")));
    }
    if (!verdict.goal().isEmpty()) {
      answer.put("goal", or(verdict.goal()));
    }
    return answer;
  }

  private static String or(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" or "));
  }

  private static JsonObject variation(OnSetsCase asked) throws BadInput {
    Request request = asked.request();
    Cubes roll = asked.cubes(request.has("roll") ? "roll" : "resources");
    Optional<JsonObject> tooMany = Picks.tooMany(request, asked.match());
    if (tooMany.isPresent()) {
      return tooMany.get();
    }
    List<String> names = List.of(request.text("select").split(";", -1));
    return ChosenVariations.told(
        asked.book(),
        asked.division().select(Season.EVERY, roll, asked.universe(), asked.variations(), names));
  }
}
