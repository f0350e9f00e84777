package org.mathmat.wire;

import java.util.Locale;
import java.util.Optional;

/** What can be asked with one JSON object and answered with another. */
public enum Verb {
  VALUE,
  JUDGE,
  VARIATION,
  KEYS,
  SOLVE,
  SCORE;

  /** The verb as it is typed, such as {@code value}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Verb> of(String word) {
    for (Verb verb : values()) {
      if (verb.word().equals(word)) {
        return Optional.of(verb);
      }
    }
    return Optional.empty();
  }
}
