package org.mathmat.solver.equations;

import org.jspecify.annotations.Nullable;

/**
 * Puts down where the results of signs lie. That follows from where the operands lie; where it does
 * not, because a difference is near zero or a power too large, a result is worked out exactly if
 * its operands are known.
 */
final class Drawing {
  /** By how much the logarithm of one number must exceed that of another to swallow it. */
  static final double SWALLOWS = 80;

  private static final double LARGEST_EXPONENT = 600;

  /** How far from 1 a power may be that is as good as 1. */
  static final double BESIDE_ONE = 0x1p-44;

  private final Calculator calculator;
  private final Numbers numbers;
  private final Sketch sketch;

  /** What is being combined. */
  private Rule rule = Rule.ADD;

  private ValueSet small = new ValueSet();
  private @Nullable ValueSet large;
  private Spots ours = new Spots(0);
  private Spots theirs = new Spots(0);

  Drawing(Calculator calculator, Sketch sketch) {
    this.calculator = calculator;
    this.numbers = calculator.numbers();
    this.sketch = sketch;
  }

  /** A number that is known. */
  void put(long word) {
    if (word == Words.ZERO) {
      sketch.putZero();
    } else if (word != Words.UNDEFINED) {
      if (!Words.isNumber(word)) {
        sketch.fail();
      } else if (numbers.kind(word).isBeyond()) {
        sketch.putVast();
      } else if (numbers.kind(word).isLarge()) {
        Ball log = numbers.ball(word).times(Ball.LN_2);
        sketch.putFar(log.middle(), log.radius());
      } else if (numbers.spot(word).isSharp()) {
        sketch.put(numbers.spot(word).middle(), numbers.spot(word).radius());
      } else {
        sketch.fail();
      }
    }
  }

  /** The square roots of numbers. */
  static void putRoots(Spots radicands, Sketch sketch) {
    for (int i = 0; i < radicands.size(); i++) {
      switch (radicands.state(i)) {
        case Spots.ZERO -> sketch.putZero();
        case Spots.UNKNOWN -> sketch.fail();
        case Spots.VAST -> sketch.putVast();
        case Spots.FAR -> sketch.putSize(radicands.log(i) / 2, radicands.logRadius(i) / 2, false);
        default -> {
          if (radicands.middle(i) > 0) {
            double root = Math.sqrt(radicands.middle(i));
            sketch.put(root, Ball.rounded(root, 0.51 * radicands.radius(i) / root));
          }
        }
      }
    }
  }

  /**
   * The results of a sign.
   *
   * @param known the values of the small operand
   * @param others those of the large one, if they are known
   * @param places where those lie
   * @param zero whether zero may be among the others, beside what lies there
   */
  void put(Rule sign, ValueSet known, @Nullable ValueSet others, Spots places, boolean zero) {
    rule = sign;
    small = known;
    large = others;
    ours = known.spots(calculator.words());
    theirs = places;
    for (int i = 0; i < ours.size() && !sketch.hasFailed(); i++) {
      put(i, true, zero);
      if (!rule.isCommutative()) {
        put(i, false, zero);
      }
    }
  }

  /** The results with one known operand, on the left or on the right. */
  private void put(int i, boolean left, boolean zero) {
    byte state = ours.state(i);
    if (state == Spots.ZERO) {
      for (int j = 0; j < theirs.size(); j++) {
        putWithZero(theirs, j, !left);
      }
    } else if (ours.isOdd(i)) {
      for (int j = 0; j < theirs.size(); j++) {
        if (theirs.state(j) == Spots.ZERO) {
          putWithZero(ours, i, left);
        } else {
          putOdd(i, j, left);
        }
      }
    } else if (rule.isRadical()) {
      putPowers(i, left);
    } else {
      putSums(i, left);
    }
    if (zero) {
      if (state == Spots.ZERO) {
        sketch.putZero();
      } else {
        putWithZero(ours, i, left);
      }
    }
  }

  /**
   * What the sign makes of a number and zero.
   *
   * @param left whether the number stands on the left
   */
  private void putWithZero(Spots spots, int i, boolean left) {
    switch (spots.state(i)) {
      case Spots.ZERO -> sketch.putZero();
      case Spots.UNKNOWN -> sketch.fail();
      default -> {
        switch (rule) {
          case ADD -> putAgain(spots, i, 1);
          case SUBTRACT -> putAgain(spots, i, left ? 1 : -1);
          case POWER -> {
            if (left) {
              sketch.put(1, 0);
            } else {
              sketch.putZero();
            }
          }
          default -> sketch.putZero();
        }
      }
    }
  }

