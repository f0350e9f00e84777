package org.mathmat.mathdice.match;

import java.util.List;
import org.mathmat.table.Reason;

/** What happened at a table of MathDice: plain data, players by number. */
public sealed interface DiceEvent {
  record PointBegun() implements DiceEvent {}

  record TargetRolled(List<Integer> dice) implements DiceEvent {}

  record DiceRolled(List<Integer> dice) implements DiceEvent {}

  record Called(int player, String number) implements DiceEvent {}

  /** Nobody can improve any more: the closest caller has to state his calculation. */
  record CalculationDue(int player) implements DiceEvent {}

  record Stated(int player, String expression, boolean correct, List<Reason> reasons)
      implements DiceEvent {}

  /** Time ran out for the calculation. */
  record NothingStated(int player) implements DiceEvent {}

  record PointWon(int player) implements DiceEvent {}

  /** Nobody wins the point. */
  record Drawn() implements DiceEvent {}

  record PlayerLeft(int player) implements DiceEvent {}

  record PlayerReturned(int player) implements DiceEvent {}
}
