package org.mathmat.solver.equations;

import org.mathmat.equations.Op;
import org.mathmat.equations.Reading;
import org.mathmat.equations.Written;
import org.mathmat.equations.Written.Sign;

/**
 * Writes a reading with all the parentheses that leave no other reading, and none around a numeral
 * with a sign of its own, which holds together by itself.
 */
final class Writing {
  private Writing() {}

  static String text(Reading reading) {
    return switch (reading) {
      case Reading.Leaf _ -> reading.text();
      case Reading.Before(Sign sign, Reading operand) -> sign.text() + inside(operand);
      case Reading.Between(Reading left, Sign(Op op, _), Reading right) when op == Op.JOIN ->
          joined(left) + joined(right);
      case Reading.Between(Reading left, Sign sign, Reading right) ->
          loosely(sign)
              ? beside(left) + sign.text() + beside(right)
              : inside(left) + sign.text() + inside(right);
      case Reading.Behind(Reading operand, Written.Postfix postfix) ->
          inside(operand) + postfix.text();
    };
  }

  /** Whether a numeral with a sign of its own may stand bare beside the sign. */
  private static boolean loosely(Sign sign) {
    return switch (sign.op()) {
      case ADD, SUBTRACT, MULTIPLY, DIVIDE, PERCENT, REMAINDER, LOG -> true;
      default -> false;
    };
  }

  private static String beside(Reading operand) {
    boolean bare =
        switch (operand) {
          case Reading.Leaf _ -> true;
          case Reading.Before(_, Reading inner) -> inner instanceof Reading.Leaf;
          case Reading.Behind(Reading inner, Written.Postfix postfix) ->
              inner instanceof Reading.Leaf && !(postfix instanceof Written.Pick);
          case Reading.Between _ -> false;
        };
    return bare ? text(operand) : "(" + text(operand) + ")";
  }

  /** Beside an i with no sign between. */
  private static String joined(Reading operand) {
    return operand.isJoined() ? text(operand) : inside(operand);
  }

  private static String inside(Reading operand) {
    return operand instanceof Reading.Leaf ? text(operand) : "(" + text(operand) + ")";
  }
}
