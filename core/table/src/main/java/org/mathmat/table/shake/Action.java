package org.mathmat.table.shake;

import java.util.List;
import java.util.Optional;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.score.Side;

/**
 * What can be wanted at a table of Equations or On-Sets. Cubes, variations, Goals and papers are
 * texts here, as somebody wrote them; the rules find out what they mean.
 */
public sealed interface Action {
  /** The clock: a new shake. */
  record BeginShake() implements Action {}

  /** Chance: what the players roll, one after the other, to see who sets the first Goal. */
  record DrawLot(List<List<String>> rounds) implements Action {
    public DrawLot {
      rounds = rounds.stream().map(List::copyOf).toList();
    }
  }

  /** Chance: the cubes of the shake. */
  record Roll(List<String> cubes) implements Action {
    public Roll {
      cubes = List.copyOf(cubes);
    }
  }

  /** Chance: the cards of the universe. */
  record Deal(List<String> cards) implements Action {
    public Deal {
      cards = List.copyOf(cards);
    }
  }

  /** The clock: the round's thirty minutes are up. */
  record RoundTime() implements Action {}

  /** The clock: the five more minutes are up. */
  record RoundStop() implements Action {}

  /** The clock: a deadline of the standing has passed. */
  record TimeUp() implements Action {}

  record Select(List<String> variations) implements Action {
    public Select {
      variations = List.copyOf(variations);
    }
  }

  /** The Goal-setter's bonus move, to Forbidden. */
  record SetterBonus(String cube) implements Action {}

  record SetGoal(String goal) implements Action {}

  record DeclareNoGoal() implements Action {}

  record Agree() implements Action {}

  record Disagree() implements Action {}

  /** A regular move, after a bonus move to Forbidden where one is named. */
  record Move(Optional<String> bonus, String cube, Section to) implements Action {}

  /** On-Sets: a cube of Permitted goes elsewhere, in place of a regular move. */
  record Shift(Optional<String> bonus, String cube, Section to) implements Action {}

  record TakeBlock() implements Action {}

  record MakeChallenge(Challenge challenge) implements Action {}

  record ForceOut() implements Action {}

  record Join(Side side) implements Action {}

  /** Hands a paper in, or declines to. */
  record Present(Optional<String> paper) implements Action {}

  record Accept(int writer) implements Action {}

  record Reject(int writer, ReasonCode code, Optional<String> witness) implements Action {}

  record AskJudge(int writer) implements Action {}

  record Charge(int accused, Optional<RefusalCode> code) implements Action {}

  /** Two judges: a point, at once. */
  record Penalise(int player) implements Action {}

  record Leave() implements Action {}

  record Return() implements Action {}
}
