package org.mathmat.host;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.bots.ArenaResult;
import org.mathmat.bots.Hint;
import org.mathmat.bots.Strength;
import org.mathmat.solver.Limits;
import org.mathmat.table.Standing;
import org.mathmat.table.Violation;
import org.mathmat.table.record.Replay;
import org.mathmat.table.shake.Procedure;

/**
 * A match under way, whatever the game. It never changes; an act gives a new one. Times count from
 * the beginning of the match, in whole seconds, as a record has them.
 */
public sealed interface LiveMatch permits RuledMatch {
  /** What came of an act. */
  sealed interface Step {
    /**
     * It happened.
     *
     * @param words as a record writes the act, without the player's name; nothing for what needs no
     *     line
     * @param setAside why an attempt was noted, and perhaps fined, but did not take place
     */
    record Taken(
        LiveMatch match, Optional<String> words, Turn<?, ?> turn, Optional<Violation> setAside)
        implements Step {}

    record Refused(Violation violation) implements Step {}
  }

  /** A moment of a match, which begins where a record does. */
  static Duration since(Instant at) {
    return Duration.between(Replay.START, at);
  }

  /** Who plays on each seat. */
  List<String> players();

  /** The same match with these players: somebody may have taken over a seat. */
  LiveMatch with(List<String> players);

  /**
   * Draws by lot who sets the first Goal; nothing in a game that has no lot. A match that began
   * without it begins with the first seat.
   */
  Optional<Step.Taken> lot(Seed seed, Duration at);

  /** The rounds of the lot as a record shows them in its comments; none where none was drawn. */
  List<String> lot();

  /** The number of the player who sets the first Goal, with whom a record begins its names. */
  int first();

  /** A player's action in the words of a record, without his name. */
  Step act(int player, String words, Duration at);

  /** A line of the table itself as a record has it, such as {@code shake} or {@code roll: …}. */
  Step table(String line, Duration at);

  /**
   * Whether these words say that a player comes or goes, which he may while the table is paused.
   */
  boolean comesOrGoes(int player, String words);

  /** A shake begins, and chance rolls and deals it. */
  List<Step.Taken> begin(Seed seed, Duration at);

  /** The clock of the round calls, first that no shake begins, then that none goes on. */
  Step.Taken call(Duration at);

  /** What the clock does at the first deadline before a time. */
  Optional<Step.Taken> tick(Duration now);

  /** The match after a turn that was kept. */
  LiveMatch after(Turn<?, ?> turn);

  /** When the clock has to act. */
  Optional<Duration> deadline();

  /** The lines with which chance rolls and deals a shake that has just begun. */
  List<String> chance(Seed seed);

  /** The round whose clock ends it; nothing where somebody has to win. */
  Optional<Procedure.Round> round();

  /** Whether the clock of a round ends it; otherwise somebody has to win. */
  default boolean rounds() {
    return round().isPresent();
  }

  /** Whether a shake can be begun now. */
  boolean betweenShakes();

  /** Whether what happens next may ask the judge, which can take long. */
  boolean judges();

  /** Whether a shake is in play, from its roll to its scores. */
  boolean inShake();

  boolean finished();

  /** How many shakes are over. */
  int shakes();

  /** The match as a player sees it, or, without a seat, everybody. */
  LiveMatch seenBy(OptionalInt player);

  /** A turn as a player hears of it, or everybody, before everything is shown. */
  Turn<?, ?> heardBy(OptionalInt player, Turn<?, ?> turn);

  /** Whether everything that was hidden lies open with this turn. */
  boolean shows(Turn<?, ?> turn);

  /** Whether a shake begins with this turn. */
  boolean begins(Turn<?, ?> turn);

  /** Whether the clock of the round calls in this turn. */
  boolean calls(Turn<?, ?> turn);

  /** An act in the words of a record, without the player's name, with the names of today. */
  Optional<String> words(Turn<?, ?> turn);

  /**
   * The words of a turn that was kept, as a record reads them today as they were read when it
   * happened.
   */
  String recorded(String words, Turn<?, ?> turn);

  /** Whom the match waits for. */
  List<Standing.Awaited> awaited();

  /** What the match waits for a player to do, in a few words; nothing where it does not. */
  Optional<String> task(int player);

  /** Whether a player has something to do that the match waits for. */
  default boolean waitsFor(int player) {
    return task(player).isPresent();
  }

  /**
   * What a bot does.
   *
   * @param words in the words of a record, without its name; nothing where it waits
   * @param thinking how long a person would think before
   */
  record Thought(Optional<String> words, Duration thinking) {}

  /**
   * What a bot of this strength does on a player's seat; it sees what the player sees.
   *
   * @param seed where its variety comes from
   * @param limits how long it may search, and never more than its strength does
   */
  Thought think(int player, Strength strength, long seed, Limits limits);

  /** Something legal on a player's seat, for a bot that cannot think. */
  Optional<String> simple(int player, RandomPlayer bot);

  /** Help for a player with the position at hand; nothing where there is nothing to help with. */
  Optional<Hint> hint(int player, Hint.Level level, Limits limits);

  /** Bots of these strengths play each other under the rules of this match. */
  ArenaResult arena(List<Strength> strengths, int shakes, long seed, Limits limits);
}
