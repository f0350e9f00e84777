package org.mathmat.equations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the readings of an expression are worth, each distinct worth once with one reading that has
 * it. This is the packed form of all groupings: a span of terms keeps values, not trees. Readings
 * that behave differently further out (powers and products with i) are kept apart.
 */
public final class Values {
  /** A worth and a reading that has it. */
  public record Entry(Worth worth, Reading reading) {}

  private static final int FEW = 8;

  private record Key(Object worth, boolean joined, boolean power) {}

  private final List<Entry> entries = new ArrayList<>(2);
  private final Set<Key> known = new HashSet<>(0);
  private boolean complete = true;

  Values() {}

  static Values of(Worth worth, Reading reading) {
    Values values = new Values();
    values.add(worth, reading);
    return values;
  }

  /** Adds a worth unless it is there. */
  void add(Worth worth, Reading reading) {
    if (!isKnown(what(worth), reading)) {
      entries.add(new Entry(worth, reading));
    }
  }

  /** Looks through the list while it is short, as it nearly always is. */
  private boolean isKnown(Object what, Reading reading) {
    if (entries.size() < FEW) {
      for (Entry entry : entries) {
        if (what(entry.worth()).equals(what)
            && entry.reading().isJoined() == reading.isJoined()
            && entry.reading().isPower() == reading.isPower()) {
          return true;
        }
      }
      return false;
    }
    if (entries.size() == FEW) {
      entries.forEach(entry ->
          known.add(
              new Key(what(entry.worth()), entry.reading().isJoined(), entry.reading().isPower())));
    }
    return !known.add(new Key(what, reading.isJoined(), reading.isPower()));
  }

  private static Object what(Worth worth) {
    return switch (worth) {
      case Worth.Value(var number) -> number;
      case Worth.Nothing(EquationsClause clause, _) -> clause;
    };
  }

  void addAll(Values others) {
    others.entries.forEach(entry -> add(entry.worth(), entry.reading()));
    complete &= others.complete;
  }

  /** Says that there may be readings that are not here. */
  void cutShort() {
    complete = false;
  }

  /** Whether every reading is here. */
  public boolean isComplete() {
    return complete;
  }

  /** Whether some reading is not here, or it is not known what it is worth. */
  boolean isOpen() {
    return !complete || entries.stream().anyMatch(entry -> entry.worth().isOpen());
  }

  public List<Entry> entries() {
    return Collections.unmodifiableList(entries);
  }

  public boolean isEmpty() {
    return entries.isEmpty();
  }

  /** Why a reading is nothing by this clause, if one is. */
  Optional<Finding> fault(EquationsClause clause) {
    for (Entry entry : entries) {
      if (entry.worth() instanceof Worth.Nothing(EquationsClause by, String why) && by == clause) {
        return Optional.of(
            new Finding(clause, Worth.sentence("It", clause, why), entry.reading().text()));
      }
    }
    return Optional.empty();
  }

  /** The first number, if a reading has one. */
  public Optional<Worth.Value> firstValue() {
    return entries.stream()
        .map(Entry::worth)
        .filter(Worth.Value.class::isInstance)
        .map(Worth.Value.class::cast)
        .findFirst();
  }
}
