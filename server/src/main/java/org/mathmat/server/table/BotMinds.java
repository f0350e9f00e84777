package org.mathmat.server.table;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.mathmat.bots.Hint;
import org.mathmat.host.Bot;
import org.mathmat.host.Bots;
import org.mathmat.host.House;
import org.mathmat.host.Ledger;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.RandomPlayer;
import org.mathmat.host.Refusal;
import org.mathmat.host.Sitter;
import org.mathmat.host.TableState;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.TableCommand.Reply;
import org.mathmat.solver.Limits;
import org.mathmat.wire.TableJson;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets the bots of a table think, away from its actor. Every bot is asked after every change, since
 * a challenge needs no turn; but one that thinks about something the table waits for goes on where
 * others do something meanwhile: its time runs, and its luck stays. One that has no time, or fails,
 * does something simple where the table waits for it.
 */
final class BotMinds {
  private static final Logger LOG = LoggerFactory.getLogger(BotMinds.class);

  /** The search of a bot ends by then. */
  private static final Duration LONGEST = Duration.ofSeconds(3);

  /** Nobody waits longer than this for a bot's mind, whatever else the machine does. */
  private static final Duration PATIENCE = Duration.ofSeconds(8);

  /** What a hint's search may hold on to, in words. */
  private static final long MEMORY = 8_000_000;

  private final Clock clock;
  private final Bots bots;
  private final Executor thinkers;
  private final LongSupplier seeds;

  /** The version that bots think about; they stop thinking about an older one. */
  private final AtomicLong latest = new AtomicLong();

  /** What each bot is awaited for and thinks about, by its seat. */
  private final Map<Integer, Task> tasks = new HashMap<>();

  /**
   * Something to think about.
   *
   * @param text what the table waits for; nothing where a bot only looks out for a challenge
   * @param begun since when
   * @param seed where variety comes from, one for all of the task
   */
  private record Task(Optional<String> text, Instant begun, long seed) {}

  BotMinds(Clock clock, Bots bots, Executor thinkers, LongSupplier seeds) {
    this.clock = clock;
    this.bots = bots;
    this.thinkers = thinkers;
    this.seeds = seeds;
  }

  /** Something has changed: every bot looks at the table as it stands now. */
  void ask(Ledger ledger, Consumer<CompletionStage<TableCommand>> hear) {
    TableState state = ledger.state().orElseThrow();
    long version = ledger.version();
    latest.set(version);
    if (state.match().isEmpty() || state.match().get().finished() || state.paused()) {
      tasks.clear();
      return;
    }
    LiveMatch match = state.match().get();
    for (int seat = 0; seat < state.sitters().size(); seat++) {
      Optional<Bot> bot = state.sitters().get(seat).flatMap(this::bot);
      if (bot.isPresent()) {
        Mind mind = new Mind(match, seat, version, task(seat, match.task(seat)));
        hear.accept(mind.think(bot.get()));
      }
    }
  }

  private Optional<Bot> bot(Sitter sitter) {
    return sitter instanceof Sitter.Robot(String kind, _) ? bots.of(kind) : Optional.empty();
  }

  /** The task that a bot has had before, or a new one. */
  private Task task(int seat, Optional<String> text) {
    return tasks.compute(
        seat,
        (_, before) ->
            before != null && text.isPresent() && before.text().equals(text)
                ? before
                : new Task(text, clock.instant(), seeds.getAsLong()));
  }

  /** A bot has done something, or will do nothing as things are: what comes next is new to it. */
  void done(int seat) {
    tasks.remove(seat);
  }

  /** Lets a bot do what it decided after its pause, if nothing has happened since. */
  void decided(Ledger ledger, TableCommand.BotDecided c, TimerScheduler<TableCommand> timers) {
    if (c.version() != ledger.version()) {
      return;
    }
    words(ledger.state().orElseThrow(), c)
        .ifPresentOrElse(
            said ->
                timers.startSingleTimer(
                    "bot " + c.seat(),
                    new TableCommand.BotActs(c.seat(), c.version(), said),
                    c.pause()),
            () -> done(c.seat()));
  }

  /** What a bot does; something simple where it came up with nothing, and no clock waits for it. */
  private static Optional<String> words(TableState state, TableCommand.BotDecided c) {
    return c.words()
        .or(() ->
            state
                .match()
                .filter(match -> !state.timed() && match.waitsFor(c.seat()))
                .flatMap(match -> simple(match, c.seat(), c.version())));
  }

