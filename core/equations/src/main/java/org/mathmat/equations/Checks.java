package org.mathmat.equations;

import static org.mathmat.equations.EquationsClause.BASE_DIGITS;
import static org.mathmat.equations.EquationsClause.EXPONENT_COLOUR;
import static org.mathmat.equations.EquationsClause.GOAL_DIGITS;
import static org.mathmat.equations.EquationsClause.MEANING_IN_FORCE;
import static org.mathmat.equations.EquationsClause.POINT_DIGITS;
import static org.mathmat.equations.EquationsClause.SOLUTION_DIGITS;
import static org.mathmat.equations.EquationsClause.WILD_REACH;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.mathmat.equations.Numerals.Leaf;
import org.mathmat.equations.Numerals.Points;
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
 * What is wrong with a written side whatever its grouping: signs, numerals, turned and wild cubes.
 */
final class Checks {
  /** What brings i, by its name in the older and in the newer books. */
  private static final String UNIT = "√ = i (later Imaginary)";

  private final Law law;
  private final Side side;
  private final Set<Finding> findings = new LinkedHashSet<>();

  private Checks(Law law, Side side) {
    this.law = law;
    this.side = side;
  }

  static List<Finding> of(Law law, Side side, Written written) {
    Checks checks = new Checks(law, side);
    checks.check(written);
    return new ArrayList<>(checks.findings);
  }

  private void check(Written written) {
    for (int i = 0; i < written.terms().size(); i++) {
      Optional<Op> before =
          i == 0 ? Optional.empty() : Optional.of(written.signs().get(i - 1).op());
      Optional<Op> behind =
          i == written.signs().size() ? Optional.empty() : Optional.of(written.signs().get(i).op());
      if (i > 0) {
        check(written.signs().get(i - 1));
      }
      check(written.terms().get(i), before, behind);
    }
  }

  /**
   * A numeral may be wide only beside a sign that takes it whole. Whether that sign takes it in
   * every grouping is for the {@link Evaluator} to say.
   */
  private void check(Term term, Optional<Op> before, Optional<Op> behind) {
    term.prefixes().forEach(this::check);
    check(term.core(), isBare(term) && (isWide(before) || isWide(behind)));
    term.postfixes().forEach(this::check);
  }

  private void check(Core core, boolean wide) {
    switch (core) {
      case Group(Written inside, _) -> {
        if (wide && inside.signs().isEmpty() && isBare(inside.terms().getFirst())) {
          check(inside.terms().getFirst().core(), true);
        } else {
          check(inside);
        }
      }
      case Imaginary(Turn turn, Optional<Symbol> wild) -> {
        Optional<Symbol> cube = law.numerals().unit();
        if (cube.isEmpty()) {
          notInForce("i", UNIT);
        } else if (!law.numerals().unitTurns(List.of(turn)).contains(turn)) {
          findings.add(
              new Finding(
                  MEANING_IN_FORCE, "An i is a - that lies sideways; it cannot be turned again."));
        }
        check(turn);
        checkWild(wild, cube.orElse(Symbol.ROOT));
      }
      case Numeral numeral -> {
        check(numeral);
        checkLength(numeral, wide);
      }
    }
  }

  private static boolean isBare(Term term) {
    return term.prefixes().isEmpty() && term.postfixes().isEmpty();
  }

  private boolean isWide(Optional<Op> neighbour) {
    return neighbour.filter(law.numerals().twoDigitsFor()::contains).isPresent();
  }

  private void check(Numeral numeral) {
    numeral.digits().forEach(this::check);
    check(numeral.turn());
    if (numeral.exponent().isPresent()
        && !law.numerals().leaves().contains(Leaf.POWER_OF_THE_BASE)) {
      notInForce("A 1 as a power of the base", "Powers of the Base");
    }
    numeral
        .point()
        .ifPresent(point -> {
          if (law.numerals().points(side) == Points.NONE) {
            notInForce("A decimal point in the " + side.word(), pointVariations());
          }
          checkWild(point.wild(), Symbol.POWER);
        });
  }

  private String pointVariations() {
    return side == Side.GOAL ? "Decimal Point or Decimal in Goal" : "Decimal Point";
  }

  private void checkLength(Numeral numeral, boolean wide) {
    int digits = numeral.digits().size();
    int most = Math.max(law.numerals().digits(side), wide ? 2 : 1);
    if (numeral.point().isPresent()) {
      int withPoint = law.numerals().points(side).digits(most);
      if (digits > withPoint) {
        findings.add(
            new Finding(
                POINT_DIGITS,
                "%s has %d digits; with a decimal point at most %d are allowed."
                    .formatted(WrittenText.text(numeral), digits, withPoint)));
      }
    } else if (digits > most) {
      findings.add(
          new Finding(
              side == Side.GOAL ? GOAL_DIGITS : SOLUTION_DIGITS,
              "%s has %d digits; a numeral in the %s has at most %d here."
                  .formatted(WrittenText.text(numeral), digits, side.word(), most)));
    }
  }

