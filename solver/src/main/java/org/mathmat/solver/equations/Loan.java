package org.mathmat.solver.equations;

import org.mathmat.solver.search.Meter;

/** Memory that is kept for a while and then given back. */
final class Loan {
  private final Meter meter;
  private long words;

  Loan(Meter meter) {
    this.meter = meter;
  }

  void keep(long more) {
    words += more;
    meter.keep(more);
  }

  void giveBack() {
    meter.keep(-words);
    words = 0;
  }
}
