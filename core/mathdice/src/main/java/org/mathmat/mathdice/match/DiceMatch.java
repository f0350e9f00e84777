package org.mathmat.mathdice.match;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.mathmat.table.Reason;

/**
 * A match of MathDice.
 *
 * @param totals the points of the whole match
 * @param set the points of the set under way
 * @param sets the sets won
 * @param stated the calculation of the point under way, once it has been stated
 */
public record DiceMatch(
    Play play,
    List<Integer> totals,
    List<Integer> set,
    List<Integer> sets,
    List<Integer> away,
    List<Point> points,
    Optional<Statement> stated,
    Phase phase) {
  /** How long a match is. */
  public enum Play {
    /** The first to four points wins. */
    SHORT(1),
    /** Two sets of four points win. */
    LONG(2);

    private final int setsToWin;

    Play(int setsToWin) {
      this.setsToWin = setsToWin;
    }
  }

  /** A calculation and what became of it. */
  public record Statement(int player, String expression, boolean correct, List<Reason> reasons) {}

  /**
   * A point that was played.
   *
   * @param winner who won it, or nobody
   */
  public record Point(Optional<Integer> winner, Optional<Statement> statement) {}

  /** A number that was called out. */
  public record Called(int player, String number) {}

  /** Where the match stands. */
  public sealed interface Phase {
    record Idle() implements Phase {}

    record Rolling(Optional<List<Integer>> target) implements Phase {}

    /** Players call numbers, each closer than the one before. */
    record Calling(int target, List<Integer> dice, List<Called> calls, Instant until)
        implements Phase {}

    /** The closest caller states his calculation. */
    record Stating(int target, List<Integer> dice, List<Called> calls, Instant until)
        implements Phase {
      int player() {
        return calls.getLast().player();
      }
    }
  }

  /** Four points win a set, and a short match. */
  private static final int TO_WIN = 4;

  public DiceMatch {
    totals = List.copyOf(totals);
    set = List.copyOf(set);
    sets = List.copyOf(sets);
    away = List.copyOf(away);
    points = List.copyOf(points);
  }

  static DiceMatch opening(int players, Play play) {
    List<Integer> zeros = Collections.nCopies(players, 0);
    return new DiceMatch(
        play, zeros, zeros, zeros, List.of(), List.of(), Optional.empty(), new Phase.Idle());
  }

  public int players() {
    return totals.size();
  }

  /** Who has won the match, once somebody has. */
  public Optional<Integer> winner() {
    return IntStream.range(0, players())
        .filter(player -> sets.get(player) >= play.setsToWin)
        .boxed()
        .findFirst();
  }

  List<Integer> present() {
    return IntStream.range(0, players()).filter(player -> !away.contains(player)).boxed().toList();
  }

  DiceMatch in(Phase changed) {
    return new DiceMatch(play, totals, set, sets, away, points, stated, changed);
  }

  DiceMatch withAway(List<Integer> changed) {
    return new DiceMatch(play, totals, set, sets, changed, points, stated, phase);
  }

  DiceMatch with(Statement statement) {
    return new DiceMatch(play, totals, set, sets, away, points, Optional.of(statement), phase);
  }

  DiceMatch played(Optional<Integer> winner) {
    List<Point> all = new ArrayList<>(points);
    all.add(new Point(winner, stated));
    List<Integer> sum = winner.map(player -> plusOne(totals, player)).orElse(totals);
    List<Integer> inSet = winner.map(player -> plusOne(set, player)).orElse(set);
    boolean setWon = winner.isPresent() && inSet.get(winner.get()) >= TO_WIN;
    return new DiceMatch(
        play,
        sum,
        setWon ? Collections.nCopies(players(), 0) : inSet,
        setWon ? plusOne(sets, winner.get()) : sets,
        away,
        all,
        Optional.empty(),
        new Phase.Idle());
  }

  private static List<Integer> plusOne(List<Integer> values, int player) {
    List<Integer> changed = new ArrayList<>(values);
    changed.set(player, values.get(player) + 1);
    return changed;
  }
}
