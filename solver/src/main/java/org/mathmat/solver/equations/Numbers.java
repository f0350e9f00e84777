package org.mathmat.solver.equations;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Rational;
import org.mathmat.exact.Truth;
import org.mathmat.exact.Undecided;
import org.mathmat.exact.Undefined;
import org.mathmat.solver.equations.Table.Kind;
import org.mathmat.solver.equations.Table.Made;
import org.mathmat.solver.search.Meter;

/**
 * Exact numbers as words of 64 bits. A small fraction is its own word; every other number gets a
 * place in a {@link Table}. Most irrational numbers are never worked out exactly: it is enough to
 * know where they lie and how they were made. Two of them are taken for one number if they lie in
 * the same place, mostly to 45 bits, and have the same print of 62 bits; a number that lies where a
 * simple fraction lies is worked out exactly. Words that are not equal may still be the same
 * number: ask {@link #maySame}.
 */
final class Numbers {
  private static final int WORDS_FOR_EACH = 12;

  /** Numbers that are not small are whole only beyond this. */
  private static final double WHOLE_BEYOND = 0x1p35;

  private final Arithmetic arithmetic;
  private final Meter meter;
  private final Table table = new Table();
  private final Given given;
  private final RootFields fields;
  private final SamePower powers;
  private final Settled remembered = new Settled(10);

  Numbers(Arithmetic arithmetic, Meter meter) {
    this.arithmetic = arithmetic;
    this.meter = meter;
    this.given = new Given(this, table, meter);
    this.fields = new RootFields(this, meter);
    this.powers = new SamePower(this);
  }

  Arithmetic arithmetic() {
    return arithmetic;
  }

  /** Counts what is kept beside the numbers themselves. */
  void keep(long words) {
    meter.keep(words);
  }

  /** Whether two numbers were met of which it is not known whether they are equal. */
  boolean isMurky() {
    return given.isMurky();
  }

  static int place(long word) {
    return (int) (word >> 1);
  }

  static long word(int place) {
    return ((long) place << 1) | 1;
  }

  /** How a number was made that is not small. */
  Made made(long word) {
    return table.made(place(word));
  }

  long left(long word) {
    return table.left(place(word));
  }

  long right(long word) {
    return table.right(place(word));
  }

  Kind kind(long word) {
    return Words.isSmall(word) ? Kind.FRACTION : table.kind(place(word));
  }

  Ball ball(long word) {
    return Words.isSmall(word) ? Ball.of(word) : table.ball(place(word));
  }

  /** Where a number lies that can be written; nothing of one that is larger, or not real. */
  Ball spot(long word) {
    Kind kind = kind(word);
    return kind == Kind.OTHER || kind.logarithms() > 0 ? Ball.NONE : ball(word);
  }

  Nature nature(long word) {
    return Words.isSmall(word) ? Nature.of(word) : table.nature(place(word));
  }

  /** What follows for numbers from the roots that they were made of. */
  RootFields fields() {
    return fields;
  }

  /** Whether it is written as a fraction. */
  boolean isFraction(long word) {
    return kind(word) == Kind.FRACTION;
  }

  /** Whether it is proved to be no fraction. */
  boolean isIrrational(long word) {
    return kind(word) == Kind.IRRATIONAL;
  }

  /** Whether it is no fraction, found out where it is not known yet. */
  boolean isProvedIrrational(long word) {
    Kind kind = kind(word);
    if ((kind == Kind.REAL || kind == Kind.NOT_SMALL)
        && exact(word) instanceof Num number
        && arithmetic.isRational(number) == Truth.FALSE) {
      table.setIrrational(place(word));
    }
    return isIrrational(word);
  }

  /** The sign of a number that is real and not zero; 0 where that is not known. */
  int sign(long word) {
    if (Words.isSmall(word)) {
      return Long.signum(Words.numerator(word));
    }
    return switch (kind(word)) {
      case FRACTION, IRRATIONAL, NOT_SMALL, REAL -> ball(word).middle() < 0 ? -1 : 1;
      case LARGE_POSITIVE, BEYOND_POSITIVE -> 1;
      case LARGE_NEGATIVE, BEYOND_NEGATIVE -> -1;
      case OTHER -> {
        Outcome number = exact(word);
        yield number instanceof Num n
            ? switch (arithmetic.less(n, Num.ZERO)) {
              case TRUE -> -1;
              case FALSE -> 1;
              case UNKNOWN -> 0;
            }
            : 0;
      }
    };
  }

