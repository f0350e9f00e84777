package org.mathmat.table.league;

import java.time.Month;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Months as a league's list names them: {@code September, November to May}. */
final class Months {
  static final Set<Month> ALL = Set.of(Month.values());

  private static final String TO = " to ";

  private Months() {}

  /** Reads them; nothing is wrong where {@code found} has got them. */
  static Optional<Fault> read(Part text, Set<Month> found) {
    for (Part one : text.split(',')) {
      int to = one.text().indexOf(TO);
      Part first = to < 0 ? one : one.between(0, to);
      Part last = to < 0 ? one : one.between(to + TO.length(), one.text().length());
      for (Part name : List.of(first, last)) {
        if (month(name.text()).isEmpty()) {
          return name.no(
              Fault.Code.MONTH,
              "\"%s\" is no month. Write months as in: in September, November to May."
                  .formatted(name.text()));
        }
      }
      Month end = month(last.text()).orElseThrow();
      Month month = month(first.text()).orElseThrow();
      Set<Month> span = EnumSet.of(month);
      while (month != end) {
        month = month.plus(1);
        span.add(month);
      }
      if (span.stream().anyMatch(found::contains)) {
        return one.no(Fault.Code.TWICE, "\"" + one.text() + "\" names a month a second time.");
      }
      found.addAll(span);
    }
    return Optional.empty();
  }

  private static Optional<Month> month(String name) {
    for (Month month : Month.values()) {
      if (month.name().equals(name.toUpperCase(Locale.ROOT))) {
        return Optional.of(month);
      }
    }
    return Optional.empty();
  }
}
