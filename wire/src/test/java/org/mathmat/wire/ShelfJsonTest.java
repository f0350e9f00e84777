package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mathmat.json.Json;
import org.mathmat.table.book.Season;

/** What pages learn about the shelf, and about the day. */
class ShelfJsonTest {
  private static final LocalDate ODD = LocalDate.of(2026, 11, 18);

  private static Json book(String game, String rules) {
    for (Json one : ShelfJson.games(ODD).entries()) {
      if (one.path("game").asText().equals(game)) {
        for (Json book : one.path("rules").entries()) {
          if (book.path("rules").asText().equals(rules)) {
            return book;
          }
        }
      }
    }
    throw new AssertionError(rules);
  }

  @Test
  void everyListSaysAllOfEachVariation() {
    List<Json> seen = new ArrayList<>();
    for (Json game : ShelfJson.games(ODD).entries()) {
      for (Json book : game.path("rules").entries()) {
        for (Json division : book.path("divisions").entries()) {
          Json list = book.path("lists").path(division.asText());
          list.path("always").entries().forEach(seen::add);
          list.path("variations").entries().forEach(seen::add);
        }
      }
    }
    assertThat(seen).hasSizeGreaterThan(120);
    for (Json one : seen) {
      assertThat(one.path("title").asText()).isNotBlank();
      assertThat(one.path("words").asText()).endsWith(".");
      assertThat(one.path("example").asText()).isNotBlank();
      assertThat(one.path("section").asText()).isNotBlank();
      assertThat(one.path("blank").asText().equals("none"))
          .isEqualTo(!one.has("filled"))
          .isEqualTo(!one.path("name").asText().contains("_"));
    }
  }

  @Test
  void onlyEquationsOfAgloaHasSeasons() {
    assertThat(book("equations", "agloa-2016").path("lists").path("middle").path("season").asText())
        .isEqualTo("odd");
    assertThat(book("equations", "agloa-2016").path("lists").path("senior").path("season").isNull())
        .isTrue();
    assertThat(book("equations", "mlag-2018").path("lists").path("middle").path("season").isNull())
        .isTrue();
    for (Json list : book("onsets", "agloa-2023").path("lists").entries()) {
      assertThat(list.path("season").isNull()).isTrue();
    }
  }

  @Test
  void theOlderBookOfAPublisherIsNotTheNewest() {
    assertThat(book("equations", "agloa-2016").path("newest").isTrue()).isTrue();
    assertThat(book("equations", "agloa-2015").path("newest")).hasToString("false");
    assertThat(book("equations", "mlag-2018").path("newest").isTrue()).isTrue();
  }

  @Test
  void theGuideHasChallengesOfItsOwn() {
    assertThat(book("equations", "guide").path("challenges").toString())
        .isEqualTo("[\"p-flub\",\"a-flub\",\"ca-flub\",\"force-out\",\"last-cube\",\"no-goal\"]");
    assertThat(book("onsets", "agloa-2023").path("challenges").toString())
        .isEqualTo("[\"now\",\"impossible\",\"last-cube\",\"no-goal\"]");
  }

  @Test
  void aMatchKeepsTheSeasonOfItsDay() throws BadInput {
    Map<String, String> asked = new LinkedHashMap<>();
    asked.put("game", "equations");
    asked.put("rules", "agloa-2016");
    asked.put("division", "elementary");
    asked.put("season", "today");
    assertThat(MatchDay.settled(asked, ODD)).containsEntry("season", "odd");
    assertThat(MatchDay.settled(asked, ODD.plusYears(1))).containsEntry("season", "even");
    asked.put("division", "senior");
    assertThat(MatchDay.settled(asked, ODD)).containsEntry("season", "all");
    asked.put("season", "even");
    assertThat(MatchDay.settled(asked, ODD)).isEqualTo(asked);
    assertThat(MatchDay.word(Season.EVEN)).isEqualTo("even");
  }
}
