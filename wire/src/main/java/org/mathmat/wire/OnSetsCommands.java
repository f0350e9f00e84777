package org.mathmat.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Selection;
import org.mathmat.onsets.Verdict;
import org.mathmat.onsets.match.OnSetsGame;
import org.mathmat.table.Reason;
import org.mathmat.table.shake.Procedure;

/** The commands of On-Sets. */
final class OnSetsCommands implements GameCommands {
  /** More sets than anybody reads. */
  private static final int MOST_SETS = 100;

  @Override
  public Optional<Command> command(Verb verb) {
    return switch (verb) {
      case VALUE -> Optional.of(OnSetsCommands::value);
      case JUDGE -> Optional.of(OnSetsCommands::judge);
      case VARIATION -> Optional.of(OnSetsCommands::variation);
      case SOLVE -> Optional.of(OnSetsSolve::answer);
      case SCORE -> Optional.of(new ScoreCommand(OnSetsCommands::procedure));
    };
  }

  /** The scores of a division; those of the tournament where none is named. */
  private static Procedure procedure(Request request) throws BadInput {
    OnSetsCase.rules(request);
    return new OnSetsGame(
            request.has("division") ? OnSetsCase.division(request) : Division.ELEMENTARY)
        .procedure();
  }

  private static ObjectNode value(Request request) throws BadInput {
    OnSetsCase asked = OnSetsCase.of(request);
    return request.has("goal") ? goalValue(asked) : setValue(asked);
  }

  private static ObjectNode goalValue(OnSetsCase asked) throws BadInput {
    Goal goal = asked.goal();
    List<Reason> reasons = new Judge(asked.division(), asked.law()).goal(goal);
    if (!reasons.isEmpty()) {
      return illegal(reasons);
    }
    ObjectNode answer = Answer.object().put("legal", true);
    ArrayNode values = answer.putArray("values");
    ArrayNode interpretations = answer.putArray("interpretations");
    for (Goal reading : asked.law().legalReadings(goal)) {
      values.add(String.valueOf(reading.value()));
      interpretations.add(reading.text());
    }
    return answer;
  }

  /** What a Set-Name, or a whole Solution, comes to in a universe. */
  private static ObjectNode setValue(OnSetsCase asked) throws BadInput {
    Verdict verdict =
        new Judge(asked.division(), asked.law())
            .value(asked.universe(), asked.request().text("expression"));
    if (!verdict.correct()) {
      return illegal(verdict.reasons());
    }
    ObjectNode answer = Answer.object().put("legal", true);
    ArrayNode values = answer.putArray("values");
    ArrayNode sets = answer.putArray("sets");
    for (Verdict.Paper paper : verdict.papers()) {
      paper.values().forEach(value -> values.add(String.valueOf(value)));
      paper.sets().stream().limit(MOST_SETS).map(CardSet::text).forEach(sets::add);
    }
    return answer;
  }

  private static ObjectNode illegal(List<Reason> reasons) {
    ObjectNode answer = Answer.object().put("legal", false);
    answer.set("reasons", Reasons.json(reasons));
    return answer;
  }

  private static ObjectNode judge(Request request) throws BadInput {
    OnSetsCase asked = OnSetsCase.of(request);
    Verdict verdict =
        new Judge(asked.division(), asked.law()).judge(asked.position(), asked.solutions());
    ObjectNode answer = Answer.object().put("correct", verdict.correct());
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

  private static ObjectNode variation(Request request) throws BadInput {
    OnSetsCase asked = OnSetsCase.of(request, "chosen");
    Cubes roll = asked.cubes(request.has("roll") ? "roll" : "resources");
    Optional<ObjectNode> tooMany = Picks.tooMany(request, new OnSetsGame(asked.division()));
    if (tooMany.isPresent()) {
      return tooMany.get();
    }
    Selection selection = new Selection(asked.division(), roll, asked.universe());
    return switch (selection.select(asked.variations(), request.text("select"))) {
      case Selection.Outcome.Selected _ -> Answer.object().put("ok", true);
      case Selection.Outcome.Unsuitable(Selection.Code code, String rule, String message) ->
          Answer.object()
              .put("ok", false)
              .put("code", code.name())
              .put("rule", rule)
              .put("message", message);
    };
  }
}
