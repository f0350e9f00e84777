package org.mathmat.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.mathmat.equations.CubeText;
import org.mathmat.equations.ExpressionReader;
import org.mathmat.equations.Finding;
import org.mathmat.equations.Goal;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Law;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Side;
import org.mathmat.equations.Verdict;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Num;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Season;

/** The commands of Equations. */
record EquationsCommands(ShelvedGame.Equations game) implements GameCommands {
  private static final int APPROX_DIGITS = 20;

  @Override
  public Optional<Command> command(Verb verb) {
    return switch (verb) {
      case VALUE -> Optional.of(request -> value(EquationsCase.of(game, request)));
      case JUDGE -> Optional.of(request -> judge(EquationsCase.of(game, request)));
      case VARIATION ->
          Optional.of(request -> variation(EquationsCase.of(game, request, "chosen")));
      case SOLVE -> Optional.of(request -> EquationsSolve.answer(EquationsCase.of(game, request)));
      case SCORE -> Optional.of(new ScoreCommand(game));
    };
  }

  private static ObjectNode value(EquationsCase asked) throws BadInput {
    Request request = asked.request();
    Law law = asked.law();
    Arithmetic arithmetic = new Arithmetic(Effort.ORDINARY);
    if (!request.has("goal")) {
      Side side = side(request);
      ExpressionReader.Answer answer =
          new ExpressionReader(law, arithmetic).read(request.text("expression"), side);
      return values(law, answer.values(), List.of(), answer.findings());
    }
    Goal goal = asked.goal();
    GoalReader reader = new GoalReader(law, arithmetic);
    List<GoalReader.Interpretation> read = reader.values(goal);
    return values(
        law,
        read.stream().map(GoalReader.Interpretation::value).toList(),
        read.stream().map(one -> one.reading().text()).toList(),
        read.isEmpty() ? List.of(reader.unvalued(goal)) : List.of());
  }

  private static ObjectNode values(
      Law law, List<Num> numbers, List<String> interpretations, List<Finding> findings) {
    ObjectNode answer = Answer.object();
    answer.put("legal", !numbers.isEmpty());
    if (numbers.isEmpty()) {
      answer.set("reasons", Reasons.json(findings.stream().map(f -> f.cited(law)).toList()));
      return answer;
    }
    ArrayNode values = answer.putArray("values");
    numbers.forEach(number -> values.add(number.text()));
    if (!numbers.stream().allMatch(Num::isFraction)) {
      ArrayNode approx = answer.putArray("approx");
      numbers.forEach(number -> approx.add(number.approx(APPROX_DIGITS)));
    }
    if (!interpretations.isEmpty()) {
      interpretations.forEach(answer.putArray("interpretations")::add);
    }
    return answer;
  }

  private static ObjectNode judge(EquationsCase asked) throws BadInput {
    Verdict verdict =
        new Judge(asked.law(), new Arithmetic(Effort.ORDINARY))
            .judge(asked.position(), asked.request().text("equation"));
    ObjectNode answer = Answer.object();
    answer.put("correct", verdict.correct());
    answer.set("reasons", Reasons.json(verdict.reasons()));
    verdict.solution().ifPresent(value -> answer.put("solution", value));
    verdict.goal().ifPresent(value -> answer.put("goal", value));
    return answer;
  }

  private static ObjectNode variation(EquationsCase asked) throws BadInput {
    Request request = asked.request();
    Roll roll = new Roll(FieldText.read("roll", CubeText.parse(request.text("roll"))));
    Optional<ObjectNode> tooMany = Picks.tooMany(request, asked.match());
    if (tooMany.isPresent()) {
      return tooMany.get();
    }
    List<String> names = List.of(request.text("select").split(";", -1));
    return ChosenVariations.told(
        asked.book(), asked.division().select(Season.EVERY, roll, asked.variations(), names));
  }

  private static Side side(Request request) throws BadInput {
    return switch (request.optionalText("side").orElse("solution")) {
      case "solution" -> Side.SOLUTION;
      case "goal" -> Side.GOAL;
      default ->
          throw new BadInput(
              ErrorCode.FIELD_VALUE, "The field \"side\" must be \"solution\" or \"goal\".");
    };
  }
}
