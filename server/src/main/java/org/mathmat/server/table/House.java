package org.mathmat.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.server.people.Names;
import org.mathmat.server.people.Person;
import org.mathmat.server.problem.Problem;
import org.mathmat.table.Violation;
import org.mathmat.table.shake.Procedure;
import org.mathmat.wire.LiveMatch;

/** What may happen at a table, round the match that the rules decide. No clock, no storage. */
final class House {
  /** The longest pause between two shakes where time counts. */
  static final long PAUSE = Duration.ofSeconds(60).toSeconds();

  /** More entries than any match has; at a table that has so many only the clock acts on. */
  static final int MOST_ENTRIES = 4_000;

  private static final String ROBOT = "Robo";

  private House() {}

  /** What comes of a wish. */
  sealed interface Decision {
    /** This is to be stored; nothing where there is nothing left to do. */
    record Happens(List<Draft.Step> steps) implements Decision {
      List<TableEvent> events() {
        return steps.stream().map(Draft.Step::event).toList();
      }
    }

    record Refused(Problem problem) implements Decision {}
  }

  private static Decision refused(Problem.Code code, String message) {
    return new Decision.Refused(Problem.of(code, message));
  }

  private static Decision.Happens happens(Draft draft) {
    return new Decision.Happens(draft.steps());
  }

  static Decision create(String code, Settings settings, Person by, Instant now) {
    TableEvent.Created created = new TableEvent.Created(now, code, settings, Optional.of(by.id()));
    TableState empty = TableState.of(created);
    List<Draft.Step> steps = new ArrayList<>(List.of(new Draft.Step(created, empty, List.of())));
    Draft draft = new Draft(empty, now);
    draft.publish();
    for (int seat = 0; seat < settings.seats().size(); seat++) {
      String plan = settings.seats().get(seat);
      if (plan.equals(Settings.ME)) {
        sit(draft, seat, by.id(), by.name());
      } else if (plan.startsWith(Settings.BOT)) {
        sit(draft, seat, plan, ROBOT);
      }
    }
    startIfFull(draft);
    steps.addAll(draft.steps());
    return new Decision.Happens(steps);
  }

  private static void sit(Draft draft, int seat, String person, String wished) {
    List<String> taken = draft.state().names().stream().map(Names::look).toList();
    String name = wished;
    for (int number = 2; taken.contains(Names.look(name)); number++) {
      name = wished + " " + number;
    }
    draft.tell(new TableEvent.SeatTaken(draft.now(), seat, person, name));
  }

  private static void startIfFull(Draft draft) {
    if (draft.state().freeSeat().isEmpty() && draft.state().match().isEmpty()) {
      draft.start();
    }
  }

  static Decision join(TableState state, Person person, OptionalInt wish, Instant now) {
    if (state.seatOf(person.id()).isPresent()) {
      return new Decision.Happens(List.of());
    }
    if (state.match().isPresent()) {
      return refused(Problem.Code.TABLE_STARTED, "The match has begun; you can watch it.");
    }
    Optional<Integer> seat =
        wish.isEmpty()
            ? state.freeSeat()
            : Optional.of(wish.getAsInt())
                .filter(number -> number >= 0 && number < state.sitters().size())
                .filter(number -> state.sitters().get(number).isEmpty());
    if (seat.isEmpty()) {
      return refused(Problem.Code.TABLE_FULL, "There is no free seat.");
    }
    Draft draft = new Draft(state, now);
    sit(draft, seat.get(), person.id(), person.name());
    startIfFull(draft);
    return happens(draft);
  }

  /** Before play whoever made the table puts robots on free seats, and takes them away. */
  static Decision robot(
      TableState state, String person, int seat, Optional<String> kind, Instant now) {
    if (!state.madeBy(person)) {
      return refused(Problem.Code.NOT_YOUR_TABLE, "Only whoever made the table seats robots.");
    }
    if (state.match().isPresent()) {
      return refused(Problem.Code.TABLE_STARTED, "The match has begun.");
    }
    if (seat < 0 || seat >= state.sitters().size()) {
      return new Decision.Refused(Problem.bad("FIELD_VALUE", "There is no such seat."));
    }
    Optional<TableState.Sitter> before = state.sitters().get(seat);
    if (before.stream().anyMatch(sitter -> !sitter.bot())) {
      return refused(Problem.Code.TABLE_FULL, "Somebody sits there.");
    }
    Draft draft = new Draft(state, now);
    if (before.isPresent()) {
      draft.tell(new TableEvent.SeatFreed(now, seat));
    }
    if (kind.isPresent()) {
      sit(draft, seat, Settings.BOT + kind.get(), ROBOT);
    }
    if (draft.state().freeSeat().isEmpty() && draft.state().persons().isEmpty()) {
      return refused(Problem.Code.TABLE_FULL, "One seat at least is for a person.");
    }
    startIfFull(draft);
    return happens(draft);
  }

  static Decision leave(TableState state, Person person, Instant now) {
    OptionalInt seat = state.seatOf(person.id());
    if (seat.isEmpty()) {
      return new Decision.Happens(List.of());
    }
    if (state.match().isPresent()) {
      String id = "leaves " + now;
      return state.status() == TableState.Status.FINISHED
          ? new Decision.Happens(List.of())
          : act(state, person.id(), id, "leaves", now);
    }
    Draft draft = new Draft(state, now);
    draft.tell(new TableEvent.SeatFreed(now, seat.getAsInt()));
    return happens(draft);
  }

