package org.mathmat.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.bots.Foresight.Reach;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Cause;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Phase;
import org.mathmat.table.shake.Section;

/**
 * Help with the position at hand, for a game that is played for fun: first that there is a
 * Solution, then its cubes, then the Solution.
 *
 * @param text for the player
 * @param cubes those of the Solution, from the second level on
 * @param solution on the third
 */
public record Hint(Level level, String text, List<String> cubes, Optional<String> solution) {
  /** How much is told. */
  public enum Level {
    NUDGE,
    CUBES,
    SOLUTION
  }

  public Hint {
    cubes = List.copyOf(cubes);
  }

  /** What can be told while cubes are moved or papers written; nothing at other times. */
  public static Optional<Hint> of(Match seen, Level level, Limits limits) {
    return switch (seen.phase()) {
      case Phase.Moving p -> Optional.of(about(Scene.of(p.shake()), Reach.ANY, level, limits));
      case Phase.Writing p when p.shake().goal().isPresent() ->
          Optional.of(about(Scene.of(p.shake()), reach(p.cause()), level, limits));
      case Phase _ -> Optional.empty();
    };
  }

  /** How many cubes of Resources a paper may take. */
  private static Reach reach(Cause cause) {
    return switch (cause) {
      case Cause.Everybody(var ending, _) ->
          switch (ending) {
            case FORCE_OUT -> Reach.ONE_CUBE;
            case LAST_CUBE, ROUND_STOP -> Reach.ANY;
          };
      case Cause.ByChallenge(var challenge, _, _) ->
          switch (challenge) {
            case NOW, A_FLUB, CA_FLUB, FORCE_OUT_NO_SOLUTION, FORCE_OUT_A_FLUB -> Reach.ONE_CUBE;
            case IMPOSSIBLE, P_FLUB, NO_GOAL -> Reach.ANY;
          };
    };
  }

  private static Hint about(Scene scene, Reach reach, Level level, Limits limits) {
    return switch (new Study().shortest(scene, reach, limits)) {
      case Outlook.Solvable found -> told(scene, reach, level, found);
      case Outlook.Hopeless _ ->
          new Hint(level, "There is no Solution any more.", List.of(), Optional.empty());
      case Outlook.Unknown _ ->
          new Hint(level, "I have not found a Solution in this time.", List.of(), Optional.empty());
    };
  }

  private static Hint told(Scene scene, Reach reach, Level level, Outlook.Solvable found) {
    String paper = found.first();
    String nudge = "There is a Solution with " + found.cubes() + " cubes.";
    return switch (level) {
      case NUDGE -> new Hint(level, nudge, List.of(), Optional.empty());
      case CUBES -> {
        List<String> cubes = used(scene, reach, paper);
        yield new Hint(
            level, "Try it with " + String.join(" ", cubes) + ".", cubes, Optional.empty());
      }
      case SOLUTION -> new Hint(level, paper, used(scene, reach, paper), Optional.of(paper));
    };
  }

  /** The cubes that a right paper needs: without any of them it would not be right. */
  private static List<String> used(Scene scene, Reach reach, String paper) {
    List<String> used = new ArrayList<>(scene.mat().in(Section.REQUIRED, scene.table().cubes()));
    Foresight foresight = Foresight.of(scene.table());
    Mat mat = scene.mat();
    for (Section section : List.of(Section.RESOURCES, Section.PERMITTED)) {
      for (int cube : scene.mat().numbers(section).toArray()) {
        Mat without = mat.with(cube, Section.FORBIDDEN);
        if (foresight.right(without, reach, paper)) {
          mat = without;
        } else {
          used.add(scene.table().cubes().get(cube));
        }
      }
    }
    return used;
  }
}
