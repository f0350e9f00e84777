package org.mathmat.json;

/** The value {@code null}. */
public enum JsonNull implements Json {
  NULL;

  @Override
  public String asText() {
    return "null";
  }

  @Override
  public String toString() {
    return "null";
  }
}
