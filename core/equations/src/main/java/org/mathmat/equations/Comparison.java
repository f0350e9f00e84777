package org.mathmat.equations;

import static org.mathmat.equations.EquationsClause.UNAMBIGUOUS;
import static org.mathmat.equations.EquationsClause.VERIFIABLE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;

/**
 * Every reading of the Solution against every reading of the Goal side.
 *
 * @param solution the value of the Solution, of a reading that is right if there is one
 * @param goal the value of the Goal side
 * @param met whether some reading of the Solution is right for some reading of the Goal side
 */
record Comparison(
    List<Finding> findings, Optional<String> solution, Optional<String> goal, Truth met) {
  /** A reading of each side. */
  private record Pair(Values.Entry solution, Values.Entry goal) {
    String text() {
      return solution.reading().text() + " = " + goal.reading().text();
    }
  }

  static Comparison of(Law law, Arithmetic arithmetic, Values solutions, Values goals) {
    Search search = new Search(law, arithmetic);
    search.run(solutions, goals);
    Optional<Pair> shown = search.right.isPresent() ? search.right : search.wrong;
    return new Comparison(
        search.findings(solutions, goals),
        shown.flatMap(pair -> text(pair.solution())).or(() -> first(solutions)),
        shown.flatMap(pair -> text(pair.goal())).or(() -> first(goals)),
        search.met());
  }

  /** Whether the two have a number in common. */
  static Truth share(Arithmetic arithmetic, Values some, Values others) {
    Truth shared = some.isOpen() || others.isOpen() ? Truth.UNKNOWN : Truth.FALSE;
    for (Values.Entry entry : some.entries()) {
      for (Values.Entry other : others.entries()) {
        if (entry.worth() instanceof Worth.Value(Num a)
            && other.worth() instanceof Worth.Value(Num b)) {
          shared = shared.or(arithmetic.equal(a, b));
        }
        if (shared == Truth.TRUE) {
          return shared;
        }
      }
    }
    return shared;
  }

  private static Optional<String> text(Values.Entry entry) {
    return entry.worth() instanceof Worth.Value(Num number)
        ? Optional.of(number.text())
        : Optional.empty();
  }

  private static Optional<String> first(Values values) {
    return values.firstValue().map(value -> value.number().text());
  }

  private static final class Search {
    /** How many pairs of fractions are compared. */
    private static final long BUDGET = 2_000_000;

    /** What a pair counts as that is not of fractions. */
    private static final long HARD = 500;

    private final Law law;
    private final Arithmetic arithmetic;

    /** Whether there are no other pairs. */
    private boolean complete = true;

    private Optional<Pair> right = Optional.empty();
    private Optional<Pair> wrong = Optional.empty();
    private Optional<Pair> unknown = Optional.empty();

    Search(Law law, Arithmetic arithmetic) {
      this.law = law;
      this.arithmetic = arithmetic;
    }

    Truth met() {
      if (right.isPresent()) {
        return Truth.TRUE;
      }
      return unknown.isPresent() || !complete ? Truth.UNKNOWN : Truth.FALSE;
    }

    void run(Values solutions, Values goals) {
      complete = solutions.isComplete() && goals.isComplete();
      long spent = 0;
      for (Values.Entry solution : solutions.entries()) {
        for (Values.Entry goal : goals.entries()) {
          if (spent > BUDGET) {
            complete = false;
            return;
          }
          spent += isFraction(solution) && isFraction(goal) ? 1 : HARD;
          Pair pair = new Pair(solution, goal);
          switch (meets(solution.worth(), goal.worth())) {
            case TRUE -> right = right.or(() -> Optional.of(pair));
            case FALSE -> wrong = better(wrong, pair);
            case UNKNOWN -> unknown = better(unknown, pair);
          }
          if (right.isPresent() && wrong.isPresent()) {
            return;
          }
        }
      }
    }

    private static boolean isFraction(Values.Entry entry) {
      return !(entry.worth() instanceof Worth.Value(Num number)) || number.isFraction();
    }

    private Truth meets(Worth solution, Worth goal) {
      if (solution.isOpen() || goal.isOpen()) {
        return Truth.UNKNOWN;
      }
      return solution instanceof Worth.Value(Num a) && goal instanceof Worth.Value(Num b)
          ? law.goalTest().meets(arithmetic, a, b)
          : Truth.FALSE;
    }

    /** A pair of numbers says more than one without. */
    private static Optional<Pair> better(Optional<Pair> known, Pair pair) {
      return known.filter(Search::isNumbers).isPresent() || (known.isPresent() && !isNumbers(pair))
          ? known
          : Optional.of(pair);
    }

    private static boolean isNumbers(Pair pair) {
      return pair.solution().worth() instanceof Worth.Value
          && pair.goal().worth() instanceof Worth.Value;
    }

    List<Finding> findings(Values solutions, Values goals) {
      if (right.isPresent()) {
        return afterRight();
      }
      if (!complete && wrong.isPresent()) {
        return List.of(ambiguous(wrong.get(), ""));
      }
      List<Finding> findings = new ArrayList<>();
      nothing(Side.SOLUTION, solutions, findings);
      nothing(Side.GOAL, goals, findings);
      if (wrong.filter(Search::isNumbers).isPresent()) {
        Pair pair = wrong.get();
        Finding failure =
            law.goalTest().failure(text(pair.solution()).orElse(""), text(pair.goal()).orElse(""));
        findings.add(failure);
      }
      unknown
          .filter(pair -> isNumbers(pair) || findings.isEmpty())
          .ifPresent(pair -> findings.add(unverifiable(pair, "whether both sides are equal")));
      return findings;
    }

    private List<Finding> afterRight() {
      Pair good = right.orElseThrow();
      if (wrong.isPresent()) {
        return List.of(ambiguous(wrong.get(), " Put in parentheses: " + good.text() + "."));
      }
      if (unknown.isPresent()) {
        return List.of(unverifiable(unknown.get(), "what one of its groupings is worth"));
      }
      if (!complete) {
        return List.of(
            new Finding(
                VERIFIABLE,
                "There are too many ways to group this; put in parentheses, for instance "
                    + good.text()
                    + "."));
      }
      return List.of();
    }

    private static Finding ambiguous(Pair bad, String remedy) {
      String value =
          switch (bad.solution().worth()) {
            case Worth.Nothing(_, String why) -> "has no value (" + why + ")";
            case Worth.Value(Num a) ->
                bad.goal().worth() instanceof Worth.Value(Num b)
                    ? "is " + a.text() + " against " + b.text()
                    : "has no value on the Goal side";
          };
      return new Finding(
          UNAMBIGUOUS,
          "It can also be grouped as %s, which %s.".formatted(bad.text(), value) + remedy,
          bad.text());
    }

    private static Finding unverifiable(Pair pair, String what) {
      return new Finding(
          VERIFIABLE, "It cannot be worked out " + what + ": " + pair.text() + ".", pair.text());
    }

    /** Where no reading of a side is a number: why, each reason once. */
    private static void nothing(Side side, Values values, List<Finding> findings) {
      if (values.firstValue().isPresent()) {
        return;
      }
      for (Values.Entry entry : values.entries()) {
        if (entry.worth() instanceof Worth.Nothing(EquationsClause clause, String why)) {
          findings.add(
              new Finding(
                  clause,
                  Worth.sentence("The " + side.word(), clause, why),
                  entry.reading().text()));
        }
      }
    }
  }
}
