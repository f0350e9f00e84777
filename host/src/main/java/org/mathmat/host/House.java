package org.mathmat.host;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.mathmat.table.Violation;

/** What may happen at a table, round the match that the rules decide. */
public final class House {
  /** The longest pause between two shakes where time counts. */
  static final long PAUSE = Duration.ofSeconds(60).toSeconds();

  /** More entries than any match has; at a table that has so many only the clock acts on. */
  public static final int MOST_ENTRIES = 4_000;

  private static final String ROBOT = "Robo";

  /** What a player says who wants the next shake. */
  static final String READY = "ready";

  /** What a player says who wants no more shakes. */
  static final String FINISH = "finish";

  private static final String LEAVES = "leaves";

  private final Supplier<Seed> chance;
  private final UnaryOperator<String> looks;

  /**
   * @param chance where seeds come from: a secure generator
   * @param looks how a name looks; two names of one look are the same to a reader
   */
  public House(Supplier<Seed> chance, UnaryOperator<String> looks) {
    this.chance = chance;
    this.looks = looks;
  }

  /** What comes of a wish. */
  public sealed interface Decision {
    /** This is to be stored; nothing where there is nothing left to do. */
    record Happens(List<Step> steps) implements Decision {
      static final Happens NOTHING = new Happens(List.of());

      public Happens {
        steps = List.copyOf(steps);
      }
    }

    record Refused(Refusal refusal) implements Decision {}
  }

  private static Decision refused(Refusal.Code code, String message) {
    return new Decision.Refused(new Refusal.ByTable(code, message));
  }

  private static Decision.Happens happens(Draft draft) {
    return new Decision.Happens(draft.steps());
  }

  private Draft draft(TableState state, Instant now) {
    return new Draft(state, now, chance);
  }

  // --------------------------------------------------------------------------------------- seats

  public Decision.Happens create(String code, Settings settings, Sitter.Person by, Instant now) {
    Happened.Created created = new Happened.Created(now, code, settings, Optional.of(by.id()));
    TableState empty = TableState.of(created);
    Draft draft = draft(empty, now);
    draft.publish();
    for (int seat = 0; seat < settings.places().size(); seat++) {
      switch (settings.places().get(seat)) {
        case Place.Maker() -> sit(draft, seat, by);
        case Place.Robot(String kind) -> sit(draft, seat, new Sitter.Robot(kind, ROBOT));
        case Place.Anybody() -> {}
      }
    }
    startIfFull(draft);
    List<Step> steps = new ArrayList<>(List.of(new Step(created, empty)));
    steps.addAll(draft.steps());
    return new Decision.Happens(steps);
  }

  private void sit(Draft draft, int seat, Sitter wished) {
    draft.tell(new Happened.SeatTaken(draft.now(), seat, named(draft.state(), wished)));
  }

  /** The same with a name that looks like nobody else's at the table. */
  private Sitter named(TableState state, Sitter wished) {
    List<String> taken = state.names().stream().map(looks).toList();
    String name = wished.name();
    for (int number = 2; taken.contains(looks.apply(name)); number++) {
      name = wished.name() + " " + number;
    }
    return switch (wished) {
      case Sitter.Person person -> new Sitter.Person(person.id(), name);
      case Sitter.Robot robot -> new Sitter.Robot(robot.kind(), name);
    };
  }

  private static void startIfFull(Draft draft) {
    if (draft.state().freeSeat().isEmpty() && draft.state().match().isEmpty()) {
      draft.start();
    }
  }

  /**
   * Somebody sits down; in a match only where a seat is offered.
   *
   * @param wish the seat that he wants; any where he has no wish
   */
  public Decision join(TableState state, Sitter.Person person, OptionalInt wish, Instant now) {
    if (state.seatOf(person.id()).isPresent()) {
      return Decision.Happens.NOTHING;
    }
    if (state.match().isPresent()) {
      return takeOver(state, person, wish, now);
    }
    Optional<Integer> seat =
        wish.isEmpty()
            ? state.freeSeat()
            : Optional.of(wish.getAsInt())
                .filter(state::hasSeat)
                .filter(number -> state.sitters().get(number).isEmpty());
    if (seat.isEmpty()) {
      return refused(Refusal.Code.TABLE_FULL, "There is no free seat.");
    }
    Draft draft = draft(state, now);
    sit(draft, seat.get(), person);
    startIfFull(draft);
    return happens(draft);
  }

