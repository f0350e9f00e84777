package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Occasion;

/** Powers of the Base: any exponent is found, and what no exponent makes is proved impossible. */
class PowersTest {
  /** How many positions; more with -Dpowers.positions. */
  private static final int POSITIONS = Integer.getInteger("powers.positions", 200);

  private static final String[] GOALS = {
    "7", "9", "1", "5", "9 9", "9 0", "1 0", "1 2", "1 + 2", "1 - 4", "1 ÷ 4", "9 9 × 9", "9 ÷ 4",
    "5 0", "2 5", "1 × 3", "8", "2 - 9", "3 - 3", "1 ^ 2", "4 ÷ 9", "8 0 ÷ 9", "√ 1", "2 ^ 1"
  };

  private int solvable;
  private int impossible;
  private int unknown;

  private void check(Law law, Position position) {
    Answer answer = solve(law, position);
    OptionalInt shortest = new PowersBruteForce(law, position).shortest();
    String what = position + " " + answer + " " + shortest;
    switch (answer) {
      case Answer.Solvable found -> {
        solvable++;
        if (shortest.isPresent() && found.shortest()) {
          assertThat(found.first().cubes()).as(what).isLessThanOrEqualTo(shortest.getAsInt());
        }
      }
      case Answer.Impossible _ -> {
        impossible++;
        assertThat(shortest).as(what).isEmpty();
      }
      case Answer.Unknown _ -> unknown++;
    }
  }

  private static Position position(Random random, int ones, int digits, String signs) {
    List<Cube> cubes = new ArrayList<>();
    for (int i = 0; i < ones; i++) {
      cubes.addAll(Shakes.cubes("1"));
    }
    for (int i = 0; i < digits; i++) {
      cubes.addAll(Shakes.cubes(String.valueOf(random.nextInt(10))));
    }
    for (int i = 1; i < ones + digits; i++) {
      cubes.addAll(Shakes.cubes(String.valueOf(signs.charAt(random.nextInt(signs.length())))));
    }
    StringBuilder required = new StringBuilder();
    StringBuilder permitted = new StringBuilder();
    for (Cube cube : cubes) {
      (random.nextInt(5) > 0 ? required : permitted).append(cube.symbol().sign()).append(' ');
    }
    String goal = GOALS[random.nextInt(GOALS.length)].replace(" ", "");
    return Shakes.position(
        goal, required.toString().trim(), permitted.toString().trim(), "", Occasion.IMPOSSIBLE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          middle | 7   | 1 1 +     |
          middle | 25  | 1 1 1 -   | +
          middle | 25  | 1 1 - +   | 3
          middle | 25  | 1 1 1 - - |
          middle | 25  | 1 1 1 + + |
          middle | 1÷4 | 1 + +     | 1 8
          middle | 1×3 | 1 1 7 ÷ + |
          junior | 1÷4 | 1 1 + -   | 3
          """)
  void whatSizeOrDivisibilityBoundsIsProved(
      String division, String goal, String required, @Nullable String permitted) {
    Law law = Shakes.law("agloa-2015", division, "powers of the base");
    Position position =
        Shakes.position(
            goal, required, permitted == null ? "" : permitted, "", Occasion.IMPOSSIBLE);
    assertThat(solve(law, position)).isInstanceOf(Answer.Impossible.class);
  }

  @Test
  void anExponentFarAwayIsFound() {
    Law law = Shakes.law("agloa-2015", "middle", "powers of the base");
    Position position = Shakes.position("5^6", "1 ÷ 8 × 8", "", "", Occasion.IMPOSSIBLE);
    assertThat(((Answer.Solvable) solve(law, position)).first().text()).contains("1e6");
  }

  private static Answer solve(Law law, Position position) {
    return EquationsSolver.of(law, position.goal().orElseThrow(), position)
        .solve(position, Limits.ORDINARY);
  }

  @Test
  void powersOfTheBaseAgreeWithBruteForce() {
    Random random = new Random(Long.getLong("powers.seed", 20261118));
    Law[] laws = {
      Shakes.law("agloa-2015", "middle", "powers of the base"),
      Shakes.law("agloa-2015", "junior", "powers of the base"),
      Shakes.law("agloa-2015", "junior", "powers of the base", "base 8"),
    };
    for (int i = 0; i < POSITIONS; i++) {
      int law = random.nextInt(laws.length);
      int ones = 1 + random.nextInt(law == 0 ? 3 : 2);
      int digits = random.nextInt(ones == 3 ? 1 : law == 0 ? 3 : 4 - ones);
      String signs = random.nextInt(3) > 0 ? "+-×÷" : "+-×÷^√";
      check(laws[law], position(random, ones, digits, ones + digits > 1 ? signs : "√"));
    }
    assertThat(solvable).isGreaterThan(POSITIONS / 10);
    assertThat(impossible).isGreaterThan(POSITIONS / 5);
    assertThat(unknown).isLessThan(POSITIONS / 5);
  }
}
