package org.mathmat.solver;

import java.util.function.BooleanSupplier;

/**
 * How far a search may go. Steps and memory are counted, so that an answer they cut short is the
 * same on every machine; {@code stop} is for whoever has no time left or does not want the answer
 * any more.
 *
 * @param stop asked every now and then; true ends the search
 * @param steps how many elementary steps one question may take
 * @param memory how many words of memory the search may hold on to
 */
public record Limits(BooleanSupplier stop, long steps, long memory) {
  /** About 200 MB, and a good minute. */
  public static final Limits ORDINARY = new Limits(() -> false, 4_000_000_000L, 25_000_000L);

  public static Limits until(BooleanSupplier stop) {
    return new Limits(stop, ORDINARY.steps, ORDINARY.memory);
  }
}
