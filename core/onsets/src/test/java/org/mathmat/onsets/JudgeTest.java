package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.mathmat.table.shake.Occasion;

/** The judge, where the conformance cases do not look: combinations, rulings and the words. */
class JudgeTest {
  private static Table elementary(String... variations) {
    return Table.of(Table.ELEMENTARY, variations);
  }

  private static Table middle(String... variations) {
    return Table.of(Table.MIDDLE, variations);
  }

  private static Table junior(String... variations) {
    return Table.of(Table.JUNIOR, variations);
  }

  private static Table senior(String... variations) {
    return Table.of(Table.SENIOR, variations);
  }

  @Nested
  class Form {
    private final Table table = middle().goal("3").permitted("B R G Y ∪ ∩ - ' = ⊆ V Λ");

    @Test
    void aSolutionIsRestrictionsAndOneSetName() {
      assertThat(table.codes("")).containsExactly("FORM");
      assertThat(table.codes("B ⊆ R ;")).contains("FORM");
      assertThat(table.codes("B ∪ R ; G")).contains("FORM", "RESTRICTION");
      assertThat(table.codes("; B ∪ R")).contains("RESTRICTION");
      assertThat(table.codes("B ⊆ R ; G = Y")).contains("FORM");
      assertThat(table.codes("R ∩ B = 3")).contains("FORM");
    }

    @Test
    void whatHasNoMeaningIsSyntax() {
      assertThat(table.codes("R ∪ 'B")).contains("SYNTAX");
      assertThat(table.codes("R Λ G")).contains("SYNTAX");
      assertThat(table.codes("(R ∪ G")).contains("SYNTAX");
      assertThat(table.codes("(R ∪ G]")).contains("SYNTAX");
      assertThat(table.codes("R ∪ G)")).contains("SYNTAX");
      assertThat(table.codes("()")).contains("SYNTAX");
      assertThat(table.codes("R ∪")).contains("SYNTAX");
      assertThat(table.codes("R + G")).containsExactly("SYNTAX");
      assertThat(table.codes("R ∪ 3")).contains("SYNTAX");
      assertThat(table.codes("B ⊆ ; R ∩ B")).contains("SYNTAX", "RESTRICTION");
      assertThat(table.codes("B R = G ; R ∩ B")).contains("SYNTAX", "RESTRICTION");
    }

    @Test
    void groupingAroundARelationIsARestrictionFault() {
      assertThat(table.codes("((B ⊆ R)) ; R ∩ B")).isEmpty();
      assertThat(table.codes("(B ⊆ R) = G ; B")).contains("SYNTAX", "RESTRICTION");
      assertThat(table.codes("B ∪ (R = G) ; B")).contains("SYNTAX", "RESTRICTION");
      assertThat(table.codes("(B) ⊆ (R) ; R ∩ B")).isEmpty();
    }

    @Test
    void everyFaultIsToldAtOnce() {
      Table many = middle("two operations", "required ∩").goal("4").cubes("Y", "B R", "∪", "G =");
      assertThat(many.after(Occasion.NOW).codes("G = R ; B ∪ G"))
          .contains("NOT_EQUAL", "VARIATION", "UNAVAILABLE", "REQUIRED_UNUSED", "RESOURCES");
    }
  }

  @Nested
  class Wild {
    @Test
    void aWildCubeStandsForOneSymbolThroughout() {
      Table table = elementary("wild B").goal("5+2").permitted("B B R Y G ∪");
      assertThat(table.codes("R ∪<B> Y")).isEmpty();
      assertThat(table.codes("R B Y where B=∪")).isEmpty();
      assertThat(table.codes("R ∪<B> Y where B=∪")).isEmpty();
      assertThat(table.codes("R ∪<B> Y where B=∩")).contains("WILD");
      assertThat(table.codes("(R ∪<B> Y) ∩<B> G")).contains("WILD");
      assertThat(table.codes("B ∪<B> Y")).contains("WILD");
      assertThat(table.codes("(B<B> ∪ R) ∪<B> Y")).contains("WILD");
      assertThat(table.codes("R 3<B> Y")).contains("WILD");
    }

    @Test
    void aNoteCountsForEveryPlainCubeToo() {
      // the second B is a ∪ as well
      Table table = elementary("wild B").goal("5+3").permitted("B B R Y G");
      assertThat(table.codes("(R ∪<B> Y) B G")).isEmpty();
    }

    @Test
    void inElementaryItIsNoRelation() {
      Table table = elementary("wild B").goal("4").permitted("B R G");
      assertThat(table.codes("R =<B> G ; R")).contains("DIVISION");
    }

