package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Division;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Variation;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Occasion;

/**
 * One Solution is looked for without what is named by less; several are looked for among all. Both
 * must find the same: as short a Solution, or none.
 */
class LeanTest {
  private static final Limits LIMITS = new Limits(() -> false, 1_000_000, 4_000_000);

  private final Random random = new Random(20261117);
  private int solvable;
  private int impossible;
  private int unknown;

  @Test
  void leavingOutWhatIsNamedByLessLeavesAShortestSolution() {
    for (Division division : EquationsBooks.divisions().toList()) {
      for (int i = 0; i < 300; i++) {
        Position position = Shakes.position(random, 8 + random.nextInt(3));
        check(division.law(), division.id(), position);
      }
      for (Variation listed : division.choices()) {
        for (int i = 0; i < 20; i++) {
          List<Variation> one = List.of(listed);
          String described = division.id() + " " + listed.name();
          check(division.lawWith(one), described, Shakes.position(random, 6));
        }
      }
    }
    assertThat(solvable).as("solvable").isGreaterThan(1_500);
    assertThat(impossible).as("impossible").isGreaterThan(1_500);
    assertThat(unknown).as("unknown").isLessThan((solvable + impossible) / 4);
  }

  /** Where √ and noughts must be used, nothing may count as named by less that names nothing. */
  @Test
  void whatMustBeUsedIsNotTakenForIdle() {
    Law law = Shakes.law("agloa-2015", "basic");
    for (int i = 0; i < 4_000; i++) {
      List<Cube> roll = new ArrayList<>(Shakes.powers(random, 2 + random.nextInt(3), 0));
      Cube goal = roll.removeFirst();
      List<Cube> required = new ArrayList<>(Shakes.cubes("0 1 √ √"));
      List<Cube> permitted = new ArrayList<>();
      roll.forEach(cube -> (random.nextInt(3) == 0 ? required : permitted).add(cube));
      check(law, "basic", Shakes.position(goal, required, permitted));
    }
    assertThat(solvable).as("solvable").isGreaterThan(1_000);
    assertThat(impossible).as("impossible").isGreaterThan(1_000);
    assertThat(unknown).as("unknown").isZero();
  }

  @Test
  void aRootWithTheIndexZeroNamesNothing() {
    Law law = Shakes.law("agloa-2015", "basic");
    for (String[] cubes : new String[][] {{"6", "0 7 1 √ √ -", "-"}, {"8", "0 1 √ √", "7 + 1 ^"}}) {
      Position position = Shakes.position(cubes[0], cubes[1], cubes[2], "", Occasion.IMPOSSIBLE);
      assertThat(shortest(solver(law, position).solve(position, LIMITS)))
          .as(position.toString())
          .isEqualTo(7);
    }
  }

  /** What one cube names with ! is no Solution, though it may be a part of one. */
  @Test
  void aSingleCubeWithFactorialsIsNoSolution() {
    Law law = Shakes.law("agloa-2015", "middle", "factorial");
    for (String[] cubes :
        new String[][] {{"6", "3 + 0"}, {"24", "4 - 0"}, {"1", "0 × 1"}, {"6", "3 + 0 + 0 + 0"}}) {
      for (String required : List.of("", cubes[1].substring(0, 1))) {
        String rest = required.isEmpty() ? cubes[1] : cubes[1].substring(2);
        Position position = Shakes.position(cubes[0], required, "", rest, Occasion.IMPOSSIBLE);
        assertThat(solver(law, position).solve(position, LIMITS))
            .as(position.toString())
            .isInstanceOf(Answer.Solvable.class);
      }
    }
  }

  /** (9 × ⅓)! is 6; that 3 is named by less does not help, as 3! has a single cube. */
  @Test
  void whatASingleCubeNamesMayBeNeededForFactorials() {
    for (String required : List.of("", "3", "9", "×", "9 3")) {
      Position position = Shakes.position("6", required, "9 3 ×", "", Occasion.IMPOSSIBLE);
      Law law = Shakes.law("agloa-2015", "senior", "factorial");
      assertThat(shortest(solver(law, position).solve(position, LIMITS)))
          .as(position.toString())
          .isEqualTo(3);
    }
  }

  private static EquationsSolver solver(Law law, Position position) {
    return EquationsSolver.of(law, position.goal().orElseThrow(), position);
  }

  private void check(Law law, String described, Position position) {
    EquationsSolver solver = solver(law, position);
    Answer lean = solver.solve(position, LIMITS);
    Answer whole = solver.solve(position, 2, LIMITS);
    if (lean instanceof Answer.Unknown || whole instanceof Answer.Unknown) {
      unknown++;
      return;
    }
    assertThat(shortest(lean)).as(described + " " + position).isEqualTo(shortest(whole));
    solvable += lean instanceof Answer.Solvable ? 1 : 0;
    impossible += lean instanceof Answer.Impossible ? 1 : 0;
  }

  /** How many cubes the first Solution has; 0 where there is none. */
  private static int shortest(Answer answer) {
    return answer instanceof Answer.Solvable found ? found.first().cubes() : 0;
  }
}
