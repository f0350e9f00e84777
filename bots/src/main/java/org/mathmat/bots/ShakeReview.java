package org.mathmat.bots;

import java.util.List;
import java.util.Optional;
import org.mathmat.table.Reason;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.shake.Action;

/**
 * What the coach says of one shake.
 *
 * @param number from 1
 * @param cards the universe of On-Sets
 * @param goal none where it was not set
 * @param ended as a replay says it; none while the shake is open
 * @param scores by player; empty where there are none
 */
public record ShakeReview(
    int number,
    int setter,
    List<String> variations,
    List<String> cards,
    Optional<String> goal,
    List<Move> moves,
    Optional<Claim> challenge,
    List<Paper> papers,
    Optional<String> ended,
    List<Integer> scores) {
  public ShakeReview {
    variations = List.copyOf(variations);
    cards = List.copyOf(cards);
    moves = List.copyOf(moves);
    papers = List.copyOf(papers);
    scores = List.copyOf(scores);
  }

  /**
   * The Goal being set, a move, or the Guide's force out.
   *
   * @param event its place among the events of the match, from 0
   * @param action as the player could have said it
   * @param fate what it left to be challenged
   * @param left a shortest paper after it, and up to so many others
   * @param known a paper that is right after it, where the shortest was not found in time
   * @param now a paper with one more cube of Resources, where that is enough
   * @param safe the moves that were safe instead; none for a Goal
   * @param missed the challenge that nobody made
   */
  public record Move(
      int event,
      int player,
      Action action,
      Fate fate,
      Outlook left,
      Optional<String> known,
      Optional<String> now,
      Optional<SafeMoves> safe,
      Optional<Missed> missed) {
    Move withMissed(Missed challenge) {
      return new Move(event, player, action, fate, left, known, now, safe, Optional.of(challenge));
    }
  }

  /**
   * Moves that were safe, each kind of cube once, without bonus moves.
   *
   * @param open how many moves there was no time to decide
   */
  public record SafeMoves(List<Action> moves, int open) {
    public SafeMoves {
      moves = List.copyOf(moves);
    }
  }

  /** A challenge that would have been right, and who could have made it. */
  public record Missed(Challenge challenge, List<Integer> players) {
    public Missed {
      players = List.copyOf(players);
    }
  }

  /**
   * A challenge that was made.
   *
   * @param right whether a correct paper decides it for the challenger; none where that is not
   *     known
   */
  public record Claim(int event, int player, Challenge challenge, Optional<Boolean> right) {}

  /**
   * A paper.
   *
   * @param ruled whether it counted as correct at the table
   * @param faults everything the judge finds wrong with it, noticed or not
   */
  public record Paper(int event, int player, String text, boolean ruled, List<Reason> faults) {
    public Paper {
      faults = List.copyOf(faults);
    }
  }
}
