package org.mathmat.solver.equations;

import java.util.Arrays;

/**
 * Known operands of signs, laid out in a row, each with where the values of the other operand lie.
 * It tells quickly whether a number may be the result of one of the signs.
 */
final class Row {
  /** How the other operand follows from the result t and the known operand a. */
  private enum Step {
    /** t - a */
    ADDEND,
    /** a - t */
    SUBTRAHEND,
    /** t + a */
    MINUEND,
    /** t ÷ a */
    FACTOR,
    /** a ÷ t */
    DIVISOR,
    /** t × a */
    DIVIDEND,
    /** log t ÷ log a */
    EXPONENT,
    /** Of which the logarithm is log t ÷ a, but for the sign. */
    BASE,
    /** log a ÷ log t */
    INDEX,
    /** Of which the logarithm is log t × a, but for the sign. */
    RADICAND;

    static Step of(Rule rule, boolean left) {
      return switch (rule) {
        case ADD -> ADDEND;
        case SUBTRACT -> left ? SUBTRAHEND : MINUEND;
        case MULTIPLY -> FACTOR;
        case DIVIDE -> left ? DIVISOR : DIVIDEND;
        case POWER -> left ? EXPONENT : BASE;
        case ROOT -> left ? RADICAND : INDEX;
        default -> throw new IllegalArgumentException("There is no such step for " + rule + ".");
      };
    }

    boolean isRadical() {
      return ordinal() >= EXPONENT.ordinal();
    }

    /** Whether the logarithm of the known operand is needed, not the operand itself. */
    boolean takesLogarithm() {
      return this == EXPONENT || this == INDEX;
    }
  }

  /** Whether there are powers or roots, of which much makes 1 or -1. */
  private boolean radicals;

  private int size;
  private Step[] steps = new Step[8];
  private Places[] places = new Places[8];

  /** Where the known operands, or their logarithms, lie. */
  private double[] middle = new double[8];

  private double[] radius = new double[8];

  /** Whether what is known of the sign is enough. */
  static boolean takes(Rule rule) {
    return switch (rule) {
      case ADD, SUBTRACT, MULTIPLY, DIVIDE, POWER, ROOT -> true;
      default -> false;
    };
  }

  /** Whether nothing can be the result of one of the signs. */
  boolean isEmpty() {
    return size == 0 && !radicals;
  }

  int size() {
    return size;
  }

  /**
   * Adds a known operand.
   *
   * @param left whether it stands on the left
   * @param others where the values of the other operand lie
   */
  void add(Rule rule, Spot known, boolean left, Places others) {
    Step step = Step.of(rule, left);
    Ball ball = known.ball();
    radicals |= step.isRadical();
    if (step.ordinal() > Step.MINUEND.ordinal() && ball.isJust(0)) {
      return; // nothing but 0 and 1 comes of it
    }
    if (step.takesLogarithm()) {
      if (ball.isJust(1) || ball.isJust(-1)) {
        return; // nothing but 1 and -1 comes of it
      }
      ball = ball.isSharp() && !Needed.isNearOne(ball) ? known.log() : Ball.NONE;
    }
    if (size == steps.length) {
      steps = Arrays.copyOf(steps, 2 * size);
      places = Arrays.copyOf(places, 2 * size);
      middle = Arrays.copyOf(middle, 2 * size);
      radius = Arrays.copyOf(radius, 2 * size);
    }
    steps[size] = step;
    places[size] = others;
    middle[size] = ball.middle();
    radius[size++] = ball.radius();
  }

  /** Whether a sharp ball may hold a result; that it holds none is a proof. */
  boolean mayMeet(Ball result) {
    if (radicals && !Needed.isOrdinary(result)) {
      return true;
    }
    Ball log = radicals ? result.abs().logarithm() : Ball.NONE;
    for (int i = 0; i < size; i++) {
      Ball known = new Ball(middle[i], radius[i]);
      if (steps[i].isRadical() ? mayBeRadical(i, known, log) : mayBe(i, known, result)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayBe(int at, Ball a, Ball t) {
    return switch (steps[at]) {
      case ADDEND -> places[at].mayMeet(t.minus(a));
      case SUBTRAHEND -> places[at].mayMeet(a.minus(t));
      case MINUEND -> places[at].mayMeet(t.plus(a));
      case FACTOR -> !a.isSharp() || places[at].mayMeet(t.over(a));
      case DIVISOR -> !a.isSharp() || places[at].mayMeet(a.over(t));
      default -> !a.isSharp() || places[at].mayMeet(t.times(a));
    };
  }

  private boolean mayBeRadical(int at, Ball a, Ball log) {
    return switch (steps[at]) {
      case EXPONENT -> !a.isSharp() || places[at].mayMeet(log.over(a));
      case BASE -> !a.isSharp() || places[at].mayMeetSize(log.over(a));
      case INDEX -> !a.isSharp() || places[at].mayMeet(a.over(log));
      default -> !a.isSharp() || places[at].mayMeetSize(log.times(a));
    };
  }
}
