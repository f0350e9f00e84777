package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mathmat.equations.Op;
import org.mathmat.equations.Reading;
import org.mathmat.equations.Written.Sign;

/** Tells Solutions apart that differ in more than grouping or the order of a sum or product. */
final class Difference {
  private Difference() {}

  /** The same for two Solutions that are not told apart. */
  static String key(Reading reading) {
    return switch (reading) {
      case Reading.Leaf _ -> reading.text();
      case Reading.Before(Sign sign, Reading operand) -> sign.text() + key(operand);
      case Reading.Behind(Reading operand, var postfix) -> key(operand) + postfix.text();
      case Reading.Between(Reading left, Sign sign, Reading right) ->
          sign.op() == Op.ADD || sign.op() == Op.MULTIPLY
              ? chain(reading, sign)
              : key(left) + sign.text() + key(right);
    };
  }

  private static String chain(Reading reading, Sign sign) {
    List<String> parts = new ArrayList<>();
    collect(reading, sign, parts);
    Collections.sort(parts);
    return String.join(sign.text(), parts);
  }

  private static void collect(Reading reading, Sign sign, List<String> parts) {
    if (reading instanceof Reading.Between(Reading left, Sign other, Reading right)
        && other.equals(sign)) {
      collect(left, sign, parts);
      collect(right, sign, parts);
    } else {
      parts.add(key(reading));
    }
  }
}
