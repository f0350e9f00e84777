package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Truth;
import org.mathmat.table.Parsed;
import org.mathmat.table.shake.Regrouping;

/** Whether a checker's copy of an Equation, with groups added, shows that it is ambiguous. */
public final class Ambiguity {
  private final Law law;
  private final Arithmetic arithmetic;

  public Ambiguity(Law law, Arithmetic arithmetic) {
    this.law = law;
    this.arithmetic = arithmetic;
  }

  /** Whether the copy is a legal reading of the paper that makes it wrong. */
  public boolean isShown(Position position, String paper, String copy) {
    return Paper.parseEquation(paper) instanceof Parsed.Good<Paper>(Paper written)
        && Paper.parseEquation(copy) instanceof Parsed.Good<Paper>(Paper shown)
        && regroups(written.left(), shown.left())
        && regroups(written.right(), shown.right())
        && new Judge(law, arithmetic).judge(position, copy).equalsGoal() == Truth.FALSE;
  }

  private boolean regroups(Parsed<Paper.Text> from, Parsed<Paper.Text> to) {
    if (!(from instanceof Parsed.Good<Paper.Text>(Paper.Text written))
        || !(to instanceof Parsed.Good<Paper.Text>(Paper.Text shown))) {
      return false;
    }
    Optional<Regrouping> before = Regrouping.of(tokens(written.marks()));
    Optional<Regrouping> after = Regrouping.of(tokens(shown.marks()));
    return before.isPresent()
        && after.isPresent()
        && after.get().adds(before.get(), List.of())
        && worths(written).containsAll(worths(shown));
  }

  /** Groupings that the defaults forbid are worth something that no reading of the paper is. */
  private List<Object> worths(Paper.Text text) {
    return new Evaluator(law, arithmetic)
        .written(text.written()).entries().stream()
            .<Object>map(entry ->
                switch (entry.worth()) {
                  case Worth.Value(var number) -> number;
                  case Worth.Nothing(EquationsClause clause, _) -> clause;
                })
            .toList();
  }

  private static List<String> tokens(List<Mark> marks) {
    List<String> tokens = new ArrayList<>();
    for (Mark mark : marks) {
      tokens.add(
          switch (mark.glyph()) {
            case OPEN, OPEN_SQUARE -> "(";
            case CLOSE, CLOSE_SQUARE -> ")";
            default -> mark.glyph() + " " + mark.turn() + " " + mark.exponent() + " " + mark.wild();
          });
    }
    return tokens;
  }
}
