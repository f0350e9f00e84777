package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mathmat.table.book.Season;

/** What pages learn about the shelf, and about the day. */
class ShelfJsonTest {
  private static final LocalDate ODD = LocalDate.of(2026, 11, 18);

  private static JsonNode book(String game, String rules) {
    for (JsonNode one : ShelfJson.games(ODD)) {
      if (one.get("game").asText().equals(game)) {
        for (JsonNode book : one.get("rules")) {
          if (book.get("rules").asText().equals(rules)) {
            return book;
          }
        }
      }
    }
    throw new AssertionError(rules);
  }

  @Test
  void everyListSaysAllOfEachVariation() {
    List<JsonNode> seen = new ArrayList<>();
    for (JsonNode game : ShelfJson.games(ODD)) {
      for (JsonNode book : game.get("rules")) {
        for (JsonNode division : book.get("divisions")) {
          JsonNode list = book.get("lists").get(division.asText());
          list.get("always").forEach(seen::add);
          list.get("variations").forEach(seen::add);
        }
      }
    }
    assertThat(seen).hasSizeGreaterThan(120);
    for (JsonNode one : seen) {
      assertThat(one.get("title").asText()).isNotBlank();
      assertThat(one.get("words").asText()).endsWith(".");
      assertThat(one.get("example").asText()).isNotBlank();
      assertThat(one.get("section").asText()).isNotBlank();
      assertThat(one.get("blank").asText().equals("none"))
          .isEqualTo(!one.has("filled"))
          .isEqualTo(!one.get("name").asText().contains("_"));
    }
  }

  @Test
  void onlyEquationsOfAgloaHasSeasons() {
    assertThat(book("equations", "agloa-2016").at("/lists/middle/season").asText())
        .isEqualTo("odd");
    assertThat(book("equations", "agloa-2016").at("/lists/senior/season").isNull()).isTrue();
    assertThat(book("equations", "mlag-2018").at("/lists/middle/season").isNull()).isTrue();
    for (JsonNode list : book("onsets", "agloa-2023").get("lists")) {
      assertThat(list.get("season").isNull()).isTrue();
    }
  }

  @Test
  void theOlderBookOfAPublisherIsNotTheNewest() {
    assertThat(book("equations", "agloa-2016").get("newest").asBoolean()).isTrue();
    assertThat(book("equations", "agloa-2015").get("newest").asBoolean()).isFalse();
    assertThat(book("equations", "mlag-2018").get("newest").asBoolean()).isTrue();
  }

  @Test
  void theGuideHasChallengesOfItsOwn() {
    assertThat(book("equations", "guide").get("challenges").toString())
        .isEqualTo("[\"p-flub\",\"a-flub\",\"ca-flub\",\"force-out\",\"last-cube\",\"no-goal\"]");
    assertThat(book("onsets", "agloa-2023").get("challenges").toString())
        .isEqualTo("[\"now\",\"impossible\",\"last-cube\",\"no-goal\"]");
  }

  @Test
  void aMatchKeepsTheSeasonOfItsDay() {
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
