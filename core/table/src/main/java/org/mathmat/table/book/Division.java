package org.mathmat.table.book;

import java.util.List;
import java.util.Optional;
import org.mathmat.table.shake.Procedure;

/**
 * A division of a rule-book. Each game has a record of this name, which adds the game's own law.
 *
 * @param <V> the game's variations
 */
public interface Division<V extends Variation> {
  /** As records and requests spell it, such as {@code high-school}. */
  String id();

  /** As people say it, such as {@code High School}. */
  String title();

  /** How a shake goes in it. */
  Procedure procedure();

  /** What is rolled and dealt. */
  Kit kit();

  VariationList<V> variations();

  /** A variation that is in force or may be chosen, in any spelling. */
  default Optional<VariationList.Found<V>> find(String name) {
    return variations().find(name);
  }

  /** Every variation that may be chosen, its blank filled in every simple way. */
  default List<V> choices() {
    return variations().choices().stream()
        .flatMap(listed -> listed.entry().filled().stream())
        .toList();
  }

  /** The same as a league plays it. */
  Division<V> under(LocalRules local);
}
