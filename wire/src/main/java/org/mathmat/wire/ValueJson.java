package org.mathmat.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Finding;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Law;
import org.mathmat.exact.Num;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;

/** What the command {@code value} answers about values of Equations. */
final class ValueJson {
  static final Finding OPEN =
      new Finding(
          EquationsClause.VERIFIABLE, "It cannot be worked out what some reading of it is worth.");

  private static final Finding UNSEEN =
      new Finding(EquationsClause.VERIFIABLE, "It cannot be worked out how large it is.");
  private static final int DIGITS = 20;

  /**
   * A value, with one grouping that has it where that is asked for.
   *
   * @param digits its first digits, if they are known; of a fraction they are not needed
   */
  record Told(Num value, Optional<String> digits, Optional<String> interpretation) {
    static Told of(Num value) {
      return new Told(value, digits(value), Optional.empty());
    }

    static Told of(GoalReader.Interpretation read) {
      Optional<String> text = Optional.of(read.reading().text());
      return new Told(read.value(), digits(read.value()), text);
    }

    private static Optional<String> digits(Num value) {
      return value.approx(DIGITS);
    }
  }

  private ValueJson() {}

  /**
   * The values whose digits are known; where some are not, that there may be others.
   *
   * @param findings why there is no value, or may be others
   */
  static JsonObject of(Law law, List<Told> every, List<Finding> findings) {
    List<Told> known = every.stream().filter(told -> told.digits().isPresent()).toList();
    List<Finding> reasons = new ArrayList<>(findings);
    if (known.size() < every.size()) {
      reasons.add(UNSEEN);
    }
    JsonObject answer = Answer.object().put("legal", !known.isEmpty());
    if (known.isEmpty()) {
      answer.set("reasons", Reasons.json(reasons.stream().map(f -> f.cited(law)).toList()));
      return answer;
    }
    JsonArray values = answer.putArray("values");
    known.forEach(told -> values.add(told.value().text()));
    if (!known.stream().allMatch(told -> told.value().isFraction())) {
      JsonArray approx = answer.putArray("approx");
      known.forEach(told -> told.digits().ifPresent(approx::add));
    }
    if (known.getFirst().interpretation().isPresent()) {
      JsonArray interpretations = answer.putArray("interpretations");
      known.forEach(told -> told.interpretation().ifPresent(interpretations::add));
    }
    if (!reasons.isEmpty()) {
      answer.put("why", "There may be other values. " + reasons.getFirst().message());
    }
    return answer;
  }
}
