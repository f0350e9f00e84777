package org.mathmat.table.record;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.mathmat.table.Act;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.Rules;
import org.mathmat.table.Ruling;
import org.mathmat.table.Seat;
import org.mathmat.table.Violation;

/**
 * Runs a match record through the rules, with a clock that acts by itself.
 *
 * @param setAside what an event that only notes a failed attempt says about it
 */
public record Replay<S, A, E>(
    Rules<S, A, E> rules, ActionText<A> text, Function<E, Optional<Violation>> setAside) {
  /** When a record begins. */
  public static final Instant START = Instant.EPOCH;

  /** A line that was refused. */
  public record Refused(int line, Violation violation) {}

  /**
   * What came of a record.
   *
   * @param stood for each event how long time had stood still before it
   * @param seats how each seat is listed in the end
   */
  public record Played<S, A, E>(
      S state,
      List<E> events,
      List<Duration> stood,
      List<Act<A>> acts,
      List<Refused> refused,
      List<String> seats) {}

  public Played<S, A, E> run(MatchRecord record) {
    S state = rules.opening();
    List<E> events = new ArrayList<>();
    List<Act<A>> acts = new ArrayList<>();
    List<Duration> stood = new ArrayList<>();
    List<Refused> refused = new ArrayList<>();
    Host host = new Host(record.players());
    Instant now = START;
    for (MatchRecord.Line line : record.lines()) {
      pad(stood, events, host);
      now = now.plus(host.counted(line.gap()));
      state = tick(state, now, events);
      pad(stood, events, host);
      Optional<Optional<Violation>> heard = host.heard(line);
      if (heard.isPresent()) {
        heard.get().ifPresent(why -> refused.add(new Refused(line.number(), why)));
        continue;
      }
      Optional<ActionText.Seated<A>> seated = text.read(line, host.players());
      if (seated.isEmpty()) {
        refused.add(
            new Refused(
                line.number(),
                new Violation(RefusalCode.FORMAT, "", "This line cannot be understood.")));
        continue;
      }
      Optional<Violation> barred = host.barred(line);
      if (barred.isPresent()) {
        refused.add(new Refused(line.number(), barred.get()));
        continue;
      }
      Act<A> act = new Act<>(seated.get().seat(), seated.get().action(), now);
      switch (rules.rule(state, act)) {
        case Ruling.Refused<E>(List<Violation> violations) ->
            refused.add(new Refused(line.number(), violations.getFirst()));
        case Ruling.Accepted<E>(List<E> happened) -> {
          state = rules.after(state, happened);
          events.addAll(happened);
          acts.add(act);
          happened.stream()
              .flatMap(event -> setAside.apply(event).stream())
              .forEach(violation -> refused.add(new Refused(line.number(), violation)));
        }
      }
    }
    pad(stood, events, host);
    return new Played<>(
        state,
        List.copyOf(events),
        List.copyOf(stood),
        List.copyOf(acts),
        List.copyOf(refused),
        host.listed());
  }

  /** The events since the last line happened after time had stood still for so long. */
  private static <E> void pad(List<Duration> stood, List<E> events, Host host) {
    while (stood.size() < events.size()) {
      stood.add(host.stood());
    }
  }

  /** Lets the clock act at every deadline that lies before a time. */
  private S tick(S before, Instant now, List<E> events) {
    S state = before;
    Optional<Instant> deadline = rules.standing(state).deadline();
    while (deadline.isPresent() && deadline.get().isBefore(now)) {
      Act<A> act = new Act<>(Seat.House.CLOCK, rules.timeUp(), deadline.get());
      switch (rules.rule(state, act)) {
        case Ruling.Accepted<E>(List<E> happened) -> {
          state = rules.after(state, happened);
          events.addAll(happened);
        }
        case Ruling.Refused<E>(List<Violation> violations) ->
            throw new IllegalStateException(
                "The clock was refused at its own deadline: " + violations);
      }
      deadline = rules.standing(state).deadline();
    }
    return state;
  }
}
