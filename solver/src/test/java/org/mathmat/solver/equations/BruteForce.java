package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.equations.Cube;
import org.mathmat.equations.ExpressionReader;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Law;
import org.mathmat.equations.Op;
import org.mathmat.equations.Position;
import org.mathmat.equations.Side;
import org.mathmat.equations.Supply;
import org.mathmat.equations.Symbol;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Truth;

/**
 * Another way to find Solutions, which shares nothing with the solver: writes every text that the
 * cubes can be written as and hands it to the judge. For a handful of cubes; of very many texts it
 * tries the first ones only, so what it does not find may still be there.
 */
final class BruteForce {
  private static final String INFIXES = "+ - × ÷ ^ √ % rem log lcm gcf";
  private static final Map<String, Symbol> SYMBOLS =
      Map.of(
          "%", Symbol.ROOT,
          "lcm", Symbol.ROOT,
          "rem", Symbol.DIVIDE,
          "log", Symbol.DIVIDE,
          "gcf", Symbol.POWER);
  private static final int MOST_TEXTS = 3_000;

  /** What a token may be written as: its symbol, and what stands behind it where it is wild. */
  private record Token(Symbol symbol, String wild) {}

  private final Law law;
  private final Position position;
  private final Arithmetic arithmetic = new Arithmetic(Effort.ORDINARY);
  private final ExpressionReader reader;
  private final List<GoalReader.Choice> choices;
  private final List<Symbol> shown = new ArrayList<>();
  private final Map<List<Object>, List<String>> known = new HashMap<>();
  private List<Token> tokens = List.of();
  private int bangs;

  BruteForce(Law law, Position position) {
    this.law = law;
    this.position = position;
    this.reader = new ExpressionReader(law, arithmetic);
    this.choices = new GoalReader(law, arithmetic).choices(position.goal().orElseThrow()).all();
    position.required().forEach(cube -> shown.add(cube.symbol()));
    position.permitted().forEach(cube -> shown.add(cube.symbol()));
    position.resources().stream().map(Cube::symbol).forEach(shown::add);
    if (law.supply() == Supply.ONE_CUBE_FOR_ALL_USES) {
      List<Symbol> signs = shown.stream().filter(s -> !s.isDigit()).distinct().toList();
      shown.addAll(signs);
    }
  }

