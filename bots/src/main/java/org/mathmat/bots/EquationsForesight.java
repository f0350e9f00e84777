package org.mathmat.bots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mathmat.equations.Challenge;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Goal;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.match.EquationsGame;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.solver.Limits;
import org.mathmat.solver.equations.Answer;
import org.mathmat.solver.equations.EquationsSolver;
import org.mathmat.solver.equations.Move;
import org.mathmat.solver.equations.Solution;
import org.mathmat.table.shake.Section;

/** Equations as a player reckons with it; the solver is kept as long as the Goal stands. */
final class EquationsForesight implements Foresight {
  private final EquationsGame game;
  private Optional<InForce> inForce = Optional.empty();
  private Optional<Known> known = Optional.empty();

  /** The law that some variations make. */
  private record InForce(List<String> variations, Law law) {}

  /** What was worked out for a Goal. */
  private record Known(Scene scene, EquationsSolver solver) {}

  EquationsForesight(EquationsGame game) {
    this.game = game;
  }

  private static Position position(Scene scene, Reach reach) {
    return EquationsGame.position(
        scene.goal(),
        scene.mat(),
        switch (reach) {
          case ONE_CUBE -> Challenge.NOW;
          case ANY -> Challenge.IMPOSSIBLE;
        });
  }

  private Law law(Scene scene) {
    if (inForce.isEmpty() || !inForce.get().variations().equals(scene.variations())) {
      inForce = Optional.of(new InForce(scene.variations(), game.law(scene.variations())));
    }
    return inForce.get().law();
  }

  private EquationsSolver solver(Scene scene, Goal goal, Position position) {
    Optional<Known> fitting = known.filter(one -> one.scene().sharesGoal(scene));
    if (fitting.isPresent()) {
      return fitting.get().solver();
    }
    List<Cube> cubes = new ArrayList<>(position.required());
    cubes.addAll(position.permitted());
    cubes.addAll(position.forbidden());
    cubes.addAll(position.resources());
    EquationsSolver solver = new EquationsSolver(law(scene), goal, cubes);
    known = Optional.of(new Known(scene, solver));
    return solver;
  }

  @Override
  public Outlook outlook(Scene scene, Reach reach, int most, Limits limits) {
    Position position = position(scene, reach);
    if (position.goal().isEmpty()) {
      return new Outlook.Unknown("There is no Goal.");
    }
    return switch (solver(scene, position.goal().get(), position).solve(position, most, limits)) {
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
  public Map<Placing, Fate> moves(Scene scene, Limits limits) {
    Position position = position(scene, Reach.ANY);
    Map<Placing, Fate> fates = new HashMap<>();
    position
        .goal()
        .ifPresent(goal -> {
          for (Move move : solver(scene, goal, position).moves(position, limits)) {
            Section to =
                switch (move.section()) {
                  case REQUIRED -> Section.REQUIRED;
                  case PERMITTED -> Section.PERMITTED;
                  case FORBIDDEN -> Section.FORBIDDEN;
                };
            fates.put(new Placing(kind(scene, move.cube().text()), to), Fate.of(move.result()));
          }
        });
    return fates;
  }

  @Override
  public String kind(Scene scene, String cube) {
    return law(scene).raised().isPresent() ? cube : cube.substring(cube.length() - 1);
  }

  @Override
  public boolean right(Scene scene, Reach reach, String paper) {
    return new Judge(law(scene), new Arithmetic(Effort.ORDINARY))
        .judge(position(scene, reach), paper)
        .correct();
  }

  /** A digit, two digits, or an operation on them. */
  @Override
  public Optional<String> someGoal(Scene scene, Luck luck) {
    List<String> digits = new ArrayList<>();
    List<String> signs = new ArrayList<>();
    for (String cube : luck.shuffled(scene.mat().in(Section.RESOURCES))) {
      boolean digit = Character.isDigit(cube.charAt(cube.length() - 1));
      (digit ? digits : signs).add(cube);
    }
    signs.removeIf(sign -> sign.endsWith("√"));
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

  /** The Equation spells its Goal already. */
  @Override
  public String withGoal(String paper, String goal) {
    return paper;
  }

  @Override
  public String likeness(Scene scene) {
    StringBuilder text = new StringBuilder();
    for (Section section :
        List.of(Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN, Section.RESOURCES)) {
      scene.mat().in(section).stream()
          .map(cube -> kind(scene, cube))
          .sorted()
          .forEach(text::append);
      text.append(' ');
    }
    return text.toString();
  }
}
