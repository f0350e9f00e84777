package org.mathmat.table.shake;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.mathmat.table.Key;
import org.mathmat.table.Reason;

/** What the shared procedure has to ask the game that is being played. */
public interface Game {
  Procedure procedure();

  Kit kit();

  Selections selections();

  Referee referee();

  /** What may be written on a paper about a shake as it stands. */
  List<Key> keys(Shake shake);

  /** The cubes and cards. */
  interface Kit {
    /** The rolled cubes in canonical notation, if they are a roll of this game's kit. */
    Checked<List<String>> roll(List<String> cubes);

    /** The faces of the cube that each player rolls to see who sets the first Goal. */
    List<Lot.Face> lotCube();

    /** The dealt cards in canonical notation, or nothing to deal in this game. */
    Optional<Checked<List<String>>> deal(List<String> cards);

    /** Whether somebody who says {@code name} means this cube. */
    boolean names(String name, String cube);

    /** A Goal as it would stand on the mat. */
    record Row(String goal, List<Integer> cubes, List<Integer> discarded) {}

    /** The cubes of Resources that make up a Goal. */
    Checked<Row> goal(String text, Mat mat);

    /** Why a cube may not be the Goal-setter's bonus; empty where it may. */
    Optional<String> keptFromBonus(String cube);

    /** Why a cube of Resources may not go to a section yet; empty where it may. */
    Optional<String> keptFrom(String cube, Section to, int resources);

    /** Why a cube of Permitted may never be shifted to a section; empty where it may. */
    Optional<String> keptFromShift(String cube, Section to);
  }

  /** The variations. */
  interface Selections {
    /** How many variations a player has to select, and may: none where the division has none. */
    record Count(int least, int most) {}

    Count count(int players, Seat seat);

    /** Who selects. */
    enum Seat {
      GOAL_SETTER,
      OTHER
    }

    /** The variations in canonical notation, if all may be selected together now. */
    Checked<List<String>> select(Shake shake, List<String> names);

    /** Every single selection that would be right now. */
    Stream<String> choices(Shake shake);

    /** What the variations in force change about the procedure. */
    Terms terms(List<String> variations);
  }

  /** The judge. */
  interface Referee {
    /** Whether a paper is correct, with every reason that it is not. */
    Finding judge(Situation situation, String paper);

    /** Whether a regrouping of a paper shows that it is ambiguous. */
    boolean ambiguous(Situation situation, String paper, String witness);

    /** Whether the judge who is asked nothing else says that the Solution equals the Goal. */
    Finding equal(Situation situation, String paper);
  }

  /** What the judge found. */
  record Finding(boolean correct, List<Reason> reasons) {
    public Finding {
      reasons = List.copyOf(reasons);
    }
  }
}
