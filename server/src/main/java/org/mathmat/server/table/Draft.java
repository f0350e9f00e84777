package org.mathmat.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.json.JsonObject;
import org.mathmat.table.Violation;
import org.mathmat.wire.LiveMatch;
import org.mathmat.wire.Seed;

/** The events of one command as they come together, and the state after them. */
final class Draft {
  private static final SecureRandom RANDOM = new SecureRandom();

  /**
   * An event that is to be stored.
   *
   * @param after how the table stands after it
   * @param told what the players are told of it, where the rules had a say
   */
  record Step(TableEvent event, TableState after, List<JsonObject> told) implements Happening {}

  private final Instant now;
  private final List<Step> steps = new ArrayList<>();
  private TableState state;

  Draft(TableState state, Instant now) {
    this.state = state;
    this.now = now;
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

  void tell(TableEvent event) {
    add(new Step(event, state.after(event), List.of()));
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
    Seed seed = Seed.draw(RANDOM);
    tell(new TableEvent.HashPublished(now, state.seeds().size() + 1, seed.text()));
  }

  /** Everybody is there: the match begins. */
  void start() {
    tell(new TableEvent.Started(now));
    match()
        .lot(state.seeds().getFirst())
        .ifPresent(
            drawn -> acted(0, OptionalInt.empty(), Optional.empty(), Optional.empty(), drawn));
    beginShake(0);
  }

  void beginShake(long since) {
    house("shake", since);
    Seed seed = state.seeds().getLast();
    match().chance(seed).forEach(line -> house(line, since));
  }

  /** The table itself does something that the rules cannot refuse. */
  void house(String line, long since) {
    switch (match().table(line, Duration.ofSeconds(since))) {
      case LiveMatch.Step.Taken taken ->
          acted(since, OptionalInt.empty(), Optional.empty(), Optional.of(line), taken);
      case LiveMatch.Step.Refused(Violation violation) ->
          throw new IllegalStateException("The table was refused: " + line + ": " + violation);
    }
  }

  /** An act that the rules have taken. After a shake its seed is revealed. */
  void acted(
      long since,
      OptionalInt seat,
      Optional<String> id,
      Optional<String> words,
      LiveMatch.Step.Taken taken) {
    TableEvent.Acted event =
        new TableEvent.Acted(
            now, since, seat, id, words, new Kept(taken.events()), taken.setAside());
    add(new Step(event, state.acted(event, taken.match()), taken.told()));
    if (match().shakes() > state.revealed()) {
      tell(new TableEvent.SeedRevealed(now, state.revealed() + 1));
      if (!match().finished()) {
        publish();
      }
    }
  }
}
