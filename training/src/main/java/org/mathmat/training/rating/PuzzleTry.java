package org.mathmat.training.rating;

import java.util.List;

/**
 * A player's first try at a puzzle, which moves both. Where the theme was named beforehand, the
 * name gave part of the idea away, so the try weighs less, and a right answer least of all.
 *
 * @param right whether it was solved
 * @param told how much the player knew of the idea
 */
public record PuzzleTry(boolean right, Told told) {
  private static final double WHOLE = 1;
  private static final double NAMED_WIN = 0.2;
  private static final double NAMED_LOSS = 0.6;

  /** What the player was told. */
  public enum Told {
    NOTHING,
    THEME
  }

  /** The ratings of both after it. */
  public record Both(Rating player, Rating puzzle) {}

  private double weight() {
    return switch (told) {
      case NOTHING -> WHOLE;
      case THEME -> right ? NAMED_WIN : NAMED_LOSS;
    };
  }

  /** Moves both; a player of whom little is known does not move the puzzle. */
  public Both rate(Glicko glicko, Rating player, Rating puzzle) {
    double score = right ? 1 : 0;
    Rating better = glicko.after(player, List.of(new Glicko.Result(puzzle, score)));
    Rating harder = glicko.after(puzzle, List.of(new Glicko.Result(player, 1 - score)));
    return new Both(
        player.towards(better, weight()),
        player.isProvisional() ? puzzle : puzzle.towards(harder, weight()));
  }
}
