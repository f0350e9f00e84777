package org.mathmat.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.mathmat.equations.Challenge;
import org.mathmat.equations.Colouring;
import org.mathmat.equations.Cube;
import org.mathmat.equations.CubeText;
import org.mathmat.equations.Edition;
import org.mathmat.equations.Editions;
import org.mathmat.equations.ExpressionReader;
import org.mathmat.equations.Finding;
import org.mathmat.equations.Goal;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Season;
import org.mathmat.equations.Selection;
import org.mathmat.equations.Side;
import org.mathmat.equations.Variation;
import org.mathmat.equations.Verdict;
import org.mathmat.equations.match.EquationsGame;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.solver.equations.ProvedSolvability;
import org.mathmat.table.Parsed;
import org.mathmat.table.shake.Procedure;

/** The commands of Equations. */
final class EquationsCommands implements GameCommands {
  @Override
  public Optional<Command> command(Verb verb) {
    return switch (verb) {
      case VALUE -> Optional.of(EquationsCommands::value);
      case JUDGE -> Optional.of(EquationsCommands::judge);
      case VARIATION -> Optional.of(EquationsCommands::variation);
      case SOLVE -> Optional.of(EquationsSolve::answer);
      case SCORE -> Optional.of(new ScoreCommand(EquationsCommands::procedure));
    };
  }

  /** The scores of a division; those of the tournament where none is named. */
  private static Procedure procedure(Request request) throws BadInput {
    if (request.has("division")) {
      return game(edition(request)).procedure();
    }
    String rules = rules(request);
    // The basic game, which has scores of its own, stands first in a book.
    return game(Editions.all().stream()
            .filter(edition -> edition.rules().equals(rules))
            .toList()
            .getLast())
        .procedure();
  }

  static EquationsGame game(Edition edition) {
    return new EquationsGame(edition, Season.EVERY, ProvedSolvability.ORDINARY);
  }

