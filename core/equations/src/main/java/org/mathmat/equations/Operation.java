package org.mathmat.equations;

import java.util.List;
import org.mathmat.exact.Num;

/** What a sign does to its operands: one result, or every one of several where it has several. */
public sealed interface Operation {
  @FunctionalInterface
  non-sealed interface OfOne extends Operation {
    List<Worth> of(Workings workings, Num a);
  }

  @FunctionalInterface
  non-sealed interface OfTwo extends Operation {
    List<Worth> of(Workings workings, Num a, Num b);
  }
}