  private void putAgain(Spots spots, int i, int sign) {
    if (spots.state(i) == Spots.FAR) {
      sketch.putFar(spots.log(i), spots.logRadius(i));
    } else if (spots.state(i) == Spots.VAST) {
      sketch.putVast();
    } else {
      sketch.put(sign * spots.middle(i), spots.radius(i));
    }
  }

  /** Sums, differences, products and quotients. */
  private void putSums(int i, boolean left) {
    double a = ours.middle(i);
    double aRadius = ours.radius(i);
    for (int j = 0; j < theirs.size(); j++) {
      byte state = theirs.state(j);
      if (state == Spots.ZERO) {
        putWithZero(ours, i, left);
        continue;
      }
      double b = theirs.middle(j);
      double bRadius = theirs.radius(j);
      double middle =
          switch (rule) {
            case ADD -> a + b;
            case SUBTRACT -> left ? a - b : b - a;
            case MULTIPLY -> a * b;
            default -> left ? a / b : b / a;
          };
      double radius =
          switch (rule) {
            case ADD, SUBTRACT -> Ball.rounded(middle, aRadius + bRadius);
            case MULTIPLY -> Ball.product(a, aRadius, b, bRadius);
            default ->
                left
                    ? Ball.quotient(a, aRadius, b, bRadius)
                    : Ball.quotient(b, bRadius, a, aRadius);
          };
      if (Ball.isSharp(middle, radius) && !Ball.isNearlyFar(middle)) {
        sketch.put(middle, radius);
      } else {
        putOdd(i, j, left);
      }
    }
  }

  /** Powers and roots. */
  private void putPowers(int i, boolean left) {
    boolean ourBase = left == (rule == Rule.POWER);
    for (int j = 0; j < theirs.size(); j++) {
      byte state = theirs.state(j);
      if (state == Spots.ZERO) {
        putWithZero(ours, i, left);
        continue;
      }
      if (theirs.isOdd(j)) {
        putOdd(i, j, left);
        continue;
      }
      Spots bases = ourBase ? ours : theirs;
      int base = ourBase ? i : j;
      Spots exponents = ourBase ? theirs : ours;
      int exponent = ourBase ? j : i;
      double log = log(bases.log(base), exponents.middle(exponent));
      double radius =
          logRadius(
              bases.log(base),
              bases.logRadius(base),
              exponents.middle(exponent),
              exponents.radius(exponent));
      double power = Math.exp(log);
      double powerRadius = Ball.exponential(log, radius, power);
      if (Math.abs(log) < LARGEST_EXPONENT && Ball.isSharp(power, powerRadius)) {
        sketch.put(power, powerRadius);
        if (bases.middle(base) < 0) {
          sketch.put(-power, powerRadius);
        }
      } else if (Ball.isLogarithmOfFar(log, radius)) {
        sketch.putFar(log, radius);
      } else {
        putExactly(i, j, left);
      }
    }
  }

  private double log(double base, double exponent) {
    return rule == Rule.POWER ? base * exponent : base / exponent;
  }

  private double logRadius(double base, double baseRadius, double exponent, double radius) {
    return rule == Rule.POWER
        ? Ball.product(base, baseRadius, exponent, radius)
        : Ball.quotient(base, baseRadius, exponent, radius);
  }

  /** A result that does not simply follow from two balls. */
  private void putOdd(int i, int j, boolean left) {
    byte ourState = ours.state(i);
    byte theirState = theirs.state(j);
    if (ourState == Spots.UNKNOWN || theirState == Spots.UNKNOWN) {
      putExactly(i, j, left);
    } else if (ourState == Spots.VAST || theirState == Spots.VAST) {
      putVast(i, j, left);
    } else if (ourState == Spots.FAR || theirState == Spots.FAR) {
      putFar(i, j, left);
    } else if (large != null) {
      putExactly(i, j, left);
    } else {
      putBluntly(i, j, left);
    }
  }

