package org.mathmat.onsets;

import java.time.Duration;

/**
 * How Solutions are written after a challenge.
 *
 * @param solutions how many Solutions each writer hands in; each later one names a card that the
 *     one before does not
 * @param toWrite the time for writing
 * @param toCheck the time for checking one writer's paper
 * @param toChallenge the time for an Impossible challenge after the last cube
 * @param forNow the fewest Resource cubes with which Now may be challenged
 */
public record Writing(
    int solutions, Duration toWrite, Duration toCheck, Duration toChallenge, int forNow) {
  /** Sections V-A-2-a and XI-A-1. */
  public static final Writing ONE_SOLUTION =
      new Writing(1, Duration.ofMinutes(2), Duration.ofMinutes(2), Duration.ofMinutes(1), 2);
}
