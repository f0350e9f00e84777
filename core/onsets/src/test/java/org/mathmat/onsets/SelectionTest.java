package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Checked;

/** Which variations may be selected, and how they are spelled. */
class SelectionTest {
  private static final String ROLL = "1 2 3 B B R R G G Y Y ∪ ∩ - ' V = ⊆";

  private static String select(Division division, String roll, String universe, String... texts) {
    List<Variation> chosen = new ArrayList<>();
    for (int i = 0; i < texts.length - 1; i++) {
      chosen.add(division.find(texts[i]).orElseThrow().variation());
    }
    Checked<List<Variation>> result =
        division.select(
            Season.EVERY,
            Table.good(Cubes.parse(roll)),
            Table.universe(universe),
            chosen,
            List.of(texts[texts.length - 1].split(";", -1)));
    return switch (result) {
      case Checked.Good<List<Variation>>(List<Variation> variations) ->
          String.join(" ; ", variations.stream().map(Variation::name).toList());
      case Checked.Bad<List<Variation>>(RefusalCode code, _) -> code.name();
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          wild B                    | Wild B
          WILD b                    | Wild B
          b wild                    | Wild B
          Wild Cube -               | Wild -
          required '                | Required '
          Required Cube =           | Required =
          u and n interchangeable   | VARIATION_TAKEN
          ∪-∩ Interchangeable       | VARIATION_TAKEN
          VΛ interchangeable        | VARIATION_TAKEN
          Λ and V Interchangeable   | VARIATION_TAKEN
          ∪ and ∪ Interchangeable   | VARIATION_UNKNOWN
          double set (B-R)'         | Double Set (B - R)'
          DOUBLE SET G∩Y            | Double Set G ∩ Y
          required card grb         | Required Card BRG
          Forbidden Card BLANK      | Forbidden Card blank
          Blank Card Forbidden      | Forbidden Card blank
          brg card required         | Required Card BRG
          double set b∩r            | Double Set B ∩ R
          blank card wild           | Blank Card Wild
          Two   Solutions           | Two Solutions
          wild                      | VARIATION_UNKNOWN
          wild BR                   | VARIATION_UNKNOWN
          wild =                    | VARIATION_UNKNOWN
          wild 3                    | VARIATION_UNKNOWN
          required 3                | VARIATION_UNKNOWN
          double set B∪             | VARIATION_UNKNOWN
          double set B=R            | VARIATION_UNKNOWN
          double set B∪R∪G          | VARIATION_NO_EFFECT
          double set V              | VARIATION_NO_EFFECT
          double set B-B            | VARIATION_NO_EFFECT
          required card Y           | VARIATION_NO_EFFECT
          BR forbidden              | Forbidden Card BR
          forbidden b               | Forbidden Card B
          required blank            | Required Card blank
          required B                | Required B
          required Λ                | VARIATION_NO_EFFECT
          nonsense                  | VARIATION_UNKNOWN
          """)
  void namesAreReadInTheBooksWords(String text, String expected) {
    assertThat(select(Table.SENIOR, ROLL, Table.TWELVE, text)).isEqualTo(expected);
  }

  @Test
  void twoMayBeSelectedAtOnce() {
    assertThat(select(Table.SENIOR, ROLL, Table.TWELVE, "wild B ; absolute value"))
        .isEqualTo("Wild B ; Absolute Value");
    assertThat(select(Table.SENIOR, ROLL, Table.TWELVE, "wild B ; wild R"))
        .isEqualTo("VARIATION_CONFLICT");
    assertThat(select(Table.SENIOR, ROLL, Table.TWELVE, "wild B ; wild B"))
        .isEqualTo("VARIATION_TAKEN");
    assertThat(select(Table.SENIOR, ROLL, Table.TWELVE, "wild - ; symmetric difference"))
        .isEqualTo("VARIATION_CONFLICT");
    // the wild cube could be =, whichever of the two is named first
    String without = "1 2 3 B B R R G G Y Y ∪ ∩ - ' V V Λ";
    assertThat(select(Table.MIDDLE, without, Table.TEN, "no null restrictions ; wild B"))
        .isEqualTo("No Null Restrictions ; Wild B");
  }

  @Test
  void theOrderSettlesWhatAMinusInADoubleSetMeans() {
    // no card is in B - R, but some are in one of the two
    String universe = "BR R RG BRG RY G Y GY BRY RGY";
    assertThat(select(Table.SENIOR, ROLL, universe, "double set B-R ; symmetric difference"))
        .isEqualTo("VARIATION_NO_EFFECT");
    assertThat(select(Table.SENIOR, ROLL, universe, "symmetric difference ; double set B-R"))
        .isEqualTo("Symmetric Difference ; Double Set B - R");
  }

  @Test
  void aWildCubeCouldBeAnything() {
    String noMinus = "1 2 3 B B R R G G Y Y ∪ ∩ ∩ ' V = ⊆";
    assertThat(select(Table.SENIOR, noMinus, Table.TWELVE, "symmetric difference"))
        .isEqualTo("VARIATION_NO_EFFECT");
    assertThat(select(Table.SENIOR, noMinus, Table.TWELVE, "wild B", "symmetric difference"))
        .isEqualTo("Symmetric Difference");
    // but a B that stands for - is no - cube
    assertThat(select(Table.SENIOR, noMinus, Table.TWELVE, "wild B", "required -"))
        .isEqualTo("VARIATION_NO_EFFECT");
  }

  @Test
  void aDivisionHasItsOwnList() {
    assertThat(Table.BASIC.variations().choices()).isEmpty();
    assertThat(Table.ELEMENTARY.variations().choices()).hasSize(7);
    assertThat(Table.MIDDLE.variations().choices()).hasSize(9);
    assertThat(Table.JUNIOR.variations().choices()).hasSize(10);
    assertThat(Table.SENIOR.variations().choices()).hasSize(12);
    assertThat(select(Table.BASIC, ROLL, Table.TEN, "wild B")).isEqualTo("VARIATION_UNKNOWN");
    assertThat(select(Table.MIDDLE, ROLL, Table.TEN, "two solutions"))
        .isEqualTo("VARIATION_UNKNOWN");
  }

  @Test
  void whoPicksTwo() {
    assertThat(Table.MIDDLE.variations().toSelect().most(3, false)).isEqualTo(1);
    assertThat(Table.MIDDLE.variations().toSelect().most(2, false)).isEqualTo(2);
    assertThat(Table.MIDDLE.variations().toSelect().most(2, true)).isEqualTo(1);
    assertThat(Table.SENIOR.variations().toSelect().most(3, true)).isEqualTo(2);
  }
}
