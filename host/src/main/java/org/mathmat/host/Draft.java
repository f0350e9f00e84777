package org.mathmat.host;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** The events of one wish as they come together, and the state after them. */
final class Draft {
  private final Supplier<Seed> chance;
  private final Instant now;
  private final List<Step> steps = new ArrayList<>();
  private TableState state;

  /**
   * @param chance where seeds come from
   */
  Draft(TableState state, Instant now, Supplier<Seed> chance) {
    this.state = state;
    this.now = now;
    this.chance = chance;
  }

  TableState state() {
    return state;
  }

  Instant now() {
    return now;
  }

  List<Step> steps() {
    return List.copyOf(steps);
  }

  /** The match's clock now. */
  long clock() {
    return state.clock().at(now);
  }

  void tell(Happened event) {
    add(new Step(event, state.after(event)));
  }

  private void add(Step step) {
    steps.add(step);
    state = step.after();
  }

  LiveMatch match() {
    return state.match().orElseThrow();
  }

  /** Draws the seed of the next shake and publishes its hash. */
  void publish() {
    tell(new Happened.HashPublished(now, state.seeds().all().size() + 1, chance.get()));
  }

  /** Everybody is there: the match begins. */
  void start() {
    tell(new Happened.Started(now));
    match().lot(state.seeds().all().getFirst(), Duration.ZERO).ifPresent(lot -> house(lot, 0));
    beginShake(0);
  }

  void beginShake(long since) {
    match()
        .begin(state.seeds().all().getLast(), Duration.ofSeconds(since))
        .forEach(taken -> house(taken, since));
  }

  /** The table itself does something. */
  void house(LiveMatch.Step.Taken taken, long since) {
    acted(since, OptionalInt.empty(), Optional.empty(), taken);
  }

  /** An act that the rules have taken. After a shake its seed is revealed. */
  void acted(long since, OptionalInt seat, Optional<String> id, LiveMatch.Step.Taken taken) {
    Happened.Acted event =
        new Happened.Acted(now, since, seat, id, taken.words(), taken.turn(), taken.setAside());
    add(new Step(event, state.acted(event, taken.match())));
    int revealed = state.seeds().revealed();
    if (match().shakes() > revealed) {
      tell(new Happened.SeedRevealed(now, revealed + 1));
      if (!match().finished()) {
        publish();
      }
    }
  }
}
