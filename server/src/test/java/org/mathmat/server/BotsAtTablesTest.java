package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Bots of every strength at live tables, and the hints for those who play them. */
class BotsAtTablesTest {
  private static final Server SERVER = SharedServer.get();

  private static Client ann;

  @BeforeAll
  static void sitDown() throws Exception {
    ann = Client.named(SERVER.port(), "Ann");
  }

  /** A table at which the lot for the first Goal falls on Ann. */
  private static String table(boolean timed, String... seats) throws Exception {
    ObjectNode settings =
        json()
            .put("game", "equations")
            .put("rules", "mlag-2018")
            .put("division", "elementary")
            .put("timed", timed);
    List.of(seats).forEach(settings.putArray("seats")::add);
    while (true) {
      Client.Got made = ann.post("/api/tables", settings);
      assertThat(made.status()).as(made.text()).isEqualTo(201);
      if (made.json().at("/match/shake/setter").asText().equals("Ann")) {
        return made.json().get("table").asText();
      }
    }
  }

  /** Sets a Goal of one digit. */
  private static void setGoal(String table) throws Exception {
    for (JsonNode cube : ann.get("/api/tables/" + table).json().at("/match/shake/cubes")) {
      String face = cube.get("cube").asText();
      if (Character.isDigit(face.charAt(face.length() - 1))) {
        assertThat(ann.act(table, "goal", "goal " + face).status()).isEqualTo(200);
        return;
      }
    }
    throw new AssertionError("No digit was rolled.");
  }

  @Test
  void everyStrengthThatIsOfferedSitsDown() throws Exception {
    JsonNode bots = ann.get("/api/games").json().get("bots");
    assertThat(bots).hasSize(4);
    for (JsonNode bot : bots) {
      table(true, "me", "bot:" + bot.asText());
    }
  }

  @Test
  void aBotAnswersAGoal() throws Exception {
    String table = table(false, "me", "bot:perfect");
    Client.Live live = ann.live(table, 0);
    live.next("view");
    setGoal(table);
    for (int i = 0; i < 4; i++) {
      String entries = live.next("view").get("entries").toString();
      if (entries.contains("\"act\":\"move ")
          || entries.contains("\"act\":\"bonus ")
          || entries.contains("\"act\":\"challenge ")) {
        live.close();
        return;
      }
    }
    throw new AssertionError("The bot did nothing.");
  }

  /** A hint that knows something; on a busy machine the search may have to be asked again. */
  private static JsonNode told(String hint, String level) throws Exception {
    JsonNode told = json();
    for (int i = 0; i < 10 && told.path("cubes").isEmpty(); i++) {
      told = ann.post(hint, json().put("level", level)).json();
    }
    return told;
  }

  @Test
  void hintsAreForUntimedTables() throws Exception {
    String table = table(false, "me", "bot:beginner");
    String hint = "/api/tables/" + table + "/hint";
    Client.Got early = ann.post(hint, json().put("level", "nudge"));
    assertThat(early.json().get("code").asText()).isEqualTo("NO_HINTS");
    setGoal(table);
    JsonNode nudge = ann.post(hint, json().put("level", "nudge")).json();
    assertThat(nudge.get("level").asText()).isEqualTo("nudge");
    assertThat(nudge.get("text").asText()).isNotBlank();
    assertThat(nudge.get("cubes")).isEmpty();
    assertThat(nudge.get("solution").isNull()).isTrue();
    JsonNode cubes = told(hint, "cubes");
    assertThat(cubes.get("level").asText()).isEqualTo("cubes");
    assertThat(cubes.get("cubes")).hasSizeGreaterThanOrEqualTo(2);
    assertThat(cubes.get("solution").isNull()).isTrue();
    JsonNode solution = told(hint, "solution");
    assertThat(solution.get("level").asText()).isEqualTo("solution");
    assertThat(solution.get("cubes")).hasSizeGreaterThanOrEqualTo(2);
    assertThat(solution.get("solution").asText()).contains(" = ");
    assertThat(ann.post(hint, json().put("level", "all")).status()).isEqualTo(400);
    Client ben = Client.named(SERVER.port(), "Ben");
    assertThat(ben.post(hint, json().put("level", "nudge")).json().get("code").asText())
        .isEqualTo("NOT_YOUR_SEAT");
  }

  /** Where time counts nobody is helped, whatever he asks for. */
  @Test
  void aTimedTableGivesNoHints() throws Exception {
    String table = table(true, "me", "bot:beginner");
    for (String level : List.of("nudge", "cubes", "solution")) {
      Client.Got got = ann.post("/api/tables/" + table + "/hint", json().put("level", level));
      assertThat(got.status()).isEqualTo(409);
      assertThat(got.json().get("code").asText()).isEqualTo("NO_HINTS");
      assertThat(got.json().has("solution")).isFalse();
    }
  }
}