    @Test
    void inMiddleItMayBeARelationAndThenNeedNotBeInTheSetName() {
      Table table = middle("wild B").goal("4").cubes("B R", "G", "", "");
      assertThat(table.codes("R =<B> G ; R")).isEmpty();
      assertThat(table.codes("R ⊆<B> G ; R")).isEmpty();
      assertThat(table.codes("R =<B> G")).contains("FORM");
      assertThat(middle("wild B").goal("5").cubes("B", "R ∩", "", "").codes("R ∩ R"))
          .contains("REQUIRED_UNUSED");
    }

    @Test
    void itIsNoRequiredRelation() {
      // the = in Required is not used by a wild = beside it
      Table table = middle("wild B").goal("4").cubes("=", "B R G", "", "");
      assertThat(table.codes("R =<B> G ; R")).contains("REQUIRED_UNUSED");
    }

    @Test
    void withInterchangeableItGainsTheTwin() {
      Table table =
          elementary("wild B", "∪ and ∩ interchangeable").goal("4").permitted("B B R G Y");
      assertThat(table.codes("(R ∪<B> G) ∩<B> Y")).isEmpty();
      assertThat(table.codes("(R ∪<B> G) -<B> Y")).contains("WILD");
      assertThat(table.codes("(R ∪<B> G) ∩<B> Y where B=∪")).isEmpty();
      // a plain ∩ says nothing of a wild cube, and there is no ∩ or ∪ cube
      assertThat(table.codes("(R ∪<B> G) ∩ Y")).contains("UNAVAILABLE");
    }

    @Test
    void aPlainCubeThatCouldBeEitherTwinIsUnclear() {
      Table table =
          elementary("wild B", "∪ and ∩ interchangeable").goal("4").permitted("B B B R G Y V");
      assertThat(table.codes("((R ∪<B> G) ∩<B> Y) B V")).contains("WILD");
    }

    @Test
    void aWildTwinThatIsSomethingElseServesNoMoreAsATwin() {
      Table table =
          elementary("wild ∪", "∪ and ∩ interchangeable").goal("1").permitted("∪ ∪ R G Y");
      assertThat(table.codes("(R -<∪> G) -<∪> Y")).isEmpty();
      assertThat(table.codes("(R -<∪> G) ∩ Y")).contains("UNAVAILABLE");
      assertThat(table.codes("(R - G) ∩<∪> Y where ∪=-")).contains("WILD");
    }

    @Test
    void withVAndNullInterchangeableTooItGainsTheTwin() {
      Table table = elementary("wild B", "V and Λ interchangeable").goal("5+5").permitted("B B -");
      assertThat(table.codes("V<B> - Λ<B>")).isEmpty();
    }

    @Test
    void multipleOperationsFreesItOnlyWhileItIsASign() {
      Table table = elementary("wild B", "multiple operations").goal("5+3").permitted("B R G Y -");
      assertThat(table.codes("(R ∪<B> G) ∪<B> Y")).isEmpty();
      assertThat(
              elementary("wild ∪", "multiple operations")
                  .goal("1")
                  .permitted("∪ R -")
                  .codes("Y<∪> - (R - Y<∪>)"))
          .contains("UNAVAILABLE");
    }

    @Test
    void nobodyElsesCubeIsWild() {
      assertThat(elementary("wild B").goal("3").permitted("R Y G").codes("R ∩<G> Y"))
          .contains("NOT_IN_FORCE");
      assertThat(elementary().goal("3").permitted("R Y G").codes("R G Y where G=∩"))
          .contains("NOT_IN_FORCE");
      assertThat(elementary().goal("3").permitted("R ∩ Y").codes("R ∩<∩> Y where R=R")).isEmpty();
    }
  }

  @Nested
  class Interchangeable {
    @Test
    void requiredUnionIsMetIfSomeCubeCanBeIt() {
      Table table = junior("required ∪").goal("3");
      assertThat(table.permitted("∪ ∩ R Y").codes("R ∩ Y")).isEmpty();
      assertThat(table.permitted("∩ R Y").codes("R ∩ Y")).contains("VARIATION");
      assertThat(table.cubes("∩", "∪ R Y", "", "").codes("R ∩ Y")).contains("VARIATION");
    }

    @Test
    void theTwinsShareWhatTheyMust() {
      // both Required: one as ∪, one as ∩, whichever way round
      Table table = elementary("∪ and ∩ interchangeable").goal("4").cubes("∪ ∩", "R G Y", "", "");
      assertThat(table.codes("(R ∪ G) ∩ Y")).isEmpty();
      assertThat(table.codes("(R ∪ G) ∩<∪> Y")).isEmpty();
      assertThat(table.codes("(R ∪<∩> G) ∩<∪> Y")).isEmpty();
      assertThat(table.codes("(R ∪<∪> G) ∩<∪> Y")).contains("UNAVAILABLE", "REQUIRED_UNUSED");
    }