  /** An Equation that the judge calls correct, with as few tokens as there can be. */
  Optional<String> solve() {
    Judge judge = new Judge(law, arithmetic);
    Set<String> goals = new LinkedHashSet<>();
    choices.forEach(choice -> goals.add(choice.reading().text()));
    for (int size = 2; size <= shown.size(); size++) {
      for (List<Token> meaning : meanings()) {
        tokens = meaning;
        known.clear();
        for (int mask = 1; mask < 1 << shown.size(); mask++) {
          if (Integer.bitCount(mask) == size && isFirstOfItsKind(mask) && hasRequired(mask)) {
            Optional<String> found = judged(judge, mask, goals);
            if (found.isPresent()) {
              return found;
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> judged(Judge judge, int mask, Set<String> goals) {
    int most = law.signs().has(Op.FACTORIAL) ? Math.min(2, law.factorials().inEquation()) : 0;
    for (bangs = 0; bangs <= most; bangs++) {
      for (String text : texts(mask, bangs)) {
        for (String goal : mayMeet(text) ? goals : Set.<String>of()) {
          String equation = text + " = " + goal;
          if (judge.judge(position, equation).correct()) {
            return Optional.of(equation);
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Whether some reading of the text meets some value of the Goal; quicker than the judge. */
  private boolean mayMeet(String text) {
    return reader.read(text, Side.SOLUTION).values().stream()
        .anyMatch(value ->
            choices.stream()
                .anyMatch(choice ->
                    law.goalTest().meets(arithmetic, value, choice.value()) != Truth.FALSE));
  }

  /** Of cubes that show the same, the first ones are taken first. */
  private boolean isFirstOfItsKind(int mask) {
    for (int i = 0; i < shown.size(); i++) {
      for (int j = i + 1; j < shown.size(); j++) {
        if (shown.get(i) == shown.get(j) && (mask >> i & 1) == 0 && (mask >> j & 1) == 1) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean hasRequired(int mask) {
    List<Symbol> used = new ArrayList<>();
    for (int i = 0; i < shown.size(); i++) {
      if ((mask >> i & 1) == 1) {
        used.add(shown.get(i));
      }
    }
    return position.required().stream().map(Cube::symbol).allMatch(used::remove);
  }

  private List<List<Token>> meanings() {
    List<List<Token>> meanings = new ArrayList<>();
    meanings.add(shown.stream().map(symbol -> new Token(symbol, "")).toList());
    law.wild()
        .ifPresent(wild -> {
          for (Symbol meaning : law.wildReach(wild)) {
            if (meaning != wild.cube()) {
              meanings.add(
                  shown.stream()
                      .map(symbol ->
                          symbol == wild.cube()
                              ? new Token(meaning, "<" + symbol.sign() + ">")
                              : new Token(symbol, ""))
                      .toList());
            }
          }
        });
    return meanings;
  }

  private List<String> texts(int mask, int bangCount) {
    List<Object> key = List.of(mask, bangCount);
    List<String> before = known.get(key);
    if (before != null) {
      return before;
    }
    Set<String> texts = new LinkedHashSet<>();
    if (bangCount == 0) {
      numerals(mask, "", texts);
    } else {
      texts(mask, bangCount - 1).forEach(inner -> texts.add(closed(inner) + "!"));
    }
    for (int i = 0; i < tokens.size(); i++) {
      if ((mask >> i & 1) == 1 && mask != 1 << i) {
        withSign(mask & ~(1 << i), i, bangCount, texts);
      }
    }
    List<String> list = texts.stream().limit(MOST_TEXTS).toList();
    known.put(key, list);
    return list;
  }

  private void withSign(int rest, int index, int bangCount, Set<String> texts) {
    Token token = tokens.get(index);
    if (token.symbol() == Symbol.ROOT || token.symbol() == Symbol.TIMES) {
      String sign = token.symbol().sign() + token.wild();
      texts(rest, bangCount).forEach(inner -> texts.add(sign + closed(inner)));
    }
    if (token.symbol() == Symbol.ROOT && law.numerals().leaves().size() > 0) {
      for (String i : turned("i", token)) {
        texts(rest, bangCount).forEach(inner -> texts.add(closed(inner) + i));
      }
    }
    if (law.raised().isPresent() && token.symbol().isDigit()) {
      for (String raised : turned(String.valueOf(token.symbol().sign()), token)) {
        texts(rest, bangCount).forEach(inner -> texts.add(closed(inner) + "{" + raised + "}"));
        if (bangCount > 0) {
          texts(rest, bangCount - 1)
              .forEach(inner -> texts.add(closed(inner) + "{" + raised + "!}"));
        }
      }
    }
    for (String infix : INFIXES.split(" ", -1)) {
      Symbol needed = SYMBOLS.getOrDefault(infix, Symbol.of(infix.charAt(0)).orElse(Symbol.ZERO));
      if (needed == token.symbol() && isInForce(infix)) {
        between(rest, " " + infix + token.wild() + " ", bangCount, texts);
      }
    }
  }

  private boolean isInForce(String infix) {
    return switch (infix) {
      case "%" -> law.signs().has(Op.PERCENT);
      case "rem" -> law.signs().has(Op.REMAINDER);
      case "log" -> law.signs().has(Op.LOG);
      case "lcm" -> law.signs().has(Op.LCM);
      case "gcf" -> law.signs().has(Op.GCF);
      default -> true;
    };
  }

  private void between(int rest, String sign, int bangCount, Set<String> texts) {
    for (int left = (rest - 1) & rest; left > 0; left = (left - 1) & rest) {
      for (int given = 0; given <= bangCount; given++) {
        for (String a : texts(left, given)) {
          for (String b : texts(rest & ~left, bangCount - given)) {
            if (texts.size() > MOST_TEXTS) {
              return;
            }
            texts.add(closed(a) + sign + closed(b));
          }
        }
      }
    }
  }

  /** Numerals of all these tokens, with others before them. */
  private void numerals(int mask, String before, Set<String> texts) {
    if (mask == 0) {
      texts.add(before);
      return;
    }
    if (Integer.bitCount(mask) + before.length() > 4 && before.length() > 12) {
      return;
    }
    for (int i = 0; i < tokens.size(); i++) {
      if ((mask >> i & 1) == 1) {
        Token token = tokens.get(i);
        String sign = digit(token);
        if (mask == 1 << i && before.isEmpty()) {
          singles(token, texts);
        } else if (!sign.isEmpty()) {
          numerals(mask & ~(1 << i), before + sign + token.wild(), texts);
        }
        if (token.symbol() == Symbol.POWER && !before.contains(".")) {
          numerals(mask & ~(1 << i), before + "." + token.wild(), texts);
        }
      }
    }
  }

  private static String digit(Token token) {
    return switch (token.symbol()) {
      case POWER -> "T";
      case ROOT -> "E";
      default -> token.symbol().isDigit() ? String.valueOf(token.symbol().sign()) : "";
    };
  }

  private void singles(Token token, Set<String> texts) {
    if (!digit(token).isEmpty()) {
      texts.addAll(turned(digit(token), token));
    }
    if (token.symbol() == Symbol.ROOT) {
      texts.addAll(turned("i", token));
    }
    if (token.symbol() == Symbol.ONE) {
      for (int power = -3; power <= 3; power++) {
        texts.add("1e" + power + token.wild());
      }
    }
  }

  private List<String> turned(String sign, Token token) {
    List<String> all = new ArrayList<>();
    for (String turn : law.turns().isEmpty() ? List.of("") : List.of("", "s", "u", "su")) {
      all.add(sign + turn + token.wild());
    }
    return all;
  }

  /** In parentheses unless it is a numeral. */
  private static String closed(String text) {
    return text.matches("[0-9TE.isue<>×-]*") && text.length() < 8 && isAtom(text)
        ? text
        : "(" + text + ")";
  }

  private static boolean isAtom(String text) {
    return text.matches("(?:[0-9TEi.](?:su?|u|e-?\\d)?(?:<[0×]>)?){1,4}");
  }
}
