package org.mathmat.training.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mathmat.bots.Luck;

class GlickoTest {
  private static final int MILLION = 1_000_000;

  private static Rating rating(double value, double deviation) {
    return new Rating(value, deviation, 0.06);
  }

  /** “Example of the Glicko-2 system”, with tau 0.5. */
  @Test
  void theExampleOfThePaperComesOut() {
    Rating after =
        new Glicko(0.5)
            .after(
                rating(1500, 200),
                List.of(
                    new Glicko.Result(rating(1400, 30), 1),
                    new Glicko.Result(rating(1550, 100), 0),
                    new Glicko.Result(rating(1700, 300), 0)));
    assertThat(after.value()).isCloseTo(1464.06, within(0.01));
    assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
    assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
  }

  @Test
  void whoRestsIsLessCertain() {
    Rating rested = Glicko.ORDINARY.after(rating(1500, 200), List.of());
    assertThat(rested.value()).isEqualTo(1500);
    assertThat(rested.deviation()).isCloseTo(200.27, within(0.01));
    assertThat(Glicko.ORDINARY.rested(rating(1500, 200), 0)).isEqualTo(rating(1500, 200));
    assertThat(Glicko.ORDINARY.rested(rating(1500, 499), 1e9).deviation()).isEqualTo(500);
  }

  @Test
  void extremesStayWithinTheirBounds() {
    Luck luck = new Luck(5);
    Rating best = Rating.NEW;
    Rating worst = Rating.NEW;
    for (int i = 0; i < 3_000; i++) {
      Rating other = rating(400 + luck.below(3600), 30 + luck.below(470));
      best = Glicko.ORDINARY.after(best, List.of(new Glicko.Result(other, 1)));
      worst = Glicko.ORDINARY.after(worst, List.of(new Glicko.Result(other, 0)));
    }
    assertThat(best.value()).isBetween(3000.0, 4000.0);
    assertThat(worst.value()).isBetween(400.0, 1000.0);
    assertThatIllegalArgumentException().isThrownBy(() -> rating(Double.NaN, 100));
    assertThatIllegalArgumentException().isThrownBy(() -> new Glicko.Result(best(), 2));
  }

  private static Rating best() {
    return Rating.NEW;
  }

  /** Players and puzzles whose strengths are known to the test only. */
  @Test
  void whatItExpectsHappensAsOften() {
    Luck luck = new Luck(20261119);
    int many = 300;
    List<Double> strengths = new ArrayList<>();
    List<Double> hardness = new ArrayList<>();
    List<Rating> players = new ArrayList<>();
    List<Rating> puzzles = new ArrayList<>();
    for (int i = 0; i < many; i++) {
      strengths.add(bell(luck));
      hardness.add(bell(luck));
      players.add(Rating.NEW);
      puzzles.add(Rating.guessed((int) Math.round(hardness.get(i) + 150 * (unit(luck) - 0.5))));
    }
    int[] tries = new int[10];
    double[] expected = new double[10];
    int[] right = new int[10];
    int burnIn = 60_000;
    for (int i = 0; i < 260_000; i++) {
      int player = luck.below(many);
      int puzzle = luck.below(many);
      double chance = 1 / (1 + Math.pow(10, (hardness.get(puzzle) - strengths.get(player)) / 400));
      boolean solved = unit(luck) < chance;
      if (i >= burnIn) {
        double foretold = Glicko.expected(players.get(player), puzzles.get(puzzle));
        int bin = (int) Math.min(9, foretold * 10);
        tries[bin]++;
        expected[bin] += foretold;
        right[bin] += solved ? 1 : 0;
      }
      PuzzleTry.Both both =
          new PuzzleTry(solved, PuzzleTry.Told.NOTHING)
              .rate(Glicko.ORDINARY, players.get(player), puzzles.get(puzzle));
      players.set(player, both.player());
      puzzles.set(puzzle, both.puzzle());
    }
    for (int bin = 0; bin < 10; bin++) {
      assertThat(tries[bin]).as("tries in bin " + bin).isGreaterThan(1_000);
      assertThat((double) right[bin] / tries[bin])
          .as("bin " + bin)
          .isCloseTo(expected[bin] / tries[bin], within(0.03));
    }
  }

  private static double unit(Luck luck) {
    return (double) luck.below(MILLION) / MILLION;
  }

  private static double bell(Luck luck) {
    double sum = 0;
    for (int i = 0; i < 12; i++) {
      sum += unit(luck);
    }
    return 1500 + 250 * (sum - 6);
  }

  @Test
  void aNamedThemeWeighsLess() {
    Rating player = rating(1500, 80);
    Rating puzzle = rating(1500, 80);
    double whole = gain(PuzzleTry.Told.NOTHING, true, player, puzzle);
    assertThat(gain(PuzzleTry.Told.THEME, true, player, puzzle)).isCloseTo(whole / 5, within(0.01));
    assertThat(gain(PuzzleTry.Told.THEME, false, player, puzzle)).isLessThan(-whole / 2);
    PuzzleTry.Both both =
        new PuzzleTry(true, PuzzleTry.Told.NOTHING)
            .rate(Glicko.ORDINARY, rating(1500, 200), puzzle);
    assertThat(both.puzzle()).isEqualTo(puzzle);
  }

  private static double gain(PuzzleTry.Told told, boolean right, Rating player, Rating puzzle) {
    return new PuzzleTry(right, told).rate(Glicko.ORDINARY, player, puzzle).player().value()
        - player.value();
  }
}
