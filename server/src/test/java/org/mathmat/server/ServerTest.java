package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.mathmat.server.problem.Problem;
import org.mathmat.wire.Replays;

/** The whole server with its embedded database, asked as browsers ask it. */
class ServerTest {
  private static final Server SERVER = SharedServer.get();
  private static Client ann;
  private static Client ben;

  @BeforeAll
  static void start() throws Exception {
    ann = Client.named(SERVER.port(), "Ann");
    ben = Client.named(SERVER.port(), "Ben");
  }

  private static ObjectNode settings(String... seats) {
    ObjectNode settings =
        json().put("game", "equations").put("rules", "agloa-2015").put("division", "middle");
    List.of(seats).forEach(settings.putArray("seats")::add);
    return settings;
  }

  private static String table(String... seats) throws Exception {
    return table(settings(seats));
  }

  private static String table(ObjectNode settings) throws Exception {
    Client.Got made = ann.post("/api/tables", settings);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("table").asText();
  }

  /** A table at which Ann and Ben sit, with the first shake rolled; the lot fell on Ann. */
  private static String play() throws Exception {
    return play(settings("me", "open"));
  }

  private static String play(ObjectNode settings) throws Exception {
    while (true) {
      String table = table(settings);
      Client.Got joined = ben.post("/api/tables/" + table + "/join", json());
      assertThat(joined.status()).isEqualTo(200);
      if (joined.json().at("/match/shake/setter").asText().equals("Ann")) {
        return table;
      }
    }
  }

  @Test
  void theCommandsAnswerAsOnTheCommandLine() throws Exception {
    Client.Got got =
        ann.post(
            "/api/value",
            json()
                .put("game", "equations")
                .put("rules", "agloa-2015")
                .put("division", "middle")
                .put("goal", "2×3+5"));
    assertThat(got.text())
        .isEqualTo(
            "{\"legal\":true,\"values\":[\"16\",\"11\"],"
                + "\"interpretations\":[\"2×(3+5)\",\"(2×3)+5\"]}");
    Client.Got bad = ann.post("/api/value", json().put("game", "chess"));
    assertThat(bad.status()).isEqualTo(400);
    assertThat(bad.type()).startsWith(Problem.TYPE);
    assertThat(bad.json().get("code").asText()).isEqualTo("GAME_UNKNOWN");
  }

  @Test
  void aTablePlaysAndItsRecordReplaysToTheSame() throws Exception {
    // Where time counts the record would be closed in play.
    String table = play(settings("me", "open").put("timed", false));
    Client.Live live = ben.live(table, 0);
    JsonNode first = live.next("view");
    assertThat(first.get("view").get("status").asText()).isEqualTo("playing");
    assertThat(first.get("entries")).hasSizeGreaterThan(5);

    JsonNode view = first.get("view");
    List<String> acted = new ArrayList<>();
    for (int i = 0; i < 12 && view.get("match").get("shake") != null; i++) {
      String turn = view.get("waiting").get(0).get("player").asText();
      Client player = turn.equals("Ann") ? ann : ben;
      JsonNode offers = player.get("/api/tables/" + table).json().get("offers");
      String act =
          offers.get("open").toString().contains("goal") ? "goal " + digit(view) : firstOf(offers);
      Client.Got stored = player.act(table, UUID.randomUUID().toString(), act);
      assertThat(stored.status()).as("%s: %s", act, stored.text()).isEqualTo(200);
      acted.add(act);
      view = live.next("view").get("view");
      assertThat(view.get("version").asLong())
          .isGreaterThanOrEqualTo(stored.json().get("version").asLong());
    }
    assertThat(acted).hasSizeGreaterThan(8);

    String exported = ann.get("/api/tables/" + table + "/record").text();
    JsonNode replayed = new JsonMapper().readTree(Replays.summary(exported).json().toString());
    assertThat(replayed.get("refused")).as(exported).isEmpty();
    assertThat(replayed.get("totals")).isEqualTo(view.get("match").get("totals"));
    live.close();
  }

