package org.mathmat.proof.teavm;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.equations.Cube;
import org.mathmat.equations.CubeText;
import org.mathmat.equations.Division;
import org.mathmat.equations.Goal;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Variation;
import org.mathmat.equations.Verdict;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.solver.Limits;
import org.mathmat.solver.equations.Answer;
import org.mathmat.solver.equations.EquationsSolver;
import org.mathmat.table.Parsed;
import org.mathmat.table.Reason;
import org.mathmat.table.shake.Occasion;
import org.teavm.jso.JSExport;

/** The judge and the solver of Equations as a page would call them. */
public final class Engine {
  private static final int WORDS_OF_MEMORY = 5_000_000;

  private Engine() {}

  public static void main(String[] args) {}

  /** Judges an Equation; answers with the codes of what is wrong, none where it is correct. */
  @JSExport
  public static String[] judge(
      String[] division, String[] variations, String[] cubes, String equation) {
    Verdict verdict =
        new Judge(law(division, variations), new Arithmetic(Effort.ORDINARY))
            .judge(position(cubes), equation);
    List<String> codes = new ArrayList<>();
    for (Reason reason : verdict.reasons()) {
      codes.add(reason.code().name());
    }
    return codes.toArray(new String[0]);
  }

  /** Solves a position within so many steps: an Equation, or why there is none. */
  @JSExport
  public static String solve(String[] division, String[] variations, String[] cubes, int steps) {
    Law law = law(division, variations);
    Position position = position(cubes);
    Limits limits = new Limits(() -> false, steps, WORDS_OF_MEMORY);
    return switch (EquationsSolver.of(law, position.goal().orElseThrow(), position)
        .solve(position, limits)) {
      case Answer.Solvable solvable -> solvable.first().equation();
      case Answer.Impossible impossible -> "impossible: " + impossible.why();
      case Answer.Unknown unknown -> "unknown: " + unknown.why();
    };
  }

  private static Law law(String[] division, String[] variations) {
    Division played = EquationsBooks.find(division[0], division[1]).orElseThrow();
    List<Variation> chosen = new ArrayList<>();
    for (String name : variations) {
      chosen.add(played.find(name).orElseThrow().variation());
    }
    return played.lawWith(chosen);
  }

  /** The Goal, the four sections and the challenge. */
  private static Position position(String[] cubes) {
    return new Position(
        Optional.of(good(Goal.parse(cubes[0]))),
        lying(cubes[1]),
        lying(cubes[2]),
        lying(cubes[3]),
        lying(cubes[4]),
        Occasion.of(cubes[5]).orElseThrow());
  }

  private static List<Cube> lying(String text) {
    return good(CubeText.parse(text));
  }

  private static <T> T good(Parsed<T> parsed) {
    return switch (parsed) {
      case Parsed.Good<T>(T value) -> value;
      case Parsed.Bad<T>(int column, String message) ->
          throw new IllegalArgumentException("Column " + column + ": " + message);
    };
  }
}
