package org.mathmat.table.league;

import java.util.Optional;
import org.mathmat.table.book.Entry;
import org.mathmat.table.book.Listed;
import org.mathmat.table.book.VariationList;

/** Whether everybody understands another name of a variation, and nothing else by it. */
final class Naming {
  private static final String BLANK = "_";

  private Naming() {}

  static Optional<Fault> fault(Part name, Entry<?> entry, VariationList<?> list) {
    String text = name.text();
    boolean blank = entry.pattern().contains(BLANK);
    if (text.contains(";") || text.replace(BLANK, "").chars().noneMatch(Character::isLetter)) {
      return name.no(
          Fault.Code.NAME, "A name needs a letter beside the blank, and has no semicolon.");
    }
    if (text.chars().filter(c -> c == BLANK.charAt(0)).count() != (blank ? 1 : 0)) {
      return name.no(
          Fault.Code.NAME,
          blank
              ? "The name must have one blank, as in: %s.".formatted(entry.pattern())
              : "This variation has no blank, so its name has none.");
    }
    return clash(text, entry, list)
        .flatMap(other ->
            name.no(
                Fault.Code.NAME, "\"%s\" could be taken for %s.".formatted(text, other.title())));
  }

  /** Another variation that somebody could mean by the name, or the other way round. */
  private static Optional<Entry<?>> clash(String name, Entry<?> entry, VariationList<?> list) {
    for (Listed<?> listed : list.all()) {
      Entry<?> other = listed.entry();
      boolean means =
          other.isNamed(name)
              || entry.spelled(name).stream()
                  .anyMatch(said -> other.reader().apply(said).isPresent())
              || other.filled().stream()
                  .anyMatch(variation -> entry.read(variation.name(), name).isPresent());
      if (means && !other.key().equals(entry.key())) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }
}
