package org.mathmat.table.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.VariationCount;

/**
 * The variations of a division.
 *
 * @param toSelect how many a player selects
 * @param calendar how what may be chosen depends on the day of a match
 * @param always those in force in every shake
 * @param choices those that may be chosen, in the book's order
 */
public record VariationList<V extends Variation>(
    VariationCount toSelect, Calendar calendar, List<Listed<V>> always, List<Listed<V>> choices) {
  /** A variation with its blank filled in, and where it is listed. */
  public record Found<V extends Variation>(V variation, Listed<V> listed) {}

  public VariationList {
    always = List.copyOf(always);
    choices = List.copyOf(choices);
    if (calendar instanceof Calendar.Everyday
        && choices.stream().anyMatch(listed -> listed.season() != Season.EVERY)) {
      throw new IllegalArgumentException("A list with seasons must have a calendar.");
    }
  }

  /** A list that is the same every day. */
  public VariationList(VariationCount toSelect, List<Listed<V>> always, List<Listed<V>> choices) {
    this(toSelect, new Calendar.Everyday(), always, choices);
  }

  /** A division without variations. */
  public static <V extends Variation> VariationList<V> none() {
    return new VariationList<>(VariationCount.NONE, List.of(), List.of());
  }

  /** The same list with one variation in place of another, in its section and its years. */
  public VariationList<V> replacing(String key, Entry<V> entry) {
    if (choices.stream().noneMatch(listed -> listed.entry().key().equals(key))) {
      throw new IllegalArgumentException("The list must have the variation " + key + ".");
    }
    return new VariationList<>(
        toSelect,
        calendar,
        always,
        choices.stream()
            .map(listed ->
                listed.entry().key().equals(key)
                    ? new Listed<>(entry, listed.section(), listed.season())
                    : listed)
            .toList());
  }

  /** A variation of the list by its name in any spelling. */
  public Optional<Found<V>> find(String name) {
    for (Listed<V> listed : all()) {
      Optional<V> variation = listed.entry().reader().apply(name);
      if (variation.isPresent()) {
        return Optional.of(new Found<>(variation.get(), listed));
      }
    }
    return Optional.empty();
  }

  /** All, those that are in force in every shake first. */
  public List<Listed<V>> all() {
    List<Listed<V>> all = new ArrayList<>(always);
    all.addAll(choices);
    return all;
  }

  /** What is in force where these have been chosen: each once, those of every shake first. */
  public List<Found<V>> inForce(Iterable<V> chosen) {
    List<Found<V>> inForce = new ArrayList<>();
    for (Listed<V> listed : always) {
      listed.entry().filled().forEach(variation -> inForce.add(new Found<>(variation, listed)));
    }
    for (V variation : chosen) {
      if (inForce.stream().noneMatch(found -> found.variation().equals(variation))) {
        inForce.add(new Found<>(variation, listing(variation)));
      }
    }
    return inForce;
  }

  private Listed<V> listing(V variation) {
    return find(variation.name())
        .orElseThrow(() ->
            new IllegalArgumentException(
                "The variation (" + variation.name() + ") must be on the list."))
        .listed();
  }
}
