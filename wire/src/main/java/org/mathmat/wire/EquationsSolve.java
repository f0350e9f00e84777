package org.mathmat.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mathmat.equations.Cube;
import org.mathmat.equations.CubeText;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.match.EquationsGame;
import org.mathmat.solver.Limits;
import org.mathmat.solver.equations.Answer.Impossible;
import org.mathmat.solver.equations.Answer.Solvable;
import org.mathmat.solver.equations.Answer.Unknown;
import org.mathmat.solver.equations.EquationsSolver;
import org.mathmat.solver.equations.GoalsToSet;
import org.mathmat.solver.equations.Move;
import org.mathmat.solver.equations.Solution;
import org.mathmat.table.shake.Terms;

/** The command {@code solve} of Equations. */
final class EquationsSolve {
  private static final int MOST_SOLUTIONS = 1_000;
  private static final int USUAL_GOALS = 20;

  private EquationsSolve() {}

  static ObjectNode answer(EquationsCase asked) throws BadInput {
    Request request = asked.request();
    Law law = asked.law();
    Limits limits = Deadline.of(request);
    if (request.flag("goals")) {
      return goals(asked, law, limits);
    }
    Position position = asked.position();
    int most = request.has("all") ? request.number("all", 1, MOST_SOLUTIONS) : 1;
    if (position.goal().isEmpty()) {
      return freeGoal(law, position, limits);
    }
    EquationsSolver solver = EquationsSolver.of(law, position.goal().get(), position);
    ObjectNode answer = Answer.object();
    switch (solver.solve(position, most, limits)) {
      case Solvable(List<Solution> solutions, boolean shortest, boolean all) -> {
        put(answer.put("solvable", true), solutions.getFirst());
        List<String> unsure = new ArrayList<>();
        if (!shortest) {
          unsure.add("There may be a shorter Solution: not all of them could be ruled out.");
        }
        if (request.has("all")) {
          ArrayNode list = answer.putArray("solutions");
          solutions.forEach(solution -> put(list.addObject(), solution));
          if (!all && solutions.size() < most) {
            unsure.add("There may be more Solutions: not all of them could be looked for.");
          }
        }
        if (!unsure.isEmpty()) {
          answer.put("why", String.join(" ", unsure));
        }
      }
      case Impossible(String why) -> answer.put("solvable", false).put("why", why);
      case Unknown(String why) -> answer.putNull("solvable").put("why", why);
    }
    if (request.flag("moves")) {
      putMoves(answer.putArray("moves"), asked, position, solver.moves(position, limits));
    }
    return answer;
  }

  /** The moves that the book allows, as it sees them. */
  private static void putMoves(
      ArrayNode moves, EquationsCase asked, Position position, List<Move> every) throws BadInput {
    EquationsGame game = asked.match();
    Terms terms = game.selections().terms(asked.request().texts("variations"));
    for (Move move : every) {
      move.inBook(game.procedure(), terms, position).ifPresent(one -> put(moves.addObject(), one));
    }
  }

  private static void put(ObjectNode node, Solution solution) {
    node.put("solution", solution.text());
    node.put("equation", solution.equation());
    node.put("cubes", solution.cubes());
  }

  private static void put(ObjectNode node, Move move) {
    node.put("cube", move.cube().text());
    node.put("to", String.valueOf(move.section().letter()));
    node.put("result", move.result().name().toLowerCase(Locale.ROOT));
    move.solution().ifPresent(solution -> node.put("solution", solution.text()));
  }

  /** Where the writer chooses the Goal: any that leaves cubes for a Solution. */
  private static ObjectNode freeGoal(Law law, Position position, Limits limits) {
    ObjectNode answer = Answer.object();
    GoalsToSet.Found found = GoalsToSet.of(law, position.resources(), 1, limits);
    if (!found.goals().isEmpty()) {
      GoalsToSet.Settable goal = found.goals().getFirst();
      put(answer.put("solvable", true), goal.solution());
      return answer.put("goal", goal.goal().text());
    }
    if (found.complete()) {
      return answer.put("solvable", false).put("why", "Every Goal was looked at.");
    }
    return answer
        .putNull("solvable")
        .put("why", "No Goal was found. " + String.join(" ", found.leftOut()));
  }

  private static ObjectNode goals(EquationsCase asked, Law law, Limits limits) throws BadInput {
    Request request = asked.request();
    List<Cube> roll = FieldText.read("roll", CubeText.parse(request.text("roll")));
    int most = request.has("all") ? request.number("all", 1, MOST_SOLUTIONS) : USUAL_GOALS;
    GoalsToSet.Found found = GoalsToSet.of(law, roll, most, limits);
    ObjectNode answer = Answer.object();
    ArrayNode goals = answer.putArray("goals");
    for (GoalsToSet.Settable goal : found.goals()) {
      ObjectNode node = goals.addObject().put("goal", goal.goal().text());
      node.put("cubes", goal.solution().cubes());
      node.put("solution", goal.solution().text());
    }
    if (!found.complete()) {
      answer.put("why", String.join(" ", found.leftOut()));
    }
    return answer;
  }
}
