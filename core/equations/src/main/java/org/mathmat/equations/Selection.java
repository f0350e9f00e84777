package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether a player's choice of variations is suitable. */
public final class Selection {
  /** Why a choice is not suitable. */
  public enum Fault {
    VARIATION_UNKNOWN,
    VARIATION_TAKEN,
    VARIATION_CONFLICT,
    VARIATION_NO_EFFECT
  }

  /** What came of a choice. */
  public sealed interface Result {
    record Suitable(Variation variation) implements Result {}

    record Unsuitable(Fault fault, String message) implements Result {}
  }

  private Selection() {}

  /**
   * Looks at one variation by name.
   *
   * @param chosen what has been chosen for the shake before
   */
  public static Result check(
      Edition edition, Season season, Roll roll, List<Variation> chosen, String name) {
    Optional<Edition.Listed> listed = edition.find(name);
    if (listed.isEmpty() || !isPlayed(listed.get(), season)) {
      return new Result.Unsuitable(
          Fault.VARIATION_UNKNOWN,
          "\"%s\" is not on the list of this division%s."
              .formatted(name.strip(), listed.isPresent() ? " this season" : ""));
    }
    Variation variation = listed.get().variation();
    if (edition.always().contains(listed.get())) {
      return new Result.Unsuitable(
          Fault.VARIATION_TAKEN, "%s is in force in every shake.".formatted(variation.name()));
    }
    for (Variation other : chosen) {
      if (other.equals(variation)) {
        return new Result.Unsuitable(
            Fault.VARIATION_TAKEN, "%s has been chosen already.".formatted(variation.name()));
      }
      if (other.subject().equals(variation.subject())) {
        return new Result.Unsuitable(
            Fault.VARIATION_CONFLICT,
            "%s and %s cannot be in force together.".formatted(variation.name(), other.name()));
      }
    }
    List<Variation> before = new ArrayList<>(chosen);
    return variation.touches(roll, edition.lawWith(before))
        ? new Result.Suitable(variation)
        : new Result.Unsuitable(
            Fault.VARIATION_NO_EFFECT,
            "%s makes no difference with these cubes.".formatted(variation.name()));
  }

  private static boolean isPlayed(Edition.Listed listed, Season season) {
    return season == Season.EVERY || listed.season() == Season.EVERY || listed.season() == season;
  }
}
