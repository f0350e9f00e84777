package org.mathmat.bots;

import java.util.List;
import java.util.Optional;

/**
 * All that makes one bot better than another. Chances are in percent.
 *
 * @param name as it is chosen, such as {@code club}
 * @param title for people
 * @param longest the most cubes of a Solution that it sees
 * @param notices how often it makes a challenge that it could
 * @param bold how often it says that there is no Solution only because it sees none
 * @param careful how often it looks whether a move is safe before it makes it
 * @param checks how often it finds what is wrong with a paper
 * @param bonus how often it thinks of a bonus move
 * @param easiest the fewest cubes of a Solution for a Goal that it likes to set
 * @param hardest the most
 * @param calculations how many calculations it tries at MathDice
 * @param steps of the solver that it has for one question
 * @param slowness how long it thinks, 100 being usual
 */
public record Strength(
    String name,
    String title,
    int longest,
    int notices,
    int bold,
    int careful,
    int checks,
    int bonus,
    int easiest,
    int hardest,
    int calculations,
    long steps,
    int slowness) {
  /** More cubes than any Solution has. */
  private static final int ANY = 99;

  /** Sees short Solutions, misses most challenges, and often moves without looking. */
  public static final Strength BEGINNER =
      new Strength("beginner", "Beginner", 4, 30, 3, 25, 30, 5, 3, 5, 12, 40_000, 150);

  public static final Strength CLUB =
      new Strength("club", "Club", 6, 60, 1, 65, 60, 10, 4, 6, 40, 80_000, 120);

  public static final Strength TOURNAMENT =
      new Strength("tournament", "Tournament", 8, 85, 0, 88, 90, 15, 5, 8, 120, 150_000, 100);

  /**
   * Exact: it makes no challenge that it cannot prove, never a bad move where it finds a safe one,
   * and misses nothing that the solver can decide in its limits.
   */
  public static final Strength PERFECT =
      new Strength("perfect", "Perfect", ANY, 100, 0, 100, 100, 15, 5, 9, 1_000, 300_000, 80);

  /** From weak to strong. */
  public static List<Strength> all() {
    return List.of(BEGINNER, CLUB, TOURNAMENT, PERFECT);
  }

  public static Optional<Strength> of(String name) {
    return all().stream().filter(strength -> strength.name.equals(name)).findFirst();
  }
}
