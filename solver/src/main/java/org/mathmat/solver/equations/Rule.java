package org.mathmat.solver.equations;

import org.mathmat.equations.Op;
import org.mathmat.equations.Signs;

/** What the solver knows about a two-sided sign: ordinary arithmetic can be undone. */
enum Rule {
  ADD,
  SUBTRACT,
  MULTIPLY,
  DIVIDE,
  AVERAGE,
  PERCENT,
  POWER,
  ROOT,
  WHOLE_POWER,
  WHOLE_ROOT,
  LOGARITHM,
  /** Whatever the law says; it is only worked out forward. */
  OTHER;

  static Rule of(Signs signs, Op op) {
    if (signs.isOrdinary(op)) {
      return switch (op) {
        case ADD -> ADD;
        case SUBTRACT -> SUBTRACT;
        case MULTIPLY -> MULTIPLY;
        case DIVIDE -> DIVIDE;
        case POWER -> POWER;
        case ROOT -> ROOT;
        default -> OTHER;
      };
    }
    if (signs.isWhole(op)) {
      return switch (op) {
        case POWER -> WHOLE_POWER;
        case ROOT -> WHOLE_ROOT;
        default -> OTHER;
      };
    }
    if (signs.isAverage(op)) {
      return AVERAGE;
    }
    return switch (op) {
      case PERCENT -> PERCENT;
      case LOG -> LOGARITHM;
      default -> OTHER;
    };
  }

  /** The rule of a sign in front of one number, as that of the same sign with an index of 2. */
  static Rule ofOne(Signs signs, Op op) {
    if (op != Op.SQUARE_ROOT) {
      return OTHER;
    }
    return signs.isOrdinary(op) ? ROOT : signs.isWhole(op) ? WHOLE_ROOT : OTHER;
  }

  /** Whether it is one of the six signs as everybody knows them. */
  boolean isPlain() {
    return switch (this) {
      case ADD, SUBTRACT, MULTIPLY, DIVIDE, POWER, ROOT -> true;
      default -> false;
    };
  }

  /** Whether something done to one number is taking its square root. */
  static boolean isSquareRoot(Form.OfOne form) {
    return form instanceof Form.Prefix prefix && prefix.rule() == ROOT;
  }

  /** Whether a number on the left of the sign leaves what is on the right as it is. */
  boolean isIdleOnLeft(long left) {
    return switch (this) {
      case ADD -> left == Words.ZERO;
      case MULTIPLY, ROOT -> left == Words.ONE;
      default -> false;
    };
  }

  /** Whether a number on the right of the sign leaves what is on the left as it is. */
  boolean isIdleOnRight(long right) {
    return switch (this) {
      case ADD, SUBTRACT -> right == Words.ZERO;
      case MULTIPLY, DIVIDE, POWER -> right == Words.ONE;
      default -> false;
    };
  }

  /** Whether the way back leads to the one right operand, so that nothing need be checked. */
  boolean isReversible() {
    return ordinal() <= PERCENT.ordinal();
  }

  /** Whether it is that of an ordinary ^ or √. */
  boolean isRadical() {
    return this == POWER || this == ROOT;
  }

  boolean isCommutative() {
    return switch (this) {
      case ADD, MULTIPLY, AVERAGE, PERCENT -> true;
      default -> false;
    };
  }

  /** Whether nothing can be known of an operand where the other one is zero, as the result is. */
  boolean isAbsorbing() {
    return switch (this) {
      case MULTIPLY, DIVIDE, PERCENT -> true;
      default -> false;
    };
  }

  /** The sign that is left when the last step, by a fixed number, is undone. */
  Rule plain() {
    return switch (this) {
      case AVERAGE -> ADD;
      case PERCENT -> MULTIPLY;
      default -> this;
    };
  }
}
