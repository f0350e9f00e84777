package org.mathmat.equations;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The ordinary order of operations: roots and powers first, from left to right and of equal rank,
 * then multiplying and dividing, then adding and subtracting.
 */
final class OrderOfOperations implements Grouping {
  @Override
  public Values read(Row row) {
    Deque<Values> operands = new ArrayDeque<>();
    Deque<Integer> signs = new ArrayDeque<>();
    operands.push(term(row, 0));
    for (int sign = 0; sign + 1 < row.size(); sign++) {
      while (!signs.isEmpty() && rank(row.op(signs.peek())) >= rank(row.op(sign))) {
        combine(row, operands, signs.pop());
      }
      signs.push(sign);
      operands.push(term(row, sign + 1));
    }
    while (!signs.isEmpty()) {
      combine(row, operands, signs.pop());
    }
    return operands.pop();
  }

  private static void combine(Row row, Deque<Values> operands, int sign) {
    Values right = operands.pop();
    Values left = operands.pop();
    Values result = new Values();
    row.infix(sign, left, right, result);
    operands.push(result);
  }

  /** The term with its own signs, those behind it first. */
  private static Values term(Row row, int term) {
    Values values = row.core(term);
    for (int q = 0; q < row.postfixes(term); q++) {
      Values next = new Values();
      row.postfix(term, q, values, next);
      values = next;
    }
    for (int p = 1; p <= row.prefixes(term); p++) {
      Values next = new Values();
      row.prefix(term, p, values, next);
      values = next;
    }
    return values;
  }

  private static int rank(Op op) {
    return switch (op) {
      case JOIN, RAISE, FACTORIAL, SQUARE_ROOT, COUNT -> 4;
      case POWER, ROOT -> 3;
      case MULTIPLY, DIVIDE, PERCENT, REMAINDER, LOG, LCM, GCF -> 2;
      case ADD, SUBTRACT -> 1;
    };
  }
}
