package org.mathmat.equations;

import java.util.List;
import java.util.Random;

/** Random canonical texts that use all of the notation. */
final class RandomText {
  private static final List<String> INFIX =
      List.of("+", "-", "×", "÷", "^", "√", " % ", " rem ", " log ", " lcm ", " gcf ", "+<0>");
  private final Random random;

  RandomText(Random random) {
    this.random = random;
  }

  String expression(int depth) {
    StringBuilder out = new StringBuilder(term(depth));
    int more = random.nextInt(3);
    for (int i = 0; i < more; i++) {
      out.append(pick(INFIX)).append(term(depth));
    }
    return out.toString();
  }

  private String term(int depth) {
    String prefix = random.nextInt(5) == 0 ? pick(List.of("√", "×", "√√", "×<0>")) : "";
    String core =
        depth > 0 && random.nextInt(3) == 0
            ? pick(List.of("(", "[")) + expression(depth - 1)
            : operand();
    if (core.startsWith("(")) {
      core += ")";
    } else if (core.startsWith("[")) {
      core += "]";
    }
    String postfix =
        random.nextInt(5) == 0
            ? pick(List.of("!", "{2}", "{3!}", "!!", "{2}{3}", " @ (2)", "{2<0>}"))
            : "";
    return prefix + core + postfix;
  }

  private String operand() {
    return switch (random.nextInt(8)) {
      case 0 -> pick(List.of("5s", "5u", "5su", "Ts", "2u<0>"));
      case 1 -> pick(List.of("1e2", "1e-1", "1e0<0>", "1e2u", "1e-3su", "1e99999999999s"));
      case 2 -> pick(List.of("2.5", ".05", "255.", ".<0>5"));
      case 3 -> pick(List.of("T", "E", "TE", "1T"));
      case 4 -> pick(List.of("3<0>", "45<0>", "23"));
      case 5 -> pick(List.of("i", "2i", "i2", "ii", "7i2"));
      default -> String.valueOf(random.nextInt(10));
    };
  }

  private String pick(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
