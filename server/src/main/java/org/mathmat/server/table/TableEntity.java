package org.mathmat.server.table;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityContext;
import org.apache.pekko.persistence.typed.EventAdapter;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.RecoveryFailed;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EffectBuilder;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.mathmat.json.JsonObject;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.TableCommand.Reply;
import org.mathmat.wire.Answer;

/**
 * A table: the only writer of its journal. Every wish is decided by {@link House}, its events are
 * stored, and only then is anybody told.
 */
final class TableEntity extends EventSourcedBehavior<TableCommand, Happening, Ledger> {
  private static final Duration LONGEST_IDLE = Duration.ofMinutes(10);
  private static final String CLOCK = "clock";

  /** After a write that failed the table is read again between so soon and so late. */
  private static final Duration SOON = Duration.ofMillis(100);

  private static final Duration LATEST = Duration.ofSeconds(1);

  /** What a table needs from outside. */
  record Surroundings(
      Clock clock, Bots bots, Executor thinkers, Directory directory, Meters meters) {}

  private final ActorContext<TableCommand> context;
  private final TimerScheduler<TableCommand> timers;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final String code;
  private final Surroundings surroundings;
  private final Watchers watchers = new Watchers();

  private final Listing listing;

  /** Who waits for what is being stored. */
  private Optional<ActorRef<Reply>> waiting = Optional.empty();

  private final BotMinds minds;

  static Behavior<TableCommand> create(
      EntityContext<TableCommand> entity, Surroundings surroundings) {
    return Behaviors.setup(context ->
        Behaviors.withTimers(timers -> new TableEntity(context, timers, entity, surroundings)));
  }

  private TableEntity(
      ActorContext<TableCommand> context,
      TimerScheduler<TableCommand> timers,
      EntityContext<TableCommand> entity,
      Surroundings surroundings) {
    super(
        PersistenceId.of(entity.getEntityTypeKey().name(), entity.getEntityId()),
        SupervisorStrategy.restartWithBackoff(SOON, LATEST, 0.2));
    this.context = context;
    this.timers = timers;
    this.shard = entity.getShard();
    this.code = entity.getEntityId();
    this.surroundings = surroundings;
    this.listing = new Listing(surroundings.directory());
    this.minds =
        new BotMinds(
            surroundings.clock(),
            surroundings.bots(),
            surroundings.thinkers(),
            RandomGenerator.getDefault()::nextLong);
  }

  @Override
  public Ledger emptyState() {
    return Ledger.EMPTY;
  }

  @Override
  public EventHandler<Ledger, Happening> eventHandler() {
    return Ledger::with;
  }

  @Override
  public EventAdapter<Happening, TableEvent> eventAdapter() {
    return new Happening.Adapter();
  }

