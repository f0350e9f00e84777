package org.mathmat.json;

/** The values {@code true} and {@code false}. */
public enum JsonTruth implements Json {
  TRUE,
  FALSE;

  public static JsonTruth of(boolean truth) {
    return truth ? TRUE : FALSE;
  }

  @Override
  public String asText() {
    return this == TRUE ? "true" : "false";
  }

  @Override
  public String toString() {
    return asText();
  }
}
