package org.mathmat.host;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.shake.Procedure;

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
    match.round().flatMap(round -> call(round, state.pace().calls())).ifPresent(all::add);
    if (match.betweenShakes() && !state.deserted()) {
      all.add(new Next(state.pace().shakeOver() + House.PAUSE, What.SHAKE));
    }
    return all.stream().min(Comparator.comparingLong(Next::at));
  }

  /** What the clock of the round calls next: that its time is up, then that it is stopped. */
  private static Optional<Next> call(Procedure.Round round, int calls) {
    return switch (calls) {
      case 0 -> Optional.of(new Next(round.length().toSeconds(), What.ROUND_TIME));
      case 1 -> Optional.of(new Next(round.stop().toSeconds(), What.ROUND_STOP));
      default -> Optional.empty();
    };
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
