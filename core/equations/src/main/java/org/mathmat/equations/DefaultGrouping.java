package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;

/**
 * Any grouping within the defaults of a written side (AGLOA VII-B-6): a sign in front or behind
 * takes just the numeral or group beside it, a root with an index just what stands behind it with
 * its index side open, and i multiplies before all else. Where two defaults meet, both hold.
 */
final class DefaultGrouping implements Grouping {
  @Override
  public Values read(Row row) {
    return new Runs(row).read();
  }

  /** The row as runs of terms that hold together before anything else is grouped. */
  private static final class Runs {
    private final Row row;
    private final FreeGrouping.Spans tight;
    private final List<Integer> starts = new ArrayList<>();
    private final Values[][][] known;

    Runs(Row row) {
      this.row = row;
      this.tight = new FreeGrouping.Spans(row, row::infix);
      for (int term = 0; term < row.size(); term++) {
        if (term == 0 || !row.isTight(term - 1)) {
          starts.add(term);
        }
      }
      this.known = new Values[starts.size()][starts.size()][];
    }

    Values read() {
      int last = starts.size() - 1;
      return values(0, last, postfixes(last));
    }

    private int lastTerm(int run) {
      return run + 1 < starts.size() ? starts.get(run + 1) - 1 : row.size() - 1;
    }

    private int postfixes(int run) {
      return row.postfixes(lastTerm(run));
    }

    /** The runs from first to last, with so many of the last one's postfixes taken in. */
    private Values values(int first, int last, int postfixes) {
      if (known[first][last] == null) {
        known[first][last] = compute(first, last);
      }
      return known[first][last][postfixes];
    }

    private Values[] compute(int first, int last) {
      int most = postfixes(last);
      Values[] table = new Values[most + 1];
      for (int q = 0; q <= most; q++) {
        table[q] = new Values();
        if (first == last) {
          int start = starts.get(first);
          table[q].addAll(tight.values(start, lastTerm(last), row.prefixes(start), q));
          continue;
        }
        for (int k = first; k < last; k++) {
          int sign = starts.get(k + 1) - 1;
          boolean root = row.op(sign) == Op.ROOT;
          boolean power = row.op(sign) == Op.POWER;
          boolean picked = q < most && row.isPick(lastTerm(last), q);
          if (root ? k == last - 1 : q == most || (power && picked)) {
            row.infix(sign, values(first, k, postfixes(k)), values(k + 1, last, q), table[q]);
          }
        }
        if (q > 0) {
          row.postfix(lastTerm(last), q - 1, table[q - 1], table[q]);
        }
      }
      return table;
    }
  }
}
