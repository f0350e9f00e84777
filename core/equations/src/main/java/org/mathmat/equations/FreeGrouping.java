package org.mathmat.equations;

/**
 * Any grouping at all, as an ungrouped Goal has: a sign in front takes any stretch that starts
 * behind it, one behind any stretch that ends before it.
 */
final class FreeGrouping implements Grouping {
  @Override
  public Values read(Row row) {
    Spans spans = new Spans(row, row::infixOnMat);
    return spans.whole(0, row.size() - 1);
  }

  /** What to do with a sign between two stretches. */
  @FunctionalInterface
  interface Infix {
    void apply(int index, Values lefts, Values rights, Values into);
  }

  /**
   * The values of every stretch of terms, with so many of the prefixes of its first term and of the
   * postfixes of its last term taken in.
   */
  static final class Spans {
    private final Row row;
    private final Infix infix;
    private final Values[][][][] known;

    Spans(Row row, Infix infix) {
      this.row = row;
      this.infix = infix;
      this.known = new Values[row.size()][row.size()][][];
    }

    /** The stretch with everything that belongs to its terms. */
    Values whole(int first, int last) {
      return values(first, last, row.prefixes(first), row.postfixes(last));
    }

    Values values(int first, int last, int prefixes, int postfixes) {
      if (known[first][last] == null) {
        known[first][last] = compute(first, last);
      }
      return known[first][last][prefixes][postfixes];
    }

    private Values[][] compute(int first, int last) {
      int mostPrefixes = row.prefixes(first);
      int mostPostfixes = row.postfixes(last);
      Values[][] table = new Values[mostPrefixes + 1][mostPostfixes + 1];
      for (int p = 0; p <= mostPrefixes; p++) {
        for (int q = 0; q <= mostPostfixes; q++) {
          Values values = new Values();
          if (first == last && p == 0 && q == 0) {
            values.addAll(row.core(first));
          }
          for (int k = first; k < last; k++) {
            infix.apply(
                k,
                values(first, k, p, row.postfixes(k)),
                values(k + 1, last, row.prefixes(k + 1), q),
                values);
          }
          if (p > 0) {
            row.prefix(first, p, table[p - 1][q], values);
          }
          if (q > 0) {
            row.postfix(last, q - 1, table[p][q - 1], values);
          }
          table[p][q] = values;
        }
      }
      return table;
    }
  }
}
