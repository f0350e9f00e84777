package org.mathmat.table.shake;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The cubes of a shake in the order of the roll, and where each lies. A cube is known by its number
 * in that order; its text is the notation of its face, which only the game understands.
 */
public record Mat(List<String> cubes, List<Section> places) {
  public Mat {
    cubes = List.copyOf(cubes);
    places = List.copyOf(places);
    if (cubes.size() != places.size()) {
      throw new IllegalArgumentException("Every cube must lie somewhere.");
    }
  }

  /** All cubes in Resources. */
  public static Mat rolled(List<String> cubes) {
    return new Mat(cubes, Collections.nCopies(cubes.size(), Section.RESOURCES));
  }

  public Mat with(int cube, Section to) {
    List<Section> moved = new ArrayList<>(places);
    moved.set(cube, to);
    return new Mat(cubes, moved);
  }

  public Mat with(List<Integer> moving, Section to) {
    List<Section> moved = new ArrayList<>(places);
    moving.forEach(cube -> moved.set(cube, to));
    return new Mat(cubes, moved);
  }

  public int count(Section section) {
    return Collections.frequency(places, section);
  }

  /** The cubes of a section, in the order of the roll. */
  public List<String> in(Section section) {
    return numbers(section).mapToObj(cubes::get).toList();
  }

  /** The numbers of the cubes of a section, in the order of the roll. */
  public IntStream numbers(Section section) {
    return IntStream.range(0, cubes.size()).filter(cube -> places.get(cube) == section);
  }

  /** The first cube of a section, in the order of the roll, that is meant. */
  public Optional<Integer> first(Section section, Predicate<String> meant) {
    return numbers(section).filter(cube -> meant.test(cubes.get(cube))).boxed().findFirst();
  }
}
