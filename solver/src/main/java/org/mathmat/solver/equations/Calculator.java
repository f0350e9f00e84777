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

/** Works operations out on words, quickly where they are ordinary and small. */
final class Calculator {
  private static final long[] OPEN = {Numbers.OPEN};
  private static final long[] NONE = {};
  private static final int MOST_REMEMBERED = 200_000;
  private static final int SLOW = 20;

  private record Question(Operation operation, long a, long b) {}

  private final Numbers numbers;
  private final Workings workings;
  private final Meter meter;
  private final Map<Question, long[]> known = new HashMap<>();

  Calculator(Numbers numbers, Workings workings, Meter meter) {
    this.numbers = numbers;
    this.workings = workings;
    this.meter = meter;
  }

  Numbers numbers() {
    return numbers;
  }

  /** What the form makes of a number: numbers, and {@link Numbers#OPEN} where it is not known. */
  long[] apply(Form.OfOne form, long a) {
    return switch (form) {
      case Form.Prefix(_, _, Operation.OfOne operation, _) -> one(operation, a);
      case Form.Bang(_, Operation.OfOne operation) -> one(operation, a);
      case Form.Raise(_, _, Operation.OfTwo power, long exponent) -> two(power, a, exponent);
      case Form.Join(_, _, Operation.OfTwo product, long factor) -> two(product, a, factor);
    };
  }

  /** What the sign makes of two numbers, whatever its rule. */
  long[] apply(Form.OfTwo form, long a, long b) {
    if (form.rule() == Rule.OTHER) {
      return two(form.operation(), a, b);
    }
    long value = ordinary(form, a, b);
    return value == Numbers.UNDEFINED ? NONE : new long[] {value};
  }

  /** The one result of a sign with a known rule, a number, undefined or open. */
  long ordinary(Form.OfTwo form, long a, long b) {
    return switch (form.rule()) {
      case ADD -> numbers.add(a, b);
      case SUBTRACT -> numbers.subtract(a, b);
      case MULTIPLY -> numbers.multiply(a, b);
      case DIVIDE -> numbers.divide(a, b);
      case POWER, WHOLE_POWER -> power(form, a, b);
      case ROOT, WHOLE_ROOT -> root(form, a, b);
      case OTHER -> throw new IllegalStateException("This sign has no rule.");
    };
  }

  private long power(Form.OfTwo form, long a, long b) {
    if (Numbers.isSmall(a) && Numbers.isSmall(b) && Numbers.isWhole(a) && Numbers.isWhole(b)) {
      long base = Numbers.numerator(a);
      long exponent = Numbers.numerator(b);
      if (exponent > 0 && (base >= 0 || form.rule() == Rule.POWER)) {
        if (base == 0 || base == 1) {
          return a;
        }
        if (exponent < 40) {
          long power = base;
          for (long i = 1; i < exponent && Math.abs(power) < 1L << 30; i++) {
            power *= base;
            if (i == exponent - 1 && Math.abs(power) < 1L << 36) {
              return Numbers.whole(power);
            }
          }
          if (exponent == 1) {
            return a;
          }
        }
      }
    }
    return single(two(form.operation(), a, b));
  }

  private long root(Form.OfTwo form, long index, long radicand) {
    if (form.rule() == Rule.WHOLE_ROOT
        && (!isCounting(index) || !Numbers.isSmall(radicand))
        && Numbers.isSmall(index)
        && Numbers.isSmall(radicand)) {
      return Numbers.UNDEFINED;
    }
    return single(two(form.operation(), index, radicand));
  }

  private static boolean isCounting(long word) {
    return Numbers.isSmall(word) && Numbers.isWhole(word) && Numbers.numerator(word) > 0;
  }

  private static long single(long[] results) {
    return results.length == 0 ? Numbers.UNDEFINED : results[0];
  }

  long[] one(Operation.OfOne operation, long a) {
    Question question = new Question(operation, a, 0);
    long[] results = known.get(question);
    return results != null
        ? results
        : remember(question, words(operation.of(workings, numbers.num(a))));
  }

  long[] two(Operation.OfTwo operation, long a, long b) {
    Question question = new Question(operation, a, b);
    long[] results = known.get(question);
    return results != null
        ? results
        : remember(question, words(operation.of(workings, numbers.num(a), numbers.num(b))));
  }

  private long[] remember(Question question, long[] results) {
    meter.step(SLOW);
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
