package org.mathmat.equations;

import java.util.Arrays;
import java.util.Optional;

/** What ended the moving of cubes, which says how many Resource cubes a Solution may use. */
public enum Challenge {
  NOW("now", true),
  IMPOSSIBLE("impossible", false),
  LAST_CUBE("last-cube", false),
  NO_GOAL("no-goal", false),
  P_FLUB("p-flub", false),
  A_FLUB("a-flub", true),
  CA_FLUB("ca-flub", true),
  FORCE_OUT("force-out", true);

  private final String text;
  private final boolean oneResource;

  Challenge(String text, boolean oneResource) {
    this.text = text;
    this.oneResource = oneResource;
  }

  public String text() {
    return text;
  }

  /** The most Resource cubes that a Solution may use. */
  public int resources() {
    return oneResource ? 1 : Integer.MAX_VALUE;
  }

  public static Optional<Challenge> of(String text) {
    return Arrays.stream(values()).filter(c -> c.text.equals(text)).findFirst();
  }
}
