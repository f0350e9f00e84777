package org.mathmat.solver.equations;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Operation;
import org.mathmat.equations.Workings;
import org.mathmat.equations.Worth;
import org.mathmat.exact.Num;
import org.mathmat.solver.search.Meter;

/** Works operations out on words, quickly where they are ordinary. */
final class Calculator {
  private static final long[] OPEN = {Words.OPEN};
  private static final long[] NONE = {};
  private static final long TWO = Words.whole(2);
  private static final int MOST_REMEMBERED = 200_000;
  private static final int SLOW = 20;

  private record Question(Operation operation, long a, long b) {}

  private final WordArithmetic words;
  private final Numbers numbers;
  private final Workings workings;
  private final Meter meter;
  private final Map<Question, long[]> known = new HashMap<>();

  Calculator(WordArithmetic words, Workings workings, Meter meter) {
    this.words = words;
    this.numbers = words.numbers();
    this.workings = workings;
    this.meter = meter;
  }

  WordArithmetic words() {
    return words;
  }

  Numbers numbers() {
    return numbers;
  }

  /** What the form makes of a number: numbers, and {@link Words#OPEN} where it is not known. */
  long[] apply(Form.OfOne form, long a) {
    return switch (form) {
      case Form.Prefix(_, _, Operation.OfOne operation, Rule rule) ->
          rule == Rule.OTHER ? one(operation, a) : only(ordinary(rule, TWO, a));
      case Form.Bang(_, Operation.OfOne operation) -> one(operation, a);
      case Form.Raise(_, _, Operation.OfTwo power, Rule rule, long exponent) ->
          rule == Rule.OTHER ? two(power, a, exponent) : only(ordinary(rule, a, exponent));
      case Form.Join(_, _, Operation.OfTwo product, long factor) -> two(product, a, factor);
    };
  }

  /** What the sign makes of two numbers, whatever its rule. */
  long[] apply(Form.OfTwo form, long a, long b) {
    return form.rule() == Rule.OTHER
        ? two(form.operation(), a, b)
        : only(ordinary(form.rule(), a, b));
  }

  private static long[] only(long value) {
    return value == Words.UNDEFINED ? NONE : new long[] {value};
  }

  /** The one result of a sign with a known rule, a number, undefined or open. */
  long ordinary(Rule rule, long a, long b) {
    return switch (rule) {
      case ADD -> words.add(a, b);
      case SUBTRACT -> words.subtract(a, b);
      case MULTIPLY -> words.multiply(a, b);
      case DIVIDE -> words.divide(a, b);
      case POWER -> words.power(a, b);
      case ROOT -> root(a, b);
      case WHOLE_POWER -> isWhole(a) && isWhole(b) ? words.power(a, b) : Words.UNDEFINED;
      case WHOLE_ROOT -> wholeRoot(a, b);
      case OTHER -> throw new IllegalStateException("This sign has no rule.");
    };
  }

  private long root(long index, long radicand) {
    long exponent = words.divide(Words.ONE, index);
    return Words.isNumber(exponent) ? words.power(radicand, exponent) : exponent;
  }

  private long wholeRoot(long index, long radicand) {
    if (index == Words.ZERO || !isWhole(index) || !isWhole(radicand)) {
      return Words.UNDEFINED;
    }
    long root = root(index, radicand);
    return !Words.isNumber(root) || isWhole(root) ? root : Words.UNDEFINED;
  }

  /** Whether it is 0, 1, 2, 3, … */
  private boolean isWhole(long word) {
    if (Words.isSmall(word)) {
      return Words.isWhole(word) && Words.numerator(word) >= 0;
    }
    return numbers.sign(word) > 0
        && numbers.exact(word) instanceof Num number
        && number.integerValue().isPresent();
  }

  long[] one(Operation.OfOne operation, long a) {
    Question question = new Question(operation, a, 0);
    long[] results = known.get(question);
    if (results != null) {
      return results;
    }
    return remember(
        question, numbers.exact(a) instanceof Num x ? words(operation.of(workings, x)) : OPEN);
  }

  long[] two(Operation.OfTwo operation, long a, long b) {
    Question question = new Question(operation, a, b);
    long[] results = known.get(question);
    if (results != null) {
      return results;
    }
    return remember(
        question,
        numbers.exact(a) instanceof Num x && numbers.exact(b) instanceof Num y
            ? words(operation.of(workings, x, y))
            : OPEN);
  }

  private long[] remember(Question question, long[] results) {
    meter.step(SLOW);
    if (results.length == 1 && results[0] == Words.OPEN && meter.isOver()) {
      return results;
    }
    if (known.size() >= MOST_REMEMBERED) {
      known.clear();
    }
    known.put(question, results);
    return results;
  }

  private long[] words(List<Worth> worths) {
    long[] words = new long[worths.size()];
    int size = 0;
    for (Worth worth : worths) {
      switch (worth) {
        case Worth.Value(Num number) -> words[size++] = numbers.of(number);
        case Worth.Nothing(EquationsClause clause, _) -> {
          if (clause == EquationsClause.VERIFIABLE) {
            return OPEN;
          }
        }
      }
    }
    return size == 0 ? NONE : Arrays.copyOf(words, size);
  }
}
