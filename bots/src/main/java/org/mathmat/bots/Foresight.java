package org.mathmat.bots;

import java.util.Map;
import java.util.Optional;
import org.mathmat.equations.match.EquationsTable;
import org.mathmat.onsets.match.OnSetsTable;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Table;

/**
 * The solver and the judge of a game, asked about where the cubes of one table lie or could lie.
 * For one thread.
 */
public interface Foresight {
  /** How many cubes of Resources a Solution may take. */
  enum Reach {
    ONE_CUBE,
    ANY
  }

  /** Up to so many papers, a shortest one first, or the proof that there is none. */
  Outlook outlook(Mat mat, Reach reach, int most, Limits limits);

  /**
   * What every regular move would leave, worked out together: that takes far less than asking about
   * one after the other. {@code NOW} where one more cube is enough, even if the book does not let
   * anybody say so yet.
   */
  Map<Placing, Fate> moves(Mat mat, Limits limits);

  /** A cube, as the game tells cubes apart, and where it goes. */
  record Placing(String kind, Section to) {}

  /** What the game takes for the same cube. */
  String kind(int cube);

  /** Whether a paper is correct there. */
  boolean right(Mat mat, Reach reach, String paper);

  /** A Goal that could be laid out of Resources, by luck; whether it is legal is not asked. */
  Optional<String> someGoal(Mat mat, Luck luck);

  /** The simplest Goal that could be laid out of Resources. */
  Optional<String> simpleGoal(Mat mat);

  /** What a writer hands in who chose this table's Goal himself. */
  String withGoal(String paper);

  /** A text that is the same for positions between which the game makes no difference. */
  String likeness(Mat mat);

  /** The same for another table; what holds there, too, need not be found out again. */
  default Foresight turnedTo(Table other) {
    return of(other);
  }

  static Foresight of(Table table) {
    return switch (table) {
      case EquationsTable equations -> new EquationsForesight(equations);
      case OnSetsTable onSets -> new OnSetsForesight(onSets);
      case Table other ->
          throw new IllegalArgumentException(
              "The table (" + other.getClass() + ") must be one of Equations or On-Sets.");
    };
  }
}
