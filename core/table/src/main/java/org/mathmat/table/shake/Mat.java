package org.mathmat.table.shake;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where each cube of a shake lies. A cube is known by its number in the order of the roll; what it
 * shows, the {@link Table} knows.
 */
public record Mat(List<Section> places) {
  public Mat {
    places = List.copyOf(places);
  }

  /** So many cubes, all in Resources. */
  public static Mat rolled(int cubes) {
    return new Mat(Collections.nCopies(cubes, Section.RESOURCES));
  }

  public Mat with(int cube, Section to) {
    List<Section> moved = new ArrayList<>(places);
    moved.set(cube, to);
    return new Mat(moved);
  }

  public Mat with(List<Integer> moving, Section to) {
    List<Section> moved = new ArrayList<>(places);
    moving.forEach(cube -> moved.set(cube, to));
    return new Mat(moved);
  }

  public int count(Section section) {
    return Collections.frequency(places, section);
  }

  /** The numbers of the cubes of a section, in the order of the roll. */
  public IntStream numbers(Section section) {
    return IntStream.range(0, places.size()).filter(cube -> places.get(cube) == section);
  }

  /**
   * What the cubes of a section show, in the order of the roll.
   *
   * @param faces what every cube shows
   */
  public <T> List<T> in(Section section, List<T> faces) {
    return numbers(section).mapToObj(faces::get).toList();
  }
}
