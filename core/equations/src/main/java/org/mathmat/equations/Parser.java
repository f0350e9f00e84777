package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.equations.Written.Bracket;
import org.mathmat.equations.Written.Core;
import org.mathmat.equations.Written.Digit;
import org.mathmat.equations.Written.Factorial;
import org.mathmat.equations.Written.Group;
import org.mathmat.equations.Written.Imaginary;
import org.mathmat.equations.Written.Numeral;
import org.mathmat.equations.Written.Pick;
import org.mathmat.equations.Written.Point;
import org.mathmat.equations.Written.Postfix;
import org.mathmat.equations.Written.Raised;
import org.mathmat.equations.Written.Sign;
import org.mathmat.equations.Written.Term;
import org.mathmat.table.Parsed;

/**
 * Turns marks into a written expression. After an operand × and √ stand between two numbers,
 * elsewhere in front of one; so the place of a sign tells its role, and nothing is guessed here.
 */
final class Parser {
  /** Deeper than any Solution of 24 cubes needs. */
  private static final int DEEPEST = 60;

  /** More numbers than 24 cubes can make. */
  private static final int MOST_NUMBERS = 40;

  private static final Numeral NOTHING =
      new Numeral(List.of(), Optional.empty(), Turn.UPRIGHT, Optional.empty());

  private final List<Mark> marks;
  private final int end;
  private int at;
  private int depth;
  private int numbers;
  private Optional<Parsed.Bad<Written>> failure = Optional.empty();

  private Parser(List<Mark> marks, int end) {
    this.marks = marks;
    this.end = end;
  }

  /**
   * Parses one side.
   *
   * @param end the column behind the last mark
   */
  static Parsed<Written> parse(List<Mark> marks, int end) {
    Parser parser = new Parser(marks, end);
    parser.checkSuffixes();
    Written written = parser.level();
    if (parser.failure.isEmpty() && parser.at < marks.size()) {
      parser.fail("Found " + parser.shown() + " with nothing open before it.");
    }
    return parser.failure.isPresent() ? parser.failure.get() : Parsed.good(written);
  }

  /** A turn hangs on a number only, a power on a 1, also where wild cubes have been put in. */
  private void checkSuffixes() {
    for (at = 0; at < marks.size() && failure.isEmpty(); at++) {
      Mark mark = marks.get(at);
      if (mark.turn() != Turn.UPRIGHT && !mark.glyph().isNumber()) {
        fail("Only a cube that stands for a number can be turned.");
      } else if (mark.exponent().isPresent() && mark.glyph() != Glyph.D1) {
        fail("Only a 1 can be a power of the base.");
      }
    }
    at = 0;
  }

  private Written level() {
    List<Term> terms = new ArrayList<>();
    List<Sign> signs = new ArrayList<>();
    terms.add(term());
    while (failure.isEmpty() && at < marks.size() && !isClosing()) {
      Mark mark = marks.get(at);
      Optional<Op> infix = mark.glyph().infix();
      if (infix.isPresent()) {
        at++;
        signs.add(new Sign(infix.get(), mark.wild()));
      } else if (joins(terms.getLast(), mark.glyph())) {
        signs.add(Sign.of(Op.JOIN));
      } else {
        fail("Found " + shown() + ", expected a sign such as + between two numbers.");
        break;
      }
      terms.add(term());
    }
    return new Written(terms, signs);
  }

  /** Whether a number may follow with no sign between: only beside i. */
  private static boolean joins(Term before, Glyph next) {
    boolean behindI = before.core() instanceof Imaginary && before.postfixes().isEmpty();
    boolean number = next.isNumber() || next == Glyph.POINT || opens(next);
    return next == Glyph.I || (behindI && number);
  }

  private Term term() {
    List<Sign> prefixes = new ArrayList<>();
    while (failure.isEmpty() && at < marks.size()) {
      Mark mark = marks.get(at);
      Optional<Op> prefix = mark.glyph().prefix();
      if (prefix.isEmpty()) {
        break;
      }
      at++;
      prefixes.add(new Sign(prefix.get(), mark.wild()));
    }
    Core core = core();
    List<Postfix> postfixes = new ArrayList<>();
    while (failure.isEmpty() && at < marks.size()) {
      switch (marks.get(at).glyph()) {
        case BANG -> {
          at++;
          postfixes.add(new Factorial());
        }
        case OPEN_BRACE -> postfixes.add(raised());
        case AT -> postfixes.add(pick());
        default -> {
          return new Term(prefixes, core, postfixes);
        }
      }
    }
    return new Term(prefixes, core, postfixes);
  }

