package org.mathmat.equations;

import org.mathmat.equations.Written.Postfix;
import org.mathmat.equations.Written.Sign;

/** One grouping of an expression, every operation with its operands. */
public sealed interface Reading {
  /** A numeral, or i. */
  record Leaf(Written.Core core) implements Reading {}

  record Before(Sign sign, Reading operand) implements Reading {}

  record Between(Reading left, Sign sign, Reading right) implements Reading {}

  record Behind(Reading operand, Postfix postfix) implements Reading {}

  /** Written out with all the parentheses that leave no other reading. */
  default String text() {
    return switch (this) {
      case Leaf(Written.Core core) -> WrittenText.text(core);
      case Before(Sign sign, Reading operand) -> WrittenText.text(sign) + operand.inside();
      case Between(Reading left, Sign(Op op, _), Reading right) when op == Op.JOIN ->
          left.beside() + right.beside();
      case Between(Reading left, Sign sign, Reading right) ->
          left.inside() + WrittenText.text(sign) + right.inside();
      case Behind(Reading operand, Postfix postfix) -> operand.inside() + WrittenText.text(postfix);
    };
  }

  private String inside() {
    return this instanceof Leaf ? text() : "(" + text() + ")";
  }

  /** Joined to another: 7i2 is written as a whole, since 7(i2) and (7i)2 lack a sign. */
  private String beside() {
    return isJoined() ? text() : inside();
  }

  /** Whether this is i, or a product that i was written into without a sign. */
  default boolean isJoined() {
    return switch (this) {
      case Leaf(Written.Core core) -> core instanceof Written.Imaginary;
      case Between(_, Sign(Op op, _), _) -> op == Op.JOIN;
      case Before _, Behind _ -> false;
    };
  }

  /** Whether this is a power, so that one of its roots can be picked. */
  default boolean isPower() {
    return switch (this) {
      case Between(_, Sign(Op op, _), _) -> op == Op.POWER;
      case Behind(_, Postfix postfix) -> postfix instanceof Written.Raised;
      case Leaf _, Before _ -> false;
    };
  }
}
