package org.mathmat.bots;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.Limits;
import org.mathmat.table.Act;
import org.mathmat.table.Offer;
import org.mathmat.table.Rules;
import org.mathmat.table.Ruling;
import org.mathmat.table.Seat;
import org.mathmat.table.Standing;
import org.mathmat.table.Violation;
import org.mathmat.table.record.ActionText.Seated;
import org.mathmat.table.record.Replay;

/**
 * Bots at a table whose clock is their own thinking time: whoever is ready first acts first, and
 * nobody waits for a real clock.
 *
 * @param <S> the game's states
 * @param <A> its actions
 * @param <E> its events
 */
public final class BotTable<S, A, E> {
  /** What the table does to begin a shake: the beginning itself, the roll, the deal. */
  @FunctionalInterface
  public interface House<A> {
    List<Seated<A>> shake(Luck luck);
  }

  /** An act that the rules refused. */
  public record Refused<A>(Act<A> act, Violation violation) {}

  private record Task(String text, Instant since) {}

  private final Rules<S, A, E> rules;
  private final List<? extends Bot<S, A>> bots;
  private final House<A> house;
  private final Luck luck;
  private final Limits limits;
  private final List<Act<A>> acts = new ArrayList<>();
  private final List<E> events = new ArrayList<>();
  private final List<Refused<A>> refused = new ArrayList<>();

  /** What each player is awaited for, and since when: nobody starts over when another is done. */
  private final Map<Seat, Task> tasks = new HashMap<>();

  private S state;
  private Instant now = Replay.START;

  public BotTable(
      Rules<S, A, E> rules,
      List<? extends Bot<S, A>> bots,
      House<A> house,
      Luck luck,
      Limits limits) {
    this.rules = rules;
    this.bots = List.copyOf(bots);
    this.house = house;
    this.luck = luck;
    this.limits = limits;
    this.state = rules.opening();
  }

  public S state() {
    return state;
  }

  /** Everything that was done, with its time. */
  public List<Act<A>> acts() {
    return List.copyOf(acts);
  }

  public List<E> events() {
    return List.copyOf(events);
  }

  /** Acts of bots that the rules refused; there should be none. */
  public List<Refused<A>> refused() {
    return List.copyOf(refused);
  }

  /** How long the match has lasted. */
  public Duration time() {
    return Duration.between(Replay.START, now);
  }

  public boolean finished() {
    return rules.standing(state) instanceof Standing.Finished;
  }

  /** Begins a shake. */
  public void begin() {
    house.shake(luck).forEach(seated -> mustAct(new Act<>(seated.seat(), seated.action(), now)));
  }

  /** An act of the table itself, such as the end of the round. */
  public void house(Seat.House seat, A action) {
    mustAct(new Act<>(seat, action, now));
  }

  /** Whether the table waits for its house to begin or roll something. */
  public boolean waitsForHouse() {
    return rules.standing(state) instanceof Standing.Waiting(var awaited)
        && awaited.stream()
            .allMatch(one -> one.seat() instanceof Seat.House && one.until().isEmpty());
  }

  /** The next act: that of the bot that is ready first, or the clock's. */
  public void step() {
    Optional<Act<A>> first =
        IntStream.range(0, bots.size())
            .mapToObj(this::wish)
            .flatMap(Optional::stream)
            .min(Comparator.comparing(Act::at));
    Optional<Instant> deadline = rules.standing(state).deadline();
    boolean inTime =
        first.isPresent() && (deadline.isEmpty() || !deadline.get().isBefore(first.get().at()));
    if (inTime) {
      act(first.get());
    } else if (deadline.isPresent()) {
      mustAct(new Act<>(Seat.House.CLOCK, rules.timeUp(), deadline.get()));
    } else {
      throw new IllegalStateException("Nobody does anything any more: " + state);
    }
  }

  private Optional<Act<A>> wish(int player) {
    Seat seat = Seat.player(player);
    List<Offer<A>> offers = rules.offers(state, seat).toList();
    Decision<A> decision =
        bots.get(player).decide(player, rules.seenBy(seat, state), offers, luck, limits);
    @Nullable Task task = tasks.get(seat);
    Instant ready = (task == null ? now : task.since).plus(decision.thinking());
    return decision.action().map(action -> new Act<>(seat, action, later(now, ready)));
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }

  private void act(Act<A> act) {
    now = act.at();
    switch (rules.rule(state, act)) {
      case Ruling.Accepted<E>(List<E> happened) -> happened(act, happened);
      case Ruling.Refused<E>(List<Violation> violations) -> {
        refused.add(new Refused<>(act, violations.getFirst()));
        rules
            .standing(state)
            .deadline()
            .ifPresent(due -> mustAct(new Act<>(Seat.House.CLOCK, rules.timeUp(), due)));
      }
    }
  }

  private void mustAct(Act<A> act) {
    now = act.at();
    switch (rules.rule(state, act)) {
      case Ruling.Accepted<E>(List<E> happened) -> happened(act, happened);
      case Ruling.Refused<E>(List<Violation> violations) ->
          throw new IllegalStateException("The table was refused " + act + ": " + violations);
    }
  }

  private void happened(Act<A> act, List<E> happened) {
    state = rules.after(state, happened);
    acts.add(act);
    events.addAll(happened);
    tasks.remove(act.seat());
    note(rules.standing(state));
  }

  /** Notes who is awaited for something new. */
  private void note(Standing standing) {
    List<Standing.Awaited> awaited =
        standing instanceof Standing.Waiting(var all) ? all : List.of();
    tasks.keySet().retainAll(awaited.stream().map(Standing.Awaited::seat).toList());
    for (Standing.Awaited one : awaited) {
      @Nullable Task before = tasks.get(one.seat());
      if (before == null || !before.text.equals(one.task())) {
        tasks.put(one.seat(), new Task(one.task(), now));
      }
    }
  }
}
