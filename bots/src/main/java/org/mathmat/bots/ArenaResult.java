package org.mathmat.bots;

import java.util.ArrayList;
import java.util.List;

/**
 * What came of an arena.
 *
 * @param shakes how many were played
 * @param lines one for each bot, in their order
 * @param refused acts of bots that the rules refused; there should be none
 */
public record ArenaResult(int shakes, List<Line> lines, long refused) {
  /** 95 of 100 intervals of so many standard errors hold the true mean. */
  private static final double ERRORS = 1.96;

  /**
   * A mean and how far it may be off, with a confidence of 95 percent.
   *
   * @param margin of the interval on each side
   */
  public record Mean(double value, double margin) {
    static Mean of(List<Integer> values) {
      int count = values.size();
      double sum = 0;
      for (int value : values) {
        sum += value;
      }
      double mean = count == 0 ? 0 : sum / count;
      double squares = 0;
      for (int value : values) {
        squares += (value - mean) * (value - mean);
      }
      double margin = count < 2 ? 0 : ERRORS * Math.sqrt(squares / (count - 1) / count);
      return new Mean(mean, margin);
    }

    /** Whether the interval lies above zero. */
    public boolean isPositive() {
      return value - margin > 0;
    }
  }

  /**
   * A bot's part.
   *
   * @param score a shake
   * @param ahead by how much it scored more than the bot of the next line, shake by shake; that of
   *     the last line is how much more than the first
   */
  public record Line(Strength bot, Mean score, Mean ahead) {}

  static ArenaResult of(List<Strength> bots, List<List<Integer>> scores, long refused) {
    List<Line> lines = new ArrayList<>();
    for (int bot = 0; bot < bots.size(); bot++) {
      List<Integer> own = scores.get(bot);
      List<Integer> others = scores.get((bot + 1) % bots.size());
      List<Integer> differences = new ArrayList<>();
      for (int shake = 0; shake < own.size(); shake++) {
        differences.add(own.get(shake) - others.get(shake));
      }
      lines.add(new Line(bots.get(bot), Mean.of(own), Mean.of(differences)));
    }
    return new ArenaResult(scores.getFirst().size(), List.copyOf(lines), refused);
  }
}
