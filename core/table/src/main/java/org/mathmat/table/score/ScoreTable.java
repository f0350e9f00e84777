package org.mathmat.table.score;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A rule-book's scores of a shake.
 *
 * @param right a challenger or mover who is correct, and a third party who is correct with the
 *     mover
 * @param wrong anybody who is not correct
 * @param withChallenger a third party who is correct on the challenger's side
 * @param besideWrongChallenger a third party whose paper is right where the challenger's is not
 * @param acceptingCosts the challenges after which a player who handed nothing in is not correct if
 *     he accepted a paper that another player proved wrong
 * @param writingIsFree the challenges after which a third party who hands nothing in is scored as
 *     one who did not have to write, whatever side he named
 * @param everybodyRight a right paper where everybody writes
 * @param everybodyWrong a wrong or missing paper where everybody writes
 * @param absent a player who was away
 */
public record ScoreTable(
    int right,
    int wrong,
    int withChallenger,
    int besideWrongChallenger,
    Set<Challenge> acceptingCosts,
    Set<Challenge> writingIsFree,
    int everybodyRight,
    int everybodyWrong,
    int absent) {
  public ScoreTable {
    acceptingCosts = Set.copyOf(acceptingCosts);
    writingIsFree = Set.copyOf(writingIsFree);
  }

  /** The score of every player of the shake, those who were away included. */
  public Map<Integer, Integer> scores(Outcome outcome) {
    Map<Integer, Integer> scores = new TreeMap<>();
    switch (outcome) {
      case Outcome.Challenged shake ->
          Stream.concat(Stream.of(shake.mover(), shake.challenger()), shake.third().stream())
              .forEach(player -> scores.put(player, score(shake, player)));
      case Outcome.EverybodyWrote shake ->
          shake
              .players()
              .forEach(player ->
                  scores.put(player, shake.right(player) ? everybodyRight : everybodyWrong));
    }
    outcome.absent().forEach(player -> scores.put(player, absent));
    return scores;
  }

  private int score(Outcome.Challenged shake, int player) {
    boolean wrote = shake.presented().containsKey(player);
    Side side = side(shake, player);
    boolean writes = side == shake.challenge().writer();
    boolean correct = writes ? shake.right(player) : !shake.solved();
    boolean threePlayers = shake.third().isPresent();
    if (threePlayers
        && !wrote
        && acceptingCosts.contains(shake.challenge())
        && shake.acceptedAWrongPaper(player)) {
      correct = false;
    }
    if (!correct) {
      return wrong;
    }
    if (player == shake.mover() || player == shake.challenger() || side == Side.MOVER) {
      return right;
    }
    return writes && !shake.right(shake.challenger()) ? besideWrongChallenger : withChallenger;
  }

  /** The side on which a player is scored. */
  private Side side(Outcome.Challenged shake, int player) {
    boolean declined =
        shake.third().equals(Optional.of(player)) && !shake.presented().containsKey(player);
    return declined && writingIsFree.contains(shake.challenge())
        ? shake.challenge().writer().other()
        : shake.sideOf(player);
  }
}
