package org.mathmat.bots;

import java.util.Map;
import java.util.Optional;
import org.mathmat.equations.match.EquationsGame;
import org.mathmat.onsets.match.OnSetsGame;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Section;

/** The solver and the judge of a game, asked about positions at the table. For one thread. */
public interface Foresight {
  /** How many cubes of Resources a Solution may take. */
  enum Reach {
    ONE_CUBE,
    ANY
  }

  /** Up to so many papers, a shortest one first, or the proof that there is none. */
  Outlook outlook(Scene scene, Reach reach, int most, Limits limits);

  /**
   * What every regular move would leave, worked out together: that takes far less than asking about
   * one after the other. {@code NOW} where one more cube is enough, even if the book does not let
   * anybody say so yet.
   */
  Map<Placing, Fate> moves(Scene scene, Limits limits);

  /** A cube, as the game tells cubes apart, and where it goes. */
  record Placing(String kind, Section to) {}

  /** What the game takes for the same cube. */
  String kind(Scene scene, String cube);

  /** Whether a paper is correct there. */
  boolean right(Scene scene, Reach reach, String paper);

  /** A Goal that could be laid out of Resources, by luck; whether it is legal is not asked. */
  Optional<String> someGoal(Scene scene, Luck luck);

  /** What a writer hands in who chose the Goal himself. */
  String withGoal(String paper, String goal);

  /** A text that is the same for positions between which the game makes no difference. */
  String likeness(Scene scene);

  static Foresight of(Game game) {
    return switch (game) {
      case EquationsGame equations -> new EquationsForesight(equations);
      case OnSetsGame onSets -> new OnSetsForesight(onSets);
      case Game other ->
          throw new IllegalArgumentException(
              "The game (" + other.getClass() + ") must be Equations or On-Sets.");
    };
  }
}
