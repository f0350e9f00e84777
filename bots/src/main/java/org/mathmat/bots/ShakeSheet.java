package org.mathmat.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.mathmat.bots.Foresight.Reach;
import org.mathmat.exact.Truth;
import org.mathmat.solver.Limits;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Procedure;
import org.mathmat.table.shake.Shake;

/** What the coach writes down about a shake. */
final class ShakeSheet {
  private final int setter;
  final List<MoveSheet> moves = new ArrayList<>();
  final List<ShakeReview.Paper> papers = new ArrayList<>();
  Optional<Shake> shake = Optional.empty();
  Optional<Claim> claim = Optional.empty();

  /** Somebody went on after the last move, or the shake ended. */
  boolean passed;

  Optional<String> ended = Optional.empty();
  List<Integer> scores = List.of();

  private Truth right = Truth.UNKNOWN;

  /** A challenge that was made, and the shake in which it was. */
  record Claim(int event, int player, Challenge challenge, Shake shake) {}

  ShakeSheet(int setter) {
    this.setter = setter;
  }

  /** How much there is to find out. */
  int size() {
    return 1 + moves.size();
  }

  /** Whether more time might find out more. */
  boolean isOpen() {
    return isClaimOpen() || moves.stream().anyMatch(move -> !move.isKnown() || move.hasUndecided());
  }

  /** What each move left, and whether the challenge was right. */
  void look(Study study, Procedure book, Limits limits) {
    moves.forEach(move -> move.look(study, book, limits));
    settle(study, limits);
  }

  /** How many papers there were after each move. */
  void count(Study study, Limits limits) {
    moves.forEach(move -> move.count(study, limits));
  }

  /** What else could have been done. */
  void compare(Study study, Procedure book, Limits limits) {
    moves.forEach(move -> move.compare(study, book, limits));
  }

  /**
   * Asks again what is still open, each question with its part of the time.
   *
   * @param later how many shakes wait for their turn
   */
  void insist(Study study, Procedure book, Coach.Time time, int later) {
    List<Consumer<Limits>> questions = new ArrayList<>();
    for (MoveSheet move : moves) {
      if (!move.isKnown()) {
        questions.add(limits -> move.look(study, book, limits));
      }
    }
    if (isClaimOpen()) {
      questions.add(limits -> settle(study, limits));
    }
    for (MoveSheet move : moves) {
      if (move.hasUndecided()) {
        questions.add(limits -> move.compare(study, book, limits));
      }
    }
    for (int i = 0; i < questions.size(); i++) {
      questions.get(i).accept(time.share(1, questions.size() - i + later));
    }
  }

  private boolean isClaimOpen() {
    return right == Truth.UNKNOWN
        && claim.filter(made -> made.challenge() != Challenge.NO_GOAL).isPresent();
  }

  private void settle(Study study, Limits limits) {
    if (right == Truth.UNKNOWN && claim.isPresent()) {
      right = isRight(study, claim.get().shake(), claim.get().challenge(), limits);
    }
  }

  private static Truth isRight(Study study, Shake shake, Challenge challenge, Limits limits) {
    Scene scene = Scene.of(shake);
    SafeAlternatives alternatives = new SafeAlternatives(study, shake, limits);
    return switch (challenge) {
      case NOW -> study.solvable(scene, Reach.ONE_CUBE, limits);
      case IMPOSSIBLE, P_FLUB -> study.solvable(scene, Reach.ANY, limits).not();
      case FORCE_OUT_NO_SOLUTION -> study.solvable(scene, Reach.ONE_CUBE, limits).not();
      case A_FLUB, FORCE_OUT_A_FLUB -> flub(study, scene, alternatives.toLast(), limits);
      case CA_FLUB -> flub(study, scene, alternatives.toEarlier(), limits);
      case NO_GOAL -> Truth.UNKNOWN;
    };
  }

  /** One more cube is enough, and something better could have been done. */
  private static Truth flub(
      Study study, Scene scene, SafeAlternatives.Found alternative, Limits limits) {
    return study.solvable(scene, Reach.ONE_CUBE, limits).and(alternative.there());
  }

  ShakeReview review(int number, Game game) {
    boolean guide = game.procedure().challenges().moves().contains(Challenge.A_FLUB);
    List<ShakeReview.Move> reviewed = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      boolean last = i == moves.size() - 1;
      reviewed.add(moves.get(i).review(guide, missed(moves.get(i), last, guide)));
    }
    return new ShakeReview(
        number,
        setter,
        shake.map(Shake::variations).orElse(List.of()),
        shake.map(Shake::cards).orElse(List.of()),
        shake.flatMap(Shake::goal),
        reviewed,
        claim.map(made ->
            new ShakeReview.Claim(
                made.event(),
                made.player(),
                made.challenge(),
                right == Truth.UNKNOWN ? Optional.empty() : Optional.of(right == Truth.TRUE))),
        papers,
        ended,
        scores);
  }

  /** The challenge that would have been right after a move and that nobody made. */
  private Optional<ShakeReview.Missed> missed(MoveSheet move, boolean last, boolean guide) {
    Optional<Challenge> there = right(move.fate(guide), guide);
    boolean made = last && !passed && claim.map(Claim::challenge).equals(there);
    boolean over = !last || passed || claim.isPresent() || ended.isPresent();
    return there
        .filter(_ -> over && !made)
        .map(challenge -> new ShakeReview.Missed(challenge, move.after().opponents(move.player())));
  }

  /** The challenge that would be right. */
  private static Optional<Challenge> right(Fate fate, boolean guide) {
    return switch (fate) {
      case NOW -> Optional.of(guide ? Challenge.A_FLUB : Challenge.NOW);
      case IMPOSSIBLE -> Optional.of(guide ? Challenge.P_FLUB : Challenge.IMPOSSIBLE);
      case SAFE, UNKNOWN -> Optional.empty();
    };
  }
}