  private static String digit(JsonNode view) {
    for (JsonNode cube : view.get("match").get("shake").get("cubes")) {
      String face = cube.get("cube").asText();
      if (Character.isDigit(face.charAt(1)) && cube.get("place").asText().isEmpty()) {
        return face.substring(1);
      }
    }
    throw new AssertionError("no digit among the cubes");
  }

  private static String firstOf(JsonNode offers) {
    for (JsonNode act : offers.get("acts")) {
      if (act.asText().startsWith("move") || act.asText().startsWith("variation")) {
        return act.asText();
      }
    }
    throw new AssertionError("nothing to do: " + offers);
  }

  @Test
  void everyGameThatIsOfferedCanBePlayed() throws Exception {
    int tables = 0;
    for (JsonNode game : ann.get("/api/games").json().get("games")) {
      for (JsonNode rules : game.get("rules")) {
        List<String> divisions = new ArrayList<>();
        rules.get("divisions").forEach(division -> divisions.add(division.asText()));
        for (String division : divisions.isEmpty() ? List.of("") : divisions) {
          ObjectNode settings =
              json()
                  .put("game", game.get("game").asText())
                  .put("rules", rules.get("rules").asText());
          settings.put("division", division.isEmpty() ? null : division);
          settings.putArray("seats").add("me").add("bot:random");
          Client.Got made = ann.post("/api/tables", settings);
          assertThat(made.status()).as("%s: %s", settings, made.text()).isEqualTo(201);
          assertThat(made.json().get("match").get("shake").isNull()).isFalse();
          tables++;
        }
      }
    }
    assertThat(tables).isGreaterThan(14);
  }

  @Test
  void anActSentTwiceCountsOnce() throws Exception {
    String table = play();
    JsonNode before = ann.get("/api/tables/" + table).json();
    String act = firstOf(before.get("offers"));
    Client.Got once = ann.act(table, "one", act);
    Client.Got twice = ann.act(table, "one", act);
    assertThat(once.status()).isEqualTo(200);
    assertThat(twice.text()).isEqualTo(once.text());
    long version = ann.get("/api/tables/" + table).json().get("version").asLong();
    assertThat(version).isEqualTo(before.get("version").asLong() + 1);
  }

  @Test
  void nobodyActsForAnother() throws Exception {
    String table = play();
    Client cam = Client.named(SERVER.port(), "Cam");
    assertThat(cam.act(table, "x", "leaves").json().get("code").asText())
        .isEqualTo("NOT_YOUR_SEAT");
    assertThat(ben.act(table, "y", "variation average").json().get("code").asText())
        .isEqualTo("NOT_YOUR_TURN");
    assertThat(new Client(SERVER.port()).act(table, "z", "leaves").status()).isEqualTo(401);
    Client.Live watching = cam.live(table, 0);
    JsonNode seen = watching.next("view").get("view");
    assertThat(seen.get("you").isNull()).isTrue();
    assertThat(seen.get("offers").get("acts")).isEmpty();
    watching.close();
  }

  @Test
  void anUnrevealedSeedIsNeverSent() throws Exception {
    String table = play(settings("me", "open").put("timed", false));
    String everything =
        ann.get("/api/tables/" + table).text()
            + ann.get("/api/tables/" + table + "/events").text()
            + ann.get("/api/tables/" + table + "/record").text();
    assertThat(everything).contains("\"seed\":null").contains("hash");
    assertThat(everything).doesNotContainPattern("seed\":\"[0-9a-f]{64}").doesNotContain("seed ");
  }

