package org.mathmat.proof.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.table.Act;
import org.mathmat.table.Offer;
import org.mathmat.table.Rules;
import org.mathmat.table.Ruling;
import org.mathmat.table.Seat;
import org.mathmat.table.Standing;
import org.mathmat.table.Violation;
import org.mathmat.table.record.ActionText;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.record.RecordReader;
import org.mathmat.table.record.RecordWriter;
import org.mathmat.table.record.Replay;

/**
 * What every game promises, tried in random games: what is offered is accepted, what is not offered
 * is refused with a reason, the events make up the state, and a written record replays to the same
 * events.
 */
abstract class RulesContract<S, A, E> {
  /** How many games are played, and how many of all acts there must be at least. */
  abstract int games();

  /** The rules of a game; the number chooses among the divisions and setups. */
  abstract Rules<S, A, E> rules(int number);

  abstract int players(int number);

  abstract ActionText<A> text();

  /** What an event that only notes a failed attempt says. */
  abstract Optional<Violation> setAside(E event);

  /** An action of an open kind, and whether it has to be accepted. */
  record Filled<A>(A action, boolean sure) {}

  abstract Optional<Filled<A>> fill(S state, Seat seat, String kind, Random random);

  /** Whether a random game should take this offer; it is asked to go on for a while. */
  abstract boolean takes(A action, Random random);

  /** Actions of all kinds, most of them out of place. */
  abstract List<A> strange(S state, Random random);

  abstract void checkState(S before, S after);

  private static final int LONGEST_GAME = 50;

  @Test
  void randomGamesKeepThePromises() {
    long acts = 0;
    long refused = 0;
    for (int number = 0; number < games(); number++) {
      Game game = new Game(number);
      game.play();
      acts += game.acts.size();
      refused += game.refused;
    }
    System.out.printf("%s: %d games, %d acts%n", getClass().getSimpleName(), games(), acts);
    assertThat(acts).isGreaterThan(games() * 5L);
    assertThat(refused).isGreaterThan(games() / 2);
  }

  /** One random game. */
  private final class Game {
    private final int number;
    private final Random random;
    private final Rules<S, A, E> rules;
    private final List<Act<A>> acts = new ArrayList<>();
    private final List<E> events = new ArrayList<>();
    private S state;
    private Instant now = Replay.START;
    private int refused;

    /** How many events come from acts that a record has a line for, or before such a line. */
    private int inRecord;

    private int asides;

    Game(int number) {
      this.number = number;
      this.random = new Random(number);
      this.rules = rules(number);
      this.state = rules.opening();
    }

    void play() {
      for (int step = 0; step < LONGEST_GAME && !finished(); step++) {
        if (random.nextInt(12) == 0) {
          now = now.plus(Duration.ofSeconds(random.nextInt(150)));
        }
        tick();
        if (finished()) {
          break;
        }
        if (step % 4 == 0) {
          wrongActs();
        }
        rightAct();
      }
      assertThat(rules.after(rules.opening(), events)).isEqualTo(state);
      replays();
    }

    private boolean finished() {
      return rules.standing(state) instanceof Standing.Finished;
    }

    private void tick() {
      Optional<Instant> deadline = rules.standing(state).deadline();
      while (deadline.isPresent() && deadline.get().isBefore(now)) {
        Act<A> act = new Act<>(Seat.House.CLOCK, rules.timeUp(), deadline.get());
        accept(act, true);
        deadline = rules.standing(state).deadline();
      }
    }

    private List<Seat> seats() {
      List<Seat> seats = new ArrayList<>(List.of(Seat.House.CHANCE, Seat.House.CLOCK));
      for (int player = 0; player < players(number); player++) {
        seats.add(Seat.player(player));
      }
      return seats;
    }

    /** Some seat always has something to do, and what it is offered is accepted. */
    private void rightAct() {
      List<Act<A>> candidates = new ArrayList<>();
      List<Boolean> sure = new ArrayList<>();
      List<Seat> seats = seats();
      Collections.shuffle(seats, random);
      for (Seat seat : seats) {
        if (!candidates.isEmpty()) {
          break;
        }
        List<Offer<A>> offers = rules.offers(state, seat).toList();
        for (int tries = 0; tries < 4 && !offers.isEmpty(); tries++) {
          switch (offers.get(random.nextInt(offers.size()))) {
            case Offer.Ready<A>(A action) -> {
              if (takes(action, random)) {
                candidates.add(new Act<>(seat, action, now));
                sure.add(true);
              }
            }
            case Offer.Open<A>(String kind) ->
                fill(state, seat, kind, random)
                    .ifPresent(filled -> {
                      candidates.add(new Act<>(seat, filled.action(), now));
                      sure.add(filled.sure());
                    });
          }
        }
      }
      if (candidates.isEmpty()) {
        boolean anything =
            seats().stream().anyMatch(seat -> rules.offers(state, seat).findAny().isPresent());
        assertThat(anything).as("stuck: %s", state).isTrue();
        return;
      }
      int chosen = random.nextInt(candidates.size());
      accept(candidates.get(chosen), sure.get(chosen));
    }

