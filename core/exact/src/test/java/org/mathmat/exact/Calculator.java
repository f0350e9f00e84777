package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Evaluates the written questions of the tests: + - * / ^ !, sqrt, root, fact, nfac, nextprime,
 * lcm, gcf, avg, pct, recip, base, log, i, mroot for any complex root, csqrt and ccbrt for the
 * principal one.
 */
final class Calculator {
  private final Arithmetic arithmetic;
  private String text = "";
  private int at;

  Calculator(Arithmetic arithmetic) {
    this.arithmetic = arithmetic;
  }

  /** All values of an expression; more than one only with mroot. */
  List<Outcome> values(String expression) {
    text = expression.replace(" ", "");
    at = 0;
    List<Outcome> result = sum();
    if (at != text.length()) {
      throw new IllegalArgumentException("Left over at " + at + " of " + text);
    }
    return result;
  }

  Outcome value(String expression) {
    return values(expression).get(0);
  }

  Num num(String expression) {
    return (Num) value(expression);
  }

  private List<Outcome> sum() {
    boolean minus = take("-");
    List<Outcome> left = product();
    if (minus) {
      left = map(left, x -> apply(Num.ZERO, x, arithmetic::subtract));
    }
    while (true) {
      if (take("+")) {
        left = map(left, product(), arithmetic::add);
      } else if (take("-")) {
        left = map(left, product(), arithmetic::subtract);
      } else {
        return left;
      }
    }
  }

  private List<Outcome> product() {
    List<Outcome> left = power();
    while (true) {
      if (take("*")) {
        left = map(left, power(), arithmetic::multiply);
      } else if (take("/")) {
        left = map(left, power(), arithmetic::divide);
      } else {
        return left;
      }
    }
  }

  private List<Outcome> power() {
    List<Outcome> base = atom();
    return take("^") ? map(base, signedPower(), arithmetic::power) : base;
  }

  private List<Outcome> signedPower() {
    return take("-") ? map(power(), x -> apply(Num.ZERO, x, arithmetic::subtract)) : power();
  }

  private List<Outcome> atom() {
    if (take("(")) {
      List<Outcome> inner = sum();
      need(")");
      return inner;
    }
    if (Character.isDigit(text.charAt(at))) {
      return List.of(number());
    }
    int start = at;
    while (at < text.length() && Character.isLetter(text.charAt(at))) {
      at++;
    }
    String name = text.substring(start, at);
    if (name.equals("i")) {
      return List.of(Num.I);
    }
    need("(");
    if (name.equals("base")) {
      return List.of(based());
    }
    List<Outcome> first = sum();
    List<Outcome> second = take(",") ? sum() : List.of();
    need(")");
    return call(name, first, second);
  }

  private List<Outcome> call(String name, List<Outcome> first, List<Outcome> second) {
    Num half = Num.ratio(BigInteger.ONE, BigInteger.TWO);
    Num hundredth = Num.ratio(BigInteger.ONE, BigInteger.valueOf(100));
    return switch (name) {
      case "sqrt" -> map(first, x -> apply(Num.of(2), x, arithmetic::root));
      case "root" -> map(first, second, arithmetic::root);
      case "fact" -> map(first, x -> apply(x, arithmetic::factorial));
      case "nfac" -> map(first, x -> apply(x, arithmetic::numberOfFactors));
      case "nextprime" -> map(first, x -> apply(x, arithmetic::nextPrime));
      case "lcm" -> map(first, second, arithmetic::lcm);
      case "gcf" -> map(first, second, arithmetic::gcf);
      case "avg" -> map(map(first, second, arithmetic::add), x -> apply(x, half));
      case "pct" -> map(map(first, second, arithmetic::multiply), x -> apply(x, hundredth));
      case "recip" -> map(first, x -> apply(Num.ONE, x, arithmetic::divide));
      case "log" -> map(first, second, arithmetic::log);
      case "rem" -> map(first, second, arithmetic::remainder);
      case "csqrt" -> map(first, x -> apply(x, n -> principal(n, 2)));
      case "ccbrt" -> map(first, x -> apply(x, n -> principal(n, 3)));
      case "mroot" -> {
        List<Outcome> all = new ArrayList<>();
        for (Outcome radicand : second) {
          Num exponent = (Num) arithmetic.divide(Num.ONE, (Num) first.get(0));
          all.addAll(arithmetic.complexPowers((Num) radicand, exponent));
        }
        yield all;
      }
      default -> throw new IllegalArgumentException("Unknown function " + name);
    };
  }

  private Outcome principal(Num radicand, long index) {
    Num exponent = Num.ratio(BigInteger.ONE, BigInteger.valueOf(index));
    return arithmetic.complexPowers(radicand, exponent).get(0);
  }

  private Outcome based() {
    int start = at;
    at = text.indexOf(',', start);
    int base = Integer.parseInt(text.substring(start, at));
    int end = text.indexOf('"', at + 2);
    String digits = text.substring(at + 2, end);
    at = end + 1;
    need(")");
    return Num.of(new BigInteger(digits, base));
  }

  private Outcome number() {
    int start = at;
    int point = -1;
    while (at < text.length()
        && (Character.isDigit(text.charAt(at)) || (point < 0 && text.charAt(at) == '.'))) {
      if (text.charAt(at) == '.') {
        point = at;
      }
      at++;
    }
    if (point < 0) {
      return Num.of(new BigInteger(text.substring(start, at)));
    }
    String digits = text.substring(start, point) + text.substring(point + 1, at);
    return Num.ratio(new BigInteger(digits), BigInteger.TEN.pow(at - point - 1));
  }

  private boolean take(String sign) {
    if (text.startsWith(sign, at)) {
      at += sign.length();
      return true;
    }
    return false;
  }

  private void need(String sign) {
    if (!take(sign)) {
      throw new IllegalArgumentException("Expected " + sign + " at " + at + " of " + text);
    }
  }

  private Outcome apply(Outcome x, Num factor) {
    return apply(x, factor, arithmetic::multiply);
  }

  private static Outcome apply(Outcome x, Function<Num, Outcome> operation) {
    return x instanceof Num n ? operation.apply(n) : x;
  }

  private static Outcome apply(Outcome x, Outcome y, Operation operation) {
    if (x instanceof Num a && y instanceof Num b) {
      return operation.of(a, b);
    }
    boolean first = x instanceof Undefined || (!(y instanceof Undefined) && !(x instanceof Num));
    return first ? x : y;
  }

  private static List<Outcome> map(List<Outcome> values, UnaryOperator<Outcome> operation) {
    return values.stream().map(operation).toList();
  }

  private static List<Outcome> map(List<Outcome> left, List<Outcome> right, Operation operation) {
    BinaryOperator<Outcome> each = (x, y) -> apply(x, y, operation);
    return left.stream().flatMap(x -> right.stream().map(y -> each.apply(x, y))).toList();
  }

  private interface Operation {
    Outcome of(Num a, Num b);
  }
}