    @Test
    void afterNowTheOneResourceCubeMayBeEither() {
      Table table = junior().goal("4").cubes("", "R G Y", "", "∪ ∩").after(Occasion.NOW);
      // Multiple Operations: one cube is ∪ here and ∩ there
      assertThat(table.codes("(R ∪ G) ∩ Y")).isEmpty();
      assertThat(
              elementary("∪ and ∩ interchangeable")
                  .goal("4")
                  .cubes("", "R G Y", "", "∪ ∩")
                  .after(Occasion.NOW)
                  .codes("(R ∪ G) ∩ Y"))
          .contains("RESOURCES");
    }

    @Test
    void aForbiddenTwinDoesNotServe() {
      Table table = junior().goal("3").cubes("", "R Y", "∪", "");
      assertThat(table.codes("R ∩ Y")).contains("UNAVAILABLE");
    }

    @Test
    void bothPairsAtOnceFindTheWayThatFits() {
      // Now: the ∩ is played with the ∪ on the mat, so that Λ may come from Resources
      Table table =
          elementary("∪ and ∩ interchangeable", "V and Λ interchangeable")
              .goal("3+3u")
              .cubes("", "∪ R", "", "V ∩")
              .after(Occasion.NOW);
      assertThat(table.codes("R ∩ Λ")).isEmpty();
    }
  }

  @Nested
  class Cards {
    @Test
    void requiredCardHoldsInEveryReading() {
      // (B ∩ G) - R and B ∩ (G - R) are both BG; BRG is in neither
      assertThat(junior("required card BRG").goal("1").permitted("B ∩ G - R").codes("B ∩ G - R"))
          .containsExactly("VARIATION");
    }

    @Test
    void aCardOutsideTheRestrictedUniverseIsNotInTheSet() {
      Table table = junior("forbidden card BR").goal("4").permitted("B ⊆ Y R V ∩");
      assertThat(table.codes("B ⊆ Y ; R ∩ V")).isEmpty();
    }

    @Test
    void dotsOnTheBlankCardDoubleIt() {
      Table table = junior("blank card wild", "double set G∩Y").goal("4×2").permitted("Y ∪ Λ");
      assertThat(table.codes("Y ∪ Λ where blank=GY")).contains("NOT_EQUAL");
      assertThat(table.goal("4+5").codes("Y ∪ Λ where blank=GY")).isEmpty();
      assertThat(table.goal("4×2").codes("Y ∪ Λ where blank=RY")).isEmpty();
    }

    @Test
    void theBlankCardIsRestrictedByItsDots() {
      Table table = junior("blank card wild").goal("3").permitted("B ⊆ R ∩");
      assertThat(table.codes("B ⊆ R ; B ∩ R")).isEmpty();
      assertThat(table.goal("4").codes("B ⊆ R ; B ∩ R where blank=BR")).isEmpty();
      assertThat(table.goal("4").codes("B ⊆ R ; B ∩ R where blank=B")).contains("NOT_EQUAL");
    }

    @Test
    void withoutTheVariationTheBlankCardHasNoDots() {
      Table table = middle().goal("3").permitted("B R ∩");
      assertThat(table.codes("B ∩ R where blank=blank")).isEmpty();
      assertThat(table.codes("B ∩ R where blank=BR")).contains("NOT_IN_FORCE");
    }
  }

  @Nested
  class Restrictions {
    @Test
    void aNullRestrictionInSomeReadingIsOne() {
      // (B ∪ G) ∩ Λ removes nothing, B ∪ (G ∩ Λ) removes blue cards
      Table table = middle("no null restrictions").goal("3").permitted("B G ∪ ∩ Λ ⊆ R Y");
      assertThat(table.codes("B ∪ (G ∩ Λ) ⊆ R ; R ∩ Y")).isEmpty();
      assertThat(table.codes("(B ∪ G) ∩ Λ ⊆ R ; R ∩ Y")).contains("RESTRICTION");
      assertThat(table.codes("B ∪ G ∩ Λ ⊆ R ; R ∩ Y")).contains("RESTRICTION");
    }

    @Test
    void eachIsJudgedOnTheWholeUniverse() {
      // after B ⊆ R the second removes nothing more, but on the whole universe it does
      Table table = middle("no null restrictions").goal("3").permitted("B B R R G ⊆ ⊆ ∩ -");
      assertThat(table.codes("B ⊆ R ; B - R ⊆ G ; B ∩ R")).isEmpty();
    }

