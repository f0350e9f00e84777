package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.table.book.Entry;
import org.mathmat.table.book.Listed;
import org.mathmat.table.shake.Occasion;

/** The example of each variation is judged as it says with it, and the other way without. */
class ExamplesTest {
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "With (?:(.+?), )?the cards (.+?)(?: and the cubes (.+?))?,"
              + " (.+?) (comes to|may not be written for) (.+)\\.");

  /**
   * An example.
   *
   * @param name the variation with its blank filled, where it has one
   * @param correct whether the paper is correct with the variation
   */
  private record Example(Optional<String> name, Position position, String paper, boolean correct) {
    static Example of(String text) {
      Matcher parts = EXAMPLE.matcher(text);
      assertThat(parts.matches()).as(text).isTrue();
      return new Example(
          Optional.ofNullable(parts.group(1)),
          new Position(
              Table.universe(parts.group(2)),
              Optional.of(Table.good(Goal.parse(parts.group(6)))),
              Cubes.NONE,
              Optional.ofNullable(parts.group(3))
                  .map(cubes -> Table.good(Cubes.parse(cubes)))
                  .orElse(symbols(parts.group(4))),
              Cubes.NONE,
              Cubes.NONE,
              Occasion.IMPOSSIBLE),
          parts.group(4),
          parts.group(5).equals("comes to"));
    }

    /** The cubes that the paper shows. */
    private static Cubes symbols(String paper) {
      List<Symbol> cubes = new ArrayList<>();
      paper
          .replaceAll("where.*", "")
          .chars()
          .forEach(sign -> Symbol.of((char) sign).ifPresent(cubes::add));
      return Cubes.of(cubes);
    }

    boolean isCorrect(Law law) {
      return new Judge(law).judge(position, List.of(paper.split(" // ", -1))).correct();
    }
  }

  @Test
  void everyExampleNeedsItsVariation() {
    Set<String> noPaper = new TreeSet<>();
    int examples = 0;
    for (Division division : OnSetsBooks.divisions().toList()) {
      for (Listed<Variation> listed : division.variations().all()) {
        Entry<Variation> entry = listed.entry();
        if (!entry.example().startsWith("With ")) {
          noPaper.add(entry.key());
          continue;
        }
        Example example = Example.of(entry.example());
        Variation variation =
            example.name().flatMap(entry.reader()).orElse(entry.filled().getFirst());
        assertThat(example.name().isPresent())
            .as(entry.example())
            .isEqualTo(entry.blank() != Entry.Blank.NONE);
        String what = listed.section() + ": " + entry.example();
        assertThat(example.isCorrect(variation.amend(division.law())))
            .as(what)
            .isEqualTo(example.correct());
        assertThat(example.isCorrect(division.law())).as(what).isNotEqualTo(example.correct());
        assertThat(example.isCorrect(division.lawWith(List.of(variation))))
            .as(what)
            .isEqualTo(example.correct());
        examples++;
      }
    }
    assertThat(examples).isGreaterThanOrEqualTo(40);
    assertThat(noPaper).containsExactly("shift-from-permitted");
  }
}
