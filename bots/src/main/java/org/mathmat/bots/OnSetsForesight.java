package org.mathmat.bots;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.SetPaper;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.match.OnSetsTable;
import org.mathmat.solver.Limits;
import org.mathmat.solver.onsets.OnSetsSolver;
import org.mathmat.solver.onsets.SetAnswer;
import org.mathmat.solver.onsets.SetMove;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Occasion;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Table;

/** On-Sets as a player reckons with it. */
final class OnSetsForesight implements Foresight {
  private final OnSetsTable table;
  private final OnSetsSolver solver;

  OnSetsForesight(OnSetsTable table) {
    this(table, new OnSetsSolver(table.law()));
  }

  private OnSetsForesight(OnSetsTable table, OnSetsSolver solver) {
    this.table = table;
    this.solver = solver;
  }

  /** The solver knows no Goal, and remembers as long as the law is the same. */
  @Override
  public Foresight turnedTo(Table other) {
    return other instanceof OnSetsTable next && next.law().equals(table.law())
        ? new OnSetsForesight(next, solver)
        : Foresight.of(other);
  }

  private Position position(Mat mat, Reach reach) {
    return table.position(
        mat,
        switch (reach) {
          case ONE_CUBE -> Occasion.NOW;
          case ANY -> Occasion.IMPOSSIBLE;
        });
  }

  @Override
  public Outlook outlook(Mat mat, Reach reach, int most, Limits limits) {
    return switch (solver.solve(position(mat, reach), most, limits)) {
      case SetAnswer.Solvable(List<SetAnswer.Paper> papers, boolean all) ->
          new Outlook.Solvable(
              papers.stream().map(paper -> SetPaper.text(paper.solutions())).toList(),
              papers.getFirst().cubes(),
              true,
              all);
      case SetAnswer.Impossible(String why) -> new Outlook.Hopeless(why);
      case SetAnswer.Unknown(String why) -> new Outlook.Unknown(why);
    };
  }

  @Override
  public Map<Placing, Fate> moves(Mat mat, Limits limits) {
    Map<Placing, Fate> fates = new HashMap<>();
    for (SetMove move : solver.moves(position(mat, Reach.ANY), limits)) {
      fates.put(new Placing(move.cube().text(), move.section()), Fate.of(move.result()));
    }
    return fates;
  }

  @Override
  public String kind(int cube) {
    return table.roll().get(cube).text();
  }

  @Override
  public boolean right(Mat mat, Reach reach, String paper) {
    return new Judge(table.law()).judge(position(mat, reach), SetPaper.parse(paper)).correct();
  }

  @Override
  public Optional<String> someGoal(Mat mat, Luck luck) {
    List<Goal> goals = Goal.all(position(mat, Reach.ANY).resources());
    return goals.isEmpty() ? Optional.empty() : Optional.of(luck.pick(goals).text());
  }

  /** A single digit. */
  @Override
  public Optional<String> simpleGoal(Mat mat) {
    return mat.in(Section.RESOURCES, table.roll()).stream()
        .filter(cube -> cube.is(Symbol.Kind.DIGIT))
        .map(Symbol::text)
        .findFirst();
  }

  @Override
  public String withGoal(String paper) {
    return SetPaper.text(paper, table.set().orElseThrow());
  }

  @Override
  public String likeness(Mat mat) {
    Position position = position(mat, Reach.ANY);
    return String.join(
        "|",
        position.required().text(),
        position.permitted().text(),
        position.forbidden().text(),
        position.resources().text());
  }
}
