package org.mathmat.server.people;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.mathmat.server.problem.Problem;

/** Lets through only a few at a time; a few more wait, and the rest are told so at once. */
final class Turnstile {
  private final Semaphore places;
  private final Semaphore room;

  /**
   * @param places how many are let through at a time
   * @param waiting how many may wait beside them
   */
  Turnstile(int places, int waiting) {
    this.places = new Semaphore(places, true);
    this.room = new Semaphore(places + waiting);
  }

  /** Does something when there is a place for it, unless too many wait already. */
  <T> T pass(Supplier<T> work) throws Problem.Thrown {
    if (!room.tryAcquire()) {
      throw Problem.of(
              Problem.Code.BUSY, "Very many people are logging in. Please try again in a moment.")
          .thrown();
    }
    try {
      places.acquireUninterruptibly();
      try {
        return work.get();
      } finally {
        places.release();
      }
    } finally {
      room.release();
    }
  }

  /** How many wait just now. */
  int waiting() {
    return places.getQueueLength();
  }
}