  /** Where log₂ of the size of a real number lies that is not beyond it. */
  Ball log(long word) {
    return kind(word).isLarge() ? ball(word) : ball(word).abs().log2();
  }

  /** Whether it is 0, 1, 2, 3, … */
  Truth isWhole(long word) {
    if (Words.isSmall(word)) {
      return Truth.of(Words.isWhole(word) && Words.numerator(word) >= 0);
    }
    return switch (kind(word)) {
      case IRRATIONAL, LARGE_NEGATIVE, BEYOND_NEGATIVE -> Truth.FALSE;
      case NOT_SMALL, REAL -> mayBeWhole(word) ? isWholeNum(word) : Truth.FALSE;
      case LARGE_POSITIVE, BEYOND_POSITIVE ->
          ball(word).middle() < 0 ? Truth.FALSE : isWholeNum(word);
      case FRACTION, OTHER -> sign(word) < 0 ? Truth.FALSE : isWholeNum(word);
    };
  }

  /** Whether it is proved to be a whole number, or the negative of one. */
  boolean isInteger(long word) {
    return Words.isSmall(word)
        ? Words.isWhole(word)
        : (isFraction(word) || kind(word).isLarge()) && isWholeNum(word) == Truth.TRUE;
  }

  /** Whether a real number that has a ball, and is not small, may be whole and above zero. */
  boolean mayBeWhole(long word) {
    Ball ball = ball(word);
    return ball.hasWhole() && (kind(word) != Kind.NOT_SMALL || ball.middle() > WHOLE_BEYOND);
  }

  private Truth isWholeNum(long word) {
    if (!Words.isSmall(word) && table.made(place(word)) == Made.FACTORIAL) {
      return Truth.TRUE;
    }
    return exact(word) instanceof Num number ? arithmetic.isInteger(number) : Truth.UNKNOWN;
  }

  /** The place of a number of which only the size is known, as a power of two. */
  long large(Made made, long a, long b, int sign, Ball log) {
    if (log.isFar()) {
      Kind kind = sign < 0 ? Kind.LARGE_NEGATIVE : Kind.LARGE_POSITIVE;
      return placed(made, a, b, log, kind);
    }
    Ball size = log.powerOfTwo();
    return placed(made, a, b, sign < 0 ? size.negate() : size, Kind.REAL);
  }

  /** The place of a real number that was made of two others. */
  long placed(Made made, long a, long b, Ball ball, Kind kind) {
    if (kind.logarithms() == 0 && !ball.isSharp()) {
      return exactly(made, a, b);
    }
    int known = table.find(made, a, b, ball, kind.logarithms());
    if (known >= 0) {
      if (kind == Kind.IRRATIONAL) {
        table.setIrrational(known);
      }
      return word(known);
    }
    Kind settled = kind;
    if (kind == Kind.REAL) {
      long simple = ball.simple();
      if (Words.isNumber(simple)) {
        long settles = settled(made, a, b, simple);
        if (settles != Words.LARGE) {
          return settles;
        }
        settled = ball.radius() < Words.APART / 4 ? Kind.NOT_SMALL : Kind.REAL;
      }
    }
    Nature nature =
        a == Words.ZERO && made == Made.DIFFERENCE
            ? nature(b)
            : Nature.made(made, nature(a), nature(b), isFraction(b), isIrrational(b), sign(b) > 0);
    if (made == Made.LOGARITHM && fields.shareNoPower(a, b)) {
      nature = Nature.TRANSCENDENTAL;
    }
    if (nature.transcendental() && kind.logarithms() == 0) {
      settled = Kind.IRRATIONAL;
    }
    meter.keep(WORDS_FOR_EACH);
    return word(table.add(made, a, b, settled, ball, nature));
  }

  /** Whether a number that lies where a simple fraction lies is it, or open; LARGE if it is not. */
  private long settled(Made made, long a, long b, long simple) {
    long known = remembered.get(made, a, b);
    if (known != Words.ANY) {
      return known;
    }
    long word = settle(made, a, b, simple);
    if (word != Words.OPEN || !meter.isOver()) {
      remembered.put(made, a, b, word);
    }
    return word;
  }

  private long settle(Made made, long a, long b, long simple) {
    meter.step(20);
    Truth same = powers.is(made, a, b, simple);
    if (same != Truth.UNKNOWN) {
      return same == Truth.TRUE ? simple : Words.LARGE;
    }
    Outcome exact = work(made, a, b);
    if (!(exact instanceof Num number) || number instanceof Rational) {
      return of(exact);
    }
    return switch (arithmetic.equal(number, num(simple))) {
      case TRUE -> simple;
      case UNKNOWN -> Words.OPEN;
      case FALSE -> Words.LARGE;
    };
  }

