package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mathmat.host.LiveMatch;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;

/** A league's own list in questions, records and matches. */
class LeagueTest {
  private static final String ROLL =
      "r0 r1 r2 r3 r+ r- b1 b1 b2 b3 b× b÷ g4 g5 g6 g^ g× g- k7 k8 k9 k√ k+ k÷";
  private static final LocalDate OCTOBER = LocalDate.of(2026, 10, 5);
  private static final LocalDate JUNE = LocalDate.of(2027, 6, 30);

  private static String example() {
    try {
      return Files.readString(Path.of("..", "docs", "protocol", "lake-county.txt"));
    } catch (IOException why) {
      throw new AssertionError(why);
    }
  }

  private static LeagueFile league(LocalDate day) {
    try {
      return LeagueFile.read(example(), day);
    } catch (BadInput why) {
      throw new AssertionError(why.message(), why);
    }
  }

  private static Json variation(String select, LocalDate day) {
    String line =
        "{\"game\":\"equations\",\"rules\":\"agloa-2015\",\"division\":\"elementary\",\"roll\":\"%s\",\"select\":\"%s\"}"
            .formatted(ROLL, select);
    return Commands.answer(Verb.VARIATION, line, Duration.ofSeconds(5), league(day)).json();
  }

  @Test
  void whatMayBeChosenDependsOnTheMonth() {
    assertThat(variation("0 wild", OCTOBER).path("ok").isTrue()).isTrue();
    assertThat(variation("Average", OCTOBER).path("code").asText()).isEqualTo("VARIATION_UNKNOWN");
    assertThat(variation("Average", JUNE).path("ok").isTrue()).isTrue();
    assertThat(variation("Left-over", JUNE).path("ok").isTrue()).isTrue();
    assertThat(variation("Remainder", JUNE).path("ok").isTrue()).isTrue();
  }

  @Test
  void theJudgeUnderstandsTheLeaguesNames() {
    String line =
        "{\"game\":\"equations\",\"rules\":\"agloa-2015\",\"division\":\"middle\",\"variations\":[\"numerals in 8\"],"
            + "\"goal\":\"5\",\"required\":\"7 - 2\",\"permitted\":\"\",\"forbidden\":\"\",\"resources\":\"3 4\",\"challenge\":\"impossible\",\"equation\":\"7-2 = 5\"}";
    assertThat(
            Commands.answer(Verb.JUDGE, line, Duration.ofSeconds(5), league(JUNE))
                .json()
                .path("correct")
                .isTrue())
        .isTrue();
    assertThat(
            Commands.answer(Verb.JUDGE, line, Duration.ofSeconds(5))
                .json()
                .path("error")
                .path("code")
                .asText())
        .isEqualTo("VARIATION_UNKNOWN");
  }

  @Test
  void aListForAnotherBookIsRefused() {
    String line =
        "{\"game\":\"equations\",\"rules\":\"mlag-2018\",\"division\":\"middle\",\"expression\":\"2+3\"}";
    assertThat(
            Commands.answer(Verb.VALUE, line, Duration.ofSeconds(5), league(JUNE))
                .json()
                .path("error")
                .path("code")
                .asText())
        .isEqualTo("LEAGUE_BOOK");
  }

  @Test
  void theScoreHasTheLeaguesMatchPoints() {
    String line =
        "{\"game\":\"equations\",\"rules\":\"agloa-2015\",\"totals\":{\"Ann\":14,\"Ben\":12,\"Cam\":12}}";
    assertThat(
            Commands.answer(Verb.SCORE, line, Duration.ofSeconds(5), league(JUNE))
                .json()
                .path("points")
                .toString())
        .isEqualTo("{\"Ann\":5,\"Ben\":2,\"Cam\":2}");
  }

  private static String record(String league) {
    return """
    mathmat 1
    game: equations
    rules: agloa-2015
    division: elementary
    %splayers: Ann, Ben, Cam

    shake
    roll: %s
    Ann: variation 0 wild
    Ben: variation Average
    Cam: variation Left-over
    """
        .formatted(league, ROLL);
  }

  private static Json replayed(String league, Optional<LeagueFile> file) {
    return Replays.summary(record(league), file).json();
  }

  private static String refused(Json summary) {
    return summary.path("refused").entries().stream()
        .map(one -> one.path("line").asText() + one.path("line") + one.path("code").asText())
        .toList()
        .toString();
  }

