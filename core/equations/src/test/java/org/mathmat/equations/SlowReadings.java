package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;

/**
 * Lists the groupings of a row of tokens one by one, straight from the words of the rule: a sign in
 * front or behind takes what stands beside it, where two meet on one numeral both orders exist, a
 * root with an index keeps its index side open, everything else can be grouped at will. Tokens are
 * digits, + - × ÷ ^ √ (or × and √ in front), ! and {2}.
 */
final class SlowReadings {
  private final Arithmetic arithmetic;

  SlowReadings(Arithmetic arithmetic) {
    this.arithmetic = arithmetic;
  }

  static List<String> randomTokens(Random random) {
    List<String> tokens = new ArrayList<>();
    int numbers = 1 + random.nextInt(4);
    for (int i = 0; i < numbers; i++) {
      if (i > 0) {
        tokens.add(List.of("+", "-", "×", "÷", "^", "√").get(random.nextInt(6)));
      }
      for (int p = random.nextInt(6); p > 4; p--) {
        tokens.add(random.nextBoolean() ? "√" : "×");
      }
      tokens.add(String.valueOf(random.nextInt(5)));
      for (int p = random.nextInt(6); p > 3; p--) {
        tokens.add(random.nextBoolean() ? "!" : "{2}");
      }
    }
    return tokens;
  }

  Set<String> values(List<String> tokens) {
    Set<String> values = new TreeSet<>();
    row(tokens).forEach(number -> values.add(number.text()));
    return values;
  }

  private List<Num> row(List<String> tokens) {
    List<Num> values = new ArrayList<>();
    if (isUnit(tokens)) {
      values.addAll(unit(tokens));
    }
    for (int i = 1; i < tokens.size(); i++) {
      if (!isInfix(tokens, i)) {
        continue;
      }
      List<Num> lefts = row(tokens.subList(0, i));
      List<String> right = tokens.subList(i + 1, tokens.size());
      if (tokens.get(i).equals("√")) {
        if (isUnit(right)) {
          values.addAll(indexedRoot(lefts, right));
        }
        continue;
      }
      for (Num a : lefts) {
        for (Num b : row(right)) {
          add(values, infix(tokens.get(i), a, b));
        }
      }
    }
    return values;
  }

  /** The root takes what stands behind it; what stands behind that may take the root. */
  private List<Num> indexedRoot(List<Num> indices, List<String> right) {
    List<Num> values = new ArrayList<>();
    for (int inside = right.size(); inside > 0 && isPostfixes(right, inside); inside--) {
      for (Num index : indices) {
        for (Num radicand : unit(right.subList(0, inside))) {
          Outcome value = arithmetic.root(index, radicand);
          for (int j = inside; j < right.size() && value instanceof Num number; j++) {
            value = postfix(right.get(j), number);
          }
          add(values, value);
        }
      }
    }
    return values;
  }

  private static boolean isPostfixes(List<String> tokens, int from) {
    return tokens.subList(from, tokens.size()).stream().allMatch(SlowReadings::isPostfix);
  }

  private List<Num> unit(List<String> tokens) {
    List<Num> values = new ArrayList<>();
    if (tokens.size() == 1) {
      values.add(Num.of(Long.parseLong(tokens.getFirst())));
      return values;
    }
    if (!isDigit(tokens.getFirst())) {
      for (Num operand : unit(tokens.subList(1, tokens.size()))) {
        add(
            values,
            tokens.getFirst().equals("√")
                ? arithmetic.root(Num.of(2), operand)
                : arithmetic.numberOfFactors(operand));
      }
    }
    if (isPostfix(tokens.getLast())) {
      for (Num operand : unit(tokens.subList(0, tokens.size() - 1))) {
        add(values, postfix(tokens.getLast(), operand));
      }
    }
    return values;
  }

  private Outcome postfix(String sign, Num operand) {
    return sign.equals("!") ? arithmetic.factorial(operand) : arithmetic.power(operand, Num.of(2));
  }

  private Outcome infix(String sign, Num a, Num b) {
    return switch (sign) {
      case "+" -> arithmetic.add(a, b);
      case "-" -> arithmetic.subtract(a, b);
      case "×" -> arithmetic.multiply(a, b);
      case "÷" -> arithmetic.divide(a, b);
      default -> arithmetic.power(a, b);
    };
  }

  private static void add(List<Num> values, Outcome outcome) {
    if (outcome instanceof Num number) {
      values.add(number);
    }
  }

  private static boolean isUnit(List<String> tokens) {
    for (int i = 1; i < tokens.size(); i++) {
      if (isInfix(tokens, i)) {
        return false;
      }
    }
    return true;
  }

  /** A sign that stands behind an operand and is no postfix. */
  private static boolean isInfix(List<String> tokens, int i) {
    boolean sign = !isDigit(tokens.get(i)) && !isPostfix(tokens.get(i));
    return sign && (isDigit(tokens.get(i - 1)) || isPostfix(tokens.get(i - 1)));
  }

  private static boolean isDigit(String token) {
    return Character.isDigit(token.charAt(0));
  }

  private static boolean isPostfix(String token) {
    return token.equals("!") || token.startsWith("{");
  }
}
