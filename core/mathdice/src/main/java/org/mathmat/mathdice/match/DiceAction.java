package org.mathmat.mathdice.match;

import java.util.List;

/** What can be wanted at a table of MathDice. */
public sealed interface DiceAction {
  /** The clock: a new point is played. */
  record BeginPoint() implements DiceAction {}

  /** Chance: the two 12-sided dice. */
  record RollTarget(List<Integer> dice) implements DiceAction {
    public RollTarget {
      dice = List.copyOf(dice);
    }
  }

  /** Chance: the three scoring dice. */
  record RollDice(List<Integer> dice) implements DiceAction {
    public RollDice {
      dice = List.copyOf(dice);
    }
  }

  /** Calls a result out. */
  record Call(String number) implements DiceAction {}

  /** States the calculation behind the call. */
  record State(String expression) implements DiceAction {}

  record Leave() implements DiceAction {}

  record Return() implements DiceAction {}

  /** The clock: a deadline has passed. */
  record TimeUp() implements DiceAction {}

  /** A round's clock, which MathDice does not have. */
  record RoundSignal() implements DiceAction {}
}