    @Test
    void requiredCubesAreInTheRestrictionPartAsAWhole() {
      Table table = middle().goal("3").cubes("R G", "B Y = ⊆ ∩ R G ∩", "", "");
      assertThat(table.codes("B = R ; G ⊆ V<Y> ; R ∩ G")).contains("NOT_IN_FORCE");
      assertThat(table.goal("2").codes("B = R ; G ⊆ Y ; R ∩ G")).contains("NOT_EQUAL");
      assertThat(table.goal("1").codes("B = R ; G ⊆ Y ; R ∩ G")).isEmpty();
    }
  }

  @Nested
  class Two {
    @Test
    void twoSolutionsAreWanted() {
      Table table = senior("two solutions").goal("5+1").permitted("B Λ ∪ G");
      assertThat(table.codes("B ∪ Λ")).contains("VARIATION");
      assertThat(table.codes("B ∪ Λ", "G ∪ Λ", "B ∪ Λ")).contains("VARIATION");
      assertThat(table.codes("B ∪ Λ", "G ∪ Λ")).isEmpty();
      assertThat(senior().goal("5+1").permitted("B Λ ∪ G").codes("B ∪ Λ", "G ∪ Λ"))
          .contains("FORM");
    }

    @Test
    void eachObeysEveryVariation() {
      Table table =
          senior("two solutions", "required card BRGY", "double set Y")
              .goal("5+4")
              .permitted("B Λ ∪ G R Y ∩ -");
      assertThat(table.codes("B ∪ Λ", "G ∪ Λ")).contains("NOT_EQUAL");
      assertThat(table.goal("4×2").codes("B ∪ Λ", "B ∪ Λ")).containsExactly("SAME_SET");
    }

    @Test
    void theFaultSaysWhichOfThem() {
      Verdict verdict =
          senior("two solutions").goal("5+1").permitted("B Λ ∪ G").verdict("B ∪ Λ", "B ∪");
      assertThat(verdict.reasons().getFirst().message()).startsWith("Solution 2: ");
    }
  }

  @Nested
  class Words {
    @Test
    void anAmbiguousSolutionIsShownGroupedWrongly() {
      Verdict verdict = middle().goal("3").permitted("B ∪ G - R ⊆ Y").verdict("B ∪ G - R ⊆ Y ; B");
      assertThat(verdict.reasons()).hasSize(1);
      assertThat(verdict.reasons().getFirst().rule()).isEqualTo("VII-B-6");
      assertThat(verdict.reasons().getFirst().witness()).contains("B ∪ (G - R) ⊆ Y ; B");
      assertThat(verdict.equalsGoal()).isTrue();
    }

    @Test
    void theSectionIsTheDivisionsOwn() {
      assertThat(rule(elementary("two operations").goal("5").permitted("B '"), "B'"))
          .isEqualTo("XIII-A-5");
      assertThat(rule(middle("two operations").goal("5").permitted("B '"), "B'"))
          .isEqualTo("XIII-B-5");
      assertThat(rule(junior("two operations").goal("5").permitted("B '"), "B'"))
          .isEqualTo("XIII-C-6");
      assertThat(rule(Table.of(Table.BASIC).goal("4").permitted("B '"), "B'"))
          .isEqualTo("Basic III");
    }

    private static String rule(Table table, String solution) {
      return table.verdict(solution).reasons().getFirst().rule();
    }
  }

  @Test
  void afterAChallengedNoGoalTheWriterChoosesTheGoal() {
    Table table = middle().cubes("", "", "", "1 3 5 B R G ∪ ∩").after(Occasion.NO_GOAL);
    assertThat(table.goal("5+3").codes("B ∪ G")).isEmpty();
    assertThat(table.goal("4+4").codes("B ∪ G")).contains("UNAVAILABLE");
    assertThat(table.codes("B ∪ G")).containsExactly("FORM");
    assertThat(table.goal("1+3×1").codes("B ∪ G")).contains("GOAL_ILLEGAL");
  }

  @Test
  void valueTellsEveryReading() {
    Verdict verdict = elementary().judge().value(Table.universe(Table.TEN), "B ∪ G - R");
    assertThat(verdict.correct()).isTrue();
    assertThat(verdict.papers().getFirst().values()).containsExactlyInAnyOrder(3, 6);
    assertThat(verdict.papers().getFirst().sets())
        .extracting(CardSet::text)
        .containsExactlyInAnyOrder("B BG GY", "B BR BG GY BRG BRGY");
    assertThat(elementary().judge().value(Table.universe(Table.TEN), "B ∪").correct()).isFalse();
  }
}
