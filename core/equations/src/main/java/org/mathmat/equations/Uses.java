package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.equations.Use.Role;
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

/**
 * The cubes that a written side uses, from left to right, and its factorials, which cost none.
 *
 * @param operations how many operation symbols it has, factorials included
 */
public record Uses(List<Use> cubes, int factorials, int operations) {
  public Uses {
    cubes = List.copyOf(cubes);
  }

  /** What a side uses, where decimal points cost what they cost on that side. */
  static Uses of(Written written, Numerals numerals, Side side) {
    return new Count(numerals, numerals.points(side)).of(written);
  }

  private static final class Count {
    private final Numerals numerals;
    private final Numerals.Points points;
    private final List<Use> cubes = new ArrayList<>();
    private int factorials;
    private int operations;

    Count(Numerals numerals, Numerals.Points points) {
      this.numerals = numerals;
      this.points = points;
    }

    Uses of(Written written) {
      add(written);
      return new Uses(cubes, factorials, operations);
    }

    private void add(Written written) {
      for (int i = 0; i < written.terms().size(); i++) {
        if (i > 0) {
          add(written.signs().get(i - 1));
        }
        add(written.terms().get(i));
      }
    }

    private void add(Sign sign) {
      sign.op()
          .symbol()
          .ifPresent(symbol -> {
            operations++;
            cubes.add(new Use(Role.SIGN, symbol, sign.wild(), sign.op().turn()));
          });
    }

    private void add(Term term) {
      term.prefixes().forEach(this::add);
      add(term.core());
      term.postfixes().forEach(this::add);
    }

    private void add(Core core) {
      switch (core) {
        case Numeral numeral -> add(numeral);
        case Imaginary(Turn turn, Optional<Symbol> wild) ->
            cubes.add(
                new Use(
                    Role.IMAGINARY,
                    numerals.unit().orElse(Symbol.ROOT),
                    wild,
                    numerals.unitLies(turn)));
        case Group(Written inside, _) -> add(inside);
      }
    }

    private void add(Numeral numeral) {
      boolean alone = numeral.digits().size() == 1 && numeral.point().isEmpty();
      for (int i = 0; i <= numeral.digits().size(); i++) {
        int index = i;
        numeral
            .point()
            .filter(point -> point.before() == index && points != Numerals.Points.FREE)
            .ifPresent(
                point -> cubes.add(new Use(Role.POINT, Symbol.POWER, point.wild(), Turn.UPRIGHT)));
        if (i < numeral.digits().size()) {
          add(numeral.digits().get(i), numeral.turn(), alone ? Role.LONE_DIGIT : Role.DIGIT);
        }
      }
    }

    private void add(Digit digit, Turn turn, Role role) {
      cubes.add(new Use(role, digit.meaning(), digit.wild(), turn));
    }

    private void add(Postfix postfix) {
      switch (postfix) {
        case Factorial() -> addFactorials(1);
        case Raised(Numeral exponent, int more) -> {
          add(exponent.digits().getFirst(), exponent.turn(), Role.RAISED);
          addFactorials(more);
        }
        case Pick(_) -> {}
      }
    }

    private void addFactorials(int more) {
      factorials += more;
      operations += more;
    }
  }
}
