package org.mathmat.wire;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Manner;
import org.mathmat.onsets.Position;
import org.mathmat.solver.Limits;
import org.mathmat.solver.onsets.OnSetsSolver;
import org.mathmat.solver.onsets.SetAnswer.Impossible;
import org.mathmat.solver.onsets.SetAnswer.Paper;
import org.mathmat.solver.onsets.SetAnswer.Solvable;
import org.mathmat.solver.onsets.SetAnswer.Unknown;
import org.mathmat.solver.onsets.SetGoals;
import org.mathmat.solver.onsets.SetMove;
import org.mathmat.table.shake.Occasion;
import org.mathmat.table.shake.Section;

/** The command {@code solve} of On-Sets. */
final class OnSetsSolve {
  private static final int MOST_SOLUTIONS = 1_000;

  private OnSetsSolve() {}

  static JsonObject answer(OnSetsCase asked) throws BadInput {
    Request request = asked.request();
    Limits limits = Deadline.of(request);
    OnSetsSolver solver = new OnSetsSolver(asked.law());
    if (request.flag("goals")) {
      return goals(request, asked, solver, limits);
    }
    Position position = asked.position();
    if (position.goal().isEmpty()) {
      return freeGoal(solver, position, limits);
    }
    int most = request.has("all") ? request.number("all", 1, MOST_SOLUTIONS) : 1;
    JsonObject answer = Answer.object();
    switch (request.has("all")
        ? solver.all(position, most, limits)
        : solver.solve(position, limits)) {
      case Solvable(List<Paper> papers, boolean complete) -> {
        put(answer.put("solvable", true), papers.getFirst());
        if (request.has("all")) {
          JsonArray all = answer.putArray("solutions");
          papers.forEach(paper -> put(all.addObject(), paper));
          if (!complete && papers.size() < most) {
            answer.put("why", "There may be more Solutions: not all of them could be looked for.");
          }
        }
      }
      case Impossible(String why) -> answer.put("solvable", false).put("why", why);
      case Unknown(String why) -> answer.putNull("solvable").put("why", why);
    }
    if (request.flag("moves")) {
      JsonArray moves = answer.putArray("moves");
      solver.moves(position, limits).forEach(move -> put(moves.addObject(), move));
      solver.shifts(position, limits).forEach(move -> put(moves.addObject(), move));
    }
    return answer;
  }

  private static void put(JsonObject node, Paper paper) {
    put(node, "solution", paper.solutions());
    node.put("cubes", paper.cubes());
  }

  private static void put(JsonObject node, SetMove move) {
    node.put("cube", String.valueOf(move.cube().sign()));
    if (move.manner() == Manner.SHIFT) {
      node.put("from", Section.PERMITTED.letter());
    }
    node.put("to", move.section().letter());
    node.put("result", move.result().name().toLowerCase(Locale.ROOT));
    move.paper().ifPresent(paper -> put(node, "solution", paper));
  }

  /** Where the writer chooses the Goal: any that leaves cubes for a Solution. */
  private static JsonObject freeGoal(OnSetsSolver solver, Position position, Limits limits) {
    JsonObject answer = Answer.object();
    SetGoals found = solver.goals(position, 1, limits);
    if (!found.goals().isEmpty()) {
      SetGoals.Settable one = found.goals().getFirst();
      put(answer.put("solvable", true), "solution", one.paper());
      return answer.put("cubes", one.cubes()).put("goal", one.goal().text());
    }
    if (found.complete()) {
      return answer.put("solvable", false).put("why", "Every Goal was looked at.");
    }
    return answer
        .putNull("solvable")
        .put("why", "No Goal was found. " + String.join(" ", found.leftOut()));
  }

  private static JsonObject goals(
      Request request, OnSetsCase asked, OnSetsSolver solver, Limits limits) throws BadInput {
    int most = request.has("all") ? request.number("all", 1, MOST_SOLUTIONS) : MOST_SOLUTIONS;
    Cubes roll = FieldText.read("roll", Cubes.parse(request.text("roll")));
    Position rolled =
        new Position(
            asked.universe(),
            Optional.empty(),
            Cubes.NONE,
            Cubes.NONE,
            Cubes.NONE,
            roll,
            Occasion.NO_GOAL);
    SetGoals found = solver.goals(rolled, most, limits);
    JsonObject answer = Answer.object();
    JsonArray goals = answer.putArray("goals");
    for (SetGoals.Settable one : found.goals()) {
      JsonObject node = goals.addObject().put("goal", one.goal().text());
      node.put("cubes", one.cubes());
      put(node, "solution", one.paper());
    }
    if (!found.complete()) {
      answer.put("why", String.join(" ", found.leftOut()));
    }
    return answer;
  }

  /** One Solution as a text, several as a list: just as the judge reads them. */
  private static void put(JsonObject node, String field, List<String> paper) {
    if (paper.size() == 1) {
      node.put(field, paper.getFirst());
    } else {
      paper.forEach(node.putArray(field)::add);
    }
  }
}
