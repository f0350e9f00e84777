package org.mathmat.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mathmat.host.House;
import org.mathmat.host.Ledger;
import org.mathmat.host.RecordText;
import org.mathmat.host.Seed;
import org.mathmat.host.Sitter;
import org.mathmat.host.Step;
import org.mathmat.host.TableState;
import org.mathmat.host.TableView;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.server.problem.Problem;
import org.mathmat.wire.Answer;
import org.mathmat.wire.Replays;
import org.mathmat.wire.TableJson;

/** A table that is played by a league's own list. */
class LeagueTableTest {
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
  private static final Sitter.Person ANN = new Sitter.Person("a", "Ann");
  private static final Sitter.Person BEN = new Sitter.Person("b", "Ben");

  private final House house = new House(() -> new Seed("%064x".formatted(7)), name -> name);
  private Ledger ledger = Ledger.EMPTY;

  private TableState state() {
    return ledger.state().orElseThrow();
  }

  private void store(House.Decision decision) {
    assertThat(decision).isInstanceOf(House.Decision.Happens.class);
    for (Step step : ((House.Decision.Happens) decision).steps()) {
      ledger = ledger.with(step);
    }
  }

  private static JsonObject asked(String league) {
    JsonObject asked = Answer.object().put("game", "equations").put("rules", "agloa-2015");
    asked.put("division", "middle").put("league", league);
    List.of("me", "open").forEach(asked.putArray("seats")::add);
    return asked;
  }

  private Json view() {
    TableView.Common common = TableView.Common.of(state(), Set.of());
    TableView view =
        TableView.of(ledger, new TableState.Viewer(OptionalInt.of(0), false, false), common);
    TableJson json = new TableJson(state().sitters());
    return json.view(view, json.common(common), NOON);
  }

  /** The table keeps its league's round, tells what differs, and its record stands alone. */
  @Test
  void aTableIsPlayedByItsLeague() throws Problem.Thrown {
    String list =
        """
        mathmat league 1
        game equations
        rules agloa-2015
        name Lake
        round 6 minutes
        overtime 1 minute
        points 9 3 3
        division middle
        off Average in January to June
        """;
    StoredSettings settings = StoredSettings.read(asked(list), Set.of(), LocalDate.EPOCH);
    store(house.create("CODE2345", settings.opened(), ANN, NOON));
    assertThat(view().path("settings").path("league").asText())
        .isEqualTo("name Lake\nround 6 minutes\novertime 1 minute\npoints 9 3 3\noff average");
    assertThat(view().path("settings").path("differs").toString())
        .isEqualTo(
            "{\"name\":\"Lake\",\"round\":6,\"overtime\":1,\"points\":[9,3,3],"
                + "\"off\":[\"average\"],\"on\":[],\"called\":{}}");
    assertThat(TableJson.LISTED.write(state()).path("settings")).isEqualTo(view().path("settings"));
    store(house.join(state(), BEN, OptionalInt.empty(), NOON));
    for (int second = 1; state().status() != TableState.Status.FINISHED; second++) {
      assertThat(second).isLessThanOrEqualTo(7 * 60);
      store(house.due(state(), NOON.plusSeconds(second)));
    }
    String record = RecordText.of(ledger, OptionalInt.empty());
    assertThat(record).contains("league: name Lake\nleague: round 6 minutes\n", "round: time");
    assertThat(Replays.summary(record).json().path("points"))
        .isEqualTo(view().path("match").path("points"));
    assertThat(StoredSettings.of(state().settings())).isEqualTo(settings);
  }

  @Test
  void whatIsWrongWithAListIsToldWithItsPlace() {
    JsonObject asked = asked("mathmat league 1\ngame equations\nrules agloa-2015\nround soon\n");
    assertThatThrownBy(() -> StoredSettings.read(asked, Set.of(), LocalDate.EPOCH))
        .isInstanceOfSatisfying(
            Problem.Thrown.class,
            why ->
                assertThat(why.problem().json().toString())
                    .contains("LEAGUE_NUMBER", "\"line\":4", "\"column\":7"));
  }
}
