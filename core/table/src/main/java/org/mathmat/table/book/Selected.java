package org.mathmat.table.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.shake.Checked;

/**
 * The variations that were selected for a shake, in the order of selection. Those that are always
 * in force in the division are not among them.
 *
 * @param <V> the game's variations
 */
public record Selected<V extends Variation>(Division<V> division, List<V> variations) {
  public Selected {
    variations = List.copyOf(variations);
  }

  /** Nothing yet. */
  public static <V extends Variation> Selected<V> nothing(Division<V> division) {
    return new Selected<>(division, List.of());
  }

  /** Their names, as a record has them. */
  public List<String> names() {
    return variations.stream().map(Variation::name).toList();
  }

  /** With those of these names; whether they are suitable is not asked. */
  public Checked<Selected<V>> with(List<String> names) {
    List<V> all = new ArrayList<>(variations);
    for (String name : names) {
      Optional<VariationList.Found<V>> found = division.find(name);
      if (found.isEmpty()) {
        return Checked.bad(
            RefusalCode.VARIATION_UNKNOWN,
            "\"%s\" is not on the list of this division.".formatted(name.strip()));
      }
      all.add(found.get().variation());
    }
    return Checked.good(new Selected<>(division, all));
  }
}
