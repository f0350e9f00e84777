package org.mathmat.bots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Position;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.match.EquationsTable;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.solver.Limits;
import org.mathmat.solver.equations.Answer;
import org.mathmat.solver.equations.EquationsSolver;
import org.mathmat.solver.equations.Move;
import org.mathmat.solver.equations.Solution;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Occasion;
import org.mathmat.table.shake.Section;

/** Equations as a player reckons with it; the solver is kept as long as the Goal stands. */
final class EquationsForesight implements Foresight {
  private final EquationsTable table;
  private Optional<EquationsSolver> known = Optional.empty();

  EquationsForesight(EquationsTable table) {
    this.table = table;
  }

  private Position position(Mat mat, Reach reach) {
    return table.position(
        mat,
        switch (reach) {
          case ONE_CUBE -> Occasion.NOW;
          case ANY -> Occasion.IMPOSSIBLE;
        });
  }

  /** The solver of the Goal; none where there is no Goal. */
  private Optional<EquationsSolver> solver(Position position) {
    if (known.isEmpty()) {
      known =
          position
              .goal()
              .map(goal -> {
                List<Cube> cubes = new ArrayList<>(position.required());
                cubes.addAll(position.permitted());
                cubes.addAll(position.forbidden());
                cubes.addAll(position.resources());
                return new EquationsSolver(table.law(), goal, cubes);
              });
    }
    return known;
  }

  @Override
  public Outlook outlook(Mat mat, Reach reach, int most, Limits limits) {
    Position position = position(mat, reach);
    Optional<EquationsSolver> solver = solver(position);
    if (solver.isEmpty()) {
      return new Outlook.Unknown("There is no Goal.");
    }
    return switch (solver.get().solve(position, most, limits)) {
      case Answer.Solvable(List<Solution> solutions, boolean shortest, boolean all) ->
          new Outlook.Solvable(
              solutions.stream().map(Solution::equation).toList(),
              solutions.getFirst().cubes(),
              shortest,
              all);
      case Answer.Impossible(String why) -> new Outlook.Hopeless(why);
      case Answer.Unknown(String why) -> new Outlook.Unknown(why);
    };
  }

  @Override
  public Map<Placing, Fate> moves(Mat mat, Limits limits) {
    Position position = position(mat, Reach.ANY);
    Map<Placing, Fate> fates = new HashMap<>();
    solver(position)
        .ifPresent(solver -> {
          for (Move move : solver.moves(position, limits)) {
            fates.put(new Placing(kind(move.cube()), move.section()), Fate.of(move.result()));
          }
        });
    return fates;
  }

  @Override
  public String kind(int cube) {
    return kind(table.roll().get(cube));
  }

  /** Colours make a difference only where one of them is raised. */
  private String kind(Cube cube) {
    return (table.law().raised().isPresent() ? cube : Cube.of(cube.symbol())).text();
  }

  @Override
  public boolean right(Mat mat, Reach reach, String paper) {
    return new Judge(table.law(), new Arithmetic(Effort.ORDINARY))
        .judge(position(mat, reach), paper)
        .correct();
  }

  /** A digit, two digits, or an operation on them. */
  @Override
  public Optional<String> someGoal(Mat mat, Luck luck) {
    List<String> digits = new ArrayList<>();
    List<String> signs = new ArrayList<>();
    for (Cube cube : luck.shuffled(mat.in(Section.RESOURCES, table.roll()))) {
      if (cube.symbol().isDigit()) {
        digits.add(cube.text());
      } else if (cube.symbol() != Symbol.ROOT) {
        signs.add(cube.text());
      }
    }
    if (digits.size() < 3) {
      return digits.stream().findFirst();
    }
    String one = digits.get(0);
    String two = digits.get(1);
    String three = digits.get(2);
    int shape = luck.below(signs.isEmpty() ? 5 : 10);
    return Optional.of(
        switch (shape) {
          case 0, 1 -> one;
          case 2, 3, 4 -> one + two;
          case 5, 6, 7, 8 -> one + signs.getFirst() + two;
          default -> one + two + signs.getFirst() + three;
        });
  }

  /** A digit, or whatever there is. */
  @Override
  public Optional<String> simpleGoal(Mat mat) {
    List<Cube> resources = mat.in(Section.RESOURCES, table.roll());
    return Stream.concat(
            resources.stream().filter(cube -> cube.symbol().isDigit()), resources.stream())
        .map(Cube::text)
        .findFirst();
  }

  /** The Equation spells its Goal already. */
  @Override
  public String withGoal(String paper) {
    return paper;
  }

  @Override
  public String likeness(Mat mat) {
    StringBuilder text = new StringBuilder();
    for (Section section :
        List.of(Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN, Section.RESOURCES)) {
      mat.in(section, table.roll()).stream().map(this::kind).sorted().forEach(text::append);
      text.append(' ');
    }
    return text.toString();
  }
}
