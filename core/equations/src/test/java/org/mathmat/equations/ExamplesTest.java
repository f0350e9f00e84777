package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.table.book.Entry;
import org.mathmat.table.book.Listed;
import org.mathmat.table.shake.Occasion;

/** The example of each variation is a correct Equation with it, and none without. */
class ExamplesTest {
  /** Digits enough, and of each sign one cube, as the example of Multiple Operations needs it. */
  private static List<Cube> permitted() {
    List<Cube> cubes = new ArrayList<>(Laws.cubes("r+ r- b× b÷ g^ k√"));
    List<Cube> digits = Laws.cubes("r0 r1 r2 r3 b0 b1 b2 b3 g4 g5 g6 k7 k8 k9");
    Collections.nCopies(3, digits).forEach(cubes::addAll);
    return cubes;
  }

  private static boolean isCorrect(Law law, String example) {
    // A decimal point that a writer puts into the Goal is no cube.
    String goal = example.substring(example.indexOf('=') + 2).replace(".", "");
    Position position =
        new Position(
            Optional.of(Laws.goal(goal)),
            List.of(),
            permitted(),
            List.of(),
            List.of(),
            Occasion.IMPOSSIBLE);
    return new Judge(law, Laws.ARITHMETIC).judge(position, example).correct();
  }

  @Test
  void everyExampleNeedsItsVariation() {
    Set<String> alsoWithout = new TreeSet<>();
    int examples = 0;
    for (Division division : EquationsBooks.divisions().toList()) {
      for (Listed<Variation> listed : division.variations().all()) {
        Entry<Variation> entry = listed.entry();
        assertThat(
                entry.filled().stream()
                    .filter(one -> isCorrect(division.lawWith(List.of(one)), entry.example())))
            .as("%s: %s of %s", listed.section(), entry.example(), entry.title())
            .isNotEmpty();
        if (isCorrect(division.law(), entry.example())) {
          alsoWithout.add(entry.key());
        }
        examples++;
      }
    }
    assertThat(examples).isGreaterThan(50);
    assertThat(alsoWithout).containsExactly("three-operation-solution");
  }
}
