package org.mathmat.equations;

import static org.mathmat.equations.EquationsClause.EXPRESSION_FORM;
import static org.mathmat.equations.EquationsClause.VERIFIABLE;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.table.Parsed;

/** What a written expression can be worth. */
public final class ExpressionReader {
  /**
   * The values of the legal readings, and why there are none, or may be more.
   *
   * @param findings what makes every reading illegal; if some reading is legal, only what could not
   *     be worked out of others
   */
  public record Answer(List<Num> values, List<Finding> findings) {}

  private final Law law;
  private final Arithmetic arithmetic;

  public ExpressionReader(Law law, Arithmetic arithmetic) {
    this.law = law;
    this.arithmetic = arithmetic;
  }

  public Answer read(String expression, Side side) {
    return switch (Paper.parseExpression(expression)) {
      case Parsed.Bad<Paper.Text>(int column, String message) ->
          new Answer(
              List.of(),
              List.of(new Finding(EXPRESSION_FORM, message + " (column " + column + ")")));
      case Parsed.Good<Paper.Text>(Paper.Text text) -> read(text.written(), side);
    };
  }

  private Answer read(Written written, Side side) {
    Uses uses = Uses.of(written, law.numerals(), side);
    Set<Finding> findings = new LinkedHashSet<>(Checks.of(law, side, written));
    Judge.wildMeanings(law, Stream.of(uses)).ifPresent(findings::add);
    int inGoal = side == Side.GOAL ? uses.factorials() : 0;
    Judge.factorials(law, uses.factorials() - inGoal, inGoal).ifPresent(findings::add);
    if (!findings.isEmpty()) {
      return new Answer(List.of(), List.copyOf(findings));
    }
    Values values = new Evaluator(law, side, arithmetic).written(written);
    if (!values.isComplete()) {
      return new Answer(
          List.of(),
          List.of(
              new Finding(
                  VERIFIABLE, "There are too many ways to group this; put in parentheses.")));
    }
    List<Num> numbers = new ArrayList<>();
    Distinct distinct = new Distinct(arithmetic);
    for (Values.Entry entry : values.entries()) {
      if (arithmetic.isStopped()) {
        return new Answer(
            List.of(),
            List.of(
                new Finding(
                    VERIFIABLE, "Its values cannot be worked out in time; put in parentheses.")));
      }
      switch (entry.worth()) {
        case Worth.Value(Num number) -> {
          if (distinct.add(number)) {
            numbers.add(number);
          }
        }
        case Worth.Nothing(EquationsClause clause, String why) ->
            findings.add(
                new Finding(clause, Worth.sentence("It", clause, why), entry.reading().text()));
      }
    }
    findings.removeIf(found -> !numbers.isEmpty() && found.clause() != VERIFIABLE);
    return new Answer(numbers, List.copyOf(findings));
  }
}
