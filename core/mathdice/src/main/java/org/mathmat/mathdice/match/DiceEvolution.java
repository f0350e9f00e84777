package org.mathmat.mathdice.match;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.mathdice.match.DiceMatch.Called;
import org.mathmat.mathdice.match.DiceMatch.Phase;

/** What an event makes of a match of MathDice; checks nothing. */
final class DiceEvolution {
  private static final Duration FIRST_CALL = Duration.ofSeconds(30);
  private static final Duration BETTER_CALL = Duration.ofSeconds(20);
  private static final Duration CALCULATION = Duration.ofSeconds(20);

  private DiceEvolution() {}

  static DiceMatch after(DiceMatch match, DiceEntry entry) {
    Instant at = entry.at();
    return switch (entry.event()) {
      case DiceEvent.PointBegun _ -> match.in(new Phase.Rolling(Optional.empty()));
      case DiceEvent.TargetRolled(List<Integer> dice) ->
          match.in(new Phase.Rolling(Optional.of(dice)));
      case DiceEvent.DiceRolled(List<Integer> dice) -> {
        List<Integer> target = ((Phase.Rolling) match.phase()).target().orElseThrow();
        yield match.in(
            new Phase.Calling(target.get(0) * target.get(1), dice, List.of(), at.plus(FIRST_CALL)));
      }
      case DiceEvent.Called(int player, String number) -> {
        Phase.Calling before = (Phase.Calling) match.phase();
        List<Called> calls = new ArrayList<>(before.calls());
        calls.add(new Called(player, number));
        yield match.in(
            new Phase.Calling(
                before.target(), before.dice(), List.copyOf(calls), at.plus(BETTER_CALL)));
      }
      case DiceEvent.CalculationDue _ -> {
        Phase.Calling before = (Phase.Calling) match.phase();
        yield match.in(
            new Phase.Stating(
                before.target(), before.dice(), before.calls(), at.plus(CALCULATION)));
      }
      case DiceEvent.Stated e ->
          match.with(new DiceMatch.Statement(e.player(), e.expression(), e.correct(), e.reasons()));
      case DiceEvent.NothingStated _ -> match;
      case DiceEvent.PointWon(int player) -> match.played(Optional.of(player));
      case DiceEvent.Drawn _ -> match.played(Optional.empty());
      case DiceEvent.PlayerLeft(int player) -> {
        List<Integer> away = new ArrayList<>(match.away());
        away.add(player);
        yield match.withAway(away);
      }
      case DiceEvent.PlayerReturned(int player) ->
          match.withAway(match.away().stream().filter(one -> one != player).toList());
    };
  }
}
