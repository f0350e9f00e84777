package org.mathmat.mathdice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.mathmat.table.Parsed;

/** The numbers on the three scoring dice, smallest first. */
public record Dice(List<Integer> numbers) {
  /** How many scoring dice there are. */
  public static final int COUNT = 3;

  /** The highest number on one of them. */
  public static final int FACES = 6;

  public Dice {
    numbers = numbers.stream().sorted().toList();
    if (numbers.size() != COUNT || numbers.stream().anyMatch(n -> n < 1 || n > FACES)) {
      throw new IllegalArgumentException("Three dice from 1 to 6 are needed, not " + numbers + ".");
    }
  }

  public String text() {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  public static Parsed<Dice> parse(String text) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == ' ' || character == ',') {
        continue;
      }
      boolean joined = i > 0 && Character.isDigit(text.charAt(i - 1));
      if (joined || character < '1' || character > '0' + FACES) {
        return Parsed.bad(i + 1, "A scoring die shows a number from 1 to " + FACES + ".");
      }
      if (numbers.size() == COUNT) {
        return Parsed.bad(i + 1, "There are " + COUNT + " scoring dice and no more.");
      }
      numbers.add(character - '0');
    }
    return numbers.size() == COUNT
        ? Parsed.good(new Dice(numbers))
        : Parsed.bad(text.length() + 1, "There are " + COUNT + " scoring dice.");
  }
}
