package org.mathmat.exact;

import java.util.function.BooleanSupplier;

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
    this.nextLook = left - LOOK;
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

  void depth(int depth) {
    if (depth > effort.depth()) {
      throw new OutOfEffort("nested too deeply");
    }
  }
}
