package org.mathmat.wire;

import java.util.Optional;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.mathdice.Best;
import org.mathmat.mathdice.Call;
import org.mathmat.mathdice.Dice;
import org.mathmat.mathdice.Expression;
import org.mathmat.mathdice.Judge;
import org.mathmat.mathdice.Keypad;
import org.mathmat.shelf.ShelvedGame;

/** The commands of MathDice. */
record MathDiceCommands(ShelvedGame.MathDice game) implements GameCommands {
  /** The largest product of two twelve-sided dice is 144; other targets may be asked about too. */
  private static final int MOST = 1_000_000;

  private static final int APPROX_DIGITS = 20;

  @Override
  public Optional<Command> command(Verb verb) {
    return switch (verb) {
      case JUDGE -> Optional.of(request -> judge(checked(request)));
      case SOLVE -> Optional.of(request -> solve(checked(request)));
      case VALUE -> Optional.of(request -> value(checked(request)));
      case KEYS -> Optional.of(request -> keys(checked(request)));
      case VARIATION, SCORE -> Optional.empty();
    };
  }

  private static Judge judge() {
    return new Judge(new Arithmetic(Effort.ORDINARY));
  }

  private static JsonObject judge(Request request) throws BadInput {
    Num target = Num.of(request.number("target", 0, MOST));
    return request.has("call") ? beats(request, target) : calculation(request, target);
  }

  private static JsonObject calculation(Request request, Num target) throws BadInput {
    Judge judge = judge();
    Judge.Verdict verdict = judge.judge(dice(request), request.text("expression"));
    JsonObject answer = Answer.object().put("correct", verdict.legal());
    answer.set("reasons", Reasons.json(verdict.reasons()));
    verdict
        .value()
        .ifPresent(value -> {
          answer.put("value", text(value));
          if (!value.isFraction()) {
            value.approx(APPROX_DIGITS).ifPresent(digits -> answer.put("approx", digits));
          }
          answer.put("hits", verdict.legal() && judge.hits(target, value) == Truth.TRUE);
        });
    return answer;
  }

  private static JsonObject beats(Request request, Num target) throws BadInput {
    Optional<Num> standing =
        request.has("standing") ? Optional.of(number(request, "standing")) : Optional.empty();
    Truth beats = judge().beats(target, standing, number(request, "call"));
    return Answer.object().put("beats", beats == Truth.TRUE);
  }

  private static JsonObject value(Request request) throws BadInput {
    String expression = request.text("expression");
    Judge.Verdict verdict =
        request.has("dice") ? judge().judge(dice(request), expression) : judge().value(expression);
    JsonObject answer = Answer.object().put("legal", verdict.legal());
    if (verdict.legal()) {
      JsonArray values = answer.putArray("values");
      verdict.value().ifPresent(value -> values.add(text(value)));
      verdict
          .value()
          .filter(value -> !value.isFraction())
          .flatMap(value -> value.approx(APPROX_DIGITS))
          .ifPresent(digits -> answer.putArray("approx").add(digits));
    } else {
      answer.set("reasons", Reasons.json(verdict.reasons()));
    }
    return answer;
  }

  private static JsonObject solve(Request request) throws BadInput {
    Best best = Best.of(judge(), dice(request), request.number("target", 0, MOST));
    JsonObject answer = Answer.object();
    if (best.hits() || best.open() == 0) {
      answer.put("solvable", best.hits());
    } else {
      answer.putNull("solvable");
      answer.put("why", best.open() + " calculations could not be compared.");
    }
    JsonArray values = answer.putArray("values");
    best.results().forEach(result -> values.add(text(result.value())));
    answer.put("distance", text(best.distance()));
    best.calculation().map(Expression::text).ifPresent(text -> answer.put("solution", text));
    return answer;
  }

  private static JsonObject keys(Request request) throws BadInput {
    return KeyJson.answer(request.has("dice") ? Keypad.with(dice(request)) : Keypad.any());
  }

  /** A request that names a book of the game. */
  private Request checked(Request request) throws BadInput {
    Named.imprint(game, request.text("rules"));
    return request;
  }

  private static Dice dice(Request request) throws BadInput {
    return FieldText.read("dice", Dice.parse(request.text("dice")));
  }

  /** A number that was called out, as a JSON number or as a text. */
  private static Num number(Request request, String field) throws BadInput {
    Json value = request.json().path(field);
    return FieldText.read(
        field, Call.parse(value.isNumber() ? value.asText() : request.text(field)));
  }

  /** MathDice writes a number before a root with no sign between them: 2√2. */
  private static String text(Num value) {
    return value.text().replaceAll("·(?=[√∛∜⁰¹²³⁴-⁹])", "");
  }
}
