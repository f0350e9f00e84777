package org.mathmat.solver.equations;

import java.util.Optional;
import org.mathmat.equations.Op;
import org.mathmat.equations.Operation;
import org.mathmat.equations.Reading;
import org.mathmat.equations.Written;
import org.mathmat.equations.Written.Postfix;
import org.mathmat.equations.Written.Sign;

/** A way to name a number with cubes. */
sealed interface Form {
  /** What it uses itself, without its operands. */
  long cost();

  /**
   * A numeral, or i.
   *
   * @param wide whether it may stand only beside certain signs, having more digits than others
   * @param bounded whether others like it were left out, of which there is no end
   */
  record Leaf(long cost, Reading reading, long value, boolean wide, boolean bounded)
      implements Form {}

  /** Something done to one number. */
  sealed interface OfOne extends Form {
    Reading write(Reading operand);
  }

  /** A sign in front. */
  record Prefix(long cost, Sign sign, Operation.OfOne operation, Rule rule) implements OfOne {
    @Override
    public Reading write(Reading operand) {
      return new Reading.Before(sign, operand);
    }
  }

  /** The sign {@code !}. */
  record Bang(long cost, Operation.OfOne operation) implements OfOne {
    @Override
    public Reading write(Reading operand) {
      return new Reading.Behind(operand, new Written.Factorial());
    }
  }

  /** A raised numeral. */
  record Raise(long cost, Postfix postfix, Operation.OfTwo power, Rule rule, long exponent)
      implements OfOne {
    @Override
    public Reading write(Reading operand) {
      return new Reading.Behind(operand, postfix);
    }
  }

  /** An i behind a number with no sign between. */
  record Join(long cost, Reading unit, Operation.OfTwo product, long factor) implements OfOne {
    @Override
    public Reading write(Reading operand) {
      return new Reading.Between(operand, Sign.of(Op.JOIN), unit);
    }
  }

  /**
   * A sign between two numbers.
   *
   * @param wide whether numerals beside it may have more digits than others
   * @param unit an i that stands there with no sign, as in 7i2
   */
  record OfTwo(
      long cost,
      Sign sign,
      Operation.OfTwo operation,
      Rule rule,
      boolean wide,
      Optional<Reading> unit)
      implements Form {
    Reading write(Reading left, Reading right) {
      Reading first = unit.<Reading>map(i -> new Reading.Between(left, sign, i)).orElse(left);
      return new Reading.Between(first, sign, right);
    }
  }
}
