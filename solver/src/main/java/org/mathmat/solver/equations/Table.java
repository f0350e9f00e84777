package org.mathmat.solver.equations;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Rational;

/**
 * The numbers of a shake that are not small fractions, each at a place: where it lies, its print,
 * how it was made, and exactly what it is as soon as somebody asked. Those that lie in the same
 * place are found by it.
 */
final class Table {
  /** How a number was made of two others; those that were not made are given exactly. */
  enum Made {
    GIVEN,
    SUM,
    DIFFERENCE,
    PRODUCT,
    QUOTIENT,
    POWER,
    LOGARITHM,
    /** Of the first of the two, which is also the second. */
    FACTORIAL
  }

  /** What kind of number it is. */
  enum Kind {
    FRACTION,
    IRRATIONAL,
    /** Real, and no small fraction. */
    NOT_SMALL,
    /** Real, and not known to be irrational. */
    REAL,
    /**
     * Real, and too large or too near zero for a ball: what lies in the ball is log₂ of its size.
     */
    LARGE_POSITIVE,
    LARGE_NEGATIVE,
    /**
     * Real, and its logarithm is too large as well: what lies in the ball is log₂ of the size of
     * the logarithm, less than zero if the number is near zero.
     */
    BEYOND_POSITIVE,
    BEYOND_NEGATIVE,
    /** Not real, or nothing is known. */
    OTHER;

    boolean isLarge() {
      return this == LARGE_POSITIVE || this == LARGE_NEGATIVE;
    }

    boolean isOther() {
      return this == OTHER;
    }

    boolean isBeyond() {
      return this == BEYOND_POSITIVE || this == BEYOND_NEGATIVE;
    }

    /** How many logarithms were taken of what lies in the ball. */
    int logarithms() {
      return isBeyond() ? 2 : isLarge() ? 1 : 0;
    }

    /** What the number less than zero is, where both are numbers too large for a ball. */
    Kind negated() {
      return switch (this) {
        case LARGE_POSITIVE -> LARGE_NEGATIVE;
        case LARGE_NEGATIVE -> LARGE_POSITIVE;
        case BEYOND_POSITIVE -> BEYOND_NEGATIVE;
        case BEYOND_NEGATIVE -> BEYOND_POSITIVE;
        default -> throw new IllegalStateException("It has a ball of its own.");
      };
    }

    boolean isNegative() {
      return this == LARGE_NEGATIVE || this == BEYOND_NEGATIVE;
    }
  }

  /** Where more numbers lie in one place, they are told apart by their prints. */
  private static final int CROWD = 8;

  private int size;
  private int uncertain;
  private Made[] made = new Made[64];
  private Kind[] kinds = new Kind[64];
  private long[] left = new long[64];
  private long[] right = new long[64];
  private double[] middle = new double[64];
  private double[] radius = new double[64];
  private long[] prints = new long[64];
  private Nature[] natures = new Nature[64];
  private @Nullable Outcome[] exact = new Outcome[64];

  /** Real numbers by where they lie. */
  private final Cells cells = new Cells(64);

  /** Numbers by their prints, as soon as they have one. */
  private final Chains byPrint = new Chains(16);

  /** What is being looked for, how many lie there, and where it was found. */
  private long print;

  private int met;
  private int found;

  int size() {
    return size;
  }

  /** How many real numbers there are that may be small fractions. */
  int uncertain() {
    return uncertain;
  }

  Made made(int place) {
    return made[place];
  }

  Kind kind(int place) {
    return kinds[place];
  }

  long left(int place) {
    return left[place];
  }

  long right(int place) {
    return right[place];
  }

  /** The print of a number, worked out as soon as somebody asks. */
  long print(long word) {
    if (Words.isSmall(word)) {
      return Prints.of(word);
    }
    int place = Numbers.place(word);
    if (prints[place] == Prints.NONE) {
      setPrint(place, print(made[place], left[place], right[place]));
    }
    return prints[place];
  }

  private void setPrint(int place, long known) {
    prints[place] = known;
    byPrint.add(place, known);
  }

