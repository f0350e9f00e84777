package org.mathmat.exact;

/**
 * Whether a sum is zero: intervals prove that it is not, normal forms and separation bounds that it
 * is. The cheap proofs come first.
 */
final class ZeroTest {
  private static final int[] FIRST = {64, 192};
  private static final int[] LATER = {512, 1024, 2048};
  private static final long SOON = 1_500;
  private static final int DEEPEST = 12;
  private final Engine engine;
  private int level;

  ZeroTest(Engine engine) {
    this.engine = engine;
  }

  Truth isZero(Num value) {
    return switch (value) {
      case Rational r -> Truth.of(r.isZero());
      case Quotient q -> isZero(q.num());
    };
  }

  Truth isZero(Sum sum) {
    if (sum.size() < 2) {
      return Truth.of(sum.size() == 0);
    }
    if (sum.isRadical()) {
      // Different roots of fractions are linearly independent (Besicovitch 1940).
      return Truth.FALSE;
    }
    if (level >= DEEPEST) {
      return Truth.UNKNOWN;
    }
    level++;
    try {
      return search(sum);
    } finally {
      level--;
    }
  }

  private Truth search(Sum sum) {
    for (int precision : FIRST) {
      if (isAway(sum, precision)) {
        return Truth.FALSE;
      }
    }
    Work work = engine.work();
    Truth answer = work.attempt(() -> new HugeSums(engine).isZero(sum), Truth.UNKNOWN);
    if (answer != Truth.UNKNOWN) {
      return answer;
    }
    long bits = Separation.bits(sum);
    if (bits <= SOON) {
      return separated(sum, bits);
    }
    answer = work.attempt(() -> new Isolation(engine).isZero(sum), Truth.UNKNOWN);
    if (answer != Truth.UNKNOWN) {
      return answer;
    }
    if (bits <= work.effort().precisionBits()) {
      return separated(sum, bits);
    }
    answer = work.attempt(() -> new Transcendence(engine).isZero(sum), Truth.UNKNOWN);
    if (answer != Truth.UNKNOWN) {
      return answer;
    }
    for (int precision : LATER) {
      if (isAway(sum, precision)) {
        return Truth.FALSE;
      }
    }
    return Truth.UNKNOWN;
  }

  private boolean isAway(Sum sum, int precision) {
    return !engine.evaluation(precision).of(sum).containsZero();
  }

  /** Decides a sum that is zero if it is below 2^-bits. */
  private Truth separated(Sum sum, long bits) {
    Dyadic bound = Dyadic.powerOfTwo(-bits);
    for (long precision = bits + 64; precision <= 3 * bits + 4096; precision += bits / 2 + 256) {
      Box box = engine.evaluation((int) precision).of(sum);
      if (!box.containsZero()) {
        return Truth.FALSE;
      }
      if (isBelow(box.re(), bound) && isBelow(box.im(), bound)) {
        return Truth.TRUE;
      }
    }
    return Truth.UNKNOWN;
  }

  /** Whether all numbers are below half the bound, so that a box of two such is below it. */
  private static boolean isBelow(Interval interval, Dyadic bound) {
    Dyadic half = bound.shift(-1);
    return interval.hi().compare(half) < 0 && interval.lo().compare(half.negate()) > 0;
  }
}
