package org.mathmat.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.mathmat.equations.Colouring;
import org.mathmat.equations.Cube;
import org.mathmat.solver.Result;
import org.mathmat.solver.equations.Answer;
import org.mathmat.solver.equations.Answer.Impossible;
import org.mathmat.solver.equations.Answer.Solvable;
import org.mathmat.solver.equations.Answer.Unknown;
import org.mathmat.solver.equations.Move;
import org.mathmat.solver.equations.Solution;
import org.mathmat.table.shake.Section;

/**
 * What a position of Equations allows.
 *
 * @param moves what each move would lead to, if that was asked
 */
record Reached(Answer answer, List<Move> moves) {
  /** A move, whatever the colour of its cube. */
  private record Place(Cube cube, Section section) {}

  /**
   * What is so with the best colours and with the worst. With better colours there is no less than
   * with worse ones.
   *
   * @param all whether all Solutions were asked for, and not only a shortest one
   */
  Optional<Reached> inCommon(Reached worst, boolean all, Colouring colouring) {
    Optional<List<Move>> both = movesInCommon(worst, colouring);
    return both.flatMap(
        moves -> answerInCommon(worst.answer, all).map(answer -> new Reached(answer, moves)));
  }

  private Optional<Answer> answerInCommon(Answer worst, boolean all) {
    return switch (answer) {
      case Impossible impossible -> Optional.of(impossible);
      case Unknown unknown ->
          Optional.of(
              worst instanceof Solvable(var solutions, _, _)
                  ? new Solvable(solutions, false, false)
                  : unknown);
      case Solvable best ->
          switch (worst) {
            case Impossible _ -> Optional.empty();
            case Unknown _ ->
                Optional.of(
                    new Unknown(
                        "It can be solved if the cubes without a colour have the right one;"
                            + " whether it can with every colour was not found out."));
            case Solvable other -> inCommon(best, other, all);
          };
    };
  }

  private static Optional<Answer> inCommon(Solvable best, Solvable worst, boolean all) {
    boolean same =
        all ? texts(best).equals(texts(worst)) : best.first().cubes() == worst.first().cubes();
    return same
        ? Optional.of(
            new Solvable(worst.solutions(), best.shortest() && worst.shortest(), best.all()))
        : Optional.empty();
  }

  private static Set<String> texts(Solvable answer) {
    return answer.solutions().stream().map(Solution::equation).collect(Collectors.toSet());
  }

  /** The moves as the cubes were given, with Solutions that hold for all colours. */
  private Optional<List<Move>> movesInCommon(Reached worst, Colouring colouring) {
    Map<Place, Move> others = new HashMap<>();
    Map<Place, Set<Result>> results = new HashMap<>();
    for (Move move : worst.moves) {
      others.putIfAbsent(place(move, colouring), move);
      results.computeIfAbsent(place(move, colouring), _ -> new HashSet<>()).add(move.result());
    }
    List<Move> common = new ArrayList<>();
    for (Move move : moves) {
      Place place = place(move, colouring);
      Move other = others.getOrDefault(place, move);
      if (!results.getOrDefault(place, Set.of()).equals(Set.of(move.result()))) {
        return Optional.empty();
      }
      common.add(new Move(move.cube(), move.section(), move.result(), other.solution()));
    }
    return Optional.of(common);
  }

  private static Place place(Move move, Colouring colouring) {
    return new Place(colouring.bare(move.cube()), move.section());
  }
}
