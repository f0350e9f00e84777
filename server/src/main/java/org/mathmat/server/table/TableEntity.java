package org.mathmat.server.table;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Function;
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
import org.mathmat.host.Bots;
import org.mathmat.host.House;
import org.mathmat.host.Insight;
import org.mathmat.host.Ledger;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.Next;
import org.mathmat.host.RecordText;
import org.mathmat.host.Refusal;
import org.mathmat.host.TableState;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.TableCommand.Reply;

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
      Clock clock,
      House house,
      Bots bots,
      Executor thinkers,
      Executor judges,
      Directory directory,
      Meters meters) {}

  private final ActorContext<TableCommand> context;
  private final TimerScheduler<TableCommand> timers;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final String code;
  private final House house;
  private final Surroundings surroundings;
  private final Watchers watchers = new Watchers();

  private final Listing listing;

  /** Who waits for what is being stored. */
  private Optional<ActorRef<Reply>> waiting = Optional.empty();

  private final BotMinds minds;
  private final Deciding deciding;

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
    this.house = surroundings.house();
    this.listing = new Listing(surroundings.directory());
    this.minds =
        new BotMinds(
            surroundings.clock(),
            surroundings.bots(),
            surroundings.thinkers(),
            RandomGenerator.getDefault()::nextLong);
    this.deciding = new Deciding(context, surroundings.judges());
  }

  @Override
  public Ledger emptyState() {
    return Ledger.EMPTY;
  }

  @Override
  public EventHandler<Ledger, Happening> eventHandler() {
    return (ledger, happening) -> happening.in(ledger);
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
            house.create(code, c.settings().opened(), Wishes.sitter(c.by()), now()),
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
          TableCommand.Judged _,
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
      case TableCommand.Wish wish ->
          decide(
              ledger,
              at -> Wishes.decide(house, state, wish, at),
              (after, decision) -> store(after, decision, wish.replyTo(), view(wish.by())));
      case TableCommand.Act c -> act(ledger, state, c);
      case TableCommand.Say c -> tell(c.replyTo(), watchers.say(state, c));
      case TableCommand.Look c -> tell(c.replyTo(), view(c.person()).of(ledger));
      case TableCommand.Help c -> {
        minds.help(state, c);
        yield Effect().none();
      }
      case TableCommand.Entries c ->
          tell(c.replyTo(), new Reply.Told(messages(ledger).entries(c).toString()));
      case TableCommand.Export c ->
          tell(
              c.replyTo(),
              Insight.RECORD
                  .closed(state, Integer.MAX_VALUE)
                  .map(Refusals::reply)
                  .orElseGet(() ->
                      new Reply.Told(RecordText.of(ledger, viewer(ledger, c.person()).seat()))));
      case TableCommand.MayLook c ->
          tell(
              c.replyTo(),
              c.what().closed(state, c.shakes()).map(Refusals::reply).orElse(new Reply.Told("{}")));
      case TableCommand.Watch c -> watch(ledger, c);
      case TableCommand.Unwatch c -> {
        watchers.farewell(ledger, c.watcher(), now());
        yield Effect().none();
      }
      case TableCommand.Tick _ -> decide(ledger, at -> house.due(state, at), this::storeAndGoOn);
      case TableCommand.Judged c -> deciding.heard(ledger, c).thenUnstashAll();
      case TableCommand.BotDecided c -> {
        minds.decided(ledger, c, timers);
        yield Effect().none();
      }
      case TableCommand.BotActs c -> botActs(ledger, state, c);
      case TableCommand.Idle _ -> {
        if (watchers.isEmpty() && Next.of(state).isEmpty()) {
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

  private EffectBuilder<Happening, Ledger> tell(ActorRef<Reply> to, Reply reply) {
    to.tell(reply);
    return Effect().none();
  }

  /** What the house decides at a time. */
  private interface Question extends Function<Instant, House.Decision> {}

  /** Lets the house decide; while it does so elsewhere, whatever else is wished waits. */
  private Effect<Happening, Ledger> decide(Ledger ledger, Question question, Deciding.Then then) {
    if (deciding.goesOn()) {
      return Effect().stash();
    }
    Instant now = now();
    if (ledger.state().flatMap(TableState::match).stream().anyMatch(LiveMatch::judges)) {
      deciding.ask(() -> question.apply(now), then);
      return Effect().none();
    }
    return then.apply(ledger, question.apply(now)).thenUnstashAll();
  }

  /** What is answered once everything is stored. */
  private interface Telling {
    Reply of(Ledger ledger);
  }

  private Telling view(String person) {
    return view(Optional.of(person));
  }

  private Telling view(Optional<String> person) {
    return ledger -> new Reply.Told(messages(ledger).view(viewer(ledger, person)).toString());
  }

  private Messages messages(Ledger ledger) {
    return new Messages(ledger, watchers.here(), now());
  }

  private static TableState.Viewer viewer(Ledger ledger, Optional<String> person) {
    return ledger.state().orElseThrow().viewer(person);
  }

  private EffectBuilder<Happening, Ledger> store(
      Ledger ledger, House.Decision decision, ActorRef<Reply> replyTo, Telling telling) {
    return switch (decision) {
      case House.Decision.Refused(Refusal refusal) -> tell(replyTo, Refusals.reply(refusal));
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

  /** What nobody waits for: the clock, and robots. */
  private EffectBuilder<Happening, Ledger> storeAndGoOn(Ledger ledger, House.Decision decision) {
    return switch (decision) {
      case House.Decision.Happens happens when !happens.steps().isEmpty() ->
          persist(happens).thenRun(after -> happened(after, happens.steps().size()));
      case House.Decision _ -> Effect().none().thenRun(this::goOn);
    };
  }

  private EffectBuilder<Happening, Ledger> persist(House.Decision.Happens happens) {
    return Effect().persist(happens.steps().stream().<Happening>map(Happening.Now::new).toList());
  }

  private Effect<Happening, Ledger> act(Ledger ledger, TableState state, TableCommand.Act c) {
    Optional<Ledger.Stored> before =
        state.seatOf(c.person()).isPresent()
            ? ledger.answered(state.seatOf(c.person()).getAsInt(), c.id())
            : Optional.empty();
    if (before.isPresent()) {
      return tell(c.replyTo(), stored(c.id(), before.get()));
    }
    return decide(
        ledger,
        at -> house.act(state, c.person(), c.id(), c.words(), at),
        (now, decision) -> store(now, decision, c.replyTo(), after -> answer(after, c)));
  }

  private static Reply answer(Ledger ledger, TableCommand.Act c) {
    int seat = ledger.state().orElseThrow().seatOf(c.person()).orElseThrow();
    return stored(c.id(), ledger.answered(seat, c.id()).orElseThrow());
  }

  private static Reply stored(String id, Ledger.Stored stored) {
    return new Reply.Told(
        MessageForms.ACK
            .write(new MessageForms.Message.Ack(id, stored.version(), stored.setAside()))
            .toString());
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
    Next.wait(state, now())
        .ifPresentOrElse(
            wait -> timers.startSingleTimer(CLOCK, new TableCommand.Tick(), wait),
            () -> timers.cancel(CLOCK));
    minds.ask(ledger, this::hear);
  }

  private void hear(CompletionStage<TableCommand> thought) {
    context.pipeToSelf(thought, (command, _) -> command);
  }

  private Effect<Happening, Ledger> botActs(
      Ledger ledger, TableState state, TableCommand.BotActs c) {
    if (c.version() != ledger.version()) {
      return Effect().none();
    }
    minds.done(c.seat());
    return decide(ledger, at -> BotMinds.act(house, state, c, at), this::storeAndGoOn);
  }
}
