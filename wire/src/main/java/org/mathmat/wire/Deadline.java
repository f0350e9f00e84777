package org.mathmat.wire;

import java.util.function.BooleanSupplier;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.solver.Limits;

/** Turns the time that an answer may take into the limits of a search, or of arithmetic. */
final class Deadline {
  private Deadline() {}

  /** The time runs from now on. */
  static Limits of(Request request) {
    return of(request, 1);
  }

  /** A part of the time, of so many; it runs from now on. */
  static Limits of(Request request, int parts) {
    return Limits.until(over(request, parts));
  }

  /** Arithmetic that gives up, undecided, when the time is over. */
  static Arithmetic arithmetic(Request request) {
    return new Arithmetic(Effort.ORDINARY, over(request, 1));
  }

  private static BooleanSupplier over(Request request, int parts) {
    long end = System.nanoTime() + request.limit().toNanos() / parts;
    return () -> System.nanoTime() - end > 0;
  }
}