  @Test
  void aRecordStandsAlone() {
    Json byTheBook = replayed("", Optional.empty());
    assertThat(refused(byTheBook)).contains("VARIATION_UNKNOWN");
    assertThat(byTheBook.path("points").toString()).isEqualTo("{\"Ann\":4,\"Ben\":4,\"Cam\":4}");
    Json june = replayed("", Optional.of(league(JUNE)));
    assertThat(june.path("refused").size()).isZero();
    assertThat(june.path("points").toString()).isEqualTo("{\"Ann\":3,\"Ben\":3,\"Cam\":3}");
    Json october = replayed("", Optional.of(league(OCTOBER)));
    assertThat(october.path("refused").size()).isEqualTo(2);
    String kept =
        "league: name Lake County\nleague: points 9 3 3\nleague: call remainder \"Left-over\"\n";
    Json alone = replayed(kept, Optional.of(league(OCTOBER)));
    assertThat(alone.path("refused").size()).isZero();
    assertThat(alone.path("points").toString()).isEqualTo("{\"Ann\":5,\"Ben\":5,\"Cam\":5}");
  }

  @Test
  void aBadLineOfARecordIsTold() {
    Json answer = replayed("league: off Persent\n", Optional.empty());
    assertThat(answer.path("error").path("code").asText()).isEqualTo("VARIATION_UNKNOWN");
    Json months = replayed("league: off Percent in May\n", Optional.empty());
    assertThat(months.path("error").path("code").asText()).isEqualTo("LEAGUE_MONTH");
  }

  /** The settings of a table keep what holds on its day, and its match is played by it. */
  @Test
  void aMatchKeepsWhatHeldOnItsDay() throws BadInput {
    Map<String, String> asked = new LinkedHashMap<>();
    asked.put("league", example());
    asked.put("division", "elementary");
    Map<String, String> kept = MatchDay.settled(asked, OCTOBER);
    assertThat(kept)
        .containsEntry("game", "equations")
        .containsEntry("rules", "agloa-2015")
        .containsEntry(
            "league",
            """
            name Lake County Schools
            round 25 minutes
            overtime 3 minutes
            points 5 3 1
            only sideways ; upside-down ; 0-wild ; factorial
            off percent
            call remainder "Left-over\"\
            """);
    assertThat(MatchDay.settled(kept, JUNE)).isEqualTo(kept);
    LiveMatch live = Matches.opening(kept, List.of("Ann", "Ben"));
    assertThat(live.round().orElseThrow().length()).isEqualTo(Duration.ofMinutes(25));
    assertThat(live.round().orElseThrow().stop()).isEqualTo(Duration.ofMinutes(28));
    JsonObject differs = LeagueJson.FORM.write(LeagueJson.played(kept).orElseThrow());
    assertThat(differs.path("name").asText()).isEqualTo("Lake County Schools");
    assertThat(differs.path("round").asInt()).isEqualTo(25);
    assertThat(differs.path("points").toString()).isEqualTo("[5,3,1]");
    assertThat(differs.path("off").toString()).contains("average").doesNotContain("factorial");
    assertThat(differs.path("called").toString()).isEqualTo("{\"remainder\":\"Left-over\"}");
    assertThat(LeagueJson.played(Map.of("game", "equations"))).isEmpty();
    assertThat(league(OCTOBER).json().path("divisions").size()).isEqualTo(5);
  }

  /** Where nothing that is played suits the roll nobody waits for a choice. */
  @Test
  void aCoachsThreeVariationsAreOfferedAndNoOthers() throws BadInput {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("game", "equations");
    headers.put("rules", "agloa-2015");
    headers.put("division", "elementary");
    headers.put("league", "only average ; factorial ; 0-wild");
    LiveMatch live = Matches.opening(headers, List.of("Ann", "Ben"));
    live = taken(taken(live, "shake"), "roll: " + ROLL.replace("r0", "r1"));
    assertThat(acts(live, 0)).containsExactlyInAnyOrder("variation average", "variation factorial");
    live = acted(live, 0, "variation average");
    assertThat(acts(live, 1)).containsExactly("variation factorial");
    live = acted(live, 1, "variation factorial");
    assertThat(live.task(0)).isPresent();
    assertThat(acts(live, 0)).noneMatch(act -> act.startsWith("variation"));
  }

  private static List<String> acts(LiveMatch live, int player) {
    return Offered.acts(live, player).stream().filter(act -> act.startsWith("variation")).toList();
  }

  private static LiveMatch taken(LiveMatch live, String line) {
    return ((LiveMatch.Step.Taken) live.table(line, Duration.ZERO)).match();
  }

  private static LiveMatch acted(LiveMatch live, int player, String words) {
    return ((LiveMatch.Step.Taken) live.act(player, words, Duration.ZERO)).match();
  }

  @Test
  void aBadListSaysWhere() {
    assertThatThrownBy(() -> LeagueFile.read(example() + "off Persent", JUNE))
        .isInstanceOfSatisfying(
            BadInput.class,
            why -> {
              assertThat(why.code()).isEqualTo(ErrorCode.VARIATION_UNKNOWN);
              assertThat(why.line()).hasValue(19);
              assertThat(why.column()).hasValue(5);
            });
  }
}
