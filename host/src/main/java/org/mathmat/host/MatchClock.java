package org.mathmat.host;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The clock of a match, in whole seconds since it began. It never goes back, and stands while the
 * table is paused.
 *
 * @param runs whether time counts
 * @param started when the match began
 * @param since how far it was at the last act
 * @param stood for how long it has stood, before the pause that may be on now
 * @param face whether it stands now
 */
public record MatchClock(
    Settings.Clock runs, Optional<Instant> started, long since, long stood, Face face) {
  /** Whether time goes on. */
  public enum Face {
    GOES,
    STANDS
  }

  static MatchClock of(Settings.Clock runs) {
    return new MatchClock(runs, Optional.empty(), 0, 0, Face.GOES);
  }

  MatchClock startedAt(Instant at) {
    return new MatchClock(runs, Optional.of(whole(at)), since, stood, face);
  }

  MatchClock acted(long at) {
    return new MatchClock(runs, started, at, stood, face);
  }

  MatchClock paused(long at) {
    return new MatchClock(runs, started, at, stood, Face.STANDS);
  }

  MatchClock resumed(long more) {
    return new MatchClock(runs, started, since, stood + more, Face.GOES);
  }

  private static Instant whole(Instant at) {
    return Instant.ofEpochSecond(at.getEpochSecond());
  }

  /** Whether the clock acts by itself. */
  boolean acts() {
    return runs == Settings.Clock.TIMED && face == Face.GOES;
  }

  boolean stands() {
    return face == Face.STANDS;
  }

  /** Its seconds at a time of day. */
  long at(Instant now) {
    return acts() ? Math.max(since, passed(now)) : since;
  }

  /** How long it has stood in this pause. */
  long standing(Instant now) {
    return runs == Settings.Clock.TIMED ? Math.max(0, passed(now) - since) : 0;
  }

  private long passed(Instant now) {
    return started
        .map(begun -> Duration.between(begun, whole(now)).toSeconds() - stood)
        .orElse(since);
  }

  /** The time of day at which it will show so much; nothing where that is not known. */
  Optional<Instant> dayTime(Duration time) {
    return acts() ? started.map(begun -> begun.plusSeconds(stood).plus(time)) : Optional.empty();
  }
}
