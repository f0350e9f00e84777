package org.mathmat.server.people;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Passwords that somebody who guesses tries first. */
public final class CommonPasswords {
  private static final int FEWEST_SIGNS = 4;
  private static final Set<String> LIST = list();

  private CommonPasswords() {}

  /** Whether a password is on the list, is the name, or has hardly any different signs. */
  public static boolean has(String password, String name) {
    String plain = password.toLowerCase(Locale.ROOT);
    String word = plain.replaceAll("[^\\p{L}]+$", "");
    return LIST.contains(plain)
        || LIST.contains(word)
        || (plain.contains(name.toLowerCase(Locale.ROOT)) && plain.length() < name.length() + 4)
        || plain.codePoints().distinct().count() < FEWEST_SIGNS
        || isRow(plain);
  }

  /** Whether every sign is the next one after the sign before it, as in 23456789. */
  private static boolean isRow(String plain) {
    for (int step : new int[] {1, -1}) {
      boolean row = true;
      for (int i = 1; i < plain.length(); i++) {
        row &= plain.charAt(i) == plain.charAt(i - 1) + step;
      }
      if (row) {
        return true;
      }
    }
    return false;
  }

  private static Set<String> list() {
    try (InputStream in = CommonPasswords.class.getResourceAsStream("common-passwords.txt")) {
      if (in == null) {
        throw new IllegalStateException("The list of common passwords is missing.");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
