package org.mathmat.bots;

import java.time.Duration;

/** How long a person thinks about something, well within every rule-book's limit. */
enum Pace {
  /** Selecting a variation, agreeing, taking a side. */
  GLANCE(2, 6),
  MOVE(3, 12),
  CHALLENGE(2, 8),
  GOAL(6, 25),
  WRITE(10, 40),
  CHECK(5, 20),
  /** MathDice: calling a number out. */
  CALL(3, 9);

  private static final int PERCENT = 100;

  private final int fastest;
  private final int slowest;

  Pace(int fastest, int slowest) {
    this.fastest = fastest;
    this.slowest = slowest;
  }

  Duration time(Strength strength, Luck luck) {
    return luck.between(scaled(fastest, strength), scaled(slowest, strength));
  }

  private static Duration scaled(int seconds, Strength strength) {
    return Duration.ofMillis(1_000L * seconds * strength.slowness() / PERCENT);
  }
}
