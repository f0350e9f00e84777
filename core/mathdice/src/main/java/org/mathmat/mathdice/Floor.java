package org.mathmat.mathdice;

import java.math.BigInteger;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;

/**
 * The whole number at or below a value; of a value too far away for any target, a number as far.
 *
 * @param exact whether it is the value itself
 */
record Floor(long number, boolean exact) {
  private static final int FAR_BITS = 40;
  private static final long FAR = 1L << FAR_BITS;

  /** Of a value that cannot be placed. */
  static final Floor UNKNOWN = new Floor(Long.MAX_VALUE, false);

  /** Found by doubling and halving, with exact comparisons only. */
  static Floor of(Judge judge, Num value) {
    if (value.integerValue().isPresent()) {
      BigInteger whole = value.integerValue().get();
      return whole.bitLength() < FAR_BITS
          ? new Floor(whole.longValue(), true)
          : new Floor(whole.signum() * FAR, false);
    }
    boolean negative = isLess(judge, value, 0);
    long step = 1;
    while (step < FAR && (negative ? isLess(judge, value, -step) : !isLess(judge, value, step))) {
      step *= 2;
    }
    if (step == FAR) {
      return new Floor(negative ? -FAR : FAR, false);
    }
    long below = negative ? -step : step / 2;
    long above = negative ? -step / 2 : step;
    while (above - below > 1) {
      long middle = below + (above - below) / 2;
      if (isLess(judge, value, middle)) {
        above = middle;
      } else {
        below = middle;
      }
    }
    boolean placed = judge.less(value, Num.of(below)) == Truth.FALSE && isLess(judge, value, above);
    return placed ? new Floor(below, false) : UNKNOWN;
  }

  private static boolean isLess(Judge judge, Num value, long number) {
    return judge.less(value, Num.of(number)) == Truth.TRUE;
  }

  boolean isKnown() {
    return number != Long.MAX_VALUE;
  }

  /** Whether the value is less than a whole number. */
  boolean isBelow(long whole) {
    return number < whole;
  }

  /** Whether the value is this whole number. */
  boolean is(long whole) {
    return exact && number == whole;
  }
}
