package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether a player may select a variation (section II-C-2). */
public final class Selection {
  /** Why not; the codes of the match record. */
  public enum Code {
    /** No such variation in this division, or no such argument; it costs no try. */
    VARIATION_UNKNOWN,
    /** In force already. */
    VARIATION_TAKEN,
    /** Cannot be in force together with another one. */
    VARIATION_CONFLICT,
    /** Makes no difference to this shake. */
    VARIATION_NO_EFFECT
  }

  /** What becomes of a selection. */
  public sealed interface Outcome {
    /** All of it is in order. */
    record Selected(List<Variation> variations) implements Outcome {}

    /** It is not, and why, in a sentence for players. */
    record Unsuitable(Code code, String rule, String message) implements Outcome {}
  }

  private final Division division;
  private final Cubes roll;
  private final Universe universe;

  public Selection(Division division, Cubes roll, Universe universe) {
    this.division = division;
    this.roll = roll;
    this.universe = universe;
  }

  /**
   * Judges what one player selects at once, one or two variations with a semicolon between them.
   *
   * @param chosen what is in force already, in the order of choice
   */
  public Outcome select(List<Variation> chosen, String text) {
    List<Variation> picked = new ArrayList<>();
    for (String one : text.split(";", -1)) {
      Optional<Variation> variation = division.variation(one);
      if (variation.isEmpty()) {
        return unsuitable(
            Code.VARIATION_UNKNOWN,
            "\"" + one.strip() + "\" is no variation of the " + division.text() + " list.");
      }
      picked.add(variation.get());
    }
    List<Variation> inForce = new ArrayList<>(chosen);
    for (Variation variation : picked) {
      Optional<Outcome> objection = objection(inForce, variation);
      if (objection.isPresent()) {
        return objection.get();
      }
      inForce.add(variation);
    }
    for (Variation variation : picked) {
      if (!variation.hasEffect(shake(inForce, variation))) {
        return unsuitable(
            Code.VARIATION_NO_EFFECT, variation.text() + " makes no difference to this shake.");
      }
    }
    return new Outcome.Selected(List.copyOf(picked));
  }

  private Optional<Outcome> objection(List<Variation> inForce, Variation variation) {
    if (inForce.contains(variation) || division.always().contains(variation.name())) {
      return Optional.of(
          unsuitable(Code.VARIATION_TAKEN, variation.text() + " is in force already."));
    }
    for (Variation other : inForce) {
      if (variation.excludes(other)) {
        return Optional.of(
            unsuitable(
                Code.VARIATION_CONFLICT,
                variation.text() + " cannot be in force together with " + other.text() + "."));
      }
    }
    return Optional.empty();
  }

  private Shake shake(List<Variation> inForce, Variation variation) {
    int place = inForce.indexOf(variation);
    List<Variation> others = new ArrayList<>(inForce);
    others.remove(place);
    return new Shake(roll, universe, division.law(inForce.subList(0, place)), division.law(others));
  }

  private static Outcome unsuitable(Code code, String message) {
    return new Outcome.Unsuitable(code, "II-C-2", message);
  }
}
