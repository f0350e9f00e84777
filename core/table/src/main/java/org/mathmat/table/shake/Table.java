package org.mathmat.table.shake;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.mathmat.table.Key;

/**
 * What lies on the table in a shake, as the game understands it: its cubes, its cards, the
 * variations in force and the Goal. Each was read once, when it came to the table; what could not
 * be read never came. The shared procedure knows a cube by its number in the order of the roll, and
 * asks here what that means. Where each cube lies is for the {@link Mat} to say.
 */
public interface Table {
  /** The cubes in canonical notation, in the order of the roll; the same text is the same face. */
  List<String> cubes();

  /** The cards in canonical notation, as they were dealt; none in a game without cards. */
  List<String> cards();

  /** The variations that were selected, in canonical notation and in the order of selection. */
  List<String> variations();

  /** The Goal in canonical notation, once it is set. */
  Optional<String> goal();

  /** What the variations in force change about the procedure. */
  Terms terms();

  /** The first cube of a section that somebody means who names it so. */
  Optional<Integer> named(String name, Mat mat, Section section);

  /** The variations in canonical notation, if all may be selected together now. */
  Checked<List<String>> select(List<String> names);

  /** Every single selection that would be right now. */
  Stream<String> choices();

  /** The table with these variations in force, too; whether they are suitable is not asked. */
  Checked<Table> with(List<String> variations);

  /** A Goal as it would stand on the mat. */
  record Row(String goal, List<Integer> cubes, List<Integer> discarded) {
    public Row {
      cubes = List.copyOf(cubes);
      discarded = List.copyOf(discarded);
    }

    /** The mat with the Goal on it. */
    public Mat laid(Mat mat) {
      return mat.with(cubes, Section.GOAL).with(discarded, Section.FORBIDDEN);
    }
  }

  /** The cubes of Resources that make up a Goal. */
  Checked<Row> goal(String text, Mat mat);

  /** The table with this Goal set; where its cubes lie is not asked. */
  Checked<Table> withGoal(String goal);

  /** Why a cube may not be the Goal-setter's bonus; empty where it may. */
  Optional<String> keptFromBonus(int cube);

  /** Why a cube of Resources may not go to a section yet; empty where it may. */
  Optional<String> keptFrom(int cube, Section to, int resources);

  /** Why a cube of Permitted may never be shifted to a section; empty where it may. */
  Optional<String> keptFromShift(int cube, Section to);

  /** What somebody writes about this table; what cannot be read in it, the judge says. */
  WrittenPaper paper(String text);

  /** What may be written on a paper as the cubes lie. */
  List<Key> keys(Mat mat);

  /** The cubes of a section that can be told apart, the first of each kind. */
  default List<Integer> kinds(Mat mat, Section section) {
    List<String> faces = cubes();
    Set<String> seen = new HashSet<>();
    return mat.numbers(section).filter(cube -> seen.add(faces.get(cube))).boxed().toList();
  }
}
