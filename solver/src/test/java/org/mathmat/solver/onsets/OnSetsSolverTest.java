package org.mathmat.solver.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Challenge;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Section;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
import org.mathmat.solver.Limits;
import org.mathmat.solver.Result;
import org.mathmat.table.Parsed;

/** The solver of On-Sets on questions of players. */
class OnSetsSolverTest {
  private static <T> T good(Parsed<T> parsed) {
    if (parsed instanceof Parsed.Good<T>(T value)) {
      return value;
    }
    throw new IllegalArgumentException(parsed.toString());
  }

  private static Division division(String name) {
    return Division.of(name).orElseThrow();
  }

  private static Position position(
      String universe, String goal, String required, String permitted, String resources) {
    return new Position(
        new Universe(good(CardSet.parse(universe))),
        Optional.of(good(Goal.parse(goal))),
        good(Cubes.parse(required)),
        good(Cubes.parse(permitted)),
        Cubes.NONE,
        good(Cubes.parse(resources)),
        Challenge.IMPOSSIBLE);
  }

  private static SetAnswer solve(String division, Position position, String... variations) {
    List<Variation> chosen = new ArrayList<>();
    for (String name : variations) {
      chosen.add(division(division).variation(name).orElseThrow());
    }
    Law law = division(division).law(chosen);
    return new OnSetsSolver(division(division), law).solve(position, Limits.ORDINARY);
  }

  @Test
  void aShortestSetNameIsGiven() {
    SetAnswer answer = solve("middle", position("B BR R G Y blank", "3", "B", "R ∪ G -", "'"));
    assertThat(answer).isInstanceOf(SetAnswer.Solvable.class);
    assertThat(((SetAnswer.Solvable) answer).cubes()).isEqualTo(3);
  }

  @Test
  void aRequiredRelationWantsARestriction() {
    SetAnswer answer = solve("middle", position("B BR R G Y blank", "2", "B R ⊆", "", "∪"));
    assertThat(answer).isInstanceOf(SetAnswer.Solvable.class);
    assertThat(((SetAnswer.Solvable) answer).first().getFirst()).contains(" ; ");
  }

  @Test
  void impossibleIsProved() {
    assertThat(solve("middle", position("B BR R G Y blank", "5", "B ∩", "G", "")))
        .isInstanceOf(SetAnswer.Impossible.class);
  }

  @Test
  void twoSolutionsAreAPaper() {
    SetAnswer answer =
        solve(
            "senior",
            position("B BR R G Y BG RG GY BY blank", "4", "", "B R G Y", "∪ ∩ '"),
            "two solutions");
    assertThat(answer).isInstanceOf(SetAnswer.Solvable.class);
    assertThat(((SetAnswer.Solvable) answer).first()).hasSize(2);
  }

  @Test
  void movesAgreeWithTheQuestionsTheyStandFor() {
    Division middle = division("middle");
    Law law = middle.law(List.of());
    Position position = position("B BR R G Y RG BY blank", "4", "B", "R =", "∪ ' G Y - V ⊆");
    List<SetMove> moves = new OnSetsSolver(middle, law).moves(position, Limits.ORDINARY);
    assertThat(moves).hasSizeGreaterThan(15);
    for (SetMove move : moves) {
      SetAnswer now =
          new OnSetsSolver(middle, law)
              .solve(after(position, move, Challenge.NOW), Limits.ORDINARY);
      SetAnswer later =
          new OnSetsSolver(middle, law)
              .solve(after(position, move, Challenge.IMPOSSIBLE), Limits.ORDINARY);
      Result expected =
          now instanceof SetAnswer.Solvable
              ? Result.NOW
              : later instanceof SetAnswer.Solvable ? Result.SAFE : Result.IMPOSSIBLE;
      assertThat(move.result()).as(move.toString()).isEqualTo(expected);
      move.paper()
          .ifPresent(paper ->
              assertThat(
                      new Judge(middle, law)
                          .judge(after(position, move, Challenge.NOW), paper)
                          .correct())
                  .isTrue());
    }
    assertThat(moves.stream().map(SetMove::result)).contains(Result.NOW, Result.SAFE);
  }

  private static Position after(Position position, SetMove move, Challenge challenge) {
    return new Position(
        position.universe(),
        position.goal(),
        move.section() == Section.REQUIRED
            ? position.required().plus(move.cube())
            : position.required(),
        move.section() == Section.PERMITTED
            ? position.permitted().plus(move.cube())
            : position.permitted(),
        move.section() == Section.FORBIDDEN
            ? position.forbidden().plus(move.cube())
            : position.forbidden(),
        position.resources().minus(move.cube()).orElseThrow(),
        challenge);
  }

  @Test
  void limitsHoldAndTheNextQuestionIsAnsweredAllTheSame() {
    Division senior = division("senior");
    OnSetsSolver solver = new OnSetsSolver(senior, senior.law(List.of()));
    Position hard =
        position(
            "B BR R G Y BG RG GY BY blank BRG RGY", "3", "= ⊆ Λ", "B B R R G G Y Y", "∪ ∩ - '");
    assertThat(solver.solve(hard, new Limits(() -> false, 1_000, Limits.ORDINARY.memory())))
        .isInstanceOfSatisfying(
            SetAnswer.Unknown.class, answer -> assertThat(answer.why()).contains("limit of steps"));
    assertThat(solver.solve(hard, new Limits(() -> false, Limits.ORDINARY.steps(), 1_000)))
        .isInstanceOfSatisfying(
            SetAnswer.Unknown.class,
            answer -> assertThat(answer.why()).contains("limit of memory"));
    assertThat(solver.solve(hard, Limits.until(() -> true)))
        .isInstanceOfSatisfying(
            SetAnswer.Unknown.class, answer -> assertThat(answer.why()).contains("time was up"));
    assertThat(solver.solve(hard, Limits.ORDINARY)).isInstanceOf(SetAnswer.Solvable.class);
  }
}
