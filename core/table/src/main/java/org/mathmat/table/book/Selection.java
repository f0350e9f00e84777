package org.mathmat.table.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.shake.Checked;

/** Whether a player's choice of variations is suitable, in every game. */
public final class Selection {
  /** Whether a variation makes a difference to the cubes and cards on the table. */
  @FunctionalInterface
  public interface Effect<V extends Variation> {
    /**
     * Whether it does.
     *
     * @param inForce all that would be in force, this one among them, in the order of choice
     */
    boolean has(V variation, List<V> inForce);
  }

  private Selection() {}

  /**
   * Looks at what one player selects at once, one or two variations by name. They are in force
   * together, so each may have its effect through the other.
   *
   * @param chosen what has been chosen for the shake before
   */
  public static <V extends Variation> Checked<List<V>> check(
      VariationList<V> list, Season season, List<V> chosen, List<String> names, Effect<V> effect) {
    List<V> picked = new ArrayList<>();
    List<V> inForce = new ArrayList<>(chosen);
    for (String name : names) {
      Optional<VariationList.Found<V>> found = list.find(name);
      if (found.isEmpty() || !isPlayed(found.get().listed(), season)) {
        return Checked.bad(
            RefusalCode.VARIATION_UNKNOWN,
            "\"%s\" is not on the list of this division%s."
                .formatted(name.strip(), found.isPresent() ? " this season" : ""));
      }
      Optional<Checked<List<V>>> objection = objection(list, inForce, found.get());
      if (objection.isPresent()) {
        return objection.get();
      }
      picked.add(found.get().variation());
      inForce.add(found.get().variation());
    }
    for (V variation : picked) {
      if (!effect.has(variation, List.copyOf(inForce))) {
        return Checked.bad(
            RefusalCode.VARIATION_NO_EFFECT,
            "%s makes no difference to this shake.".formatted(variation.name()));
      }
    }
    return Checked.good(List.copyOf(picked));
  }

  private static <V extends Variation> Optional<Checked<List<V>>> objection(
      VariationList<V> list, List<V> inForce, VariationList.Found<V> found) {
    V variation = found.variation();
    if (list.always().contains(found.listed())) {
      return unsuitable(
          RefusalCode.VARIATION_TAKEN,
          "%s is in force in every shake.".formatted(variation.name()));
    }
    for (V other : inForce) {
      if (other.equals(variation)) {
        return unsuitable(
            RefusalCode.VARIATION_TAKEN, "%s has been chosen already.".formatted(variation.name()));
      }
      if (Variation.exclude(other, variation)) {
        return unsuitable(
            RefusalCode.VARIATION_CONFLICT,
            "%s and %s cannot be in force together.".formatted(variation.name(), other.name()));
      }
    }
    return Optional.empty();
  }

  private static <V extends Variation> Optional<Checked<List<V>>> unsuitable(
      RefusalCode code, String message) {
    return Optional.of(Checked.bad(code, message));
  }

  private static boolean isPlayed(Listed<?> listed, Season season) {
    return season == Season.EVERY || listed.season() == Season.EVERY || listed.season() == season;
  }
}
