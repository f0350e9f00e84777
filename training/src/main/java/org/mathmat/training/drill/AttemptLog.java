package org.mathmat.training.drill;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.mathmat.table.Parsed;

/**
 * All tries of a player. Devices and server each keep one and merge them as sets: in any order, and
 * twice without harm. Of two attempts with one id, which can only be a fault, all keep the same
 * one.
 */
public record AttemptLog(List<Attempt> attempts) {
  /** Nobody tries more in a lifetime; it bounds what a file can do. */
  public static final int MOST = 1_000_000;

  public static final AttemptLog EMPTY = new AttemptLog(List.of());

  public AttemptLog {
    SortedMap<String, Attempt> byId = new TreeMap<>();
    for (Attempt attempt : attempts) {
      byId.merge(attempt.id(), attempt, (one, other) -> one.compareTo(other) <= 0 ? one : other);
    }
    attempts = byId.values().stream().sorted().toList();
  }

  /** Those of both. */
  public AttemptLog union(AttemptLog other) {
    List<Attempt> all = new ArrayList<>(attempts);
    all.addAll(other.attempts);
    return new AttemptLog(all);
  }

  public AttemptLog with(Attempt attempt) {
    return union(new AttemptLog(List.of(attempt)));
  }

  /** One line for each, oldest first. */
  public String text() {
    StringBuilder text = new StringBuilder();
    attempts.forEach(attempt -> text.append(attempt.line()).append('\n'));
    return text.toString();
  }

  /** Reads such a text; the place of a fault is the number of its line. */
  public static Parsed<AttemptLog> read(String text) {
    List<Attempt> attempts = new ArrayList<>();
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      if (line.isEmpty()) {
        continue;
      }
      if (attempts.size() == MOST) {
        return Parsed.bad(number, "A log has at most a million attempts.");
      }
      switch (AttemptText.read(line)) {
        case Parsed.Good<Attempt>(Attempt attempt) -> attempts.add(attempt);
        case Parsed.Bad<Attempt>(_, String message) -> {
          return Parsed.bad(number, message);
        }
      }
    }
    return Parsed.good(new AttemptLog(attempts));
  }
}
