package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.table.book.Listed;

/** How variations compose: which seams of the law each touches, and what happens where two meet. */
class SeamsTest {
  private static final List<String> VARIATIONS =
      List.of(
          "required -",
          "wild B",
          "∪ and ∩ interchangeable",
          "V and Λ interchangeable",
          "two operations",
          "multiple operations",
          "shift from permitted",
          "no null restrictions",
          "absolute value",
          "double set B-R",
          "required card BRG",
          "blank card wild",
          "symmetric difference",
          "two solutions");

  private static final Map<String, String> SEAM =
      Map.ofEntries(
          Map.entry("required -", "demands"),
          Map.entry("wild B", "meanings"),
          Map.entry("∪ and ∩ interchangeable", "meanings"),
          Map.entry("V and Λ interchangeable", "meanings"),
          Map.entry("two operations", "demands"),
          Map.entry("multiple operations", "manifold"),
          Map.entry("shift from permitted", "moves"),
          Map.entry("no null restrictions", "demands"),
          Map.entry("absolute value", "goalReadings"),
          Map.entry("double set B-R", "count"),
          Map.entry("required card BRG", "demands"),
          Map.entry("blank card wild", "blankMayBe"),
          Map.entry("symmetric difference", "signs"),
          Map.entry("two solutions", "writing"));

  /** Where two variations touch one seam, how the book or a ruling settles it. */
  private static final Map<String, String> SETTLED =
      Map.of(
          "demands",
          "A Solution must show all that is demanded (VII-B-5).",
          "meanings",
          "A wild cube used as one twin gains the other (XIII-A-3 comments (b), (c)); the two"
              + " pairs of twins have no symbol in common.");

  private static String seam(String variation) {
    return SEAM.getOrDefault(variation, "");
  }

  private static Variation variation(String text) {
    return Table.SENIOR.find(text).orElseThrow().variation();
  }

  /** A law that is not yet amended. */
  private static Law bare() {
    return Table.SENIOR.law();
  }

  @Test
  void eachVariationTouchesOneSeam() throws ReflectiveOperationException {
    Set<String> subjects = new TreeSet<>();
    for (Listed<Variation> listed : Table.SENIOR.variations().all()) {
      listed.entry().filled().forEach(one -> subjects.add(one.subject()));
    }
    assertThat(VARIATIONS.stream().map(text -> variation(text).subject()))
        .containsExactlyInAnyOrderElementsOf(subjects);
    for (String text : VARIATIONS) {
      assertThat(touched(bare(), variation(text).amend(bare())))
          .as(text)
          .containsExactly(seam(text));
    }
  }

  @Test
  void pairsThatShareASeamAreSettled() {
    int shared = 0;
    for (String one : VARIATIONS) {
      for (String other : VARIATIONS) {
        if (!one.equals(other) && seam(one).equals(seam(other))) {
          assertThat(SETTLED).as(one + " with " + other).containsKey(seam(one));
          shared++;
        }
      }
    }
    assertThat(shared).isEqualTo(4 * 3 + 3 * 2);
  }

  @Test
  void onlyADoubleSetDependsOnTheOrder() throws ReflectiveOperationException {
    Set<String> ordered = new TreeSet<>();
    for (String one : VARIATIONS) {
      for (String other : VARIATIONS) {
        Law first = variation(other).amend(variation(one).amend(bare()));
        Law second = variation(one).amend(variation(other).amend(bare()));
        Set<String> differ = new HashSet<>(touched(first, second));
        if (new HashSet<>(first.demands()).equals(new HashSet<>(second.demands()))) {
          differ.remove("demands");
        }
        if (!differ.isEmpty()) {
          ordered.add(one.compareTo(other) < 0 ? one + ", " + other : other + ", " + one);
        }
      }
    }
    assertThat(ordered).containsExactly("double set B-R, symmetric difference");
  }

  @Test
  void everyPairOfEveryDivisionMakesALaw() {
    int pairs = 0;
    for (Division division : OnSetsBooks.divisions().toList()) {
      for (String one : VARIATIONS) {
        for (String other : VARIATIONS) {
          if (division.find(one).isPresent() && division.find(other).isPresent()) {
            Law law =
                division.lawWith(
                    List.of(
                        division.find(one).orElseThrow().variation(),
                        division.find(other).orElseThrow().variation()));
            assertThat(law.symbols()).isEqualTo(division.symbols());
            pairs++;
          }
        }
      }
    }
    assertThat(pairs).isEqualTo(7 * 7 + 9 * 9 + 12 * 12 + 14 * 14);
  }

  @Test
  void alwaysInForceNeedsNotBeSaid() throws ReflectiveOperationException {
    Law said =
        Table.JUNIOR.lawWith(
            List.of(
                variation("multiple operations"),
                variation("∪ and ∩ interchangeable"),
                variation("V and Λ interchangeable")));
    assertThat(said.keys()).isEqualTo(Table.JUNIOR.lawWith(List.of()).keys());
    assertThat(touched(said, Table.JUNIOR.lawWith(List.of()))).isEmpty();
    assertThat(Table.MIDDLE.lawWith(List.of())).isNotEqualTo(said);
  }

  @Test
  void twoSolutionsChangeTheTimes() {
    Writing writing = Table.of(Table.SENIOR, "two solutions").law().writing();
    assertThat(writing.toWrite()).hasMinutes(3);
    assertThat(writing.toChallenge()).hasMinutes(2);
    assertThat(writing.forNow()).isEqualTo(3);
    assertThat(Writing.ONE_SOLUTION.forNow()).isEqualTo(2);
  }

  /** The seams in which two laws differ; what may be written is no seam, it follows from them. */
  private static List<String> touched(Law before, Law after) throws ReflectiveOperationException {
    List<String> seams = new ArrayList<>();
    for (RecordComponent seam : Law.class.getRecordComponents()) {
      if (!seam.getName().equals("offered")
          && !seam.getAccessor().invoke(before).equals(seam.getAccessor().invoke(after))) {
        seams.add(seam.getName());
      }
    }
    return seams;
  }
}
