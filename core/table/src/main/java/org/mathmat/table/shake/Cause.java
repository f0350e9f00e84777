package org.mathmat.table.shake;

import org.mathmat.table.score.Challenge;

/** Why papers are written. */
public sealed interface Cause {
  /** Who moved last, set the Goal, declared that there is none, or called the force out. */
  int mover();

  record ByChallenge(Challenge challenge, int mover, int challenger) implements Cause {
    /** The player who must write. */
    public int writer() {
      return switch (challenge.writer()) {
        case MOVER -> mover;
        case CHALLENGER -> challenger;
      };
    }
  }

  record Everybody(Ending ending, int mover) implements Cause {}

  /** What the papers are written after. */
  default Occasion occasion() {
    return switch (this) {
      case Everybody(Ending ending, _) ->
          switch (ending) {
            case LAST_CUBE, ROUND_STOP -> Occasion.LAST_CUBE;
            case FORCE_OUT -> Occasion.FORCE_OUT;
          };
      case ByChallenge(Challenge challenge, _, _) ->
          switch (challenge) {
            case NOW -> Occasion.NOW;
            case IMPOSSIBLE -> Occasion.IMPOSSIBLE;
            case NO_GOAL -> Occasion.NO_GOAL;
            case P_FLUB -> Occasion.P_FLUB;
            case A_FLUB -> Occasion.A_FLUB;
            case CA_FLUB -> Occasion.CA_FLUB;
            case FORCE_OUT_NO_SOLUTION, FORCE_OUT_A_FLUB -> Occasion.FORCE_OUT;
          };
    };
  }

  /** The words of a replay's {@code ended}. */
  default String ended() {
    return switch (this) {
      case ByChallenge(Challenge challenge, _, _) -> "challenge " + challenge.spoken();
      case Everybody(Ending ending, _) -> ending.text();
    };
  }
}
