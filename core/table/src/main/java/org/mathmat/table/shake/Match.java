package org.mathmat.table.shake;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.mathmat.table.Reason;

/**
 * A match: what was played, and where it stands.
 *
 * @param players how many there are
 * @param lot how it was drawn who sets the first Goal; none where that is the first seat
 * @param setter who sets the Goal of the shake under way, or of the next one
 * @param away the players who are absent
 * @param totals scores and penalties so far
 * @param penalties the penalties of the shake under way
 * @param judged the papers of the shake under way that have been judged
 */
public record Match(
    int players,
    Optional<Lot> lot,
    int setter,
    List<Integer> away,
    List<Integer> totals,
    List<Integer> penalties,
    List<JudgedPaper> judged,
    List<PlayedShake> played,
    Round round,
    Phase phase) {
  /** The clock of the round. */
  public enum Round {
    RUNNING,
    /** No new shake. */
    TIME_UP,
    STOPPED
  }

  /**
   * A paper and what became of it.
   *
   * @param text as it was written, where that is not hidden
   */
  public record JudgedPaper(
      int player, Optional<String> text, boolean correct, List<Reason> reasons) {}

  /**
   * A shake that is over.
   *
   * @param scores by player; empty where the shake was void
   */
  public record PlayedShake(
      String ended, List<Integer> scores, List<Integer> penalties, List<JudgedPaper> papers) {}

  public Match {
    away = List.copyOf(away);
    totals = List.copyOf(totals);
    penalties = List.copyOf(penalties);
    judged = List.copyOf(judged);
    played = List.copyOf(played);
  }

  static Match opening(int players) {
    List<Integer> zeros = zeros(players);
    return new Match(
        players,
        Optional.empty(),
        0,
        List.of(),
        zeros,
        zeros,
        List.of(),
        List.of(),
        Round.RUNNING,
        new Phase.Idle());
  }

  static List<Integer> zeros(int players) {
    return java.util.Collections.nCopies(players, 0);
  }

  /** No shake is open, and none will be. */
  public boolean finished() {
    return round != Round.RUNNING && phase instanceof Phase.Idle;
  }

  /** Strictly ahead of every other player. */
  public boolean leads(int player) {
    return IntStream.range(0, players)
        .allMatch(other -> other == player || totals.get(other) < totals.get(player));
  }

  /** The players who are there, from this one to the left. */
  List<Integer> presentFrom(int first) {
    return IntStream.range(0, players)
        .map(step -> (first + step) % players)
        .filter(player -> !away.contains(player))
        .boxed()
        .toList();
  }

  Match in(Phase changed) {
    return new Match(players, lot, setter, away, totals, penalties, judged, played, round, changed);
  }

  Match withSetter(int next) {
    return new Match(players, lot, next, away, totals, penalties, judged, played, round, phase);
  }

  Match withLot(Lot drawn) {
    return new Match(
        players, Optional.of(drawn), setter, away, totals, penalties, judged, played, round, phase);
  }

  Match withAway(List<Integer> changed) {
    return new Match(
        players, lot, setter, changed, totals, penalties, judged, played, round, phase);
  }

  Match withRound(Round changed) {
    return new Match(players, lot, setter, away, totals, penalties, judged, played, changed, phase);
  }

  Match fined(int player, int points) {
    return new Match(
        players,
        lot,
        setter,
        away,
        plus(totals, player, -points),
        plus(penalties, player, -points),
        judged,
        played,
        round,
        phase);
  }

  Match withJudged(JudgedPaper paper) {
    List<JudgedPaper> all = new ArrayList<>(judged);
    all.add(paper);
    return new Match(players, lot, setter, away, totals, penalties, all, played, round, phase);
  }

  Match ended(String how, List<Integer> scores, int nextSetter) {
    List<PlayedShake> all = new ArrayList<>(played);
    all.add(new PlayedShake(how, List.copyOf(scores), penalties, judged));
    List<Integer> sums = totals;
    for (int player = 0; player < scores.size(); player++) {
      sums = plus(sums, player, scores.get(player));
    }
    return new Match(
        players,
        lot,
        nextSetter,
        away,
        sums,
        zeros(players),
        List.of(),
        all,
        round,
        new Phase.Idle());
  }

  private static List<Integer> plus(List<Integer> values, int player, int points) {
    List<Integer> changed = new ArrayList<>(values);
    changed.set(player, values.get(player) + points);
    return changed;
  }
}
