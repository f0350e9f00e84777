package org.mathmat.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;
import org.mathmat.mathdice.Best;
import org.mathmat.mathdice.Dice;
import org.mathmat.mathdice.Judge;
import org.mathmat.mathdice.match.DiceEntry;
import org.mathmat.mathdice.match.DiceEvent;
import org.mathmat.table.Parsed;
import org.mathmat.table.Reason;

/**
 * What the coach says of one point of MathDice.
 *
 * @param number from 1
 * @param best the closest results that the dice allow
 * @param winner nobody where the point was drawn or is not over
 */
public record PointReview(
    int number,
    int target,
    List<Integer> dice,
    Best best,
    List<Called> calls,
    List<Stated> papers,
    Optional<Integer> winner,
    boolean over) {
  /**
   * A call.
   *
   * @param event its place among the events of the match, from 0
   * @param calculation one that comes to the number, if there is any
   * @param closest whether nothing closer could have been called
   */
  public record Called(
      int event, int player, String number, Optional<String> calculation, boolean closest) {}

  /** A calculation that was stated. */
  public record Stated(int event, int player, String text, boolean correct, List<Reason> faults) {}

  /** Reviews every point of a match whose dice were rolled. */
  public static List<PointReview> review(List<DiceEntry> events) {
    List<PointReview> reviews = new ArrayList<>();
    Sheet sheet = new Sheet(1);
    for (int i = 0; i < events.size(); i++) {
      switch (events.get(i).event()) {
        case DiceEvent.PointBegun _ -> sheet = new Sheet(reviews.size() + 1);
        case DiceEvent.TargetRolled(List<Integer> dice) -> sheet.target = dice.get(0) * dice.get(1);
        case DiceEvent.DiceRolled(List<Integer> dice) -> sheet.dice = dice;
        case DiceEvent.Called(int player, String number) -> sheet.call(i, player, number);
        case DiceEvent.Stated e ->
            sheet.papers.add(new Stated(i, e.player(), e.expression(), e.correct(), e.reasons()));
        case DiceEvent.PointWon(int player) -> reviews.add(sheet.review(Optional.of(player), true));
        case DiceEvent.Drawn _ -> reviews.add(sheet.review(Optional.empty(), true));
        case DiceEvent.CalculationDue _,
            DiceEvent.NothingStated _,
            DiceEvent.PlayerLeft _,
            DiceEvent.PlayerReturned _ -> {}
      }
    }
    if (!sheet.dice.isEmpty() && reviews.size() < sheet.number) {
      reviews.add(sheet.review(Optional.empty(), false));
    }
    return List.copyOf(reviews);
  }

  /** What is written down about a point while it goes on. */
  private static final class Sheet {
    private final int number;
    private final List<Called> calls = new ArrayList<>();
    private final List<Stated> papers = new ArrayList<>();
    private int target;
    private List<Integer> dice = List.of();

    Sheet(int number) {
      this.number = number;
    }

    /** Made anew for each question: an effort is spent by asking. */
    private static Judge judge() {
      return new Judge(new Arithmetic(Effort.ORDINARY));
    }

    private Best best() {
      return Best.of(judge(), new Dice(dice), target);
    }

    void call(int event, int player, String text) {
      Optional<Num> called =
          org.mathmat.mathdice.Call.parse(text) instanceof Parsed.Good<Num>(Num value)
              ? Optional.of(value)
              : Optional.empty();
      Optional<String> calculation =
          called.flatMap(value ->
              Best.all(new Dice(dice)).stream()
                  .filter(one ->
                      judge().value(one) instanceof Num result
                          && judge().hits(value, result) == Truth.TRUE)
                  .findFirst()
                  .map(one -> one.text()));
      boolean closest =
          called.isPresent()
              && best().results().stream()
                  .findFirst()
                  .filter(one -> judge().beats(Num.of(target), called, one.value()) == Truth.TRUE)
                  .isEmpty();
      calls.add(new Called(event, player, text, calculation, closest));
    }

    PointReview review(Optional<Integer> winner, boolean over) {
      return new PointReview(
          number, target, dice, best(), List.copyOf(calls), List.copyOf(papers), winner, over);
    }
  }
}
