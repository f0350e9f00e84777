package org.mathmat.wire;

import org.mathmat.solver.Limits;

/** Turns the time that an answer may take into the limits of a search. */
final class Deadline {
  private Deadline() {}

  /** The time runs from now on. */
  static Limits of(Request request) {
    return of(request, 1);
  }

  /** A part of the time, of so many; it runs from now on. */
  static Limits of(Request request, int parts) {
    long end = System.nanoTime() + request.limit().toNanos() / parts;
    return Limits.until(() -> System.nanoTime() - end > 0);
  }
}
