package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mathmat.table.Parsed;

/**
 * A Goal as its digit cubes lie on the mat. An arrangement that section III-B-1 does not list is a
 * Goal too: it may be set, and be challenged.
 */
public record Goal(List<Digit> digits, Arrangement arrangement, String text) {
  /** How a digit cube lies. */
  public enum Turn {
    UPRIGHT,
    UPSIDE_DOWN
  }

  /** One cube of the Goal. */
  public record Digit(int number, Turn turn) {
    int value() {
      return turn == Turn.UPRIGHT ? number : -number;
    }

    String text() {
      return turn == Turn.UPRIGHT ? "" + number : number + "u";
    }
  }

  /** How the cubes lie to each other. */
  public enum Arrangement {
    /** One cube, or two or three side by side: their sum. */
    ROW,
    /** Two or three in a column: their product. */
    COLUMN,
    /** One over two, an upside-down T: the upper one times the sum of the lower two. */
    UPSIDE_DOWN_T,
    /** Two in a column and the third beside the lower one: the product plus the third. */
    L,
    /** Anything else. */
    ILLEGAL
  }

  private static final int LONGEST = 100;

  public Goal {
    digits = List.copyOf(digits);
  }

  /** The number that a legal arrangement names, as the cubes lie; it may be negative. */
  public int value() {
    int first = digits.getFirst().value();
    return switch (arrangement) {
      case ROW -> digits.stream().mapToInt(Digit::value).sum();
      case COLUMN -> digits.stream().mapToInt(Digit::value).reduce(1, (a, b) -> a * b);
      case UPSIDE_DOWN_T -> first * (digits.get(1).value() + digits.get(2).value());
      case L -> first * digits.get(1).value() + digits.get(2).value();
      case ILLEGAL -> throw new IllegalStateException(text + " is no legal arrangement.");
    };
  }

  /** The cubes of the Goal, or nothing where a digit is on no cube. */
  public Optional<Cubes> cubes() {
    if (digits.stream().anyMatch(digit -> digit.number() < 1 || digit.number() > 5)) {
      return Optional.empty();
    }
    return Optional.of(
        Cubes.of(digits.stream().map(digit -> Symbol.digit(digit.number())).toList()));
  }

  /** The same arrangement with other cubes, or the same cubes turned. */
  public Goal with(List<Digit> others) {
    return of(others, arrangement);
  }

  /** A Goal from its cubes in reading order. */
  public static Goal of(List<Digit> digits, Arrangement arrangement) {
    List<String> texts = digits.stream().map(Digit::text).toList();
    String text =
        switch (arrangement) {
          case ROW, ILLEGAL -> String.join("+", texts);
          case COLUMN -> String.join("×", texts);
          case UPSIDE_DOWN_T -> texts.get(0) + "×(" + texts.get(1) + "+" + texts.get(2) + ")";
          case L -> texts.get(0) + "×" + texts.get(1) + "+" + texts.get(2);
        };
    return new Goal(digits, arrangement, text);
  }

  /** Reads an arrangement of digits; whether it is a legal Goal is another question. */
  public static Parsed<Goal> parse(String text) {
    if (text.length() > LONGEST) {
      return Parsed.bad(LONGEST + 1, "A Goal has at most three cubes.");
    }
    List<Digit> digits = new ArrayList<>();
    StringBuilder shape = new StringBuilder();
    StringBuilder canonical = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      switch (character) {
        case ' ' -> {}
        case '+', '(', ')' -> shape.append(character);
        case '×', 'x', 'X' -> shape.append('×');
        case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
          boolean turned = i + 1 < text.length() && text.charAt(i + 1) == 'u';
          digits.add(new Digit(character - '0', turned ? Turn.UPSIDE_DOWN : Turn.UPRIGHT));
          shape.append('d');
          i += turned ? 1 : 0;
        }
        default -> {
          return Parsed.bad(i + 1, "Expected the digit cubes of a Goal, such as 3+2 or 3×(2+1u).");
        }
      }
    }
    if (digits.isEmpty()) {
      return Parsed.bad(1, "Expected the digit cubes of the Goal.");
    }
    boolean onCubes = digits.stream().allMatch(d -> d.number() >= 1 && d.number() <= 5);
    Arrangement arrangement = onCubes ? arrangement(shape.toString()) : Arrangement.ILLEGAL;
    if (arrangement != Arrangement.ILLEGAL) {
      return Parsed.good(of(digits, arrangement));
    }
    int next = 0;
    for (int i = 0; i < shape.length(); i++) {
      canonical.append(
          shape.charAt(i) == 'd' ? digits.get(next++).text() : String.valueOf(shape.charAt(i)));
    }
    return Parsed.good(new Goal(digits, arrangement, canonical.toString()));
  }

  private static Arrangement arrangement(String shape) {
    return switch (shape) {
      case "d", "d+d", "d+d+d" -> Arrangement.ROW;
      case "d×d", "d×d×d" -> Arrangement.COLUMN;
      case "d×(d+d)" -> Arrangement.UPSIDE_DOWN_T;
      case "d×d+d" -> Arrangement.L;
      default -> Arrangement.ILLEGAL;
    };
  }

  /** Every legal Goal that these digit cubes can be laid out as, each arrangement once. */
  public static List<Goal> all(Cubes resources) {
    List<Goal> goals = new ArrayList<>();
    List<Symbol> cubes =
        resources.list().stream().filter(cube -> cube.is(Symbol.Kind.DIGIT)).toList();
    layOut(cubes, new ArrayList<>(), goals);
    return goals.stream().distinct().collect(Collectors.toUnmodifiableList());
  }

  private static void layOut(List<Symbol> left, List<Digit> laid, List<Goal> goals) {
    switch (laid.size()) {
      case 0 -> {}
      case 1 -> goals.add(of(laid, Arrangement.ROW));
      case 2 -> {
        goals.add(of(laid, Arrangement.ROW));
        goals.add(of(laid, Arrangement.COLUMN));
      }
      default -> {
        goals.add(of(laid, Arrangement.ROW));
        goals.add(of(laid, Arrangement.COLUMN));
        goals.add(of(laid, Arrangement.UPSIDE_DOWN_T));
        goals.add(of(laid, Arrangement.L));
        return;
      }
    }
    for (int i = 0; i < left.size(); i++) {
      List<Symbol> rest = new ArrayList<>(left);
      int number = rest.remove(i).ordinal() - Symbol.ONE.ordinal() + 1;
      for (Turn turn : Turn.values()) {
        List<Digit> more = new ArrayList<>(laid);
        more.add(new Digit(number, turn));
        layOut(rest, more, goals);
      }
    }
  }
}
