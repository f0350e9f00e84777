package org.mathmat.json;

import java.util.regex.Pattern;

/**
 * A number, kept as it was written, so that nothing is rounded and an {@code id} goes back exactly
 * as it came.
 */
public record JsonNumber(String digits) implements Json {
  private static final Pattern FORM =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?");

  /** No int has more characters. */
  private static final int LONGEST_INT = 11;

  public JsonNumber {
    if (!isPlain(digits) && !FORM.matcher(digits).matches()) {
      throw new IllegalArgumentException("A number of JSON is not written \"" + digits + "\".");
    }
  }

  /** Whether it is a whole number without a sign, as nearly all are. */
  private static boolean isPlain(String digits) {
    if (digits.isEmpty() || (digits.charAt(0) == '0' && digits.length() > 1)) {
      return false;
    }
    for (int i = 0; i < digits.length(); i++) {
      if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  public static JsonNumber of(long number) {
    return new JsonNumber(Long.toString(number));
  }

  /** Whether it is written as a whole number, without a point and an exponent. */
  public boolean isWhole() {
    for (int i = 0; i < digits.length(); i++) {
      if (".eE".indexOf(digits.charAt(i)) >= 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean isInt() {
    if (!isWhole() || digits.length() > LONGEST_INT) {
      return false;
    }
    long value = Long.parseLong(digits);
    return value == (int) value;
  }

  @Override
  public int asInt() {
    return isInt() ? Integer.parseInt(digits) : 0;
  }

  @Override
  public String asText() {
    return digits;
  }

  @Override
  public String toString() {
    return digits;
  }
}
