package org.mathmat.mathdice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;

/**
 * All 8,064 positions of MathDice: 56 throws of the scoring dice, 144 of the target dice. Every one
 * is solved, agrees with brute force, and the counts are those of a file.
 */
class EveryPositionTest {
  private static final Path COUNTS = Path.of("src", "test", "resources", "mathdice-counts.txt");
  private static final BigDecimal CLOSE = new BigDecimal("1e-9");

  private final Judge judge = new Judge(new Arithmetic(Effort.ORDINARY));

  private static List<Dice> everyThrow() {
    List<Dice> all = new ArrayList<>();
    for (int a = 1; a <= Dice.FACES; a++) {
      for (int b = a; b <= Dice.FACES; b++) {
        for (int c = b; c <= Dice.FACES; c++) {
          all.add(new Dice(List.of(a, b, c)));
        }
      }
    }
    return all;
  }

  /** Each target, and how many of the throws of two twelve-sided dice give it. */
  private static Map<Integer, Integer> targets() {
    Map<Integer, Integer> targets = new TreeMap<>();
    for (int a = 1; a <= 12; a++) {
      for (int b = 1; b <= 12; b++) {
        targets.merge(a * b, 1, Integer::sum);
      }
    }
    return targets;
  }

  @Test
  void isSolvedAsBruteForceHasIt() throws IOException {
    Map<Integer, Integer> hits = new TreeMap<>();
    List<String> lines = new ArrayList<>();
    int positions = 0;
    int solvable = 0;
    int tied = 0;
    for (Dice dice : everyThrow()) {
      Results results = Results.of(judge, dice);
      List<BigDecimal> expected = DiceBruteForce.results(dice.numbers());
      assertThat(results.open()).as(dice.text()).isZero();
      int hit = 0;
      for (Map.Entry<Integer, Integer> target : targets().entrySet()) {
        Best best = results.closest(target.getKey());
        compare(dice, target.getKey(), best, expected);
        positions += target.getValue();
        solvable += best.hits() ? target.getValue() : 0;
        tied += best.results().size() > 1 ? target.getValue() : 0;
        hit += best.hits() ? 1 : 0;
        hits.merge(target.getKey(), best.hits() ? 1 : 0, Integer::sum);
      }
      lines.add("dice " + dice.text() + ": " + results.size() + " values, " + hit + " targets hit");
    }
    targets()
        .forEach((target, ways) ->
            lines.add(
                "target "
                    + target
                    + ": "
                    + ways
                    + " throws, hit by "
                    + hits.get(target)
                    + " dice"));
    lines.add("positions " + positions + ": " + solvable + " hit, " + tied + " with two closest");
    assertThat(positions).isEqualTo(8_064);
    assertThat(lines).isEqualTo(Files.readAllLines(COUNTS));
  }

  private void compare(Dice dice, int target, Best best, List<BigDecimal> results) {
    String where = dice.text() + " for " + target;
    List<BigDecimal> closest = DiceBruteForce.closest(results, target);
    assertThat(best.results()).as(where).hasSameSizeAs(closest);
    for (int i = 0; i < closest.size(); i++) {
      Best.Result result = best.results().get(i);
      assertThat(
              new BigDecimal(result.value().approx(20).orElseThrow())
                  .subtract(closest.get(i))
                  .abs())
          .as(where + ": " + result)
          .isLessThan(CLOSE);
      Judge.Verdict verdict = judge.judge(dice, result.expression().text());
      assertThat(verdict.legal()).as(where + ": " + result.expression().text()).isTrue();
      assertThat(verdict.value()).as(where).contains(result.value());
    }
    BigDecimal distance = closest.getFirst().subtract(BigDecimal.valueOf(target)).abs();
    assertThat(new BigDecimal(best.distance().approx(20).orElseThrow()).subtract(distance).abs())
        .as(where)
        .isLessThan(CLOSE);
    assertThat(best.hits()).as(where).isEqualTo(distance.compareTo(CLOSE) < 0);
  }
}
