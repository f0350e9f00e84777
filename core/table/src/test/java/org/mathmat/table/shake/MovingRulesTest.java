package org.mathmat.table.shake;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.VariationCount;

/** Moves, bonus moves and shifts, and why they are refused. */
class MovingRulesTest {
  @Test
  void aMoveTakesACubeOfResourcesToASection() {
    Toys toys = Toys.usual().set().says("Ben: move 2 R");
    assertThat(toys.in(Section.REQUIRED)).containsExactly("2");
    assertThat(toys.in(Section.RESOURCES)).containsExactly("3");
    assertThat(((Phase.Moving) toys.match().phase()).turn()).isEqualTo(2);
  }

  @Test
  void onlyWhoseTurnItIsMovesAndOnlyWhatIsThere() {
    Toys toys = Toys.usual().begun();
    toys.refuses("Ann: move 2 R", RefusalCode.NOT_NOW, Step.MOVE);
    toys.says("Ann: goal 5");
    toys.refuses("Cam: move 2 R", RefusalCode.NOT_YOUR_TURN, Step.MOVE);
    toys.refuses("Ben: move 7 R", RefusalCode.NO_SUCH_CUBE, Step.CUBE);
    toys.refuses("Ben: move nothing R", RefusalCode.NO_SUCH_CUBE, Step.CUBE);
    toys.refuses("Ben: move 5 R", RefusalCode.NO_SUCH_CUBE, Step.CUBE);
    toys.refuses("Ben: bonus 7 then 2 R", RefusalCode.NO_SUCH_CUBE, Step.CUBE);
    toys.refuses("Ben: shift 2 R", RefusalCode.NOT_NOW, Step.SHIFT);
    toys.refuses("Ben: force out", RefusalCode.NOT_NOW, Step.FORCE_OUT);
  }

  @Test
  void theLastCubeStaysOutOfForbiddenWhereTheBookSaysSo() {
    Toys toys = Toys.usual().set().says("Ben: move 2 R");
    toys.refuses("Cam: move 3 F", RefusalCode.LAST_CUBE, Step.LAST_CUBE);
    assertThat(toys.offers("Cam")).contains("move 3 P").doesNotContain("move 3 F");
    Toys others = other().set().says("Ben: move 2 R", "Cam: move 3 F");
    assertThat(others.last()).isEqualTo(new Event.EverybodyWrites(Ending.LAST_CUBE));
  }

  private static Toys other() {
    return Toys.of(Toys.OTHER, VariationCount.NONE, Setup.CheckedBy.JUDGE, Setup.Conduct.STRICT);
  }

  @Test
  void theGameKeepsItsCubesFromASection() {
    Toys toys = Toys.usual().says("shake", "roll: 5 9 3", "deal: sun", "Ann: goal 5");
    toys.refuses("Ben: move 9 F", RefusalCode.SECTION, Step.KEPT_CUBE);
    toys.refuses("Ben: bonus 9 then 3 R", RefusalCode.SECTION, Step.KEPT_CUBE);
    assertThat(toys.offers("Ben")).contains("move 9 R", "move 3 F").doesNotContain("move 9 F");
  }

  @Test
  void aBonusGoesToForbiddenBeforeTheMove() {
    Toys toys = Toys.usual().set().says("Ben: bonus 2 then 3 R");
    assertThat(toys.in(Section.FORBIDDEN)).containsExactly("2");
    assertThat(toys.in(Section.REQUIRED)).containsExactly("3");
  }

  @Test
  void theLeaderHasNoBonusAndTheBasicGameHasNone() {
    Toys toys = Toys.usual().set().says("judges: penalty Ann", "judges: penalty Cam");
    toys.refuses("Ben: bonus 2 then 3 R", RefusalCode.LEADING, Step.LEADING);
    assertThat(toys.offers("Ben")).noneMatch(words -> words.startsWith("bonus"));
    other().set().refuses("Ben: bonus 2 then 3 R", RefusalCode.NOT_NOW, Step.BONUS);
  }

  @Test
  void equalCubesAreOfferedOnce() {
    Toys toys = Toys.usual().says("shake", "roll: 5 2 2", "deal: sun", "Ann: goal 5");
    assertThat(toys.offers("Ben")).filteredOn("move 2 R"::equals).hasSize(1);
  }

  @Test
  void aVariationLetsCubesShift() {
    Toys toys =
        Toys.of(Toys.USUAL, VariationCount.ONE_EACH, Setup.CheckedBy.JUDGE, Setup.Conduct.STRICT)
            .says("shake", "roll: 5 2 9", "deal: sun")
            .says("Ann: variation shift", "Ben: variation slow", "Cam: variation calm")
            .says("Ann: goal 5", "Ben: move 9 P");
    toys.refuses("Cam: shift 9 F", RefusalCode.SECTION, Step.KEPT_CUBE);
    toys.refuses("Cam: shift 2 R", RefusalCode.NO_SUCH_CUBE, Step.CUBE);
    toys.says("Cam: shift 9 R");
    assertThat(toys.in(Section.REQUIRED)).containsExactly("9");
  }
}
