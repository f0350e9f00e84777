package org.mathmat.bots;

import java.util.Arrays;
import java.util.Optional;
import org.mathmat.bots.Foresight.Reach;
import org.mathmat.exact.Truth;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.shake.Shake;

/** Which challenge a bot makes, if any. */
final class Challenging {
  private final Thinking thinking;
  private final Scene scene;
  private final SafeAlternatives alternatives;

  Challenging(Thinking thinking, Shake shake) {
    this.thinking = thinking;
    this.scene = Scene.of(shake);
    this.alternatives = new SafeAlternatives(thinking.study(), shake, thinking.limits());
  }

  /** A challenge that this player believes in. */
  Optional<Challenge> believed() {
    if (Arrays.stream(Challenge.values()).noneMatch(thinking::mayChallenge)) {
      return Optional.empty();
    }
    boolean alert = thinking.luck().percent(thinking.strength().notices());
    boolean bold = thinking.luck().percent(thinking.strength().bold());
    Optional<Challenge> seen = alert ? oneCubeIsEnough().or(this::nothingIsLeft) : Optional.empty();
    return seen.or(() -> bold ? guess() : Optional.empty());
  }

  private Optional<Challenge> oneCubeIsEnough() {
    if (thinking.mayChallenge(Challenge.NOW)) {
      return seesOneCube() ? Optional.of(Challenge.NOW) : Optional.empty();
    }
    if (thinking.mayChallenge(Challenge.A_FLUB) && seesOneCube()) {
      return alternatives.toLast().move().isPresent()
          ? Optional.of(Challenge.A_FLUB)
          : alternatives.toEarlier().move().map(_ -> Challenge.CA_FLUB);
    }
    boolean forcedOut = thinking.mayChallenge(Challenge.FORCE_OUT_A_FLUB);
    return forcedOut && seesOneCube() && alternatives.toLast().move().isPresent()
        ? Optional.of(Challenge.FORCE_OUT_A_FLUB)
        : Optional.empty();
  }

  private boolean seesOneCube() {
    return thinking.seen(scene, Reach.ONE_CUBE).isPresent();
  }

  private Optional<Challenge> nothingIsLeft() {
    if (thinking.mayChallenge(Challenge.FORCE_OUT_NO_SOLUTION)) {
      return thinking.solvable(scene, Reach.ONE_CUBE) == Truth.FALSE
          ? Optional.of(Challenge.FORCE_OUT_NO_SOLUTION)
          : Optional.empty();
    }
    return impossible().filter(_ -> thinking.solvable(scene, Reach.ANY) == Truth.FALSE);
  }

  /** What is said where no Solution is left. */
  private Optional<Challenge> impossible() {
    return thinking.mayChallenge(Challenge.IMPOSSIBLE)
        ? Optional.of(Challenge.IMPOSSIBLE)
        : Optional.of(Challenge.P_FLUB).filter(thinking::mayChallenge);
  }

  /** A weak player takes what he does not see for impossible. */
  private Optional<Challenge> guess() {
    return impossible().filter(_ -> thinking.seen(scene, Reach.ANY).isEmpty());
  }
}
