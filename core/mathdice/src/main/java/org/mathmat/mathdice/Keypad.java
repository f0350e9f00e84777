package org.mathmat.mathdice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.Key.Part;

/** What may be written in a calculation. */
public final class Keypad {
  private static final String GROUPED = "(2+3)×5";

  private Keypad() {}

  /** With any dice. */
  public static List<Key> any() {
    return with(IntStream.rangeClosed(1, Dice.FACES).boxed().toList());
  }

  /** With these dice. */
  public static List<Key> with(Dice dice) {
    return with(dice.numbers().stream().distinct().toList());
  }

  private static List<Key> with(List<Integer> numbers) {
    List<Key> keys = new ArrayList<>();
    for (int number : numbers) {
      String text = String.valueOf(number);
      keys.add(key(Kind.NAME, text, "the scoring number " + text, "2+3×" + text).on(text));
    }
    for (Sign sign : Sign.values()) {
      String text = String.valueOf(sign.sign());
      keys.add(key(Kind.BETWEEN, text, label(sign), "(2+3)" + text + "5"));
    }
    keys.add(key(Kind.BRACKET, "(", "opening parenthesis", GROUPED));
    keys.add(key(Kind.BRACKET, ")", "closing parenthesis", GROUPED));
    return List.copyOf(keys);
  }

  private static Key key(Kind kind, String text, String label, String example) {
    return Key.of(kind, text, label, example).only(Part.SOLUTION);
  }

  private static String label(Sign sign) {
    return switch (sign) {
      case PLUS -> "plus";
      case MINUS -> "minus";
      case TIMES -> "times";
      case DIVIDE -> "divided by";
      case POWER -> "to the power of";
    };
  }
}
