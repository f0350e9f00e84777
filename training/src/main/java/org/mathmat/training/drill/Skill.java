package org.mathmat.training.drill;

import java.util.regex.Pattern;

/**
 * Something that one can be good or bad at, such as {@code equations/now/percent}: not a puzzle,
 * but what many puzzles have in common.
 */
public record Skill(String name) implements Comparable<Skill> {
  private static final int LONGEST = 100;
  private static final Pattern NAME = Pattern.compile("[a-z0-9-]+(/[a-z0-9-]+)*");

  public Skill {
    if (!isName(name)) {
      throw new IllegalArgumentException(
          "A skill (" + name + ") is small letters, digits and dashes, with / between.");
    }
  }

  static boolean isName(String text) {
    return text.length() <= LONGEST && NAME.matcher(text).matches();
  }

  @Override
  public int compareTo(Skill other) {
    return name.compareTo(other.name);
  }
}
