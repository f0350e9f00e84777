package org.mathmat.json;

/** A text. */
public record JsonText(String text) implements Json {
  @Override
  public String asText() {
    return text;
  }

  @Override
  public String toString() {
    return JsonWriter.write(this);
  }
}