  @Override
  public SignalHandler<Ledger> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.class, (ledger, _) -> recovered(ledger))
        .onSignal(RecoveryFailed.class, (_, _) -> unsure())
        .build();
  }

  /** The journal has said how it is: at first, and again after a write that failed. */
  private void recovered(Ledger ledger) {
    unsure();
    context.setReceiveTimeout(LONGEST_IDLE, new TableCommand.Idle());
    if (ledger.state().isPresent()) {
      watchers.tell(ledger, now());
      listing.note(ledger);
      goOn(ledger);
    }
  }

  /** A write has failed, and may be stored or not: sent again, it counts once. */
  private void unsure() {
    waiting.ifPresent(one ->
        one.tell(
            refusal(
                Problem.of(
                    Problem.Code.NOT_STORED,
                    "This could not be stored just now. Please send it again."))));
    waiting = Optional.empty();
  }

  @Override
  public CommandHandler<TableCommand, Happening, Ledger> commandHandler() {
    return (ledger, command) ->
        ledger.state().isEmpty()
            ? unmade(ledger, command)
            : made(ledger, ledger.state().get(), command);
  }

  private Effect<Happening, Ledger> unmade(Ledger ledger, TableCommand command) {
    switch (command) {
      case TableCommand.Create c -> {
        return store(
            ledger,
            House.create(code, c.settings(), c.by(), now()),
            c.replyTo(),
            view(c.by().id()));
      }
      case TableCommand.Asked c -> c.replyTo().tell(missing());
      case TableCommand.Stop _ -> {
        return Effect().stop();
      }
      case TableCommand.Watch _,
          TableCommand.Unwatch _,
          TableCommand.Tick _,
          TableCommand.BotDecided _,
          TableCommand.BotActs _,
          TableCommand.Idle _ -> {}
    }
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    return Effect().none();
  }

  private static Reply missing() {
    return refusal(Problem.of(Problem.Code.NO_SUCH_TABLE, "There is no such table."));
  }

  private static Reply refusal(Problem problem) {
    return Reply.Refused.of(problem);
  }

  private Effect<Happening, Ledger> made(Ledger ledger, TableState state, TableCommand command) {
    return switch (command) {
      case TableCommand.Create c ->
          tell(c.replyTo(), refusal(Problem.of(Problem.Code.BUSY, "This code is taken.")));
      case TableCommand.Join c ->
          store(
              ledger,
              House.join(state, c.person(), c.seat(), now()),
              c.replyTo(),
              view(c.person().id()));
      case TableCommand.Leave c ->
          store(ledger, House.leave(state, c.person(), now()), c.replyTo(), view(c.person().id()));
      case TableCommand.Robot c ->
          store(
              ledger,
              House.robot(state, c.person(), c.seat(), c.kind(), now()),
              c.replyTo(),
              view(c.person()));
      case TableCommand.Act c -> act(ledger, state, c);
      case TableCommand.Say c -> say(state, c);
      case TableCommand.Look c -> tell(c.replyTo(), view(c.person()).of(ledger));
      case TableCommand.Help c -> {
        minds.help(state, c);
        yield Effect().none();
      }
      case TableCommand.Entries c -> {
        JsonObject json = Answer.object();
        json.set("events", seenBy(ledger, c.person()).entries(c.after()));
        yield tell(c.replyTo(), new Reply.Told(json.toString()));
      }
      case TableCommand.Export c ->
          tell(
              c.replyTo(),
              Insight.RECORD
                  .closed(state, Integer.MAX_VALUE)
                  .map(TableEntity::refusal)
                  .orElseGet(
                      () -> new Reply.Told(RecordText.of(ledger, seenBy(ledger, c.person())))));
      case TableCommand.MayLook c ->
          tell(
              c.replyTo(),
              c.what()
                  .closed(state, c.shakes())
                  .map(TableEntity::refusal)
                  .orElse(new Reply.Told("{}")));
      case TableCommand.Watch c -> watch(ledger, c);
      case TableCommand.Unwatch c -> {
        watchers.farewell(ledger, c.watcher(), now());
        yield Effect().none();
      }
      case TableCommand.Tick _ -> store(House.due(state, now()));
      case TableCommand.BotDecided c -> botDecided(ledger, state, c);
      case TableCommand.BotActs c -> botActs(ledger, state, c);
      case TableCommand.Idle _ -> {
        if (watchers.isEmpty() && House.next(state).isEmpty()) {
          shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
        }
        yield Effect().none();
      }
      case TableCommand.Stop _ -> Effect().stop();
    };
  }

  private Instant now() {
    return surroundings.clock().instant().truncatedTo(ChronoUnit.MILLIS);
  }

  private Effect<Happening, Ledger> tell(ActorRef<Reply> to, Reply reply) {
    to.tell(reply);
    return Effect().none();
  }

  /** What is answered once everything is stored. */
  private interface Telling {
    Reply of(Ledger ledger);
  }

  private Telling view(String person) {
    return view(Optional.of(person));
  }

  private Telling view(Optional<String> person) {
    return ledger -> new Reply.Told(seenBy(ledger, person).view(watchers.here(), now()).toString());
  }

  private static TableView seenBy(Ledger ledger, Optional<String> person) {
    return new TableView(ledger, ledger.state().orElseThrow().viewer(person));
  }

  private Effect<Happening, Ledger> store(
      Ledger ledger, House.Decision decision, ActorRef<Reply> replyTo, Telling telling) {
    return switch (decision) {
      case House.Decision.Refused(Problem problem) -> tell(replyTo, refusal(problem));
      case House.Decision.Happens happens when happens.steps().isEmpty() ->
          tell(replyTo, telling.of(ledger));
      case House.Decision.Happens _ when ledger.version() > House.MOST_ENTRIES ->
          tell(
              replyTo,
              refusal(Problem.of(Problem.Code.FINISHED, "This match is too long to go on.")));
      case House.Decision.Happens happens -> {
        waiting = Optional.of(replyTo);
        yield persist(happens)
            .thenRun(after -> {
              waiting = Optional.empty();
              replyTo.tell(telling.of(after));
              happened(after, happens.steps().size());
            });
      }
    };
  }

  private Effect<Happening, Ledger> store(House.Decision.Happens happens) {
    return happens.steps().isEmpty()
        ? Effect().none().thenRun(this::goOn)
        : persist(happens).thenRun(after -> happened(after, happens.steps().size()));
  }

  private EffectBuilder<Happening, Ledger> persist(House.Decision.Happens happens) {
    return Effect().persist(List.<Happening>copyOf(happens.steps()));
  }

  private Effect<Happening, Ledger> act(Ledger ledger, TableState state, TableCommand.Act c) {
    Optional<Ledger.Stored> before =
        state.seatOf(c.person()).isPresent()
            ? ledger.answered(state.seatOf(c.person()).getAsInt(), c.id())
            : Optional.empty();
    if (before.isPresent()) {
      return tell(c.replyTo(), stored(c.id(), before.get()));
    }
    return store(
        ledger,
        House.act(state, c.person(), c.id(), c.words(), now()),
        c.replyTo(),
        after -> {
          int seat = after.state().orElseThrow().seatOf(c.person()).orElseThrow();
          return stored(c.id(), after.answered(seat, c.id()).orElseThrow());
        });
  }

  private static Reply stored(String id, Ledger.Stored stored) {
    return new Reply.Told(stored.json(id).toString());
  }

  private Effect<Happening, Ledger> say(TableState state, TableCommand.Say c) {
    OptionalInt seat = state.seatOf(c.person());
    if (seat.isEmpty()) {
      return tell(
          c.replyTo(),
          refusal(Problem.of(Problem.Code.NOT_YOUR_SEAT, "Only players speak at a table.")));
    }
    if (!Phrases.has(c.phrase())) {
      return tell(c.replyTo(), refusal(Problem.bad("FIELD_VALUE", "There is no such phrase.")));
    }
    watchers.say(
        Phrases.said(state.sitters().get(seat.getAsInt()).orElseThrow().name(), c.phrase()));
    return tell(c.replyTo(), new Reply.Told("{}"));
  }

  private Effect<Happening, Ledger> watch(Ledger ledger, TableCommand.Watch c) {
    if (watchers.welcome(ledger, c, now())) {
      context.watchWith(c.watcher(), new TableCommand.Unwatch(c.watcher()));
    }
    return Effect().none();
  }

  /** Events have been stored: everybody is told, and the clock and the bots are set. */
  private void happened(Ledger ledger, int events) {
    surroundings.meters().stored(events);
    watchers.tell(ledger, now());
    listing.note(ledger);
    goOn(ledger);
  }

  private void goOn(Ledger ledger) {
    TableState state = ledger.state().orElseThrow();
    House.next(state)
        .ifPresentOrElse(
            next -> {
              Instant due = state.started().orElseThrow().plusSeconds(next.at());
              Duration wait = Duration.between(now(), due);
              timers.startSingleTimer(
                  CLOCK,
                  new TableCommand.Tick(),
                  wait.isNegative() ? Duration.ZERO : wait.plusMillis(1));
            },
            () -> timers.cancel(CLOCK));
    minds.ask(ledger, this::hear);
  }

  private void hear(CompletionStage<TableCommand> thought) {
    context.pipeToSelf(thought, (command, _) -> command);
  }

  private Effect<Happening, Ledger> botDecided(
      Ledger ledger, TableState state, TableCommand.BotDecided c) {
    if (c.version() != ledger.version()) {
      return Effect().none();
    }
    BotMinds.words(state, c)
        .ifPresentOrElse(
            said ->
                timers.startSingleTimer(
                    "bot " + c.seat(),
                    new TableCommand.BotActs(c.seat(), c.version(), said),
                    c.pause()),
            () -> minds.done(c.seat()));
    return Effect().none();
  }

  private Effect<Happening, Ledger> botActs(
      Ledger ledger, TableState state, TableCommand.BotActs c) {
    if (c.version() != ledger.version()) {
      return Effect().none();
    }
    minds.done(c.seat());
    House.Decision decision = BotMinds.act(state, c, now());
    return decision instanceof House.Decision.Happens happens && !happens.steps().isEmpty()
        ? store(happens)
        : Effect().none();
  }
}
