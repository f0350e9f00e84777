package org.mathmat.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.mathmat.equations.Colouring;
import org.mathmat.equations.Cube;
import org.mathmat.equations.CubeText;
import org.mathmat.equations.Goal;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
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

  private final EquationsCase asked;
  private final Request request;
  private final Law law;

  private EquationsSolve(EquationsCase asked) {
    this.asked = asked;
    this.request = asked.request();
    this.law = asked.law();
  }

  static JsonObject answer(EquationsCase asked) throws BadInput {
    EquationsSolve solve = new EquationsSolve(asked);
    if (asked.request().flag("goals")) {
      return solve.goals();
    }
    Position position = asked.position();
    return position.goal().isPresent()
        ? solve.reach(position, position.goal().get())
        : solve.freeGoal(position);
  }

  private JsonObject reach(Position position, Goal goal) throws BadInput {
    int most = request.has("all") ? request.number("all", 1, MOST_SOLUTIONS) : 1;
    boolean moves = request.flag("moves");
    Colouring colouring = Colouring.of(law, position.cubes());
    Reached reached =
        Colours.settled(
            colouring.settle(
                as -> {
                  EquationsSolver solver =
                      EquationsSolver.of(law, goal.with(as), position.with(as));
                  var limits = Deadline.of(request, colouring.asks());
                  return new Reached(
                      solver.solve(position.with(as), most, limits),
                      moves ? solver.moves(position.with(as), limits) : List.of());
                },
                (best, worst) -> best.inCommon(worst, request.has("all"), colouring)));
    JsonObject answer = Answer.object();
    switch (reached.answer()) {
      case Solvable(List<Solution> solutions, boolean shortest, boolean all) -> {
        put(answer.put("solvable", true), solutions.getFirst());
        List<String> unsure = new ArrayList<>();
        if (!shortest) {
          unsure.add("There may be a shorter Solution: not all of them could be ruled out.");
        }
        if (request.has("all")) {
          JsonArray list = answer.putArray("solutions");
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
    if (moves) {
      putMoves(answer.putArray("moves"), position, reached.moves());
    }
    return answer;
  }

  /** The moves that the book allows, as it sees them. */
  private void putMoves(JsonArray moves, Position position, List<Move> every) throws BadInput {
    for (Move move : every) {
      move.inBook(asked.division().procedure(), Terms.USUAL, position)
          .ifPresent(one -> put(moves.addObject(), one));
    }
  }

  private static void put(JsonObject node, Solution solution) {
    node.put("solution", solution.text());
    node.put("equation", solution.equation());
    node.put("cubes", solution.cubes());
  }

  private static void put(JsonObject node, Move move) {
    node.put("cube", move.cube().text());
    node.put("to", String.valueOf(move.section().letter()));
    node.put("result", move.result().name().toLowerCase(Locale.ROOT));
    move.solution().ifPresent(solution -> node.put("solution", solution.text()));
  }

  /** Where the writer chooses the Goal: any that leaves cubes for a Solution. */
  private JsonObject freeGoal(Position position) throws BadInput {
    JsonObject answer = Answer.object();
    GoalsToSet.Found found = goalsOf(position.resources(), 1);
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

  private JsonObject goals() throws BadInput {
    List<Cube> roll = FieldText.read("roll", CubeText.parse(request.text("roll")));
    int most = request.has("all") ? request.number("all", 1, MOST_SOLUTIONS) : USUAL_GOALS;
    GoalsToSet.Found found = goalsOf(roll, most);
    JsonObject answer = Answer.object();
    JsonArray goals = answer.putArray("goals");
    for (GoalsToSet.Settable goal : found.goals()) {
      JsonObject node = goals.addObject().put("goal", goal.goal().text());
      node.put("cubes", goal.solution().cubes());
      node.put("solution", goal.solution().text());
    }
    if (!found.complete()) {
      answer.put("why", String.join(" ", found.leftOut()));
    }
    return answer;
  }

  private GoalsToSet.Found goalsOf(List<Cube> cubes, int most) throws BadInput {
    Colouring colouring = Colouring.of(law, cubes);
    return Colours.settled(
        colouring.settle(
            as ->
                GoalsToSet.of(
                    law,
                    cubes.stream().map(as).toList(),
                    most,
                    Deadline.of(request, colouring.asks())),
            (best, worst) -> inCommon(best, worst, colouring)));
  }

  /** The Goals of both, if they are the same but for the colours, as the cubes were given. */
  private static Optional<GoalsToSet.Found> inCommon(
      GoalsToSet.Found best, GoalsToSet.Found worst, Colouring colouring) {
    if (!bare(best, colouring).equals(bare(worst, colouring))) {
      return Optional.empty();
    }
    List<GoalsToSet.Settable> goals = new ArrayList<>();
    for (int i = 0; i < best.goals().size(); i++) {
      goals.add(
          new GoalsToSet.Settable(best.goals().get(i).goal(), worst.goals().get(i).solution()));
    }
    List<String> leftOut = best.complete() ? worst.leftOut() : best.leftOut();
    int cubes = Math.min(best.cubes(), worst.cubes());
    return Optional.of(new GoalsToSet.Found(goals, cubes, leftOut));
  }

  private static List<String> bare(GoalsToSet.Found found, Colouring colouring) {
    return found.goals().stream()
        .map(goal -> goal.goal().with(colouring::bare).text() + " " + goal.solution().cubes())
        .toList();
  }
}