  /** Something simple, without a challenge. */
  private static Optional<String> simple(LiveMatch match, int seat, long seed) {
    return match.simple(seat, RandomPlayer.calm(seed));
  }

  /** A bot that is refused, which should not be, does something simple, and then waits. */
  static House.Decision act(House house, TableState state, TableCommand.BotActs c, Instant now) {
    String id = "bot " + c.seat() + " " + c.version();
    House.Decision decision = house.act(state, c.seat(), id, c.words(), now);
    if (!(decision instanceof House.Decision.Refused(Refusal refusal))) {
      return decision;
    }
    LOG.warn("A bot at {} was refused \"{}\": {}", state.created().code(), c.words(), refusal);
    return state
        .match()
        .flatMap(match -> simple(match, c.seat(), c.version()))
        .map(words -> house.act(state, c.seat(), id, words, now))
        .orElse(decision);
  }

  /** Helps a player where no time counts, as soon as there is time to think about it. */
  void help(TableState state, TableCommand.Help asked) {
    OptionalInt seat = state.seatOf(asked.person());
    if (seat.isEmpty() || state.match().isEmpty()) {
      refuse(asked, Problem.Code.NOT_YOUR_SEAT, "Only a player in a match gets hints.");
    } else if (state.timed()) {
      refuse(asked, Problem.Code.NO_HINTS, "There are no hints in a timed match.");
    } else {
      LiveMatch match = state.match().get();
      try {
        thinkers.execute(() -> asked.replyTo().tell(hint(match, seat.getAsInt(), asked.level())));
      } catch (RejectedExecutionException full) {
        refuse(asked, Problem.Code.BUSY, "Too much is being thought about. Please try again.");
      }
    }
  }

  private static Reply hint(LiveMatch match, int seat, Hint.Level level) {
    long end = System.nanoTime() + LONGEST.toNanos();
    Limits limits = new Limits(() -> System.nanoTime() - end > 0, Long.MAX_VALUE, MEMORY);
    return match
        .hint(seat, level, limits)
        .<Reply>map(hint -> new Reply.Told(TableJson.hint(hint).toString()))
        .orElseGet(() ->
            Reply.Refused.of(
                Problem.of(Problem.Code.NO_HINTS, "There is nothing to help with just now.")));
  }

  private static void refuse(TableCommand.Help asked, Problem.Code code, String message) {
    asked.replyTo().tell(Reply.Refused.of(Problem.of(code, message)));
  }

  /** One bot and what it thinks about. */
  private final class Mind {
    private final LiveMatch match;
    private final int seat;
    private final long version;
    private final Task task;

    Mind(LiveMatch match, int seat, long version, Task task) {
      this.match = match;
      this.seat = seat;
      this.version = version;
      this.task = task;
    }

    CompletionStage<TableCommand> think(Bot bot) {
      try {
        return CompletableFuture.supplyAsync(() -> thought(bot), thinkers)
            .orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS)
            .exceptionally(this::failed)
            .thenApply(this::decided);
      } catch (RejectedExecutionException full) {
        return CompletableFuture.completedFuture(decided(simple()));
      }
    }

    private boolean outdated() {
      return latest.get() != version;
    }

    private LiveMatch.Thought thought(Bot bot) {
      long end = System.nanoTime() + LONGEST.toNanos();
      return outdated()
          ? new LiveMatch.Thought(Optional.empty(), Duration.ZERO)
          : bot.act(match, seat, task.seed(), () -> outdated() || System.nanoTime() - end > 0);
    }

    private LiveMatch.Thought failed(Throwable why) {
      LOG.warn("A bot on seat {} could not think to the end", seat, why);
      return simple();
    }

    private LiveMatch.Thought simple() {
      return new LiveMatch.Thought(
          match.waitsFor(seat) ? BotMinds.simple(match, seat, task.seed()) : Optional.empty(),
          Duration.ofSeconds(2));
    }

    private TableCommand decided(LiveMatch.Thought thought) {
      return new TableCommand.BotDecided(seat, version, thought.words(), left(thought.thinking()));
    }

    /** What is left of a time to think; all of it at most, should the clock be put back. */
    private Duration left(Duration thinking) {
      Duration left = Duration.between(clock.instant(), task.begun().plus(thinking));
      return left.isNegative() ? Duration.ZERO : left.compareTo(thinking) > 0 ? thinking : left;
    }
  }
}
