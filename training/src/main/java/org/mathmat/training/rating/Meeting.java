package org.mathmat.training.rating;

import java.time.Duration;
import java.time.Instant;

/** A rated match that two players had before. */
public record Meeting(String one, String other, Instant at) {
  /** How long it counts as “again and again”. */
  static final Duration AGAIN = Duration.ofDays(7);

  boolean isOf(String first, String second) {
    return (one.equals(first) && other.equals(second))
        || (one.equals(second) && other.equals(first));
  }
}
