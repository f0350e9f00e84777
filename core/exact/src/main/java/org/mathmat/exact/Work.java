package org.mathmat.exact;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** The effort of one question and what is left of it. */
final class Work {
  private static final int LOOK = 1 << 16;
  private final Effort effort;
  private final BooleanSupplier stop;
  private long left;
  private long nextLook;

  Work(Effort effort, BooleanSupplier stop) {
    this.effort = effort;
    this.stop = stop;
    this.left = effort.steps();
    // At the first step, so that many small questions end as soon as one large one.
    this.nextLook = left;
  }

  Effort effort() {
    return effort;
  }

  /** Takes steps off the effort. */
  void spend(long steps) {
    left -= steps;
    if (left < 0) {
      throw new OutOfEffort("needs more work than allowed");
    }
    if (left < nextLook) {
      nextLook = left - LOOK;
      if (stop.getAsBoolean()) {
        throw new OutOfEffort("stopped");
      }
    }
  }

  /** Takes off what one multiplication at a precision costs. */
  void spendAt(long precision) {
    spendAt(precision, 1);
  }

  /** Takes off what so many multiplications at a precision cost. */
  void spendAt(long precision, long count) {
    long words = precision / 32 + 1;
    spend(count * (8 + words * words / 10));
  }

  /**
   * Tries a way that may be too long, for instance by its terms: then the answer is the other one.
   * Where the effort itself is used up, there is no other way.
   */
  <T> T attempt(Supplier<T> way, T otherwise) {
    try {
      return way.get();
    } catch (OutOfEffort e) {
      if (left < 0 || stop.getAsBoolean()) {
        throw e;
      }
      return otherwise;
    }
  }

  void depth(int depth) {
    if (depth > effort.depth()) {
      throw new OutOfEffort("nested too deeply");
    }
  }
}