  long exactly(Made made, long a, long b) {
    long known = remembered.get(made, a, b);
    if (known != Words.ANY && known != Words.LARGE) {
      return known;
    }
    meter.step(20);
    long word = of(work(made, a, b));
    if (word != Words.OPEN || !meter.isOver()) {
      remembered.put(made, a, b, word);
    }
    return word;
  }

  private Outcome work(Made made, long a, long b) {
    if (!(exact(a) instanceof Num x)) {
      return exact(a);
    }
    if (!(exact(b) instanceof Num y)) {
      return exact(b);
    }
    return switch (made) {
      case SUM -> arithmetic.add(x, y);
      case DIFFERENCE -> arithmetic.subtract(x, y);
      case PRODUCT -> arithmetic.multiply(x, y);
      case QUOTIENT -> arithmetic.divide(x, y);
      case POWER -> arithmetic.power(x, y);
      case LOGARITHM -> arithmetic.log(x, y);
      case FACTORIAL -> arithmetic.factorial(x);
      case GIVEN -> throw new IllegalStateException("What is given is known.");
    };
  }

  /** The word for what an operation gave. */
  long of(Outcome outcome) {
    return switch (outcome) {
      case Num number -> of(number);
      case Undefined _ -> Words.UNDEFINED;
      case Undecided _ -> Words.OPEN;
    };
  }

  long of(Num number) {
    return given.of(number);
  }

  /** The word for a number that is looked for; whether it is a fraction is found out. */
  long target(Num number) {
    long word = of(number);
    if (word == Words.OPEN) {
      return given.unknown(number);
    }
    if (isProvedIrrational(word)) {
      Root.of(arithmetic, number, ball(word))
          .ifPresent(root -> {
            table.setNature(place(word), Nature.of(root.radicand()));
            fields.put(word, root);
          });
    }
    return word;
  }

  /** Exactly what a number is, where that can be worked out. */
  Outcome exact(long word) {
    if (Words.isSmall(word)) {
      return Num.ratio(
          BigInteger.valueOf(Words.numerator(word)), BigInteger.valueOf(Words.denominator(word)));
    }
    int place = place(word);
    @Nullable Outcome known = table.exact(place);
    if (known != null) {
      return known;
    }
    meter.step(20);
    Outcome worked = work(table.made(place), table.left(place), table.right(place));
    if (worked instanceof Num || !meter.isOver()) {
      meter.keep(Given.WORDS_FOR_EXACT);
      table.setExact(place, worked);
    }
    return worked;
  }

  /** Exactly what a number is that was given exactly. */
  Num num(long word) {
    if (exact(word) instanceof Num number) {
      return number;
    }
    throw new IllegalStateException("This number was never worked out.");
  }

  /** Whether two words may be the same number, as far as it is known where they lie. */
  boolean maySame(long a, long b) {
    if (a == b) {
      return true;
    }
    if ((Words.isSmall(a) && Words.isSmall(b)) || !Words.isNumber(a) || !Words.isNumber(b)) {
      return false;
    }
    Kind left = kind(a);
    Kind right = kind(b);
    return left != Kind.OTHER
        && right != Kind.OTHER
        && left.logarithms() == right.logarithms()
        && mayBe(a, right)
        && mayBe(b, left)
        && left.isNegative() == right.isNegative()
        && ball(a).meets(ball(b));
  }

  /** Whether a number may be of the kind. */
  private boolean mayBe(long word, Kind kind) {
    return kind(word) != Kind.FRACTION
        || kind == Kind.REAL
        || (kind != Kind.IRRATIONAL && !Words.isSmall(word));
  }

  /** Whether the set may have the number, in whatever word. */
  boolean mayHave(ValueSet set, long word) {
    if (set.contains(word)) {
      return true;
    }
    Kind kind = kind(word);
    if (kind == Kind.OTHER
        || (set.isSmall() && kind != Kind.REAL)
        || (Words.isSmall(word) && table.uncertain() == 0)) {
      return false;
    }
    Ball ball = ball(word);
    return set.hasOther(this, ball, other -> maySame(word, other))
        || (kind == Kind.REAL && set.hasNear(ball.middle(), ball.radius()));
  }
}
