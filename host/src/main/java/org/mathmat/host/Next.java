package org.mathmat.host;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Something that the clock will do.
 *
 * @param at at which second of the match
 */
public record Next(long at, What what) {
  /** What the clock does. */
  public enum What {
    TIME_UP,
    ROUND_TIME,
    ROUND_STOP,
    SHAKE
  }

  /** What the clock does next; nothing while it stands. */
  public static Optional<Next> of(TableState state) {
    if (!state.clock().acts() || state.match().isEmpty() || state.match().get().finished()) {
      return Optional.empty();
    }
    LiveMatch match = state.match().get();
    List<Next> all = new ArrayList<>();
    // At the very second of its deadline a player may still act.
    match.deadline().ifPresent(at -> all.add(new Next(at.toSeconds() + 1, What.TIME_UP)));
    if (match.rounds() && state.pace().calls() == 0) {
      all.add(new Next(House.ROUND, What.ROUND_TIME));
    } else if (match.rounds() && state.pace().calls() == 1) {
      all.add(new Next(House.STOP, What.ROUND_STOP));
    }
    if (match.betweenShakes() && !state.deserted()) {
      all.add(new Next(state.pace().shakeOver() + House.PAUSE, What.SHAKE));
    }
    return all.stream().min(Comparator.comparingLong(Next::at));
  }

  /** When that is. */
  static Optional<Instant> dayTime(TableState state) {
    return of(state).flatMap(next -> state.dayTime(Duration.ofSeconds(next.at())));
  }

  /** How long it is until then. */
  public static Optional<Duration> wait(TableState state, Instant now) {
    return dayTime(state)
        .map(due -> due.isBefore(now) ? Duration.ZERO : Duration.between(now, due).plusMillis(1));
  }
}