  @Test
  void theSocketTakesActsAndPhrases() throws Exception {
    String table = play();
    Client.Live annLive = ann.live(table, 0);
    Client.Live benLive = ben.live(table, 0);
    JsonNode view = annLive.next("view").get("view");
    benLive.next("view");
    annLive.send(json().put("type", "act").put("id", "a1").put("act", firstOf(view.get("offers"))));
    JsonNode ack = annLive.next("ack");
    assertThat(ack.get("id").asText()).isEqualTo("a1");
    annLive.send(json().put("type", "act").put("id", "a2").put("act", "move zz R"));
    JsonNode refused = annLive.next("refused");
    assertThat(refused.get("id").asText()).isEqualTo("a2");
    assertThat(refused.get("problem").get("status").asInt()).isEqualTo(409);
    benLive.send(json().put("type", "phrase").put("phrase", "good-luck"));
    assertThat(annLive.next("phrase").get("player").asText()).isEqualTo("Ben");
    annLive.send(json().put("type", "ping"));
    annLive.next("pong");

    // Whoever was away gets exactly what he missed.
    long version = ack.get("version").asLong();
    Client.Live again = ben.live(table, version - 1);
    JsonNode missed = again.next("view").get("entries");
    assertThat(missed).hasSize(1);
    assertThat(missed.get(0).get("number").asLong()).isEqualTo(version);
    annLive.close();
    benLive.close();
    again.close();
  }

  @Test
  void anActIsAnsweredHoweverSoonAfterTheSocketItComes() throws Exception {
    String table = play();
    for (int i = 0; i < 40; i++) {
      Client.Live live = ann.live(table, 0);
      live.send(json().put("type", "act").put("id", "early" + i).put("act", "move zz R"));
      JsonNode refused = live.next("refused");
      assertThat(refused.get("id").asText()).isEqualTo("early" + i);
      assertThat(refused.get("problem").get("status").asInt()).isIn(409, 503);
      live.close();
    }
  }

