package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mathmat.equations.books.EquationsBooks;

/** A checker's copy of an Equation, with groups added, against the paper. */
class AmbiguityTest {
  @ParameterizedTest
  @CsvSource({
    // one reading is right, and the copy shows another
    "2×5-1 = 8, (2×5)-1 = 8, true",
    "2×5-1 = 8, 2×(5-1) = 8, false",
    // no reading is right, so every grouping is wrong
    "5+6 = 9, (5+6) = 9, true",
    "2×5-1 = 7, 2×(5-1) = 7, true",
    // the root takes just the 5, and is no whole number
    "9√5^9 = 5, (9√5)^9 = 5, true",
    // no grouping of the paper
    "5+6 = 9, 5+7 = 9, false",
    "8-(3+1) = 4, 8-3+1 = 4, false",
    // a group of the paper is left out, and what is left can be read rightly
    "2×4-(3+1) = 4, 2×[4-(3)+1] = 4, false",
    "2×4-(3+1) = 4, 2×[4-(3+1)] = 4, true",
    "(5+6) = 9, 5+6 = 9, true",
    "√4+5 = 7, √(4+5) = 7, false",
    "√4+5 = 9, √(4+5) = 9, false",
  })
  void aCopyShowsThePaperWrongIfItIsAReadingOfItThatIsNotEqual(
      String paper, String copy, boolean shown) {
    assertThat(
            new Ambiguity(Laws.agloa("elementary"), Laws.ARITHMETIC)
                .isShown(Optional.empty(), Equation.of(paper), Equation.of(copy)))
        .isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource({
    // the 50 is then not all that % takes, though the value is right
    "3×50 % 4 = 6, (3×50) % 4 = 6, true",
    "3×50 % 4 = 6, 3×(50 % 4) = 6, false",
    "25 % 16×2 = 8, 25 % (16×2) = 8, true",
    "25 % 16×2 = 8, (25 % 16)×2 = 8, false",
    // in the Goal a numeral may have two digits anyway
    "6+0 = 3×50 % 4, 6+0 = (3×50) % 4, false",
  })
  void aGroupingThatMakesANumeralTooLongIsAProof(String paper, String copy, boolean shown) {
    Ambiguity ambiguity = new Ambiguity(Laws.agloa("elementary", "percent"), Laws.ARITHMETIC);
    assertThat(ambiguity.isShown(Optional.empty(), Equation.of(paper), Equation.of(copy)))
        .isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource({
    "6, 6 = 3×50 % 4, 6 = (3×50) % 4, true",
    "6, 3×50 % 4 = 6, (3×50) % 4 = 6, true",
    "3×50√u4, 6+0 = 3×50 % 4, 6+0 = (3×50) % 4, false",
    "3×50√u4, 3×50 % 4 = 6+0, (3×50) % 4 = 6+0, false",
    // either side may be the Solution, and the left one is not
    "3×50√u4, 3×50 % 4 = 3×50 % 4, 3×(50 % 4) = (3×50) % 4, false",
    "3×50√u4, 3×50 % 4 = 3×50 % 4, (3×50) % 4 = (3×50) % 4, true",
  })
  void theSolutionMayStandOnEitherSide(String goal, String paper, String copy, boolean shown) {
    Ambiguity ambiguity = new Ambiguity(Laws.agloa("elementary", "percent"), Laws.ARITHMETIC);
    Optional<Goal> onMat = Optional.of(Laws.good(Goal.parse(goal)));
    assertThat(ambiguity.isShown(onMat, Equation.of(paper), Equation.of(copy))).isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource({"2+3×5 = 17, (2+3)×5 = 17", "5+6 = 9, (5+6) = 9"})
  void nothingIsAmbiguousUnderAnOrderOfOperations(String paper, String copy) {
    Law law = EquationsBooks.find("mlag-2018", "middle").orElseThrow().lawWith(List.of());
    assertThat(
            new Ambiguity(law, Laws.ARITHMETIC)
                .isShown(Optional.empty(), Equation.of(paper), Equation.of(copy)))
        .isFalse();
  }
}