    private void accept(Act<A> act, boolean sure) {
      switch (rules.rule(state, act)) {
        case Ruling.Refused<E>(List<Violation> violations) ->
            assertThat(sure).as("%s was offered: %s in %s", act, violations, state).isFalse();
        case Ruling.Accepted<E>(List<E> happened) -> {
          boolean aside = happened.stream().anyMatch(event -> setAside(event).isPresent());
          assertThat(sure && aside).as("%s was offered, and set aside", act).isFalse();
          S before = state;
          state = rules.after(state, happened);
          heard(before, act, happened);
          events.addAll(happened);
          acts.add(act);
          if (text().write(act.seat(), act.action(), names()).isPresent()) {
            inRecord = events.size();
          }
          asides += (int) happened.stream().filter(event -> setAside(event).isPresent()).count();
          checkState(before, state);
        }
      }
    }

    /** What a seat hears makes up what it sees, and that what it may do: no more has to be told. */
    private void heard(S before, Act<A> act, List<E> happened) {
      if (happened.stream().anyMatch(rules::shows)) {
        return;
      }
      for (Seat seat : seats()) {
        S seen = rules.seenBy(seat, before);
        for (E event : happened) {
          E heard = rules.heardBy(seat, event);
          assertThat(rules.heardBy(seat, heard)).isEqualTo(heard);
          seen = rules.after(seen, heard);
        }
        assertThat(seen).as("%s hears of %s", seat, act).isEqualTo(rules.seenBy(seat, state));
        assertThat(rules.heardBy(act.seat(), act)).contains(act.action());
        assertThat(rules.offers(seen, seat).toList()).isEqualTo(rules.offers(state, seat).toList());
      }
    }

    /** What nobody offered is refused with a reason, or set aside. */
    private void wrongActs() {
      List<A> strange = strange(state, random);
      for (Seat seat : seats()) {
        A action = strange.get(random.nextInt(strange.size()));
        boolean offered =
            rules
                .offers(state, seat)
                .anyMatch(offer ->
                    switch (offer) {
                      case Offer.Ready<A>(A ready) -> ready.equals(action);
                      case Offer.Open<A>(String kind) -> opens(kind, action);
                    });
        boolean due = rules.standing(state).deadline().stream().anyMatch(now::equals);
        if (offered || (due && action.equals(rules.timeUp()))) {
          continue;
        }
        switch (rules.rule(state, new Act<>(seat, action, now))) {
          case Ruling.Refused<E>(List<Violation> violations) -> {
            assertThat(violations).isNotEmpty();
            assertThat(violations.getFirst().message()).isNotBlank();
            refused++;
          }
          case Ruling.Accepted<E>(List<E> happened) ->
              assertThat(happened.stream().anyMatch(event -> setAside(event).isPresent()))
                  .as("%s did %s, which was not offered: %s", seat, action, happened)
                  .isTrue();
        }
      }
    }

    private boolean opens(String kind, A action) {
      return text()
          .write(Seat.House.CLOCK, action, names())
          .filter(words -> words.startsWith(kind))
          .isPresent();
    }

    private List<String> names() {
      List<String> names = new ArrayList<>();
      for (int player = 0; player < players(number); player++) {
        names.add("Player " + (char) ('A' + player));
      }
      return names;
    }

    private void replays() {
      MatchRecord frame = new MatchRecord(new LinkedHashMap<>(), names(), List.of());
      String written = RecordWriter.write(frame, text(), Replay.START, acts);
      RecordReader.Read read = RecordReader.read(written);
      assertThat(read).as(written).isInstanceOf(RecordReader.Read.Good.class);
      Replay.Played<S, A, E> played =
          new Replay<>(rules, text(), RulesContract.this::setAside)
              .run(((RecordReader.Read.Good) read).record());
      assertThat(played.events()).as(written).isEqualTo(events.subList(0, inRecord));
      assertThat(played.refused()).hasSize(asides);
    }
  }
}
