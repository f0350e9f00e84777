package org.mathmat.solver.search;

import org.jspecify.annotations.Nullable;
import org.mathmat.solver.Limits;

/** Counts the steps and the memory of a search and ends it at its limits. */
public final class Meter {
  private static final int BETWEEN_LOOKS = 1 << 12;

  private Limits limits = Limits.ORDINARY;
  private long steps;
  private long memory;
  private long nextLook;
  private String asked = "nothing yet";

  public Meter() {}

  /** The end of a search that reached a limit; caught where the question was asked. */
  public static final class Halted extends RuntimeException {
    private Halted(String why) {
      super(why, null, false, false);
    }

    /** What was reached, for people. */
    public String why() {
      @Nullable String message = getMessage();
      return message == null ? "" : message;
    }
  }

  /** A new question begins; memory is what it was. */
  public void start(Limits with) {
    limits = with;
    steps = 0;
    nextLook = 0;
    asked = "nothing yet";
  }

  /** Notes how far the search is, for the message at its end. */
  public void reached(String where) {
    asked = where;
  }

  public void step(long count) {
    steps += count;
    if (steps >= nextLook) {
      nextLook = steps + BETWEEN_LOOKS;
      if (steps > limits.steps()) {
        throw new Halted("the limit of steps was reached; covered: " + asked);
      }
      if (limits.stop().getAsBoolean()) {
        throw new Halted("the time was up; covered: " + asked);
      }
    }
  }

  /** How many steps the question took. */
  public long steps() {
    return steps;
  }

  /** Whether whoever asked wants no answer any more. */
  public boolean isOver() {
    return limits.stop().getAsBoolean();
  }

  public void keep(long words) {
    memory += words;
    if (memory > limits.memory()) {
      throw new Halted("the limit of memory was reached; covered: " + asked);
    }
  }

  /** Whether more was kept than there is room for. */
  public boolean isFull() {
    return memory > limits.memory();
  }

  /** What was kept has been dropped. */
  public void forget() {
    memory = 0;
  }

  public long memory() {
    return memory;
  }
}
