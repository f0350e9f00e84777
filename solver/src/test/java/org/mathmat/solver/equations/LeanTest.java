package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Challenge;
import org.mathmat.equations.Edition;
import org.mathmat.equations.Editions;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Variation;
import org.mathmat.solver.Limits;

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
    for (Edition edition : Editions.all()) {
      for (int i = 0; i < 300; i++) {
        check(edition.law(), edition.division(), 8 + random.nextInt(3));
      }
      for (Edition.Listed listed : edition.choices()) {
        for (int i = 0; i < 20; i++) {
          List<Variation> one = List.of(listed.variation());
          check(edition.lawWith(one), edition.division() + " " + listed.variation().name(), 6);
        }
      }
    }
    assertThat(solvable).as("solvable").isGreaterThan(1_500);
    assertThat(impossible).as("impossible").isGreaterThan(1_500);
    assertThat(unknown).as("unknown").isLessThan((solvable + impossible) / 4);
  }

  /** What one cube names with ! is no Solution, though it may be a part of one. */
  @Test
  void aSingleCubeWithFactorialsIsNoSolution() {
    Law law = Shakes.law("agloa-2015", "middle", "factorial");
    for (String[] cubes :
        new String[][] {{"6", "3 + 0"}, {"24", "4 - 0"}, {"1", "0 × 1"}, {"6", "3 + 0 + 0 + 0"}}) {
      for (String required : List.of("", cubes[1].substring(0, 1))) {
        String rest = required.isEmpty() ? cubes[1] : cubes[1].substring(2);
        Position position = Shakes.position(cubes[0], required, "", rest, Challenge.IMPOSSIBLE);
        assertThat(
                EquationsSolver.of(law, position.goal().orElseThrow(), position)
                    .solve(position, LIMITS))
            .as(position.toString())
            .isInstanceOf(Answer.Solvable.class);
      }
    }
  }

  private void check(Law law, String described, int cubes) {
    Position position = Shakes.position(random, cubes);
    EquationsSolver solver = EquationsSolver.of(law, position.goal().orElseThrow(), position);
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