  private Decision takeOver(TableState state, Sitter.Person person, OptionalInt wish, Instant now) {
    Optional<Integer> seat =
        state.offered().stream()
            .filter(number -> wish.isEmpty() || wish.getAsInt() == number)
            .min(Comparator.naturalOrder());
    if (seat.isEmpty()) {
      return refused(Refusal.Code.TABLE_STARTED, "The match has begun; you can watch it.");
    }
    Draft draft = draft(state, now);
    due(draft);
    if (draft.match().finished()) {
      return refused(Refusal.Code.FINISHED, "The match is over.");
    }
    draft.tell(
        new Happened.SeatPassed(now, draft.clock(), seat.get(), named(draft.state(), person)));
    return happens(draft);
  }

  /** Before play whoever made the table puts robots on free seats, and takes them away. */
  public Decision robot(
      TableState state, String person, int seat, Optional<String> kind, Instant now) {
    if (!state.madeBy(person)) {
      return refused(Refusal.Code.NOT_YOUR_TABLE, "Only whoever made the table seats robots.");
    }
    if (state.match().isPresent()) {
      return refused(Refusal.Code.TABLE_STARTED, "The match has begun.");
    }
    if (!state.hasSeat(seat)) {
      return refused(Refusal.Code.NO_SUCH_SEAT, "There is no such seat.");
    }
    Optional<Sitter> before = state.sitters().get(seat);
    if (before.stream().anyMatch(Sitter.Person.class::isInstance)) {
      return refused(Refusal.Code.TABLE_FULL, "Somebody sits there.");
    }
    Draft draft = draft(state, now);
    if (before.isPresent()) {
      draft.tell(new Happened.SeatFreed(now, seat));
    }
    if (kind.isPresent()) {
      sit(draft, seat, new Sitter.Robot(kind.get(), ROBOT));
    }
    if (draft.state().freeSeat().isEmpty() && draft.state().persons().isEmpty()) {
      return refused(Refusal.Code.TABLE_FULL, "One seat at least is for a person.");
    }
    startIfFull(draft);
    return happens(draft);
  }

  public Decision leave(TableState state, String person, Instant now) {
    OptionalInt seat = state.seatOf(person);
    if (seat.isEmpty()) {
      return Decision.Happens.NOTHING;
    }
    if (state.match().isPresent()) {
      return state.status() == TableState.Status.FINISHED
          ? Decision.Happens.NOTHING
          : act(state, seat.getAsInt(), LEAVES + " " + now, LEAVES, now);
    }
    Draft draft = draft(state, now);
    draft.tell(new Happened.SeatFreed(now, seat.getAsInt()));
    return happens(draft);
  }

  // ------------------------------------------------------------------------ whoever runs the table

  private static Optional<Decision> mayNotRun(Draft draft, String person) {
    if (!draft.state().runs(person)) {
      return Optional.of(
          refused(
              Refusal.Code.NOT_YOUR_TABLE,
              "Only whoever runs the table does that; not a player against others and the clock."));
    }
    if (draft.match().finished()) {
      return Optional.of(refused(Refusal.Code.FINISHED, "The match is over."));
    }
    return Optional.empty();
  }

  private static Decision notStarted() {
    return refused(Refusal.Code.NOT_STARTED, "The match begins when no seat is free.");
  }

  /** Time stands still; nothing happens where it does already. */
  public Decision pause(TableState state, String person, Instant now) {
    return run(
        state,
        person,
        now,
        draft -> {
          if (!draft.state().paused()) {
            draft.tell(new Happened.Paused(now, draft.clock(), person));
          }
        });
  }

  /** Time goes on, and every deadline has moved by as long as it stood still. */
  public Decision resume(TableState state, String person, Instant now) {
    return run(
        state,
        person,
        now,
        draft -> {
          if (draft.state().paused()) {
            draft.tell(new Happened.Resumed(now, draft.state().clock().standing(now), person));
          }
        });
  }

  /** Whoever comes may take a seat over; its player plays on until then. */
  public Decision offer(TableState state, String person, int seat, Instant now) {
    if (!state.hasSeat(seat)) {
      return refused(Refusal.Code.NO_SUCH_SEAT, "There is no such seat.");
    }
    return run(
        state,
        person,
        now,
        draft -> {
          if (!draft.state().offered().contains(seat)) {
            draft.tell(new Happened.SeatOffered(now, seat, person));
          }
        });
  }

