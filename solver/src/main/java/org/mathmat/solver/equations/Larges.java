package org.mathmat.solver.equations;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mathmat.solver.equations.Kin.Member;

/**
 * The large operands of parts of one kin that are split in the same way, each under the number of
 * its part, and where their values lie. There is room for those of one split after the other.
 */
final class Larges {
  private @Nullable Member[] members = new Member[0];
  private @Nullable Places[] places = new Places[0];
  private double[] heights = new double[0];

  /** The parts whose large operands are listed or outlined. */
  private int[] closed = new int[0];

  private int closedSize;

  /** The other parts. */
  private int[] open = new int[0];

  private int openSize;

  /** Which of the numbers that were kept each of the first is asked for, one behind the other. */
  private int[] starts = new int[0];

  private int[] rows = new int[16];

  /** Makes room for those of so many parts. */
  void makeRoom(int parts) {
    if (members.length < parts) {
      members = new Member[2 * parts];
      places = new Places[2 * parts];
      heights = new double[2 * parts];
      closed = new int[2 * parts];
      open = new int[2 * parts];
      starts = new int[2 * parts + 1];
    }
  }

  Member get(int part) {
    return Objects.requireNonNull(members[part]);
  }

  void set(int part, Member large) {
    members[part] = large;
  }

  /** Forgets where values lie. */
  void clear() {
    closedSize = 0;
    openSize = 0;
  }

  /**
   * Notes where the values of one lie.
   *
   * @param height no numerator or denominator of what the sign makes of them is larger
   */
  void put(int part, Places where, double height) {
    places[part] = where;
    heights[part] = height;
    if (where instanceof Outline) {
      closed[closedSize++] = part;
    } else {
      open[openSize++] = part;
    }
  }

  /** Where the values lie of the large operand of a part. */
  Places places(int part) {
    return Objects.requireNonNull(places[part]);
  }

  double height(int part) {
    return heights[part];
  }

  /** Lays out which numbers those are asked for that are listed or outlined. */
  void layOut(Batch batch) {
    int size = 0;
    for (int i = 0; i < closedSize; i++) {
      if (rows.length < size + batch.kept()) {
        rows = Arrays.copyOf(rows, 2 * (size + batch.kept()));
      }
      size = batch.putKept(closed[i], rows, size);
      starts[i + 1] = size;
    }
  }

  /** How many are listed or outlined. */
  int closed() {
    return closedSize;
  }

  /** The part of one of these. */
  int closed(int index) {
    return closed[index];
  }

  /** Where the numbers begin that one of these is asked for; they end where the next begin. */
  int start(int index) {
    return starts[index];
  }

  /** Which of the numbers that were kept it is. */
  int row(int at) {
    return rows[at];
  }

  /** How many are neither listed nor outlined. */
  int open() {
    return openSize;
  }

  /** The part of one of these. */
  int open(int index) {
    return open[index];
  }
}
