package org.mathmat.proof.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mathmat.bots.Bot;
import org.mathmat.bots.BotTable;
import org.mathmat.bots.Decision;
import org.mathmat.bots.DiceBot;
import org.mathmat.bots.Luck;
import org.mathmat.bots.Strength;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;
import org.mathmat.mathdice.Best;
import org.mathmat.mathdice.Call;
import org.mathmat.mathdice.Dice;
import org.mathmat.mathdice.Judge;
import org.mathmat.mathdice.match.DiceAction;
import org.mathmat.mathdice.match.DiceEntry;
import org.mathmat.mathdice.match.DiceEvent;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.mathdice.match.DiceRules;
import org.mathmat.solver.Limits;
import org.mathmat.table.Parsed;

/** Perfect at MathDice: nothing that can be called is closer, and it can say how it comes to it. */
class PerfectDiceTest {
  private static final int POINTS = 500;
  private static final Limits LIMITS = new Limits(() -> false, 1_000, 1_000_000);
  private static final Bot<DiceMatch, DiceAction> SILENT =
      (_, _, _, _, _) -> new Decision<>(Optional.empty(), Duration.ofSeconds(1));

  private int target;
  private List<Integer> dice = List.of();
  private int calls;
  private int statements;

  @Test
  void perfectCallsTheClosestNumberAndCanCalculateIt() {
    DiceRules rules = new DiceRules(2, DiceMatch.Play.SHORT);
    for (int seed = 0; seed < POINTS; seed++) {
      BotTable<DiceMatch, DiceAction, DiceEntry> table =
          new BotTable<>(
              rules,
              List.of(new DiceBot(Strength.PERFECT), SILENT),
              BotsPlayTest::roll,
              new Luck(seed),
              LIMITS);
      table.begin();
      while (table.state().points().isEmpty()) {
        table.step();
      }
      table.events().forEach(entry -> look(entry.event()));
    }
    assertThat(calls).isEqualTo(POINTS);
    assertThat(statements).isEqualTo(POINTS);
  }

  private void look(DiceEvent event) {
    switch (event) {
      case DiceEvent.TargetRolled(List<Integer> two) -> target = two.get(0) * two.get(1);
      case DiceEvent.DiceRolled(List<Integer> three) -> dice = three;
      case DiceEvent.Called(_, String number) -> {
        calls++;
        closest(number);
      }
      case DiceEvent.Stated stated -> {
        statements++;
        assertThat(stated.correct()).as("%s of %s", stated.expression(), dice).isTrue();
      }
      case DiceEvent _ -> {}
    }
  }

  private void closest(String called) {
    Judge judge = new Judge(new Arithmetic(Effort.ORDINARY));
    Num number = number(called).orElseThrow();
    assertThat(Best.of(judge, new Dice(dice), target).results())
        .as("%s for %d with %s", called, target, dice)
        .noneMatch(one ->
            number(one.value().text()).isPresent()
                && judge.beats(Num.of(target), Optional.of(number), one.value()) == Truth.TRUE);
  }

  private static Optional<Num> number(String text) {
    return Call.parse(text) instanceof Parsed.Good<Num>(Num number)
        ? Optional.of(number)
        : Optional.empty();
  }
}
