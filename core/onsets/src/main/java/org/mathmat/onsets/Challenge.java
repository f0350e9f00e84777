package org.mathmat.onsets;

import java.util.Arrays;
import java.util.Optional;

/** What ended the moving of cubes, which says how many Resource cubes a Solution may use. */
public enum Challenge {
  NOW("now", 1),
  IMPOSSIBLE("impossible", Integer.MAX_VALUE),
  LAST_CUBE("last-cube", Integer.MAX_VALUE),
  NO_GOAL("no-goal", Integer.MAX_VALUE);

  private final String text;
  private final int resources;

  Challenge(String text, int resources) {
    this.text = text;
    this.resources = resources;
  }

  public String text() {
    return text;
  }

  /** The most Resource cubes that a Solution may use. */
  public int resources() {
    return resources;
  }

  public static Optional<Challenge> of(String text) {
    return Arrays.stream(values()).filter(challenge -> challenge.text.equals(text)).findFirst();
  }
}
