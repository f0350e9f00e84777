package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;

/** Guests and accounts: whose a table is, and when somebody is nobody again. */
class AccountTest {
  private static final Server SERVER = SharedServer.get();

  private static ObjectNode table() {
    ObjectNode settings =
        json().put("game", "equations").put("rules", "agloa-2015").put("division", "middle");
    settings.putArray("seats").add("me").add("open");
    return settings;
  }

  @Test
  void accountsKeepTheTablesOfAGuest() throws Exception {
    Client dot = Client.named(SERVER.port(), "Dot");
    String table = dot.post("/api/tables", table()).json().get("table").asText();
    ObjectNode account = json().put("name", "Dot").put("password", "correct horse");
    assertThat(dot.post("/api/account", account).status()).isEqualTo(201);
    assertThat(dot.post("/api/account", account).json().get("code").asText())
        .isEqualTo("NAME_TAKEN");
    Client elsewhere = new Client(SERVER.port());
    assertThat(
            elsewhere
                .post("/api/login", json().put("name", "dot").put("password", "wrong horse"))
                .json()
                .get("code")
                .asText())
        .isEqualTo("WRONG_PASSWORD");
    assertThat(
            elsewhere
                .post("/api/login", json().put("name", "dot").put("password", "correct horse"))
                .status())
        .isEqualTo(200);
    Waiting.until(() -> elsewhere.get("/api/tables/mine").text().contains(table));
    assertThat(elsewhere.post("/api/logout", json()).status()).isEqualTo(204);
    assertThat(elsewhere.get("/api/me").status()).isEqualTo(401);
  }

  @Test
  void aForgottenGuestIsNobody() throws Exception {
    Client gus = Client.named(SERVER.port(), "Gus");
    Client copied = gus.copy();
    String table = gus.post("/api/tables", table()).json().get("table").asText();
    Client.Live open = copied.live(table, 0);
    open.next("view");
    assertThat(copied.get("/api/me").status()).isEqualTo(200);
    assertThat(gus.post("/api/logout", json()).status()).isEqualTo(204);
    assertThat(gus.get("/api/me").status()).isEqualTo(401);
    assertThat(copied.get("/api/me").status()).isEqualTo(401);
    assertThat(copied.post("/api/tables/" + table + "/leave", json()).status()).isEqualTo(401);
    open.send(json().put("type", "ping"));
    Waiting.until(() -> open.closed() != 0);
    assertThat(open.closed()).isEqualTo(4401);
    gus.post("/api/guest", json().put("name", "Gus"));
    assertThat(gus.get("/api/tables/mine").json().get("tables")).isEmpty();
  }

  @Test
  void anotherPasswordOrLoggingOutEverywhereEndsAllSessions() throws Exception {
    Client home = Client.named(SERVER.port(), "Flo");
    Client guestBefore = home.copy();
    ObjectNode first = json().put("name", "Flo").put("password", "first password");
    assertThat(home.post("/api/account", first).status()).isEqualTo(201);
    // The guest's cookie of before has the same id, and must not do for a password.
    assertThat(guestBefore.get("/api/me").status()).isEqualTo(401);
    Client school = new Client(SERVER.port());
    assertThat(school.post("/api/login", first).status()).isEqualTo(200);
    String table = home.post("/api/tables", table()).json().get("table").asText();
    Client.Live open = school.live(table, 0);
    open.next("view");

    ObjectNode change = json().put("password", "wrong password").put("new", "second password");
    assertThat(home.post("/api/password", change).json().get("code").asText())
        .isEqualTo("WRONG_PASSWORD");
    assertThat(school.get("/api/me").status()).isEqualTo(200);
    assertThat(home.post("/api/password", change.put("password", "first password")).status())
        .isEqualTo(200);
    assertThat(home.get("/api/me").status()).isEqualTo(200);
    assertThat(school.get("/api/me").status()).isEqualTo(401);
    open.send(json().put("type", "ping"));
    Waiting.until(() -> open.closed() != 0);
    assertThat(open.closed()).isEqualTo(4401);
    assertThat(school.post("/api/login", first).json().get("code").asText())
        .isEqualTo("WRONG_PASSWORD");

    ObjectNode second = json().put("name", "Flo").put("password", "second password");
    assertThat(school.post("/api/login", second).status()).isEqualTo(200);
    assertThat(school.post("/api/logout", json()).status()).isEqualTo(204);
    assertThat(home.get("/api/me").status()).isEqualTo(200);
    assertThat(school.post("/api/login", second).status()).isEqualTo(200);
    assertThat(school.post("/api/logout", json().put("everywhere", true)).status()).isEqualTo(204);
    assertThat(home.get("/api/me").status()).isEqualTo(401);
  }
}
