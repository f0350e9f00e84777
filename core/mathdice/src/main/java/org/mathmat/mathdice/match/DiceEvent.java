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

  /**
   * A calculation as it was understood, hence without a star: where one was stored long ago it was
   * a power.
   */
  record Stated(int player, String expression, boolean correct, List<Reason> reasons)
      implements DiceEvent {
    public Stated {
      expression = expression.replace('*', '^');
      reasons = List.copyOf(reasons);
    }
  }

  /** Time ran out for the calculation. */
  record NothingStated(int player) implements DiceEvent {}

  record PointWon(int player) implements DiceEvent {}

  /** Nobody wins the point. */
  record Drawn() implements DiceEvent {}

  record PlayerLeft(int player) implements DiceEvent {}

  record PlayerReturned(int player) implements DiceEvent {}
}