  /** The print of what is made of two numbers. */
  long print(Made how, long a, long b) {
    long one = print(a);
    long other = print(b);
    return switch (how) {
      case SUM -> Prints.add(one, other);
      case DIFFERENCE -> Prints.subtract(one, other);
      case PRODUCT -> Prints.multiply(one, other);
      case QUOTIENT -> Prints.divide(one, other);
      case POWER ->
          Words.isSmall(b)
              ? Prints.power(one, Words.numerator(b), Words.denominator(b), other)
              : Prints.mixed(one, other);
      case LOGARITHM -> Prints.mixed(~one, other);
      case FACTORIAL -> Prints.mixed(one, ~other);
      case GIVEN -> throw new IllegalStateException("What is given has its print.");
    };
  }

  Nature nature(int place) {
    return natures[place];
  }

  void setNature(int place, Nature nature) {
    natures[place] = nature;
  }

  Ball ball(int place) {
    return new Ball(middle[place], radius[place]);
  }

  @Nullable Outcome exact(int place) {
    return exact[place];
  }

  void setExact(int place, Outcome outcome) {
    exact[place] = outcome;
  }

  /** It was found to be no fraction. */
  void setIrrational(int place) {
    kinds[place] = Kind.IRRATIONAL;
  }

  /** Adds a number that was made. */
  int add(Made how, long a, long b, Kind kind, Ball ball, Nature nature) {
    int place = add(kind, ball);
    prints[place] = Prints.NONE;
    natures[place] = nature;
    made[place] = how;
    left[place] = a;
    right[place] = b;
    return place;
  }

  /** Adds a number that is given. */
  int add(Num number, Kind kind, Ball ball, long itsPrint) {
    int place = add(kind, ball);
    setPrint(place, itsPrint);
    made[place] = Made.GIVEN;
    natures[place] = number instanceof Rational fraction ? Nature.of(fraction) : Nature.UNKNOWN;
    exact[place] = number;
    return place;
  }

  private int add(Kind kind, Ball ball) {
    if (size == kinds.length) {
      grow();
    }
    int place = size++;
    uncertain += kind == Kind.REAL ? 1 : 0;
    kinds[place] = kind;
    middle[place] = ball.middle();
    radius[place] = ball.radius();
    if (kind != Kind.OTHER) {
      cells.add(place, ball.middle(), ball.radius());
    }
    return place;
  }

  /**
   * Shows places whose balls, of so many logarithms, meet this one: all of them if it is narrow.
   */
  boolean near(Ball ball, int logarithms, Cells.Viewer viewer) {
    return cells.near(
        ball.middle(),
        ball.radius(),
        place -> isNear(place, ball, logarithms) && viewer.see(place));
  }

  private boolean isNear(int place, Ball ball, int logarithms) {
    return Math.abs(middle[place] - ball.middle()) <= (radius[place] + ball.radius()) * 1.01
        && kinds[place].logarithms() == logarithms;
  }

  /** The place of what is made of two numbers, if it was found there already; otherwise -1. */
  int find(Made how, long a, long b, Ball ball, int logarithms) {
    found = -1;
    met = 0;
    near(
        ball,
        logarithms,
        place -> {
          print = met == 0 ? print(how, a, b) : print;
          found = print(Numbers.word(place)) == print ? place : -1;
          return found >= 0 || ++met == CROWD;
        });
    return found < 0 && met == CROWD ? findByPrint(ball, logarithms) : found;
  }

  private int findByPrint(Ball ball, int logarithms) {
    int place = byPrint.first(print);
    while (place != Chains.NONE && !isNear(place, ball, logarithms)) {
      place = byPrint.after(place);
    }
    return place;
  }

  private void grow() {
    int more = 2 * size;
    made = Arrays.copyOf(made, more);
    kinds = Arrays.copyOf(kinds, more);
    left = Arrays.copyOf(left, more);
    right = Arrays.copyOf(right, more);
    middle = Arrays.copyOf(middle, more);
    radius = Arrays.copyOf(radius, more);
    prints = Arrays.copyOf(prints, more);
    natures = Arrays.copyOf(natures, more);
    exact = Arrays.copyOf(exact, more);
  }
}
