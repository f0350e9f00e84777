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
    record Suitable(List<Variation> variations) implements Result {}

    record Unsuitable(Fault fault, String message) implements Result {}
  }

  private Selection() {}

  /**
   * Looks at what one player selects at once, one or two variations by name. They are in force
   * together, so each may have its effect through the other.
   *
   * @param chosen what has been chosen for the shake before
   */
  public static Result check(
      Edition edition, Season season, Roll roll, List<Variation> chosen, List<String> names) {
    List<Variation> inForce = new ArrayList<>(chosen);
    for (String name : names) {
      Optional<Edition.Listed> listed = edition.find(name);
      if (listed.isEmpty() || !isPlayed(listed.get(), season)) {
        return new Result.Unsuitable(
            Fault.VARIATION_UNKNOWN,
            "\"%s\" is not on the list of this division%s."
                .formatted(name.strip(), listed.isPresent() ? " this season" : ""));
      }
      Optional<Result> objection = objection(edition, inForce, listed.get());
      if (objection.isPresent()) {
        return objection.get();
      }
      inForce.add(listed.get().variation());
    }
    List<Variation> picked = List.copyOf(inForce.subList(chosen.size(), inForce.size()));
    for (Variation variation : picked) {
      List<Variation> others = new ArrayList<>(inForce);
      others.remove(variation);
      if (!variation.touches(roll, edition.lawWith(others))) {
        return new Result.Unsuitable(
            Fault.VARIATION_NO_EFFECT,
            "%s makes no difference with these cubes.".formatted(variation.name()));
      }
    }
    return new Result.Suitable(picked);
  }

  private static Optional<Result> objection(
      Edition edition, List<Variation> inForce, Edition.Listed listed) {
    Variation variation = listed.variation();
    if (edition.always().contains(listed)) {
      return unsuitable(
          Fault.VARIATION_TAKEN, "%s is in force in every shake.".formatted(variation.name()));
    }
    for (Variation other : inForce) {
      if (other.equals(variation)) {
        return unsuitable(
            Fault.VARIATION_TAKEN, "%s has been chosen already.".formatted(variation.name()));
      }
      if (other.excludes(variation)) {
        return unsuitable(
            Fault.VARIATION_CONFLICT,
            "%s and %s cannot be in force together.".formatted(variation.name(), other.name()));
      }
    }
    return Optional.empty();
  }

  private static Optional<Result> unsuitable(Fault fault, String message) {
    return Optional.of(new Result.Unsuitable(fault, message));
  }

  private static boolean isPlayed(Edition.Listed listed, Season season) {
    return season == Season.EVERY || listed.season() == Season.EVERY || listed.season() == season;
  }
}
