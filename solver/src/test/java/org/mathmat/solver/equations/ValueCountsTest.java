package org.mathmat.solver.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.Division;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Occasion;

/**
 * How many values and how many Solutions a few cubes have, all of them used: as the file has it and
 * as brute force counts them; and which Goals they meet, as the solver has it in every division
 * before any variation. A line of the file: cubes, different values, how many of the Goals 1 to 40
 * are met, and how many calculations meet one, grouping and order told apart.
 */
class ValueCountsTest {
  private static final Path COUNTS = Path.of("src", "test", "resources", "equations-counts.txt");
  private static final int GOALS = 40;

  /** A fraction in lowest terms. */
  private record Value(BigInteger top, BigInteger bottom) implements Comparable<Value> {
    static Value of(BigInteger top, BigInteger bottom) {
      BigInteger divisor = top.gcd(bottom).multiply(BigInteger.valueOf(bottom.signum()));
      return new Value(top.divide(divisor), bottom.divide(divisor));
    }

    @Override
    public int compareTo(Value other) {
      return top.multiply(other.bottom).compareTo(other.top.multiply(bottom));
    }
  }

  private record Counts(int values, List<Integer> goals, long solutions) {}

  @Test
  void areThoseOfTheFile() throws IOException {
    List<String> lines = Files.readAllLines(COUNTS);
    List<String> counted = new ArrayList<>();
    for (String line : lines) {
      String cubes = line.substring(0, line.indexOf(" |"));
      Counts counts = bruteForce(cubes);
      counted.add(
          cubes
              + " | "
              + counts.values()
              + " values | "
              + counts.goals().size()
              + " goals | "
              + counts.solutions()
              + " solutions");
    }
    assertThat(lines).hasSizeGreaterThan(15);
    assertThat(counted).isEqualTo(lines);
  }

  @Test
  void theSolverMeetsTheSameGoalsInEveryDivision() throws IOException {
    int asked = 0;
    for (String line : Files.readAllLines(COUNTS)) {
      String cubes = line.substring(0, line.indexOf(" |"));
      List<Integer> expected = bruteForce(cubes).goals();
      for (Division division : EquationsBooks.divisions().toList()) {
        Law law = division.law();
        List<Integer> met = new ArrayList<>();
        for (int goal = 1; goal <= GOALS; goal++) {
          Position position = Shakes.position("" + goal, cubes, "", "", Occasion.IMPOSSIBLE);
          Answer answer =
              EquationsSolver.of(law, position.goal().orElseThrow(), position)
                  .solve(position, Limits.ORDINARY);
          if (answer instanceof Answer.Solvable) {
            met.add(goal);
          } else {
            assertThat(answer).isInstanceOf(Answer.Impossible.class);
          }
          asked++;
        }
        assertThat(met).as(division.id() + " " + cubes).isEqualTo(expected);
      }
    }
    assertThat(asked).isGreaterThan(5_000);
  }

  private static Counts bruteForce(String cubes) {
    List<String> shown = Arrays.asList(cubes.split(" ", -1));
    Map<Value, Long> ways = calculations(shown, (1 << shown.size()) - 1, new TreeMap<>());
    List<Integer> goals = new ArrayList<>();
    long solutions = 0;
    for (int goal = 1; goal <= GOALS; goal++) {
      long found = ways.getOrDefault(new Value(BigInteger.valueOf(goal), BigInteger.ONE), 0L);
      solutions += found;
      if (found > 0) {
        goals.add(goal);
      }
    }
    return new Counts(ways.size(), goals, solutions);
  }

  /** Every value of exactly these cubes, each an individual, and how many calculations it has. */
  private static Map<Value, Long> calculations(
      List<String> cubes, int used, Map<Integer, Map<Value, Long>> known) {
    if (known.containsKey(used)) {
      return known.get(used);
    }
    Map<Value, Long> values = new TreeMap<>();
    for (int i = 0; i < cubes.size(); i++) {
      char sign = cubes.get(i).charAt(0);
      int rest = used & ~(1 << i);
      if ((used >> i & 1) == 1 && rest == 0 && Character.isDigit(sign)) {
        values.put(new Value(BigInteger.valueOf(sign - '0'), BigInteger.ONE), 1L);
      } else if ((used >> i & 1) == 1 && !Character.isDigit(sign)) {
        for (int left = (rest - 1) & rest; left > 0; left = (left - 1) & rest) {
          Map<Value, Long> others = calculations(cubes, rest & ~left, known);
          calculations(cubes, left, known)
              .forEach((a, m) ->
                  others.forEach((b, n) -> {
                    if (sign != '÷' || b.top().signum() != 0) {
                      values.merge(apply(a, sign, b), m * n, Long::sum);
                    }
                  }));
        }
      }
    }
    known.put(used, values);
    return values;
  }

  private static Value apply(Value a, char sign, Value b) {
    BigInteger left = a.top().multiply(b.bottom());
    BigInteger right = b.top().multiply(a.bottom());
    BigInteger bottom = a.bottom().multiply(b.bottom());
    return switch (sign) {
      case '+' -> Value.of(left.add(right), bottom);
      case '-' -> Value.of(left.subtract(right), bottom);
      case '×' -> Value.of(a.top().multiply(b.top()), bottom);
      case '÷' -> Value.of(left, a.bottom().multiply(b.top()));
      default -> throw new IllegalArgumentException("No sign: " + sign);
    };
  }
}
