package org.mathmat.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
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
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EffectBuilder;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.mathmat.server.Problem;
import org.mathmat.server.table.TableCommand.Reply;
import org.mathmat.wire.Answer;

/**
 * A table: the only writer of its journal. Every wish is decided by {@link House}, its events are
 * stored, and only then is anybody told.
 */
final class TableEntity extends EventSourcedBehavior<TableCommand, TableEvent, Ledger> {
  private static final Duration LONGEST_IDLE = Duration.ofMinutes(10);
  private static final String CLOCK = "clock";

  /** What a table needs from outside. */
  record Surroundings(
      Clock clock, Bots bots, Executor thinkers, Directory directory, Meters meters) {}

  /** What the directory lists of a table. */
  private record Listed(List<Optional<TableState.Sitter>> sitters, TableState.Status status) {}

  private final ActorContext<TableCommand> context;
  private final TimerScheduler<TableCommand> timers;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final String code;
  private final Surroundings surroundings;
  private final Watchers watchers = new Watchers();

  /** What the directory was last told; nothing yet. */
  private Optional<Listed> noted = Optional.empty();

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
        SupervisorStrategy.restartWithBackoff(Duration.ofMillis(200), Duration.ofSeconds(10), 0.2));
    this.context = context;
    this.timers = timers;
    this.shard = entity.getShard();
    this.code = entity.getEntityId();
    this.surroundings = surroundings;
    this.minds =
        new BotMinds(
            surroundings.clock(),
            surroundings.bots(),
            surroundings.thinkers(),
            RandomGenerator.getDefault()::nextLong);
  }

  @Override
  public Ledger emptyState() {
    return new Ledger();
  }

  @Override
  public EventHandler<Ledger, TableEvent> eventHandler() {
    return Ledger::add;
  }

  @Override
  public SignalHandler<Ledger> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(
            RecoveryCompleted.class,
            (ledger, _) -> {
              context.setReceiveTimeout(LONGEST_IDLE, new TableCommand.Idle());
              if (ledger.state().isPresent()) {
                note(ledger);
                goOn(ledger);
              }
            })
        .build();
  }

  @Override
  public CommandHandler<TableCommand, TableEvent, Ledger> commandHandler() {
    return (ledger, command) ->
        ledger.state().isEmpty()
            ? unmade(ledger, command)
            : made(ledger, ledger.state().get(), command);
  }

  private Effect<TableEvent, Ledger> unmade(Ledger ledger, TableCommand command) {
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

  private Effect<TableEvent, Ledger> made(Ledger ledger, TableState state, TableCommand command) {
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
        ObjectNode json = Answer.object();
        json.set("events", seenBy(ledger, c.person()).entries(c.after()));
        yield tell(c.replyTo(), new Reply.Told(json.toString()));
      }
      case TableCommand.Export c ->
          tell(c.replyTo(), new Reply.Told(RecordText.of(ledger, seenBy(ledger, c.person()))));
      case TableCommand.Watch c -> watch(ledger, c);
      case TableCommand.Unwatch c -> {
        watchers.farewell(ledger, c.watcher(), now());
        yield Effect().none();
      }
      case TableCommand.Tick _ -> store(ledger, House.due(state, now()));
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

  private Effect<TableEvent, Ledger> tell(ActorRef<Reply> to, Reply reply) {
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

  private Effect<TableEvent, Ledger> store(
      Ledger ledger, House.Decision decision, ActorRef<Reply> replyTo, Telling telling) {
    return switch (decision) {
      case House.Decision.Refused(Problem problem) -> tell(replyTo, refusal(problem));
      case House.Decision.Happens happens when happens.steps().isEmpty() ->
          tell(replyTo, telling.of(ledger));
      case House.Decision.Happens _ when ledger.version() > House.MOST_ENTRIES ->
          tell(
              replyTo,
              refusal(Problem.of(Problem.Code.FINISHED, "This match is too long to go on.")));
      case House.Decision.Happens happens ->
          persist(ledger, happens)
              .thenRun(after -> {
                replyTo.tell(telling.of(after));
                happened(after, happens.steps().size());
              });
    };
  }

  private Effect<TableEvent, Ledger> store(Ledger ledger, House.Decision.Happens happens) {
    return happens.steps().isEmpty()
        ? Effect().none().thenRun(this::goOn)
        : persist(ledger, happens).thenRun(after -> happened(after, happens.steps().size()));
  }

  private EffectBuilder<TableEvent, Ledger> persist(Ledger ledger, House.Decision.Happens happens) {
    ledger.foresee(happens.steps());
    return Effect().persist(happens.events());
  }

  private Effect<TableEvent, Ledger> act(Ledger ledger, TableState state, TableCommand.Act c) {
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

  private Effect<TableEvent, Ledger> say(TableState state, TableCommand.Say c) {
    OptionalInt seat = state.seatOf(c.person());
    if (seat.isEmpty()) {
      return tell(
          c.replyTo(),
          refusal(Problem.of(Problem.Code.NOT_YOUR_SEAT, "Only players speak at a table.")));
    }
    if (!Phrases.has(c.phrase())) {
      return tell(c.replyTo(), refusal(Problem.bad("FIELD_VALUE", "There is no such phrase.")));
    }
    ObjectNode said = Answer.object();
    said.put("type", "phrase");
    said.put("player", state.sitters().get(seat.getAsInt()).orElseThrow().name());
    said.put("phrase", c.phrase());
    watchers.say(said.toString());
    return tell(c.replyTo(), new Reply.Told("{}"));
  }

  private Effect<TableEvent, Ledger> watch(Ledger ledger, TableCommand.Watch c) {
    if (watchers.welcome(ledger, c, now())) {
      context.watchWith(c.watcher(), new TableCommand.Unwatch(c.watcher()));
    }
    return Effect().none();
  }

  /** Events have been stored: everybody is told, and the clock and the bots are set. */
  private void happened(Ledger ledger, int events) {
    surroundings.meters().stored(events);
    watchers.tell(ledger, now());
    note(ledger);
    goOn(ledger);
  }

  /** The directory is told where something changes that it lists; most acts change nothing. */
  private void note(Ledger ledger) {
    TableState state = ledger.state().orElseThrow();
    Listed listed = new Listed(state.sitters(), state.status());
    if (!noted.equals(Optional.of(listed))) {
      noted = Optional.of(listed);
      surroundings.directory().note(ledger);
    }
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

  private Effect<TableEvent, Ledger> botDecided(
      Ledger ledger, TableState state, TableCommand.BotDecided c) {
    if (c.version() != ledger.version()) {
      return Effect().none();
    }
    Optional<String> words =
        c.words()
            .or(() ->
                state
                    .match()
                    .filter(match -> !state.timed() && match.waitsFor(c.seat()))
                    .flatMap(match -> RandomBot.simple(match, c.seat(), c.version())));
    words.ifPresentOrElse(
        said ->
            timers.startSingleTimer(
                "bot " + c.seat(),
                new TableCommand.BotActs(c.seat(), c.version(), said),
                c.pause()),
        () -> minds.done(c.seat()));
    return Effect().none();
  }

  /** A bot that is refused, which should not be, does something simple, and then waits. */
  private Effect<TableEvent, Ledger> botActs(
      Ledger ledger, TableState state, TableCommand.BotActs c) {
    if (c.version() != ledger.version()) {
      return Effect().none();
    }
    minds.done(c.seat());
    String id = "bot " + c.seat() + " " + c.version();
    House.Decision decision = House.act(state, c.seat(), id, c.words(), now());
    if (decision instanceof House.Decision.Refused(Problem problem)) {
      context.getLog().warn("A bot at {} was refused \"{}\": {}", code, c.words(), problem.code());
      decision =
          state
              .match()
              .flatMap(match -> RandomBot.simple(match, c.seat(), c.version()))
              .map(words -> House.act(state, c.seat(), id, words, now()))
              .orElse(decision);
    }
    return decision instanceof House.Decision.Happens happens && !happens.steps().isEmpty()
        ? store(ledger, happens)
        : Effect().none();
  }
}