  private static ObjectNode value(Request request) throws BadInput {
    Law law = law(request);
    Arithmetic arithmetic = new Arithmetic(Effort.ORDINARY);
    if (!request.has("goal")) {
      Side side = side(request);
      ExpressionReader.Answer answer =
          new ExpressionReader(law, arithmetic).read(request.text("expression"), side);
      List<ValueJson.Told> told = answer.values().stream().map(ValueJson.Told::of).toList();
      return ValueJson.of(law, told, answer.findings());
    }
    Goal goal = parsed("goal", Goal.parse(request.text("goal")));
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

  private static ObjectNode judge(Request request) throws BadInput {
    Law law = law(request);
    Position position = position(request);
    String equation = request.text("equation");
    Judge judge = new Judge(law, new Arithmetic(Effort.ORDINARY));
    Verdict verdict =
        Colours.settled(
            Colouring.of(law, position.cubes())
                .settle(as -> judge.judge(position.with(as), equation), Verdict::inCommon));
    ObjectNode answer = Answer.object();
    answer.put("correct", verdict.correct());
    answer.set("reasons", Reasons.json(verdict.reasons()));
    verdict.solution().ifPresent(value -> answer.put("solution", value));
    verdict.goal().ifPresent(value -> answer.put("goal", value));
    return answer;
  }

  private static ObjectNode variation(Request request) throws BadInput {
    Edition edition = edition(request);
    List<Variation> chosen = variations(edition, request, "chosen");
    Roll roll = new Roll(parsed("roll", CubeText.parse(request.text("roll"))));
    Optional<ObjectNode> tooMany = Picks.tooMany(request, game(edition));
    if (tooMany.isPresent()) {
      return tooMany.get();
    }
    ObjectNode answer = Answer.object();
    List<String> names = List.of(request.text("select").split(";", -1));
    return switch (selection(edition, roll, chosen, names)) {
      case Selection.Result.Unsuitable(Selection.Fault fault, String message) ->
          answer.put("ok", false).put("code", fault.name()).put("message", message);
      case Selection.Result.Suitable(_) -> answer.put("ok", true);
    };
  }

  /** What comes of a choice, whatever the colours of cubes that were given without. */
  private static Selection.Result selection(
      Edition edition, Roll roll, List<Variation> chosen, List<String> names) throws BadInput {
    Selection.Result result = Selection.check(edition, Season.EVERY, roll, chosen, names);
    if (!(result instanceof Selection.Result.Suitable(List<Variation> picked))) {
      return result;
    }
    List<Variation> inForce = new ArrayList<>(chosen);
    inForce.addAll(picked);
    return Colours.settled(
        Colouring.of(edition.lawWith(inForce), roll.cubes())
            .settle(
                as -> Selection.check(edition, Season.EVERY, roll.with(as), chosen, names),
                (best, worst) -> best.equals(worst) ? Optional.of(best) : Optional.empty()));
  }

  private static String rules(Request request) throws BadInput {
    String rules = request.text("rules");
    if (!Editions.hasRules(rules)) {
      throw new BadInput(
          ErrorCode.RULES_UNKNOWN,
          "Equations has no rules \"%s\". They are agloa-2015, mlag-2018 and guide."
              .formatted(rules));
    }
    return rules;
  }

  static Edition edition(Request request) throws BadInput {
    String rules = rules(request);
    String division = request.text("division");
    Optional<Edition> edition = Editions.find(rules, division);
    if (edition.isEmpty()) {
      List<String> divisions =
          Editions.all().stream()
              .filter(one -> one.rules().equals(rules))
              .map(Edition::division)
              .toList();
      throw new BadInput(
          ErrorCode.DIVISION_UNKNOWN,
          "The rules %s have no division \"%s\". They have %s."
              .formatted(rules, division, String.join(", ", divisions)));
    }
    return edition.get();
  }

  static Law law(Request request) throws BadInput {
    Edition edition = edition(request);
    return edition.lawWith(variations(edition, request, "variations"));
  }

  private static List<Variation> variations(Edition edition, Request request, String field)
      throws BadInput {
    List<Variation> variations = new ArrayList<>();
    for (String name : request.texts(field)) {
      Optional<Edition.Listed> listed = edition.find(name);
      if (listed.isEmpty()) {
        throw new BadInput(
            ErrorCode.VARIATION_UNKNOWN,
            "\"%s\" is no variation of %s %s."
                .formatted(name, edition.rules(), edition.division()));
      }
      Variation variation = listed.get().variation();
      for (Variation other : variations) {
        if (other.excludes(variation)) {
          throw new BadInput(
              ErrorCode.VARIATION_CONFLICT,
              "%s and %s cannot be in force together.".formatted(other.name(), variation.name()));
        }
      }
      variations.add(variation);
    }
    return variations;
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

  static Position position(Request request) throws BadInput {
    String word = request.text("challenge");
    Optional<Challenge> challenge = Challenge.of(word);
    if (challenge.isEmpty()) {
      throw new BadInput(
          ErrorCode.FIELD_VALUE,
          "There is no challenge \"%s\". It is now, impossible, last-cube, no-goal, p-flub, a-flub,"
                  .formatted(word)
              + " ca-flub or force-out.");
    }
    boolean hasGoal = challenge.get() != Challenge.NO_GOAL || request.has("goal");
    return new Position(
        hasGoal ? Optional.of(parsed("goal", Goal.parse(request.text("goal")))) : Optional.empty(),
        cubes(request, "required"),
        cubes(request, "permitted"),
        cubes(request, "forbidden"),
        cubes(request, "resources"),
        challenge.get());
  }

  static List<Cube> cubes(Request request, String field) throws BadInput {
    return parsed(field, CubeText.parse(request.optionalText(field).orElse("")));
  }

  static <T> T parsed(String field, Parsed<T> parsed) throws BadInput {
    return switch (parsed) {
      case Parsed.Good<T>(T value) -> value;
      case Parsed.Bad<T>(int column, String message) ->
          throw BadInput.at(
              column, ErrorCode.SYNTAX, "In the field \"%s\": %s".formatted(field, message));
    };
  }
}