  /** A result that was not sharp, though both operands are. */
  private void putBluntly(int i, int j, boolean left) {
    double log = ours.log(i);
    double other = theirs.log(j);
    double radius = ours.logRadius(i) + theirs.logRadius(j);
    switch (rule) {
      case ADD, SUBTRACT ->
          sketch.putBesideZero(
              Math.abs(
                      rule == Rule.ADD
                          ? ours.middle(i) + theirs.middle(j)
                          : ours.middle(i) - theirs.middle(j))
                  + 2 * (ours.radius(i) + theirs.radius(j)));
      case MULTIPLY -> sketch.putSize(log + other, Ball.rounded(log + other, radius), true);
      default -> {
        double quotient = left ? log - other : other - log;
        sketch.putSize(quotient, Ball.rounded(quotient, radius), true);
      }
    }
  }

  /** A result of which one operand is too large or too near zero for a ball. */
  private void putFar(int i, int j, boolean left) {
    double log = ours.log(i);
    double other = theirs.log(j);
    double radius = ours.logRadius(i) + theirs.logRadius(j);
    switch (rule) {
      case ADD, SUBTRACT -> {
        if (Math.abs(log - other) < SWALLOWS) {
          putExactly(i, j, left);
        } else if (log > other) {
          putSwallowing(ours, i);
        } else {
          putSwallowing(theirs, j);
        }
      }
      case MULTIPLY -> sketch.putSize(log + other, Ball.rounded(log + other, radius), true);
      case DIVIDE -> {
        double quotient = left ? log - other : other - log;
        sketch.putSize(quotient, Ball.rounded(quotient, radius), true);
      }
      default -> {
        boolean ourBase = left == (rule == Rule.POWER);
        if (!putFarPower(
            ourBase ? ours : theirs, ourBase ? i : j, ourBase ? theirs : ours, ourBase ? j : i)) {
          putExactly(i, j, left);
        }
      }
    }
  }

  /** A sum, or difference, of which only one number matters. */
  private void putSwallowing(Spots spots, int i) {
    if (spots.state(i) == Spots.FAR) {
      sketch.putFar(spots.log(i), spots.logRadius(i) + BESIDE_ONE);
    } else {
      double radius = Ball.rounded(spots.middle(i), spots.radius(i));
      sketch.put(spots.middle(i), radius);
      sketch.put(-spots.middle(i), radius);
    }
  }

  /** Puts a power or root down; false if nothing is known of it. */
  private boolean putFarPower(Spots bases, int base, Spots exponents, int exponent) {
    byte state = exponents.state(exponent);
    if (bases.state(base) == Spots.VAST) {
      sketch.putVast();
      return state != Spots.FAR && state != Spots.VAST;
    }
    if (state != Spots.FAR && state != Spots.VAST) {
      sketch.putSize(
          log(bases.log(base), exponents.middle(exponent)),
          logRadius(
              bases.log(base),
              bases.logRadius(base),
              exponents.middle(exponent),
              exponents.radius(exponent)),
          true);
      return true;
    }
    if (bases.state(base) == Spots.UNIT) {
      sketch.put(1, 0);
      sketch.put(-1, 0);
      return true;
    }
    boolean grows = exponents.log(exponent) > 0 == (rule == Rule.POWER);
    if (grows || state == Spots.VAST) {
      sketch.putVast();
    }
    if (!grows || state == Spots.VAST) {
      sketch.put(1, BESIDE_ONE);
      sketch.put(-1, BESIDE_ONE);
    }
    return bases.state(base) == Spots.ORDINARY;
  }

  /** A result of which one operand is so far that its logarithm is not known. */
  private void putVast(int i, int j, boolean left) {
    byte other = ours.state(i) == Spots.VAST ? theirs.state(j) : ours.state(i);
    boolean ourBase = left == (rule == Rule.POWER);
    if (rule.isRadical()
        ? !putFarPower(
            ourBase ? ours : theirs, ourBase ? i : j, ourBase ? theirs : ours, ourBase ? j : i)
        : other == Spots.FAR || other == Spots.VAST) {
      putExactly(i, j, left);
    } else if (!rule.isRadical()) {
      sketch.putVast();
    }
  }

  private void putExactly(int i, int j, boolean left) {
    if (large == null) {
      sketch.fail();
      return;
    }
    long a = small.get(i);
    long b = large.get(j);
    put(left ? calculator.ordinary(rule, a, b) : calculator.ordinary(rule, b, a));
  }
}
