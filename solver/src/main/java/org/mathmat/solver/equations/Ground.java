package org.mathmat.solver.equations;

import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;

/**
 * What every look at a part rests on.
 *
 * @param all the values of parts that are listed
 * @param outlines where the values of larger parts lie
 * @param degrees which parts may name roots
 * @param less what is named by less than a part
 */
record Ground(
    Stock stock,
    Forms forms,
    Parts parts,
    Calculator calculator,
    ForwardSets all,
    Outlines outlines,
    Degrees degrees,
    NamedByLess less,
    Meter meter) {
  Numbers numbers() {
    return calculator.numbers();
  }

  WordArithmetic words() {
    return calculator.words();
  }
}
