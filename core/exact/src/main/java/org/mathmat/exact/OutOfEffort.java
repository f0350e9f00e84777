package org.mathmat.exact;

/**
 * The effort is used up. Thrown from deep inside a computation and turned into an undecided answer
 * by {@link Arithmetic}; it never leaves this package.
 */
final class OutOfEffort extends RuntimeException {
  OutOfEffort(String why) {
    super(why, null, false, false);
  }

  String why() {
    return String.valueOf(getMessage());
  }
}