  /** A player's act, after whatever the clock had to do before it. */
  static Decision act(TableState state, String person, String id, String words, Instant now) {
    OptionalInt seat = state.seatOf(person);
    return seat.isEmpty()
        ? refused(Problem.Code.NOT_YOUR_SEAT, "You watch this table; you do not play at it.")
        : act(state, seat.getAsInt(), id, words, now);
  }

  /** The same by seat: bots of one kind are no persons of their own. */
  static Decision act(TableState state, int seat, String id, String words, Instant now) {
    if (state.match().isEmpty()) {
      return refused(Problem.Code.NOT_STARTED, "The match begins when no seat is free.");
    }
    Draft draft = new Draft(state, now);
    due(draft);
    if (draft.match().finished()) {
      return refused(Problem.Code.FINISHED, "The match is over.");
    }
    return switch (words.strip()) {
      case "ready" -> ready(draft, seat, id);
      case "finish" -> finish(draft, seat, id);
      default -> inMatch(draft, seat, id, words.strip());
    };
  }

  private static Decision inMatch(Draft draft, int seat, String id, String words) {
    long since = draft.state().clock(draft.now());
    return switch (draft.match().act(seat, words, Duration.ofSeconds(since))) {
      case LiveMatch.Step.Refused(Violation violation) ->
          new Decision.Refused(Problem.of(violation));
      case LiveMatch.Step.Taken taken -> {
        draft.acted(since, OptionalInt.of(seat), Optional.of(id), Optional.of(words), taken);
        yield happens(draft);
      }
    };
  }

  private static Decision ready(Draft draft, int seat, String id) {
    if (!draft.match().betweenShakes()) {
      return refused(Problem.Code.NOT_STARTED, "No shake can begin now.");
    }
    draft.tell(new TableEvent.Ready(draft.now(), seat, id));
    if (draft.state().ready().containsAll(draft.state().persons())) {
      draft.beginShake(draft.state().clock(draft.now()));
    }
    return happens(draft);
  }

  private static Decision finish(Draft draft, int seat, String id) {
    if (!draft.match().rounds()) {
      return refused(Problem.Code.NOT_STARTED, "This match ends when somebody has won it.");
    }
    if (!draft.match().betweenShakes()) {
      return refused(
          Problem.Code.NOT_STARTED, "A match is finished between two shakes, not in one.");
    }
    draft.tell(new TableEvent.WantsToFinish(draft.now(), seat, id));
    if (draft.state().done().containsAll(draft.state().persons())) {
      draft.house("round: time", draft.state().clock(draft.now()));
    }
    return happens(draft);
  }

  /** What the clock has to do by now. */
  static Decision.Happens due(TableState state, Instant now) {
    Draft draft = new Draft(state, now);
    if (state.match().isPresent()) {
      due(draft);
    }
    return happens(draft);
  }

  private static void due(Draft draft) {
    while (draft.state().timed() && !draft.match().finished()) {
      long clock = draft.state().clock(draft.now());
      Optional<Next> next = next(draft.state()).filter(one -> one.at() <= clock);
      if (next.isEmpty()) {
        return;
      }
      long at = Math.max(next.get().at(), draft.state().since());
      switch (next.get().what()) {
        case ROUND_TIME -> draft.house("round: time", at);
        case ROUND_STOP -> draft.house("round: stop", at);
        case SHAKE -> draft.beginShake(at);
        case TIME_UP -> {
          LiveMatch.Step.Taken taken =
              draft.match().tick(Duration.ofSeconds(next.get().at())).orElseThrow();
          // The clock acts at its deadline, which lies before the second in which that is seen.
          long deadline = Math.max(next.get().at() - 1, draft.state().since());
          draft.acted(deadline, OptionalInt.empty(), Optional.empty(), Optional.empty(), taken);
        }
      }
    }
  }

  /** Something that the clock will do, and at which second of the match. */
  record Next(long at, What what) {
    enum What {
      TIME_UP,
      ROUND_TIME,
      ROUND_STOP,
      SHAKE
    }
  }

  /** What the clock does next. */
  static Optional<Next> next(TableState state) {
    if (!state.timed() || state.match().isEmpty() || state.match().get().finished()) {
      return Optional.empty();
    }
    LiveMatch match = state.match().get();
    List<Next> all = new ArrayList<>();
    // At the very second of its deadline a player may still act.
    match.deadline().ifPresent(at -> all.add(new Next(at.toSeconds() + 1, Next.What.TIME_UP)));
    match.round().flatMap(round -> call(round, state.calls())).ifPresent(all::add);
    if (match.betweenShakes() && !state.deserted()) {
      all.add(new Next(state.shakeOver() + PAUSE, Next.What.SHAKE));
    }
    return all.stream().min((a, b) -> Long.compare(a.at(), b.at()));
  }

  /** What the clock of the round calls next: that its time is up, then that it is stopped. */
  private static Optional<Next> call(Procedure.Round round, int calls) {
    return switch (calls) {
      case 0 -> Optional.of(new Next(round.length().toSeconds(), Next.What.ROUND_TIME));
      case 1 -> Optional.of(new Next(round.stop().toSeconds(), Next.What.ROUND_STOP));
      default -> Optional.empty();
    };
  }
}