  private void check(Digit digit) {
    int value = digit.value();
    Symbol meaning = value == 10 ? Symbol.POWER : value == 11 ? Symbol.ROOT : Symbol.digit(value);
    if (value >= 10) {
      Leaf leaf = value == 10 ? Leaf.TEN : Leaf.ELEVEN;
      if (!law.numerals().leaves().contains(leaf)) {
        notInForce("The digit " + (value == 10 ? "ten" : "eleven"), "a base that has it");
      }
    } else if (value >= law.numerals().base() && digit.wild().isEmpty()) {
      findings.add(
          new Finding(
              BASE_DIGITS, "Base %d has no digit %d.".formatted(law.numerals().base(), value)));
    }
    checkWild(digit.wild(), meaning);
  }

  private void check(Turn turn) {
    if (!law.allows(turn, side)) {
      boolean sideways = turn.isSideways() && !law.allows(Turn.SIDEWAYS, side);
      boolean upsideDown = turn.isUpsideDown() && !law.allows(Turn.UPSIDE_DOWN, side);
      if (sideways) {
        notInForce("A sideways cube", "Sideways");
      }
      if (upsideDown) {
        notInForce("An upside-down cube", "Upside-down");
      }
      if (!sideways && !upsideDown) {
        findings.add(
            new Finding(
                MEANING_IN_FORCE,
                "A cube may be sideways and upside-down at once in a Solution, not in the Goal."));
      }
    }
  }

  private void check(Sign sign) {
    Op op = sign.op() == Op.JOIN ? Op.MULTIPLY : sign.op();
    if (!law.signs().has(op)) {
      switch (op) {
        case COUNT -> notInForce("× in front of a number", "Number of Factors or Smallest Prime");
        case PERCENT -> notInForce("%", "Percent");
        case REMAINDER -> notInForce("rem", "Remainder");
        case LOG -> notInForce("log", "Log");
        case LCM -> notInForce("lcm", "LCM");
        case GCF -> notInForce("gcf", "GCF");
        default ->
            findings.add(
                new Finding(
                    MEANING_IN_FORCE,
                    "The sign " + op.sign().strip() + " has another meaning in this shake."));
      }
    }
    op.symbol().ifPresent(symbol -> checkWild(sign.wild(), symbol));
  }

  private void check(Postfix postfix) {
    switch (postfix) {
      case Factorial() -> checkFactorial();
      case Raised(Numeral exponent, int factorials) -> {
        checkRaised(exponent);
        check(exponent);
        if (factorials > 0) {
          checkFactorial();
        }
      }
      case Pick(Written value) -> {
        if (law.numerals().unit().isEmpty()) {
          notInForce("@", UNIT);
        }
        Checks.of(law, Side.GOAL, value).forEach(findings::add);
      }
    }
  }

  private void checkFactorial() {
    if (!law.signs().has(Op.FACTORIAL)) {
      notInForce("!", "Factorial");
    }
  }

  private void checkWild(Optional<Symbol> cube, Symbol meaning) {
    if (cube.isEmpty()) {
      return;
    }
    Optional<Wild> wild = law.wild().filter(w -> w.cube() == cube.get());
    if (wild.isEmpty()) {
      notInForce("A wild " + cube.get().sign(), cube.get().sign() + " Wild");
    } else if (!law.wildReach(wild.get()).contains(meaning)) {
      findings.add(
          new Finding(
              WILD_REACH,
              "A wild %s may not stand for %s here.".formatted(cube.get().sign(), meaning.sign())));
    }
  }

  /** No cube of the colour shows what no face of it has. */
  private void checkRaised(Numeral exponent) {
    if (law.raised().isEmpty()) {
      notInForce("A raised numeral", "Exponent");
      return;
    }
    Colour colour = law.raised().get();
    Symbol cube = exponent.digits().getFirst().cube();
    if (!colour.shows(cube)) {
      findings.add(
          new Finding(
              EXPONENT_COLOUR,
              "A raised numeral must be on a %s cube, and none of them has a %s."
                  .formatted(colour.name().toLowerCase(Locale.ROOT), cube.sign()),
              String.valueOf(cube.sign())));
    }
  }

  private void notInForce(String what, String variation) {
    findings.add(
        new Finding(
            MEANING_IN_FORCE,
            what + " means nothing in this shake: " + variation + " is not in force."));
  }
}
