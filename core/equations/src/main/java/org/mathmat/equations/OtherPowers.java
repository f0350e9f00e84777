package org.mathmat.equations;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.mathmat.equations.Written.Core;
import org.mathmat.equations.Written.Group;
import org.mathmat.equations.Written.Imaginary;
import org.mathmat.equations.Written.Numeral;
import org.mathmat.equations.Written.Postfix;
import org.mathmat.equations.Written.Raised;
import org.mathmat.equations.Written.Term;

/** The same expression with its powers of the base at other exponents. */
final class OtherPowers {
  private final List<BigInteger> exponents;
  private int next;

  private OtherPowers(List<BigInteger> exponents) {
    this.exponents = exponents;
  }

  /**
   * Shows the expression to the visitor with every choice of these exponents for its powers of the
   * base, until it has seen enough; says whether it wants more.
   */
  static boolean visit(Written written, List<BigInteger> choices, Predicate<Written> visitor) {
    OtherPowers counting = new OtherPowers(List.of());
    counting.in(written);
    return visit(written, counting.next, choices, new ArrayList<>(), visitor);
  }

  private static boolean visit(
      Written written,
      int left,
      List<BigInteger> choices,
      List<BigInteger> chosen,
      Predicate<Written> visitor) {
    if (left == 0) {
      return chosen.isEmpty() || visitor.test(new OtherPowers(chosen).in(written));
    }
    for (BigInteger choice : choices) {
      chosen.add(choice);
      boolean more = visit(written, left - 1, choices, chosen, visitor);
      chosen.removeLast();
      if (!more) {
        return false;
      }
    }
    return true;
  }

  private Written in(Written written) {
    List<Term> terms = new ArrayList<>();
    for (Term term : written.terms()) {
      List<Postfix> postfixes = new ArrayList<>();
      Core core = in(term.core());
      term.postfixes().forEach(postfix -> postfixes.add(in(postfix)));
      terms.add(new Term(term.prefixes(), core, postfixes));
    }
    return new Written(terms, written.signs());
  }

  private Core in(Core core) {
    return switch (core) {
      case Group(Written inside, var bracket) -> new Group(in(inside), bracket);
      case Numeral numeral -> in(numeral);
      case Imaginary unit -> unit;
    };
  }

  private Postfix in(Postfix postfix) {
    return postfix instanceof Raised(Numeral exponent, int factorials)
        ? new Raised(in(exponent), factorials)
        : postfix;
  }

  private Numeral in(Numeral numeral) {
    if (numeral.exponent().isEmpty()) {
      return numeral;
    }
    int index = next++;
    return exponents.isEmpty()
        ? numeral
        : new Numeral(
            numeral.digits(), numeral.point(), numeral.turn(), Optional.of(exponents.get(index)));
  }
}
