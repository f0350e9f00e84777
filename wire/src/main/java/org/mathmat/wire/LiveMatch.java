package org.mathmat.wire;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.bots.Hint;
import org.mathmat.bots.Strength;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.solver.Limits;
import org.mathmat.table.Violation;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.shake.Procedure;

/**
 * A match under way, whatever the game, in words and JSON: what the lines of a record do to it, how
 * its events are kept, and how it looks from a seat. It never changes; a line gives a new one.
 * Times count from the beginning of the match, in whole seconds, as a record has them.
 */
public interface LiveMatch {
  /** Before the first shake. */
  static LiveMatch opening(Map<String, String> headers, List<String> players) throws BadInput {
    MatchRecord frame = new MatchRecord(new LinkedHashMap<>(headers), players, List.of());
    return switch (MatchSettings.game(frame)) {
      case ShelvedGame.InShakes<?> game ->
          LiveShakes.opening(frame, MatchSettings.inDivision(game, frame));
      case ShelvedGame.MathDice dice -> LiveDice.opening(frame, MatchSettings.play(dice, frame));
    };
  }

  /** What came of a line. */
  sealed interface Step {
    /**
     * It happened.
     *
     * @param events to be kept, a JSON array; {@link LiveMatch#after} takes them
     * @param told the same as a replay tells them
     * @param setAside why an attempt was noted, and perhaps fined, but did not take place
     */
    record Taken(
        LiveMatch match, String events, List<JsonObject> told, Optional<Violation> setAside)
        implements Step {}

    record Refused(Violation violation) implements Step {}
  }

  /**
   * Draws by lot who sets the first Goal; nothing in a game that has no lot. A match that began
   * without it begins with the first seat.
   */
  Optional<Step.Taken> lot(Seed seed);

  /** The rounds of the lot as a record shows them in its comments; none where none was drawn. */
  List<String> lot();

  /** The number of the player who sets the first Goal, with whom a record begins its names. */
  int first();

  /** A player's action in the words of a record, without his name. */
  Step act(int player, String words, Duration at);

  /** A line of the table itself, such as {@code shake} or {@code roll: …}. */
  Step table(String line, Duration at);

  /** What the clock does at the first deadline before a time. */
  Optional<Step.Taken> tick(Duration now);

  /** The match after events that were kept. */
  LiveMatch after(String events);

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

  /** Whether a shake is in play, from its roll to its scores. */
  boolean inShake();

  boolean finished();

  /** How many shakes are over. */
  int shakes();

  /** What a player sees, or, without a seat, everybody. */
  JsonObject view(OptionalInt player);

  /** Whom the match waits for; {@code start} is when it began, none where no clock runs. */
  JsonArray waiting(Optional<Instant> start);

  /** What a player may do. */
  JsonObject offers(int player);

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

  /** Help for a player with the position at hand; nothing where there is nothing to help with. */
  Optional<JsonObject> hint(int player, Hint.Level level, Limits limits);

  /** Events that were kept, as a replay tells them. */
  List<JsonObject> told(String events);

  /**
   * An act that was kept, in words that a match record reads today as it was read when it happened.
   *
   * @param words what was said
   * @param events what came of it
   */
  String recorded(String words, String events);
}
