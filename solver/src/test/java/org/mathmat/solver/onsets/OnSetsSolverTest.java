package org.mathmat.solver.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Manner;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.solver.Limits;
import org.mathmat.solver.Result;
import org.mathmat.table.Parsed;
import org.mathmat.table.shake.Occasion;
import org.mathmat.table.shake.Section;

/** The solver of On-Sets on questions of players. */
class OnSetsSolverTest {
  private static <T> T good(Parsed<T> parsed) {
    if (parsed instanceof Parsed.Good<T>(T value)) {
      return value;
    }
    throw new IllegalArgumentException(parsed.toString());
  }

  private static Division division(String name) {
    return OnSetsBooks.find("agloa-2023", name).orElseThrow();
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
        Occasion.IMPOSSIBLE);
  }

  private static SetAnswer solve(String division, Position position, String... variations) {
    List<Variation> chosen = new ArrayList<>();
    for (String name : variations) {
      chosen.add(division(division).find(name).orElseThrow().variation());
    }
    Law law = division(division).lawWith(chosen);
    return new OnSetsSolver(law).solve(position, Limits.ORDINARY);
  }

  @Test
  void aShortestSetNameIsGiven() {
    SetAnswer answer = solve("middle", position("B BR R G Y blank", "3", "B", "R ∪ G -", "'"));
    assertThat(answer).isInstanceOf(SetAnswer.Solvable.class);
    assertThat(((SetAnswer.Solvable) answer).first().cubes()).isEqualTo(3);
  }

  @Test
  void aRequiredRelationWantsARestriction() {
    SetAnswer answer = solve("middle", position("B BR R G Y blank", "2", "B R ⊆", "", "∪"));
    assertThat(answer).isInstanceOf(SetAnswer.Solvable.class);
    assertThat(((SetAnswer.Solvable) answer).first().solutions().getFirst()).contains(" ; ");
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
    assertThat(((SetAnswer.Solvable) answer).first().solutions()).hasSize(2);
  }

  @Test
  void movesAgreeWithTheQuestionsTheyStandFor() {
    Division middle = division("middle");
    Law law = middle.lawWith(List.of());
    Position position = position("B BR R G Y RG BY blank", "4", "B", "R =", "∪ ' G Y - V ⊆");
    List<SetMove> moves = new OnSetsSolver(law).moves(position, Limits.ORDINARY);
    assertThat(moves).hasSizeGreaterThan(15);
    for (SetMove move : moves) {
      SetAnswer now =
          new OnSetsSolver(law).solve(after(position, move, Occasion.NOW), Limits.ORDINARY);
      SetAnswer later =
          new OnSetsSolver(law).solve(after(position, move, Occasion.IMPOSSIBLE), Limits.ORDINARY);
      Result expected =
          now instanceof SetAnswer.Solvable
              ? Result.NOW
              : later instanceof SetAnswer.Solvable ? Result.SAFE : Result.IMPOSSIBLE;
      assertThat(move.result()).as(move.toString()).isEqualTo(expected);
      move.paper()
          .ifPresent(paper ->
              assertThat(new Judge(law).judge(after(position, move, Occasion.NOW), paper).correct())
                  .isTrue());
    }
    assertThat(moves.stream().map(SetMove::result)).contains(Result.NOW, Result.SAFE);
  }

  private static Position after(Position position, SetMove move, Occasion challenge) {
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

  private static Law law(String division, String... variations) {
    return division(division)
        .lawWith(
            Arrays.stream(variations)
                .map(name -> division(division).find(name).orElseThrow().variation())
                .toList());
  }

  private static Map<String, Result> results(List<SetMove> moves) {
    Map<String, Result> results = new TreeMap<>();
    moves.forEach(move -> results.put(move.cube().sign() + " " + move.section(), move.result()));
    return results;
  }

  /** Section V-A-2. */
  @Test
  void aMoveThatLeavesTooFewCubesForNowLeavesNoNow() {
    String cards = "B BR R G Y blank";
    List<SetMove> three =
        new OnSetsSolver(law("middle"))
            .moves(position(cards, "3", "B", "R", "∪ G -"), Limits.ORDINARY);
    List<SetMove> two =
        new OnSetsSolver(law("middle"))
            .moves(position(cards, "3", "B", "R", "∪ G"), Limits.ORDINARY);
    assertThat(results(three)).containsEntry("G PERMITTED", Result.NOW);
    assertThat(results(two))
        .containsEntry("G PERMITTED", Result.SAFE)
        .containsEntry("∪ FORBIDDEN", Result.IMPOSSIBLE)
        .doesNotContainValue(Result.NOW);
    assertThat(two).allMatch(move -> move.paper().isEmpty());
  }

  /** Section XIII-D, Two Solutions: three cubes must be left for Now. */
  @Test
  void twoSolutionsWantOneMoreCubeForNow() {
    OnSetsSolver solver = new OnSetsSolver(law("senior", "two solutions"));
    String cards = "B BR R G Y BG RG GY BY blank";
    assertThat(
            results(
                solver.moves(
                    position(cards, "4", "", "B R G Y ∪ ∩ '", "V - Λ ="), Limits.ORDINARY)))
        .containsValue(Result.NOW);
    assertThat(
            results(
                solver.moves(position(cards, "4", "", "B R G Y ∪ ∩ '", "V - Λ"), Limits.ORDINARY)))
        .doesNotContainValue(Result.NOW)
        .containsValue(Result.SAFE);
  }

  @Test
  void shiftsAreListedWhereTheLawHasThem() {
    Position position = position("B BR RGY blank G BG", "3", "B", "' R =", "∪ G");
    assertThat(new OnSetsSolver(law("middle")).shifts(position, Limits.ORDINARY)).isEmpty();
    OnSetsSolver solver = new OnSetsSolver(law("middle", "shift from permitted"));
    List<SetMove> shifts = solver.shifts(position, Limits.ORDINARY);
    assertThat(shifts).allMatch(move -> move.manner() == Manner.SHIFT);
    assertThat(results(shifts))
        .containsOnlyKeys("R REQUIRED", "R FORBIDDEN", "' REQUIRED", "' FORBIDDEN", "= REQUIRED");
    Position required = position("B BR RGY blank G BG", "3", "B R", "' =", "∪ G");
    assertThat(results(shifts).get("R REQUIRED") == Result.NOW)
        .isEqualTo(
            solver.solve(required.challenged(Occasion.NOW), Limits.ORDINARY)
                instanceof SetAnswer.Solvable);
    assertThat(solver.moves(position, Limits.ORDINARY))
        .isNotEmpty()
        .allMatch(move -> move.manner() == Manner.MOVE);
  }

  private static Position rolled(String universe, String roll) {
    return new Position(
        new Universe(good(CardSet.parse(universe))),
        Optional.empty(),
        Cubes.NONE,
        Cubes.NONE,
        Cubes.NONE,
        good(Cubes.parse(roll)),
        Occasion.NO_GOAL);
  }

  @Test
  void goalsThatWereNotSearchedToTheEndAreTold() {
    Position rolled =
        rolled("B BR RGY blank G BG R RY GY Y", "1 2 5 B R G Y B R G Y ∪ ∩ - ' V = ⊆");
    SetGoals cut = new OnSetsSolver(law("middle")).goals(rolled, 10, Limits.until(() -> true));
    assertThat(cut.complete()).isFalse();
    assertThat(cut.goals()).isEmpty();
    SetGoals all = new OnSetsSolver(law("middle")).goals(rolled, 10, Limits.ORDINARY);
    assertThat(all.complete()).isTrue();
    assertThat(all.goals()).hasSize(10);
    SetGoals.Settable first = all.goals().getFirst();
    Position chosen =
        new Position(
            rolled.universe(),
            Optional.of(first.goal()),
            Cubes.NONE,
            Cubes.NONE,
            Cubes.NONE,
            rolled.resources(),
            Occasion.NO_GOAL);
    assertThat(new Judge(law("middle")).judge(chosen, first.paper()).correct()).isTrue();
  }

  @Test
  void limitsHoldAndTheNextQuestionIsAnsweredAllTheSame() {
    Division senior = division("senior");
    OnSetsSolver solver = new OnSetsSolver(senior.lawWith(List.of()));
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
