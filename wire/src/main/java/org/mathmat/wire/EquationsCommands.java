package org.mathmat.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.mathmat.equations.Colouring;
import org.mathmat.equations.CubeText;
import org.mathmat.equations.Division;
import org.mathmat.equations.ExpressionReader;
import org.mathmat.equations.Finding;
import org.mathmat.equations.Goal;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Side;
import org.mathmat.equations.Variation;
import org.mathmat.equations.Verdict;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.json.JsonObject;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Checked;

/** The commands of Equations. */
record EquationsCommands(ShelvedGame.Equations game) implements GameCommands {
  @Override
  public Optional<Command> command(Verb verb) {
    return switch (verb) {
      case VALUE -> Optional.of(request -> value(EquationsCase.of(game, request)));
      case JUDGE -> Optional.of(request -> judge(EquationsCase.of(game, request)));
      case VARIATION ->
          Optional.of(request -> variation(EquationsCase.of(game, request, "chosen")));
      case KEYS -> Optional.of(request -> KeyJson.answer(EquationsCase.of(game, request).keys()));
      case SOLVE -> Optional.of(request -> EquationsSolve.answer(EquationsCase.of(game, request)));
      case SCORE -> Optional.of(new ScoreCommand(game));
    };
  }

  private static JsonObject value(EquationsCase asked) throws BadInput {
    Request request = asked.request();
    Law law = asked.law();
    Arithmetic arithmetic = Deadline.arithmetic(request);
    if (!request.has("goal")) {
      Side side = side(request);
      ExpressionReader.Answer answer =
          new ExpressionReader(law, arithmetic).read(request.text("expression"), side);
      List<ValueJson.Told> told = new ArrayList<>();
      for (Num value : answer.values()) {
        if (arithmetic.isStopped()) {
          return ValueJson.of(law, List.of(), List.of(ValueJson.OPEN));
        }
        told.add(ValueJson.Told.of(value));
      }
      return ValueJson.of(law, told, answer.findings());
    }
    Goal goal = asked.goal();
    GoalReader reader = new GoalReader(law, arithmetic);
    ReadGoal read =
        Colours.settled(
            Colouring.of(law, goal.cubes())
                .settle(as -> ReadGoal.of(reader, goal.with(as)), ReadGoal::inCommon));
    List<ValueJson.Told> told = read.readings().stream().map(ValueJson.Told::of).toList();
    return ValueJson.of(law, told, read.findings());
  }

  /**
   * What a Goal is worth.
   *
   * @param findings why it is worth nothing, if it is, or may be worth more
   */
  private record ReadGoal(List<GoalReader.Interpretation> readings, List<Finding> findings) {
    static ReadGoal of(GoalReader reader, Goal goal) {
      GoalReader.Meaning meaning = reader.meaning(goal);
      if (meaning.values().isEmpty()) {
        return new ReadGoal(List.of(), List.of(reader.unvalued(goal)));
      }
      return new ReadGoal(
          meaning.values(), meaning.complete() ? List.of() : List.of(ValueJson.OPEN));
    }

    /** The same values with both; the worse has readings that do for both. */
    Optional<ReadGoal> inCommon(ReadGoal worse) {
      ReadGoal common = readings.isEmpty() ? this : worse;
      return values().equals(worse.values()) ? Optional.of(common) : Optional.empty();
    }

    private Set<String> values() {
      return readings.stream().map(one -> one.value().text()).collect(Collectors.toSet());
    }
  }

  private static JsonObject judge(EquationsCase asked) throws BadInput {
    Law law = asked.law();
    Position position = asked.position();
    String equation = asked.request().text("equation");
    Judge judge = new Judge(law, Deadline.arithmetic(asked.request()));
    Verdict verdict =
        Colours.settled(
            Colouring.of(law, position.cubes())
                .settle(as -> judge.judge(position.with(as), equation), Verdict::inCommon));
    JsonObject answer = Answer.object();
    answer.put("correct", verdict.correct());
    answer.set("reasons", Reasons.json(verdict.reasons()));
    verdict.solution().ifPresent(value -> answer.put("solution", value));
    verdict.goal().ifPresent(value -> answer.put("goal", value));
    return answer;
  }

  private static JsonObject variation(EquationsCase asked) throws BadInput {
    Request request = asked.request();
    Roll roll = new Roll(FieldText.read("roll", CubeText.parse(request.text("roll"))));
    Optional<JsonObject> tooMany = Picks.tooMany(request, asked.match());
    if (tooMany.isPresent()) {
      return tooMany.get();
    }
    List<String> names = List.of(request.text("select").split(";", -1));
    return ChosenVariations.told(asked.book(), selection(asked, roll, names));
  }

  /** What comes of a choice, whatever the colours of cubes that were given without. */
  private static Checked<List<Variation>> selection(
      EquationsCase asked, Roll roll, List<String> names) throws BadInput {
    Division division = asked.division();
    List<Variation> chosen = asked.variations();
    Checked<List<Variation>> result = division.select(Season.EVERY, roll, chosen, names);
    if (!(result instanceof Checked.Good<List<Variation>>(List<Variation> picked))) {
      return result;
    }
    List<Variation> inForce = new ArrayList<>(chosen);
    inForce.addAll(picked);
    return Colours.settled(
        Colouring.of(division.lawWith(inForce), roll.cubes())
            .settle(
                as -> division.select(Season.EVERY, roll.with(as), chosen, names),
                (best, worst) -> best.equals(worst) ? Optional.of(best) : Optional.empty()));
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
