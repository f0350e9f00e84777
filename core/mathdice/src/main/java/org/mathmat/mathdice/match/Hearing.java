package org.mathmat.mathdice.match;

/** What is heard at a table of MathDice: everything, for all of it is said aloud. */
final class Hearing {
  private Hearing() {}

  static DiceEvent of(DiceEvent event) {
    return switch (event) {
      case DiceEvent.PointBegun _,
          DiceEvent.TargetRolled _,
          DiceEvent.DiceRolled _,
          DiceEvent.Called _,
          DiceEvent.CalculationDue _,
          DiceEvent.Stated _,
          DiceEvent.NothingStated _,
          DiceEvent.PointWon _,
          DiceEvent.Drawn _,
          DiceEvent.PlayerLeft _,
          DiceEvent.PlayerReturned _ ->
          event;
    };
  }

  static DiceAction of(DiceAction action) {
    return switch (action) {
      case DiceAction.BeginPoint _,
          DiceAction.RollTarget _,
          DiceAction.RollDice _,
          DiceAction.Call _,
          DiceAction.State _,
          DiceAction.Leave _,
          DiceAction.Return _,
          DiceAction.TimeUp _,
          DiceAction.RoundSignal _ ->
          action;
    };
  }
}
