package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mathmat.server.options.Options;

/** What is kept of a child, who sees it, and that it can go again. */
class PrivacyTest {
  private static final String PASSWORD = "violin moose tea";

  @TempDir static Path folder;
  private static Server server;

  @BeforeAll
  static void start() throws Exception {
    server = new Server(Options.embedded(folder).generous(10));
    Waiting.until(server::ready);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Client account(String name) throws Exception {
    Client client = Client.named(server.port(), name);
    assertThat(
            client
                .post("/api/account", json().put("name", name).put("password", PASSWORD))
                .status())
        .isEqualTo(201);
    return client;
  }

  private static String table(Client by, boolean listed) throws Exception {
    ObjectNode settings =
        json().put("game", "equations").put("rules", "agloa-2015").put("division", "middle");
    settings.put("listed", listed);
    settings.putArray("seats").add("me").add("open");
    return by.post("/api/tables", settings).json().get("table").asText();
  }

  private static Client.Got delete(Client client, String path, ObjectNode body) throws Exception {
    return client.send(
        client
            .request(path)
            .header("Content-Type", "application/json")
            .method("DELETE", HttpRequest.BodyPublishers.ofString(body.toString())));
  }

  /** Who sits at a listed table, as a list says it. */
  private static String seated(Client client, String list, String table) throws Exception {
    for (JsonNode entry : client.get(list).json().get("tables")) {
      if (entry.get("table").asText().equals(table)) {
        return entry.get("seats").path(0).path("name").asText();
      }
    }
    return "";
  }

  @Test
  void aListForEverybodyNamesOnlyWhoWantsIt() throws Exception {
    Client zoe = account("Zoe");
    String table = table(zoe, true);
    Client stranger = new Client(server.port());
    Waiting.until(() -> seated(stranger, "/api/tables", table).equals("Player 1"));
    assertThat(seated(zoe, "/api/tables/mine", table)).isEqualTo("Zoe");
    assertThat(zoe.post("/api/account/name", json().put("shown", true)).status()).isEqualTo(200);
    assertThat(seated(stranger, "/api/tables", table)).isEqualTo("Zoe");
    zoe.post("/api/account/name", json().put("shown", false));
    assertThat(seated(stranger, "/api/tables", table)).isEqualTo("Player 1");
  }

  @Test
  void anAccountIsExportedAndDeletedWithItsName() throws Exception {
    Client yan = account("Yan");
    String table = table(yan, false);
    Client ben = Client.named(server.port(), "Ben");
    assertThat(ben.post("/api/tables/" + table + "/join", json()).status()).isEqualTo(200);
    Waiting.until(() -> seated(ben, "/api/tables/mine", table).equals("Yan"));
    JsonNode all = yan.get("/api/account").json();
    assertThat(all.get("name").asText()).isEqualTo("Yan");
    assertThat(all.get("created").asText()).isNotEmpty();
    assertThat(all.get("tables").path(0).get("table").asText()).isEqualTo(table);
    assertThat(all.get("records").path(0).get("table").asText()).isEqualTo(table);

    ObjectNode wrong = json().put("password", "not this one");
    assertThat(delete(yan, "/api/account", wrong).json().get("code").asText())
        .isEqualTo("WRONG_PASSWORD");
    assertThat(yan.get("/api/me").status()).isEqualTo(200);
    Client copied = yan.copy();
    assertThat(delete(yan, "/api/account", json().put("password", PASSWORD)).status())
        .isEqualTo(204);
    assertThat(yan.get("/api/me").status()).isEqualTo(401);
    assertThat(copied.get("/api/me").status()).isEqualTo(401);
    ObjectNode login = json().put("name", "Yan").put("password", PASSWORD);
    assertThat(yan.post("/api/login", login).json().get("code").asText())
        .isEqualTo("WRONG_PASSWORD");
    assertThat(seated(ben, "/api/tables/mine", table)).isEqualTo("Player 1");
  }

  @Test
  void aTokenPlaysAndDecidesNothingAboutTheAccount() throws Exception {
    Client xia = account("Xia");
    JsonNode made = xia.post("/api/tokens", json().put("name", "my script")).json();
    String token = made.get("token").asText();
    assertThat(token).startsWith("mathmat_").hasSize(51);
    assertThat(xia.get("/api/tokens").text()).contains("my script").doesNotContain(token);
    Client program = new Client(server.port());
    assertThat(bearer(program, token, "/api/me").json().get("name").asText()).isEqualTo("Xia");
    assertThat(bearer(program, token, "/api/tokens").status()).isEqualTo(401);
    assertThat(bearer(program, token + "x", "/api/me").status()).isEqualTo(401);
    assertThat(delete(xia, "/api/tokens/" + made.get("id").asText(), json()).status())
        .isEqualTo(204);
    assertThat(bearer(program, token, "/api/me").status()).isEqualTo(401);
    String other = xia.post("/api/tokens", json().put("name", "2")).json().get("token").asText();
    assertThat(bearer(program, other, "/api/me").status()).isEqualTo(200);
    xia.post("/api/logout", json().put("everywhere", true));
    assertThat(bearer(program, other, "/api/me").status()).isEqualTo(401);
  }

  private static Client.Got bearer(Client program, String token, String path) throws Exception {
    return program.send(program.request(path).header("Authorization", "Bearer " + token).GET());
  }

  @Test
  void aRobotHasANameThatSaysSoAndNoPassword() throws Exception {
    Client wim = account("Wim");
    assertThat(wim.post("/api/robots", json().put("name", "Wim 2")).status()).isEqualTo(400);
    JsonNode robot = wim.post("/api/robots", json().put("name", "Wim bot")).json();
    Client program = new Client(server.port());
    assertThat(bearer(program, robot.get("token").asText(), "/api/me").json().get("name").asText())
        .isEqualTo("Wim bot");
    for (String name : new String[] {"Wim bot", "bot", "my-BOT 7", "а bоt"}) {
      assertThat(program.post("/api/guest", json().put("name", name)).status())
          .as(name)
          .isEqualTo(400);
    }
    assertThat(program.post("/api/guest", json().put("name", "Abbot")).status()).isEqualTo(200);
    for (String guess : new String[] {"none none", "nobody has this password"}) {
      assertThat(
              program
                  .post("/api/login", json().put("name", "Wim bot").put("password", guess))
                  .status())
          .isEqualTo(403);
    }
    assertThat(delete(wim, "/api/account", json().put("password", PASSWORD)).status())
        .isEqualTo(204);
    assertThat(bearer(program, robot.get("token").asText(), "/api/me").status()).isEqualTo(401);
  }

  @Test
  void whatIsTooOldGoes() throws Exception {
    Client vic = Client.named(server.port(), "Vic");
    String unstarted = table(vic, false);
    String playing = table(vic, false);
    Client una = Client.named(server.port(), "Una");
    una.post("/api/tables/" + playing + "/join", json());
    Waiting.until(() -> vic.get("/api/tables/mine").text().contains("playing"));
    server.keeping().tidy(Instant.now().plus(Duration.ofDays(6)));
    assertThat(vic.get("/api/tables/" + unstarted).status()).isEqualTo(200);
    server.keeping().tidy(Instant.now().plus(Duration.ofDays(8)));
    assertThat(vic.get("/api/tables/" + unstarted).status()).isEqualTo(404);
    assertThat(vic.get("/api/tables/" + playing).status()).isEqualTo(200);
    assertThat(vic.get("/api/me").status()).isEqualTo(200);
    server.keeping().tidy(Instant.now().plus(Duration.ofDays(61)));
    assertThat(vic.get("/api/me").status()).isEqualTo(401);
    Client watcher = new Client(server.port());
    assertThat(watcher.get("/api/tables/" + playing).status()).isEqualTo(200);
    server.keeping().tidy(Instant.now().plus(Duration.ofDays(366)));
    assertThat(watcher.get("/api/tables/" + playing).status()).isEqualTo(404);
  }
}
