package org.mathmat.server;

import java.util.concurrent.Callable;

/** Waits for what comes soon, without guessing how soon. */
public final class Waiting {
  private static final int MOST_TRIES = 600;

  private Waiting() {}

  public static void until(Callable<Boolean> condition) throws Exception {
    for (int i = 0; i < MOST_TRIES; i++) {
      if (condition.call()) {
        return;
      }
      Thread.sleep(100);
    }
    throw new AssertionError("It did not happen within a minute.");
  }
}
