package org.mathmat.table.score;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The two sides of a challenge; a third party takes one of them. */
public enum Side {
  CHALLENGER,
  MOVER;

  public Side other() {
    return this == CHALLENGER ? MOVER : CHALLENGER;
  }

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Side> of(String text) {
    return Arrays.stream(values()).filter(s -> s.text().equals(text)).findFirst();
  }
}