  @Test
  void aCrowdKeepsNoPlayerOut() throws Exception {
    String table = play();
    Client cam = Client.named(SERVER.port(), "Cam");
    List<Client.Live> crowd = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      crowd.add(cam.live(table, 0));
      crowd.getLast().next("view");
    }
    crowd.add(cam.live(table, 0));
    assertThat(crowd.getLast().next("refused").get("problem").get("code").asText())
        .isEqualTo("BUSY");
    Client.Live player = ann.live(table, 0);
    assertThat(player.next("view").get("view").get("you").asText()).isEqualTo("Ann");
    player.close();
    crowd.forEach(Client.Live::close);
  }

  @Test
  void tablesAreListedAndRemembered() throws Exception {
    Client.Got made = ann.post("/api/tables", settings("me", "open").put("listed", true));
    String table = made.json().get("table").asText();
    String hidden = table("me", "open");
    Waiting.until(() -> ann.get("/api/tables/mine").text().contains(hidden));
    assertThat(ben.get("/api/tables").text()).contains(table).doesNotContain(hidden);
    assertThat(ben.get("/api/tables/" + hidden.toLowerCase(java.util.Locale.ROOT)).status())
        .isEqualTo(200);
    assertThat(ben.get("/api/tables/AAAAAAAA").json().get("code").asText())
        .isEqualTo("NO_SUCH_TABLE");
  }

  @Test
  void aBotPlaysByItself() throws Exception {
    ObjectNode settings =
        json().put("game", "mathdice").put("rules", "mathdice").put("listed", false);
    List.of("me", "bot:random").forEach(settings.putArray("seats")::add);
    String table = ann.post("/api/tables", settings).json().get("table").asText();
    Client.Live live = ann.live(table, 0);
    for (int i = 0; i < 10; i++) {
      JsonNode entries = live.next("view").get("entries");
      if (entries.toString().contains("\"act\":\"calls")) {
        live.close();
        return;
      }
    }
    throw new AssertionError("The bot called nothing.");
  }

  @Test
  void aRobotTakesAFreeSeatAndGoesAgain() throws Exception {
    String table = table("me", "open", "open");
    String robots = "/api/tables/" + table + "/robots";
    JsonNode view = ann.post(robots, json().put("seat", 1).put("bot", "club")).json();
    assertThat(view.get("host").asBoolean()).isTrue();
    assertThat(view.get("seats").get(1).get("bot").asText()).isEqualTo("club");
    assertThat(ben.get("/api/tables/" + table).json().get("host").asBoolean()).isFalse();
    assertThat(ben.post(robots, json().put("seat", 2).put("bot", "club")).json().get("code"))
        .hasToString("\"NOT_YOUR_TABLE\"");
    for (ObjectNode wrong :
        List.of(
            json().put("bot", "club"),
            json().put("seat", "1").put("bot", "club"),
            json().put("seat", 1),
            json().put("seat", 1).put("bot", "wizard"),
            json().put("seat", 7).put("bot", "club"))) {
      assertThat(ann.post(robots, wrong).status()).as(wrong.toString()).isEqualTo(400);
    }
    view = ann.post(robots, json().put("seat", 1).putNull("bot")).json();
    assertThat(view.get("seats").get(1).get("kind").asText()).isEqualTo("open");
    ann.post(robots, json().put("seat", 1).put("bot", "beginner"));
    view = ann.post(robots, json().put("seat", 2).put("bot", "perfect")).json();
    assertThat(view.get("status").asText()).isEqualTo("playing");
    assertThat(ann.post(robots, json().put("seat", 2).putNull("bot")).json().get("code"))
        .hasToString("\"TABLE_STARTED\"");
  }

  @Test
  void whoeverRunsTheTablePausesItAndGivesASeatAway() throws Exception {
    String table = "/api/tables/" + table("open", "open");
    ben.post(table + "/join", json());
    Client cam = Client.named(SERVER.port(), "Cam");
    cam.post(table + "/join", json());
    assertThat(ben.post(table + "/pause", json()).json().get("code"))
        .hasToString("\"NOT_YOUR_TABLE\"");
    JsonNode view = ann.post(table + "/pause", json()).json();
    assertThat(view.get("paused").asBoolean()).isTrue();
    assertThat(view.get("runs").asBoolean()).isTrue();
    ObjectNode act = json().put("id", "p1").put("act", "no goal");
    assertThat(ben.post(table + "/acts", act).json().get("code")).hasToString("\"PAUSED\"");
    assertThat(ann.post(table + "/resume", json()).json().get("paused").asBoolean()).isFalse();
    Client dan = Client.named(SERVER.port(), "Dan");
    assertThat(dan.post(table + "/join", json()).json().get("code"))
        .hasToString("\"TABLE_STARTED\"");
    ann.post(table + "/offer", json().put("seat", 1));
    view = dan.post(table + "/join", json()).json();
    assertThat(view.get("you").asText()).isEqualTo("Dan");
    assertThat(view.get("seats").get(1).get("name").asText()).isEqualTo("Dan");
    assertThat(cam.get(table).json().get("you").isNull()).isTrue();
    assertThat(ann.post(table + "/offer", json().put("seat", 7)).status()).isEqualTo(400);
  }

  @Test
  void aForeignPageGetsNowhere() throws Exception {
    HttpRequest.Builder request =
        ann.request("/api/guest")
            .header("Content-Type", "application/json")
            .header("Sec-Fetch-Site", "cross-site")
            .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Eve\"}"));
    assertThat(ann.send(request).json().get("code").asText()).isEqualTo("FORBIDDEN_ORIGIN");
  }

  @Test
  void thePagesComeFromTheSameAddress() throws Exception {
    Client.Got home = ann.get("/");
    assertThat(home.type()).startsWith("text/html");
    assertThat(home.text()).contains("<title>Mathmat</title>");
    assertThat(ann.get("/t/K7QM2XRD").text()).isEqualTo(home.text());
    assertThat(ann.get("/missing.js").status()).isEqualTo(404);
    assertThat(ann.get("/api/missing").type()).startsWith(Problem.TYPE);
  }

  @Test
  void whoeverRunsItSeesHowItIs() throws Exception {
    assertThat(ann.get("/health").status()).isEqualTo(200);
    assertThat(ann.get("/ready").status()).isEqualTo(200);
    assertThat(ann.get("/metrics").text()).contains("mathmat_events_stored_total");
  }
}
