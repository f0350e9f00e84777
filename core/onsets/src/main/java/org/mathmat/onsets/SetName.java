package org.mathmat.onsets;

import java.util.List;
import org.mathmat.onsets.Written.Mark;

/**
 * An expression that names a set, grouped as far as its writer grouped it. A {@link Row} of more
 * than two sets has several readings.
 */
public sealed interface SetName {
  /** A colour, V or Λ. */
  record Leaf(Mark mark) implements SetName {
    @Override
    public String text() {
      return sign(mark);
    }
  }

  /** A set with one ' or more behind it: its complement, or the complement of that, and so on. */
  record Prime(SetName of, List<Mark> marks) implements SetName {
    public Prime {
      marks = List.copyOf(marks);
    }

    /** What remains of the universe where the number of ' is odd, and the set itself where even. */
    int primed(int set, int universe) {
      return marks.size() % 2 == 0 ? set : universe & ~set;
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder(of.grouped());
      marks.forEach(mark -> text.append(sign(mark)));
      return text.toString();
    }
  }

  /** Two or more sets with signs between them, and no grouping among them. */
  record Row(List<SetName> sets, List<Mark> signs) implements SetName {
    public Row {
      sets = List.copyOf(sets);
      signs = List.copyOf(signs);
      if (signs.isEmpty() || sets.size() != signs.size() + 1) {
        throw new IllegalArgumentException("A row has a sign between every two of its sets.");
      }
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder(sets.getFirst().grouped());
      for (int i = 0; i < signs.size(); i++) {
        text.append(' ').append(sign(signs.get(i))).append(' ').append(sets.get(i + 1).grouped());
      }
      return text.toString();
    }
  }

  /** The canonical text, with no grouping symbols that say nothing. */
  String text();

  /** The text as it stands inside a larger one. */
  private String grouped() {
    return this instanceof Row ? "(" + text() + ")" : text();
  }

  /** A symbol and, where it was noted, its cube. */
  static String sign(Mark mark) {
    return mark.cube().isEmpty()
        ? String.valueOf(mark.symbol().sign())
        : mark.symbol().sign() + "<" + mark.cube().get().sign() + ">";
  }
}
