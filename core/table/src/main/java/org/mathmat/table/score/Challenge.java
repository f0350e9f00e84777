package org.mathmat.table.score;

import java.util.Arrays;
import java.util.Optional;

/** Every challenge of every rule-book, and who has to write after it. */
public enum Challenge {
  NOW("now", "now", Side.CHALLENGER),
  IMPOSSIBLE("impossible", "impossible", Side.MOVER),
  NO_GOAL("no-goal", "no goal", Side.CHALLENGER),
  P_FLUB("p-flub", "p-flub", Side.MOVER),
  A_FLUB("a-flub", "a-flub", Side.CHALLENGER),
  CA_FLUB("ca-flub", "ca-flub", Side.CHALLENGER),
  FORCE_OUT_NO_SOLUTION("force-out-no-solution", "force out no solution", Side.MOVER),
  FORCE_OUT_A_FLUB("force-out-a-flub", "force out a-flub", Side.CHALLENGER);

  /** The older word for Impossible, which MLAG (VI-A-1) and On-Sets (glossary) still take. */
  private static final String NEVER = "never";

  private final String text;
  private final String spoken;
  private final Side writer;

  Challenge(String text, String spoken, Side writer) {
    this.text = text;
    this.spoken = spoken;
    this.writer = writer;
  }

  /** As a case names it: {@code force-out-a-flub}. */
  public String text() {
    return text;
  }

  /** As it is said at the table and written in a match record: {@code force out a-flub}. */
  public String spoken() {
    return spoken;
  }

  /** The side that must write; the other may not. */
  public Side writer() {
    return writer;
  }

  public static Optional<Challenge> of(String text) {
    return Arrays.stream(values()).filter(c -> c.text.equals(text)).findFirst();
  }

  public static Optional<Challenge> spoken(String words) {
    return words.equals(NEVER)
        ? Optional.of(IMPOSSIBLE)
        : Arrays.stream(values()).filter(c -> c.spoken.equals(words)).findFirst();
  }
}
