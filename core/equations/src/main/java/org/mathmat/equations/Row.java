package org.mathmat.equations;

import java.util.List;
import java.util.Optional;
import org.mathmat.equations.Written.Imaginary;
import org.mathmat.equations.Written.Pick;
import org.mathmat.equations.Written.Sign;
import org.mathmat.equations.Written.Term;

/**
 * A row of terms whose insides have been read, with the operations that the law gives its signs.
 */
final class Row {
  private final Written written;
  private final List<Values> cores;
  private final Evaluator evaluator;

  Row(Written written, List<Values> cores, Evaluator evaluator) {
    this.written = written;
    this.cores = cores;
    this.evaluator = evaluator;
  }

  int size() {
    return cores.size();
  }

  /** What stands between the signs of a term. */
  Values core(int term) {
    return cores.get(term);
  }

  int prefixes(int term) {
    return written.terms().get(term).prefixes().size();
  }

  int postfixes(int term) {
    return written.terms().get(term).postfixes().size();
  }

  Op op(int index) {
    return written.signs().get(index).op();
  }

  /** Whether the postfix picks one of the roots of the power before it. */
  boolean isPick(int term, int index) {
    return written.terms().get(term).postfixes().get(index) instanceof Pick;
  }

  /** Whether the sign multiplies by an i beside it, which comes before all else in writing. */
  boolean isTight(int index) {
    return switch (op(index)) {
      case JOIN -> true;
      case MULTIPLY ->
          endsInI(written.terms().get(index)) || startsWithI(written.terms().get(index + 1));
      default -> false;
    };
  }

  private static boolean endsInI(Term term) {
    return term.core() instanceof Imaginary && term.postfixes().isEmpty();
  }

  private static boolean startsWithI(Term term) {
    return term.core() instanceof Imaginary && term.prefixes().isEmpty();
  }

  /** The prefix that stands so many places before the core, 1 the nearest, on each value. */
  void prefix(int term, int nearest, Values operands, Values into) {
    List<Sign> prefixes = written.terms().get(term).prefixes();
    Sign sign = prefixes.get(prefixes.size() - nearest);
    Optional<Operation.OfOne> operation = evaluator.ofOne(sign.op());
    for (Values.Entry entry : evaluator.some(operands, into)) {
      Reading reading = new Reading.Before(sign, entry.reading());
      evaluator.apply(operation, evaluator.operand(entry, sign.op()), reading, into);
    }
  }

  /** The postfix with the index on each value. */
  void postfix(int term, int index, Values operands, Values into) {
    evaluator.postfix(operands, written.terms().get(term).postfixes().get(index), into);
  }

  /** The sign with the index between each two values. */
  void infix(int index, Values lefts, Values rights, Values into) {
    Sign sign = written.signs().get(index);
    Optional<Operation.OfTwo> operation = evaluator.ofTwo(sign.op());
    for (Values.Entry left : evaluator.some(lefts, into)) {
      Worth first = evaluator.operand(left, sign.op());
      for (Values.Entry right : evaluator.some(rights, into)) {
        if (into.entries().size() >= evaluator.width()) {
          into.cutShort();
          return;
        }
        Reading reading = new Reading.Between(left.reading(), sign, right.reading());
        Worth second = evaluator.operand(right, sign.op());
        evaluator.apply(operation, first, second, reading, into);
      }
    }
  }

  /** As {@link #infix}, where a number may be joined only to i itself or a product with it. */
  void infixOnMat(int index, Values lefts, Values rights, Values into) {
    if (op(index) != Op.JOIN) {
      infix(index, lefts, rights, into);
      return;
    }
    for (Values.Entry left : lefts.entries()) {
      for (Values.Entry right : rights.entries()) {
        if (left.reading().isJoined() || right.reading().isJoined()) {
          infix(
              index,
              Values.of(left.worth(), left.reading()),
              Values.of(right.worth(), right.reading()),
              into);
        }
      }
    }
  }
}
