package org.mathmat.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;
import org.mathmat.mathdice.Best;
import org.mathmat.mathdice.Call;
import org.mathmat.mathdice.Dice;
import org.mathmat.mathdice.Expression;
import org.mathmat.mathdice.Judge;
import org.mathmat.mathdice.match.DiceAction;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.mathdice.match.DiceMatch.Phase;
import org.mathmat.solver.Limits;
import org.mathmat.table.Offer;
import org.mathmat.table.Parsed;

/** Plays MathDice: a strong bot tries more calculations, and faster. */
public final class DiceBot implements Bot<DiceMatch, DiceAction> {
  private final Strength strength;

  public DiceBot(Strength strength) {
    this.strength = strength;
  }

  @Override
  public Decision<DiceAction> decide(
      int player, DiceMatch seen, List<Offer<DiceAction>> offers, Luck luck, Limits limits) {
    Optional<DiceAction> action =
        offers.contains(Offer.<DiceAction>ready(new DiceAction.Return()))
            ? Optional.of(new DiceAction.Return())
            : switch (seen.phase()) {
              case Phase.Calling p when offers.contains(Offer.<DiceAction>open("calls")) ->
                  call(p, luck, limits);
              case Phase.Stating p when offers.contains(Offer.<DiceAction>open("states")) ->
                  Optional.of(state(p));
              case Phase _ -> Optional.empty();
            };
    return new Decision<>(action, Pace.CALL.time(strength, luck));
  }

  /** Made anew for each decision: an effort is spent by asking. */
  private static Judge judge() {
    return new Judge(new Arithmetic(Effort.ORDINARY));
  }

  private static Optional<Num> number(String text) {
    return Call.parse(text) instanceof Parsed.Good<Num>(Num number)
        ? Optional.of(number)
        : Optional.empty();
  }

  /** The closest of the results it comes upon, if that beats what was called. */
  private Optional<DiceAction> call(Phase.Calling phase, Luck luck, Limits limits) {
    Num target = Num.of(phase.target());
    Optional<Num> standing =
        phase.calls().isEmpty() ? Optional.empty() : number(phase.calls().getLast().number());
    Optional<Num> best = standing;
    boolean found = false;
    for (Expression expression : tried(phase.dice(), luck)) {
      Judge judge = judge();
      if (limits.stop().getAsBoolean()) {
        break;
      }
      if (judge.value(expression) instanceof Num value
          && value.isFraction()
          && number(value.text()).isPresent()
          && judge.beats(target, best, value) == Truth.TRUE) {
        best = Optional.of(value);
        found = true;
      }
    }
    return found ? best.map(value -> new DiceAction.Call(value.text())) : Optional.empty();
  }

  private List<Expression> tried(List<Integer> dice, Luck luck) {
    List<Expression> all = luck.shuffled(Best.all(new Dice(dice)));
    return all.subList(0, Math.min(all.size(), strength.calculations()));
  }

  /** A calculation for the number that was called; any at all if there is none. */
  private static DiceAction state(Phase.Stating phase) {
    List<Expression> all = new ArrayList<>(Best.all(new Dice(phase.dice())));
    Optional<Num> called = number(phase.calls().getLast().number());
    for (Expression expression : all) {
      Judge judge = judge();
      if (called.isPresent()
          && judge.value(expression) instanceof Num value
          && judge.hits(called.get(), value) == Truth.TRUE) {
        return new DiceAction.State(expression.text());
      }
    }
    return new DiceAction.State(all.getFirst().text());
  }
}
