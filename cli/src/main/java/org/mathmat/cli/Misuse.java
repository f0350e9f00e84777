package org.mathmat.cli;

/**
 * The command was called in a way that it does not know; the message ends a line that starts
 * "mathmat:".
 */
final class Misuse extends Exception {
  private static final long serialVersionUID = 1L;

  Misuse(String message) {
    super(message, null, false, false);
  }
}