  /** Something that whoever runs the table does. */
  private interface Running {
    void in(Draft draft);
  }

  private Decision run(TableState state, String person, Instant now, Running running) {
    if (state.match().isEmpty()) {
      return notStarted();
    }
    Draft draft = draft(state, now);
    due(draft);
    Optional<Decision> no = mayNotRun(draft, person);
    if (no.isPresent()) {
      return no.get();
    }
    running.in(draft);
    return happens(draft);
  }

  // ---------------------------------------------------------------------------------------- acts

  /** A player's act, after whatever the clock had to do before it. */
  public Decision act(TableState state, String person, String id, String words, Instant now) {
    OptionalInt seat = state.seatOf(person);
    return seat.isEmpty()
        ? refused(Refusal.Code.NOT_YOUR_SEAT, "You watch this table; you do not play at it.")
        : act(state, seat.getAsInt(), id, words, now);
  }

  /** The same by seat: bots of one kind are no persons of their own. */
  public Decision act(TableState state, int seat, String id, String words, Instant now) {
    if (state.match().isEmpty()) {
      return notStarted();
    }
    Draft draft = draft(state, now);
    due(draft);
    if (draft.match().finished()) {
      return refused(Refusal.Code.FINISHED, "The match is over.");
    }
    String wish = words.strip();
    if (draft.state().paused() && !draft.match().comesOrGoes(seat, wish)) {
      return refused(Refusal.Code.PAUSED, "The table is paused.");
    }
    return switch (wish) {
      case READY -> ready(draft, seat, id);
      case FINISH -> finish(draft, seat, id);
      default -> inMatch(draft, seat, id, wish);
    };
  }

  private static Decision inMatch(Draft draft, int seat, String id, String words) {
    long since = draft.clock();
    return switch (draft.match().act(seat, words, Duration.ofSeconds(since))) {
      case LiveMatch.Step.Refused(Violation violation) ->
          new Decision.Refused(new Refusal.ByRules(violation));
      case LiveMatch.Step.Taken taken -> {
        draft.acted(since, OptionalInt.of(seat), Optional.of(id), taken);
        yield happens(draft);
      }
    };
  }

  private static Decision ready(Draft draft, int seat, String id) {
    if (!draft.match().betweenShakes()) {
      return refused(Refusal.Code.NOT_STARTED, "No shake can begin now.");
    }
    draft.tell(new Happened.Ready(draft.now(), seat, id));
    if (draft.state().pace().ready().containsAll(draft.state().persons())) {
      draft.beginShake(draft.clock());
    }
    return happens(draft);
  }

  private static Decision finish(Draft draft, int seat, String id) {
    if (!draft.match().rounds()) {
      return refused(Refusal.Code.NOT_STARTED, "This match ends when somebody has won it.");
    }
    if (!draft.match().betweenShakes()) {
      return refused(
          Refusal.Code.NOT_STARTED, "A match is finished between two shakes, not in one.");
    }
    draft.tell(new Happened.WantsToFinish(draft.now(), seat, id));
    if (draft.state().pace().done().containsAll(draft.state().persons())) {
      long since = draft.clock();
      draft.house(draft.match().call(Duration.ofSeconds(since)), since);
    }
    return happens(draft);
  }

  // ----------------------------------------------------------------------------------- the clock

  /** What the clock has to do by now. */
  public Decision.Happens due(TableState state, Instant now) {
    Draft draft = draft(state, now);
    if (state.match().isPresent()) {
      due(draft);
    }
    return happens(draft);
  }

  private static void due(Draft draft) {
    while (draft.state().clock().acts() && !draft.match().finished()) {
      long clock = draft.clock();
      Optional<Next> next = Next.of(draft.state()).filter(one -> one.at() <= clock);
      if (next.isEmpty()) {
        return;
      }
      long at = Math.max(next.get().at(), draft.state().clock().since());
      switch (next.get().what()) {
        case ROUND_TIME, ROUND_STOP -> draft.house(draft.match().call(Duration.ofSeconds(at)), at);
        case SHAKE -> draft.beginShake(at);
        case TIME_UP -> {
          LiveMatch.Step.Taken taken =
              draft.match().tick(Duration.ofSeconds(next.get().at())).orElseThrow();
          // The clock acts at its deadline, which lies before the second in which that is seen.
          draft.house(taken, Math.max(next.get().at() - 1, draft.state().clock().since()));
        }
      }
    }
  }
}
