package org.mathmat.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Position;
import org.mathmat.solver.Limits;
import org.mathmat.solver.onsets.OnSetsSolver;
import org.mathmat.solver.onsets.SetAnswer.Impossible;
import org.mathmat.solver.onsets.SetAnswer.Solvable;
import org.mathmat.solver.onsets.SetAnswer.Unknown;
import org.mathmat.solver.onsets.SetMove;

/** The command {@code solve} of On-Sets. */
final class OnSetsSolve {
  private static final int MOST_SOLUTIONS = 1_000;

  private OnSetsSolve() {}

  static ObjectNode answer(Request request) throws BadInput {
    OnSetsCase asked = OnSetsCase.of(request);
    Limits limits = Deadline.of(request);
    OnSetsSolver solver = new OnSetsSolver(asked.division(), asked.law());
    if (request.flag("goals")) {
      return goals(request, asked, solver, limits);
    }
    Position position = asked.position();
    int most = request.has("all") ? request.number("all", 1, MOST_SOLUTIONS) : 1;
    ObjectNode answer = Answer.object();
    switch (solver.solve(position, most, limits)) {
      case Solvable(List<List<String>> papers, int cubes, _) -> {
        put(answer.put("solvable", true), "solution", papers.getFirst());
        answer.put("cubes", cubes);
        if (request.has("all")) {
          ArrayNode all = answer.putArray("solutions");
          papers.forEach(paper -> put(all.addObject(), "solution", paper));
        }
      }
      case Impossible(String why) -> answer.put("solvable", false).put("why", why);
      case Unknown(String why) -> answer.putNull("solvable").put("why", why);
    }
    if (request.flag("moves")) {
      ArrayNode moves = answer.putArray("moves");
      for (SetMove move : solver.moves(position, limits)) {
        ObjectNode node = moves.addObject().put("cube", String.valueOf(move.cube().sign()));
        node.put("to", move.section().name().substring(0, 1));
        node.put("result", move.result().name().toLowerCase(Locale.ROOT));
        move.paper().ifPresent(paper -> put(node, "solution", paper));
      }
    }
    return answer;
  }

  private static ObjectNode goals(
      Request request, OnSetsCase asked, OnSetsSolver solver, Limits limits) throws BadInput {
    int most = request.has("all") ? request.number("all", 1, MOST_SOLUTIONS) : MOST_SOLUTIONS;
    Cubes roll = FieldText.read("roll", Cubes.parse(request.text("roll")));
    ObjectNode answer = Answer.object();
    ArrayNode goals = answer.putArray("goals");
    for (OnSetsSolver.Settable one : solver.goals(asked.universe(), roll, most, limits)) {
      ObjectNode node = goals.addObject().put("goal", one.goal().text());
      node.put("cubes", one.cubes());
      put(node, "solution", one.paper());
    }
    return answer;
  }

  /** One Solution as a text, several as a list: just as the judge reads them. */
  private static void put(ObjectNode node, String field, List<String> paper) {
    if (paper.size() == 1) {
      node.put(field, paper.getFirst());
    } else {
      paper.forEach(node.putArray(field)::add);
    }
  }
}
