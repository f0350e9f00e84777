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

  /** The words of a replay's {@code ended}. */
  default String ended() {
    return switch (this) {
      case ByChallenge(Challenge challenge, _, _) -> "challenge " + challenge.spoken();
      case Everybody(Ending ending, _) -> ending.text();
    };
  }
}
