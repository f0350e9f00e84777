package org.mathmat.equations;

import java.util.Optional;
import org.mathmat.equations.Written.Bracket;
import org.mathmat.equations.Written.Core;
import org.mathmat.equations.Written.Digit;
import org.mathmat.equations.Written.Factorial;
import org.mathmat.equations.Written.Group;
import org.mathmat.equations.Written.Imaginary;
import org.mathmat.equations.Written.Numeral;
import org.mathmat.equations.Written.Pick;
import org.mathmat.equations.Written.Postfix;
import org.mathmat.equations.Written.Raised;
import org.mathmat.equations.Written.Sign;
import org.mathmat.equations.Written.Term;

/** Prints written expressions canonically. */
final class WrittenText {
  private WrittenText() {}

  static String print(Written written) {
    StringBuilder out = new StringBuilder();
    print(out, written);
    return out.toString();
  }

  private static void print(StringBuilder out, Written written) {
    for (int i = 0; i < written.terms().size(); i++) {
      if (i > 0) {
        out.append(text(written.signs().get(i - 1)));
      }
      print(out, written.terms().get(i));
    }
  }

  private static void print(StringBuilder out, Term term) {
    term.prefixes().forEach(sign -> out.append(text(sign)));
    out.append(text(term.core()));
    term.postfixes().forEach(postfix -> out.append(text(postfix)));
  }

  static String text(Sign sign) {
    if (sign.wild().isEmpty()) {
      return sign.op().sign();
    }
    String marked = sign.op().sign().strip() + wild(sign.wild());
    return sign.op().sign().startsWith(" ") ? " " + marked + " " : marked;
  }

  static String text(Core core) {
    return switch (core) {
      case Numeral numeral -> text(numeral);
      case Imaginary(Turn turn, Optional<Symbol> wild) -> "i" + turn.suffix() + wild(wild);
      case Group(Written inside, Bracket bracket) ->
          bracket == Bracket.ROUND ? "(" + print(inside) + ")" : "[" + print(inside) + "]";
    };
  }

  static String text(Numeral numeral) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i <= numeral.digits().size(); i++) {
      int index = i;
      numeral
          .point()
          .filter(p -> p.before() == index)
          .ifPresent(p -> out.append('.').append(wild(p.wild())));
      if (i < numeral.digits().size()) {
        Digit digit = numeral.digits().get(i);
        out.append("0123456789TE".charAt(digit.value()));
        numeral.exponent().ifPresent(power -> out.append('e').append(power));
        out.append(numeral.turn().suffix()).append(wild(digit.wild()));
      }
    }
    return out.toString();
  }

  static String text(Postfix postfix) {
    return switch (postfix) {
      case Factorial() -> "!";
      case Raised(Numeral exponent, int factorials) ->
          "{" + text(exponent) + "!".repeat(factorials) + "}";
      case Pick(Written value) -> " @ (" + print(value) + ")";
    };
  }

  private static String wild(Optional<Symbol> cube) {
    return cube.map(symbol -> "<" + symbol.sign() + ">").orElse("");
  }
}
