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
import org.mathmat.exact.Truth;
import org.mathmat.solver.equations.Table.Made;
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
  private final Factorials factorials;
  private final long hundred;
  private final Meter meter;
  private final Map<Question, long[]> known = new HashMap<>();

  Calculator(WordArithmetic words, Workings workings, Meter meter) {
    this.words = words;
    this.numbers = words.numbers();
    this.workings = workings;
    this.factorials = new Factorials(numbers);
    this.hundred = Words.whole((long) workings.base() * workings.base());
    this.meter = meter;
  }

  WordArithmetic words() {
    return words;
  }

  Numbers numbers() {
    return numbers;
  }

  Factorials factorials() {
    return factorials;
  }

  /** What the form makes of a number: numbers, and {@link Words#OPEN} where it is not known. */
  long[] apply(Form.OfOne form, long a) {
    return switch (form) {
      case Form.Prefix(_, _, Operation.OfOne operation, Rule rule) ->
          rule == Rule.OTHER ? one(operation, a) : only(ordinary(rule, TWO, a));
      case Form.Bang(_, Operation.OfOne operation) -> factorial(operation, a);
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
      case AVERAGE -> over(words.add(a, b), TWO);
      case PERCENT -> over(words.multiply(a, b), hundred);
      case POWER -> words.power(a, b);
      case ROOT -> root(a, b);
      case WHOLE_POWER ->
          switch (numbers.isWhole(a).and(numbers.isWhole(b))) {
            case TRUE -> words.power(a, b);
            case FALSE -> Words.UNDEFINED;
            case UNKNOWN -> Words.OPEN;
          };
      case WHOLE_ROOT -> wholeRoot(a, b);
      case LOGARITHM -> logarithm(a, b);
      case OTHER -> throw new IllegalStateException("This sign has no rule.");
    };
  }

  private long over(long word, long divisor) {
    return Words.isNumber(word) ? words.divide(word, divisor) : word;
  }

  /** By what the rule divides in its last step. */
  double lastDivisor(Rule rule) {
    return switch (rule) {
      case AVERAGE -> 2;
      case PERCENT -> Words.numerator(hundred);
      default -> 1;
    };
  }

  /** What the plain sign of a rule must give for the rule itself to give the result. */
  long beforeLastStep(Rule rule, long result) {
    return switch (rule) {
      case AVERAGE -> words.multiply(result, TWO);
      case PERCENT -> words.multiply(result, hundred);
      default -> result;
    };
  }

  private long logarithm(long a, long base) {
    int sign = Math.min(numbers.sign(a), numbers.sign(base));
    if (sign == 0 && (numbers.kind(a).isOther() || numbers.kind(base).isOther())) {
      return numbers.exactly(Made.LOGARITHM, base, a);
    }
    if (sign <= 0 || base == Words.ONE) {
      return Words.UNDEFINED;
    }
    return a == Words.ONE ? Words.ZERO : words.logarithm(base, a);
  }

  private long[] factorial(Operation.OfOne operation, long a) {
    long quick = factorials.of(a);
    return quick == Words.ANY ? one(operation, a) : only(quick);
  }

  private long root(long index, long radicand) {
    long exponent = words.divide(Words.ONE, index);
    return Words.isNumber(exponent) ? words.power(radicand, exponent) : exponent;
  }

  private long wholeRoot(long index, long radicand) {
    Truth whole = numbers.isWhole(index).and(numbers.isWhole(radicand));
    if (index == Words.ZERO || whole != Truth.TRUE) {
      return index != Words.ZERO && whole == Truth.UNKNOWN ? Words.OPEN : Words.UNDEFINED;
    }
    long root = root(index, radicand);
    if (!Words.isNumber(root)) {
      return root;
    }
    return switch (numbers.isWhole(root)) {
      case TRUE -> root;
      case FALSE -> Words.UNDEFINED;
      case UNKNOWN -> Words.OPEN;
    };
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
