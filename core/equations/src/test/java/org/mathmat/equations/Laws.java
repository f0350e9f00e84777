package org.mathmat.equations;

import java.util.ArrayList;
import java.util.List;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.table.Parsed;

/** Laws, positions and judges for tests, by the words of the notation. */
final class Laws {
  static final Arithmetic ARITHMETIC = new Arithmetic(Effort.ORDINARY);

  private Laws() {}

  static Division division(String division) {
    return EquationsBooks.find("agloa-2015", division).orElseThrow();
  }

  static Law of(Division division, String... variations) {
    List<Variation> chosen = new ArrayList<>();
    for (String name : variations) {
      chosen.add(division.find(name).orElseThrow().variation());
    }
    return division.lawWith(chosen);
  }

  static Law agloa(String division, String... variations) {
    return of(division(division), variations);
  }

  static <T> T good(Parsed<T> parsed) {
    return switch (parsed) {
      case Parsed.Good<T>(T value) -> value;
      case Parsed.Bad<T>(int column, String message) ->
          throw new AssertionError("column " + column + ": " + message);
    };
  }

  static Goal goal(String text) {
    return good(Goal.parse(text));
  }

  static List<Cube> cubes(String text) {
    return good(CubeText.parse(text));
  }
}
