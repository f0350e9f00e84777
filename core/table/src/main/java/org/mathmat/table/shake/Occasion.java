package org.mathmat.table.shake;

import java.util.Arrays;
import java.util.Optional;

/** What papers are written after, which says how many cubes of Resources a Solution may use. */
public enum Occasion {
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

  Occasion(String text, boolean oneResource) {
    this.text = text;
    this.oneResource = oneResource;
  }

  /** As a case names it: {@code last-cube}. */
  public String text() {
    return text;
  }

  /** The most Resource cubes that a Solution may use. */
  public int resources() {
    return oneResource ? 1 : Integer.MAX_VALUE;
  }

  public static Optional<Occasion> of(String text) {
    return Arrays.stream(values()).filter(one -> one.text.equals(text)).findFirst();
  }
}
