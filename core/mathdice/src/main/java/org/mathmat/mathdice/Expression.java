package org.mathmat.mathdice;

/** A calculation with the scoring numbers. */
public sealed interface Expression {
  /** A number as it was written. */
  record Numeral(int value) implements Expression {}

  /** One operation on two results. */
  record Operation(Expression left, Sign sign, Expression right) implements Expression {}

  /** The canonical text, with no parentheses that say nothing: equal ranks go from the left. */
  default String text() {
    return switch (this) {
      case Numeral(int value) -> String.valueOf(value);
      case Operation(Expression left, Sign sign, Expression right) ->
          within(left, sign.rank()) + sign.sign() + within(right, sign.rank() + 1);
    };
  }

  private static String within(Expression part, int rank) {
    return part instanceof Operation(_, Sign sign, _) && sign.rank() < rank
        ? "(" + part.text() + ")"
        : part.text();
  }
}
