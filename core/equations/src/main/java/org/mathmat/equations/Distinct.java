package org.mathmat.equations;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;

/**
 * Numbers, each once. Where there are many, only those with the same digits are compared, as equal
 * ones have.
 */
final class Distinct {
  private static final int DIGITS = 20;
  private static final int FEW = 8;
  private final Arithmetic arithmetic;
  private final List<Num> first = new ArrayList<>(FEW);
  private final Map<String, List<Num>> near = new HashMap<>();

  Distinct(Arithmetic arithmetic) {
    this.arithmetic = arithmetic;
  }

  /** Adds a number; whether it is new. */
  boolean add(Num number) {
    if (first.size() < FEW) {
      return add(number, first);
    }
    if (near.isEmpty()) {
      first.forEach(known -> alike(known).add(known));
    }
    return add(number, alike(number));
  }

  private List<Num> alike(Num number) {
    return near.computeIfAbsent(number.approx(DIGITS).orElse(""), _ -> new ArrayList<>(1));
  }

  private boolean add(Num number, List<Num> to) {
    for (Num known : to) {
      if (arithmetic.equal(known, number) == Truth.TRUE) {
        return false;
      }
    }
    return to.add(number);
  }
}