  private Core core() {
    if (failure.isPresent()) {
      return NOTHING;
    }
    if (at == marks.size()) {
      fail("Expected a number here.");
      return NOTHING;
    }
    if (++numbers > MOST_NUMBERS) {
      fail("These are more numbers than the cubes of a shake can make.");
      return NOTHING;
    }
    Mark mark = marks.get(at);
    if (opens(mark.glyph())) {
      return group();
    }
    if (mark.glyph() == Glyph.I) {
      at++;
      return new Imaginary(mark.turn(), mark.wild());
    }
    if (mark.glyph().isDigit() || mark.glyph() == Glyph.POINT) {
      return numeral();
    }
    fail("Found " + shown() + ", expected a number.");
    return NOTHING;
  }

  private static boolean opens(Glyph glyph) {
    return glyph == Glyph.OPEN || glyph == Glyph.OPEN_SQUARE;
  }

  private boolean isClosing() {
    return switch (marks.get(at).glyph()) {
      case CLOSE, CLOSE_SQUARE, CLOSE_BRACE -> true;
      default -> false;
    };
  }

  private Core group() {
    Bracket bracket = marks.get(at).glyph() == Glyph.OPEN ? Bracket.ROUND : Bracket.SQUARE;
    Glyph closing = bracket == Bracket.ROUND ? Glyph.CLOSE : Glyph.CLOSE_SQUARE;
    if (++depth > DEEPEST) {
      fail("There are more than " + DEEPEST + " parentheses inside one another.");
      return NOTHING;
    }
    at++;
    Written inside = level();
    close(closing);
    depth--;
    return new Group(inside, bracket);
  }

  private void close(Glyph closing) {
    if (failure.isPresent()) {
      return;
    }
    if (at == marks.size() || marks.get(at).glyph() != closing) {
      fail("Expected " + closing.text() + (at == marks.size() ? "." : ", found " + shown() + "."));
      return;
    }
    at++;
  }

  private Numeral numeral() {
    List<Digit> digits = new ArrayList<>();
    Optional<Point> point = Optional.empty();
    int first = at;
    while (at < marks.size() && (at == first || !marks.get(at).spaced())) {
      Mark mark = marks.get(at);
      if (mark.glyph() == Glyph.POINT && point.isEmpty()) {
        point = Optional.of(new Point(digits.size(), mark.wild()));
      } else if (mark.glyph().isDigit()) {
        digits.add(new Digit(mark.glyph().digit(), mark.wild()));
      } else {
        break;
      }
      at++;
    }
    if (digits.isEmpty()) {
      fail("Expected a digit beside the decimal point.");
      return NOTHING;
    }
    Mark alone = marks.get(first);
    if (at - first == 1) {
      return new Numeral(digits, point, alone.turn(), alone.exponent());
    }
    for (Mark mark : marks.subList(first, at)) {
      if (mark.turn() != Turn.UPRIGHT || mark.exponent().isPresent()) {
        at = marks.indexOf(mark);
        fail(
            "A turned cube, or a 1 as a power of the base, stands alone: no other digit beside it.");
        return NOTHING;
      }
    }
    return new Numeral(digits, point, Turn.UPRIGHT, Optional.empty());
  }

  private Postfix raised() {
    at++;
    if (at == marks.size() || !marks.get(at).glyph().isDigit()) {
      fail("Expected the raised numeral, as in 5{2}.");
      return new Factorial();
    }
    Numeral exponent = numeral();
    if (failure.isEmpty() && (exponent.digits().size() > 1 || exponent.point().isPresent())) {
      fail("A raised numeral is one cube.");
    }
    int factorials = 0;
    while (at < marks.size() && marks.get(at).glyph() == Glyph.BANG) {
      at++;
      factorials++;
    }
    close(Glyph.CLOSE_BRACE);
    return new Raised(exponent, factorials);
  }

  private Postfix pick() {
    at++;
    if (at == marks.size() || !opens(marks.get(at).glyph())) {
      fail("Expected ( and the root that is meant, as in 4^(1÷2) @ (2).");
      return new Factorial();
    }
    return group() instanceof Group(Written inside, _) ? new Pick(inside) : new Factorial();
  }

  private String shown() {
    return "\"" + marks.get(at).glyph().text() + "\"";
  }

  private void fail(String message) {
    if (failure.isEmpty()) {
      failure =
          Optional.of(new Parsed.Bad<>(at < marks.size() ? marks.get(at).column() : end, message));
    }
  }
}
