package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.Seed;
import org.mathmat.json.Json;
import org.mathmat.json.JsonTruth;

/** Who sets the first Goal: drawn from a seed, kept, told, and checked. */
class LotTest {
  private static final List<String> SEATS = List.of("Ann", "Ben", "Cam");
  private static final Map<String, String> EQUATIONS =
      Map.of("game", "equations", "rules", "agloa-2015", "division", "middle");
  private static final Map<String, String> ON_SETS =
      Map.of("game", "onsets", "rules", "agloa-2023", "division", "middle");
  private static final Map<String, String> MATH_DICE =
      Map.of("game", "mathdice", "rules", "mathdice", "play", "short");

  private static LiveMatch opening(Map<String, String> headers) {
    try {
      return Matches.opening(headers, SEATS);
    } catch (BadInput why) {
      throw new AssertionError(why.message(), why);
    }
  }

  private static Seed seed(int number) {
    return new Seed("%064x".formatted(number));
  }

  /** These were worked out apart from this program, by the rule of docs/protocol/fair.md. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          equations |  0 | Ann r1, Ben r-, Cam r0                                              | Ann
          equations |  4 | Ann r2, Ben r-, Cam r2; Ann r0, Cam r+                              | Ann
          equations |  6 | Ann r-, Ben r-, Cam r-; Ann r3, Ben r1, Cam r3; Ann r-, Cam r0      | Cam
          equations | 10 | Ann r+, Ben r2, Cam r2; Ben r-, Cam r-; Ben r0, Cam r+              | Ben
          onsets    |  0 | Ann 1, Ben 5, Cam 1                                                 | Ben
          onsets    | 38 | Ann 2, Ben 2, Cam 2; Ann 5, Ben 2, Cam 5; Ann 5, Cam 1              | Ann
          """)
  void theRuleIsFixedForEver(String game, int number, String rounds, String first) {
    LiveMatch drawn =
        opening(game.equals("onsets") ? ON_SETS : EQUATIONS)
            .lot(seed(number), Duration.ZERO)
            .orElseThrow()
            .match();
    assertThat(String.join("; ", drawn.lot())).isEqualTo(rounds);
    assertThat(SEATS.get(drawn.first())).isEqualTo(first);
  }

  @Test
  void itIsKeptAndToldAndTheFirstGoalIsForWhomItFellOn() {
    LiveMatch opening = opening(EQUATIONS);
    LiveMatch.Step.Taken drawn = opening.lot(seed(6), Duration.ZERO).orElseThrow();
    Json told = new TurnJson(SEATS).told(drawn.turn()).getFirst();
    assertThat(told.path("event").asText()).isEqualTo("LotDrawn");
    assertThat(told.path("setter").asText()).isEqualTo("Cam");
    assertThat(told.path("rounds").path(2).path("rolls").path(1).toString())
        .isEqualTo("{\"player\":\"Cam\",\"face\":\"r0\"}");
    LiveMatch kept = opening.after(drawn.turn());
    assertThat(kept.lot()).isEqualTo(drawn.match().lot());
    LiveMatch begun = ((LiveMatch.Step.Taken) kept.table("shake", Duration.ZERO)).match();
    assertThat(
            TableJson.match(begun.seenBy(OptionalInt.empty()))
                .path("shake")
                .path("setter")
                .asText())
        .isEqualTo("Cam");
  }

  @Test
  void withoutItTheFirstSeatSetsTheFirstGoal() {
    LiveMatch begun =
        ((LiveMatch.Step.Taken) opening(ON_SETS).table("shake", Duration.ZERO)).match();
    assertThat(
            TableJson.match(begun.seenBy(OptionalInt.empty()))
                .path("shake")
                .path("setter")
                .asText())
        .isEqualTo("Ann");
    assertThat(begun.lot()).isEmpty();
    assertThat(begun.first()).isZero();
  }

  @Test
  void mathDiceHasNone() {
    assertThat(opening(MATH_DICE).lot(seed(1), Duration.ZERO)).isEmpty();
  }

  private static final String FAIR =
      """
      mathmat 1
      game: equations
      rules: mlag-2018
      division: middle
      players: Cam, Ann, Ben

      # fair: shake 1 hash %s
      # fair: lot Ann r-, Ben r-, Cam r-
      # fair: lot Ann r3, Ben r1, Cam r3
      # fair: lot Ann r-, Cam r0
      shake
      %s
      # fair: shake 1 seed %s
      """
          .formatted(seed(6).hash(), opening(EQUATIONS).chance(seed(6)).getFirst(), seed(6).text());

  private static Json check(String text) {
    return Fairness.check(text).json();
  }

  @Test
  void aRecordThatShowsItIsFair() {
    assertThat(check(FAIR).toString())
        .isEqualTo(
            "{\"fair\":true,\"lot\":{\"fair\":true},\"shakes\":[{\"shake\":1,\"fair\":true}]}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Ann r3, Ben r1, Cam r3                  | Ann r2, Ben r1, Cam r2   | The seed gives another lot
          Ann r-, Cam r0                          | Ann r0, Cam r-           | The seed gives another lot
          Ann r-, Ben r-, Cam r-                  | Ben r-, Ann r-, Cam r-   | The seed gives another lot
          players: Cam, Ann, Ben                  | players: Ann, Ben, Cam   | does not begin with the player
          players: Cam, Ann, Ben                  | players: Cam, Ben, Ann   | does not begin with the player
          players: Cam, Ann, Ben                  | players: Cam, Ann, Dan   | not one of these players
          Ann r-, Ben r-, Cam r-                  | Ann                      | not one of these players
          """)
  void aRecordWithAnotherLotIsNot(String before, String after, String why) {
    Json found = check(FAIR.replace(before, after));
    assertThat(found.path("fair")).hasToString("false");
    assertThat(found.path("lot").path("fair")).isEqualTo(JsonTruth.FALSE);
    assertThat(found.path("lot").path("message").asText()).contains(why);
    assertThat(found.path("shakes").path(0).path("fair").isTrue()).isTrue();
  }

  @Test
  void aRecordOfBeforeThereWasALotIsJudgedByItsRolls() {
    Json found = check(FAIR.replaceAll("# fair: lot .*\n", ""));
    assertThat(found.path("fair").isTrue()).isTrue();
    assertThat(found.path("lot").path("fair").isNull()).isTrue();
  }

  @Test
  void beforeTheSeedIsRevealedNothingIsKnown() {
    Json found = check(FAIR.replaceAll("# fair: shake 1 seed.*\n", ""));
    assertThat(found.path("fair").isNull()).isTrue();
    assertThat(found.path("lot").path("fair").isNull()).isTrue();
    Json dice = check("mathmat 1\ngame: mathdice\nplayers: Ann, Ben\nshake\n");
    assertThat(dice.has("lot")).isFalse();
  }
}
