package org.mathmat.table.shake;

import java.util.List;
import java.util.Optional;
import org.mathmat.table.Reason;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.Side;

/**
 * What happened at a table of Equations or On-Sets: plain data, to be kept. Players and cubes are
 * numbers, in the order of the names and of the roll.
 */
public sealed interface Event {
  /** An attempt that the book fines, or uses up, although it does not take place. */
  sealed interface SetAside extends Event {
    RefusalCode code();

    String rule();

    String message();
  }

  /** It was drawn by lot who sets the first Goal. */
  record LotDrawn(List<Lot.Round> rounds, int setter) implements Event {
    public LotDrawn {
      rounds = List.copyOf(rounds);
    }
  }

  record ShakeBegun(int setter) implements Event {}

  record Rolled(List<String> cubes) implements Event {}

  record Dealt(List<String> cards) implements Event {}

  record VariationsChosen(int player, List<String> names) implements Event {}

  record SelectionSetAside(
      int player, List<String> names, RefusalCode code, String rule, String message)
      implements SetAside {}

  /** Under tournament procedure: an unsuitable choice, which stands until somebody charges it. */
  record UnsuitableChosen(int player, List<String> names, RefusalCode code) implements Event {}

  record VariationForgone(int player) implements Event {}

  /** The Goal-setter's bonus; {@code irregular} where he was not allowed to. */
  record SetterBonusMoved(int player, int cube, Optional<RefusalCode> irregular) implements Event {}

  /**
   * The Goal is set.
   *
   * @param cubes the cubes of the Goal
   * @param discarded the cubes that go to Forbidden because only a Goal could have used them
   */
  record GoalSet(int player, String goal, List<Integer> cubes, List<Integer> discarded)
      implements Event {}

  record NoGoalDeclared(int player) implements Event {}

  record Agreed(int player) implements Event {}

  record Disagreed(int player) implements Event {}

  /** A regular move; {@code irregular} lists what was illegal about it. */
  record Moved(
      int player, Optional<Integer> bonus, int cube, Section to, List<RefusalCode> irregular)
      implements Event {}

  record Shifted(
      int player, Optional<Integer> bonus, int cube, Section to, List<RefusalCode> irregular)
      implements Event {}

  record TurnLost(int player) implements Event {}

  record ForcedOut(int player) implements Event {}

  record EverybodyWrites(Ending ending) implements Event {}

  /** The last cube can not be challenged any more. */
  record ChallengeClosed() implements Event {}

  record BlockTaken(int player) implements Event {}

  record BlockReturned(int player) implements Event {}

  record Challenged(int player, Challenge challenge) implements Event {}

  record ChallengeSetAside(
      int player, Challenge challenge, RefusalCode code, String rule, String message)
      implements SetAside {}

  record Joined(int player, Side side) implements Event {}

  /**
   * A paper is handed in.
   *
   * @param paper what is on it; nothing where that is hidden
   */
  record Presented(int player, Optional<String> paper) implements Event {}

  record PresentedNothing(int player) implements Event {}

  /** A writer tried to change his paper, and it counts as wrong for that. */
  record PaperChanged(int player, Reason reason) implements Event {}

  record CheckingBegun() implements Event {}

  record PaperAccepted(int player, int writer) implements Event {}

  record PaperRejected(int player, int writer, Reason reason) implements Event {}

  /** An attempt to prove ambiguity failed; the checker may object no further. */
  record ProofFailed(
      int player, int writer, String witness, RefusalCode code, String rule, String message)
      implements SetAside {}

  /** The judge is asked, and answers when every checker is done. */
  record JudgeAwaited(int player, int writer) implements Event {}

  record JudgeAsked(int player, int writer, boolean equal) implements Event {}

  /** A paper is decided; a reason that several found stands once. */
  record PaperJudged(int writer, boolean correct, List<Reason> reasons) implements Event {
    public PaperJudged {
      reasons = reasons.stream().distinct().toList();
    }
  }

  record Penalised(int player, int points, Fine why) implements Event {}

  /** The additional minute begins. */
  record TimeExtended(int player) implements Event {}

  record Charged(int player, int accused, RefusalCode code) implements Event {}

  record PlayerLeft(int player) implements Event {}

  record PlayerReturned(int player) implements Event {}

  record RoundTimeCalled() implements Event {}

  record RoundStopCalled() implements Event {}

  /**
   * The shake is over.
   *
   * @param ended what ended it, as a replay says it
   * @param scores by player; empty where the shake is void
   * @param nextSetter who sets the next Goal if he is there
   */
  record ShakeEnded(String ended, List<Integer> scores, int nextSetter) implements Event {}
}
