package org.mathmat.server.table;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.mathmat.bots.Hint;
import org.mathmat.server.Problem;
import org.mathmat.server.table.TableCommand.Reply;
import org.mathmat.solver.Limits;
import org.mathmat.wire.LiveMatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets the bots of a table think, away from its actor. Every bot is asked after every change, since
 * a challenge needs no turn. One that has no time, or fails, does something simple where the table
 * waits for it.
 */
final class BotMinds {
  private static final Logger LOG = LoggerFactory.getLogger(BotMinds.class);

  /** The search of a bot ends by then. */
  private static final Duration LONGEST = Duration.ofSeconds(3);

  /** Nobody waits longer than this for a bot's mind, whatever else the machine does. */
  private static final Duration PATIENCE = Duration.ofSeconds(8);

  /** What a hint's search may hold on to, in words. */
  private static final long MEMORY = 8_000_000;

  private BotMinds() {}

  static void ask(
      Ledger ledger,
      AtomicLong latest,
      TableEntity.Surroundings surroundings,
      LongSupplier seeds,
      Consumer<CompletionStage<TableCommand>> hear) {
    TableState state = ledger.state().orElseThrow();
    long version = ledger.version();
    latest.set(version);
    if (state.match().isEmpty() || state.match().get().finished()) {
      return;
    }
    LiveMatch match = state.match().get();
    for (int seat = 0; seat < state.sitters().size(); seat++) {
      Optional<Bot> bot =
          state
              .sitters()
              .get(seat)
              .filter(TableState.Sitter::bot)
              .flatMap(sitter -> surroundings.bots().of(sitter.person()));
      if (bot.isPresent()) {
        Mind mind = new Mind(match, seat, version, seeds.getAsLong());
        hear.accept(mind.think(bot.get(), surroundings, () -> latest.get() != version));
      }
    }
  }

  /** Helps a player where no time counts, as soon as there is time to think about it. */
  static void help(TableState state, TableCommand.Help asked, Executor thinkers) {
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
        .<Reply>map(json -> new Reply.Told(json.toString()))
        .orElseGet(() ->
            Reply.Refused.of(
                Problem.of(Problem.Code.NO_HINTS, "There is nothing to help with just now.")));
  }

  private static void refuse(TableCommand.Help asked, Problem.Code code, String message) {
    asked.replyTo().tell(Reply.Refused.of(Problem.of(code, message)));
  }

  /** One bot and what it thinks about. */
  private record Mind(LiveMatch match, int seat, long version, long seed) {
    CompletionStage<TableCommand> think(
        Bot bot, TableEntity.Surroundings surroundings, BooleanSupplier outdated) {
      long begun = System.nanoTime();
      try {
        return CompletableFuture.supplyAsync(() -> thought(bot, outdated), surroundings.thinkers())
            .orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS)
            .exceptionally(this::failed)
            .thenApply(thought -> decided(thought, Duration.ofNanos(System.nanoTime() - begun)));
      } catch (RejectedExecutionException full) {
        return CompletableFuture.completedFuture(decided(simple(), Duration.ZERO));
      }
    }

    private LiveMatch.Thought thought(Bot bot, BooleanSupplier outdated) {
      long end = System.nanoTime() + LONGEST.toNanos();
      return outdated.getAsBoolean()
          ? new LiveMatch.Thought(Optional.empty(), Duration.ZERO)
          : bot.act(
              match, seat, seed, () -> outdated.getAsBoolean() || System.nanoTime() - end > 0);
    }

    private LiveMatch.Thought failed(Throwable why) {
      LOG.warn("A bot on seat {} could not think to the end", seat, why);
      return simple();
    }

    private LiveMatch.Thought simple() {
      return new LiveMatch.Thought(
          match.waitsFor(seat) ? RandomBot.simple(match, seat, seed) : Optional.empty(),
          Duration.ofSeconds(2));
    }

    private TableCommand decided(LiveMatch.Thought thought, Duration taken) {
      Duration pause = thought.thinking().minus(taken);
      return new TableCommand.BotDecided(
          seat, version, thought.words(), pause.isNegative() ? Duration.ZERO : pause);
    }
  }
}
