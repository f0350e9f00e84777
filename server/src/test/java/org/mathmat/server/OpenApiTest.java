package org.mathmat.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mathmat.server.Client.json;

import com.atlassian.oai.validator.OpenApiInteractionValidator;
import com.atlassian.oai.validator.model.Request;
import com.atlassian.oai.validator.model.SimpleResponse;
import com.atlassian.oai.validator.report.ValidationReport;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The OpenAPI document says what the real routes do, no more and no less. */
class OpenApiTest {
  private static final Server SERVER = SharedServer.get();
  private static Client ann;
  private static String document;
  private static OpenApiInteractionValidator validator;

  @BeforeAll
  static void start() throws Exception {
    ann = Client.named(SERVER.port(), "Ann");
    document = ann.get("/api/openapi.yaml").text();
    validator = OpenApiInteractionValidator.createForInlineApiSpecification(document).build();
  }

  private static void check(Request.Method method, String path, Client.Got got) {
    SimpleResponse response =
        SimpleResponse.Builder.status(got.status())
            .withContentType(got.type())
            .withBody(got.text())
            .build();
    ValidationReport report =
        validator.validateResponse(path.replaceFirst("\\?.*", ""), method, response);
    assertThat(report.getMessages())
        .as("%s %s: %d %s", method, path, got.status(), got.text())
        .isEmpty();
  }

  private static Client.Got post(String path, ObjectNode body) throws Exception {
    Client.Got got = ann.post(path, body);
    check(Request.Method.POST, path, got);
    return got;
  }

  private static Client.Got get(String path) throws Exception {
    Client.Got got = ann.get(path);
    check(Request.Method.GET, path, got);
    return got;
  }

  @Test
  void theDocumentAndTheRoutesAreTheSame() throws Exception {
    JsonNode paths = new YAMLMapper().readTree(document).get("paths");
    Set<String> documented = new TreeSet<>();
    for (Map.Entry<String, JsonNode> path : paths.properties()) {
      path.getValue()
          .fieldNames()
          .forEachRemaining(method -> {
            if (!method.equals("parameters")) {
              documented.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey());
            }
          });
    }
    assertThat(documented).hasSizeGreaterThan(25).isEqualTo(new TreeSet<>(SERVER.routes()));
  }

  @Test
  void everyAnswerHasTheShapeThatIsDocumented() throws Exception {
    ObjectNode settings =
        json().put("game", "onsets").put("rules", "agloa-2023").put("division", "middle");
    List.of("me", "open").forEach(settings.putArray("seats")::add);
    String table = "/api/tables/" + post("/api/tables", settings).json().get("table").asText();
    get(table);
    post(table + "/robots", json().put("seat", 1).put("bot", "club"));
    post(table + "/robots", json().put("seat", 1).putNull("bot"));
    post(table + "/robots", json().put("seat", 1));
    get("/api/tables");
    get("/api/tables/mine");
    Client.named(SERVER.port(), "Ben").post(table + "/join", json());
    get(table);
    get(table + "/events?after=2");
    get(table + "/record");
    post(table + "/acts", json().put("id", "1").put("act", "variation Two Operations"));
    post(table + "/acts", json().put("id", "2").put("act", "nonsense"));
    post(table + "/acts", json().put("id", "2"));
    post(table + "/phrases", json().put("phrase", "hello"));
    post(table + "/phrases", json().put("phrase", "anything I like"));
    post(table + "/join", json());
    post(table + "/pause", json());
    get(table);
    post(table + "/resume", json());
    post(table + "/offer", json().put("seat", 1));
    post(table + "/leave", json());
    get("/api/tables/22222222");
    get("/api/me");
    get("/api/games");
    get("/api/phrases");
    get("/api/openapi.yaml");
    get("/health");
    get("/ready");
    post("/api/guest", json().put("name", "Ann"));
    post("/api/guest", json().put("name", "#"));
    post("/api/account", json().put("name", "Ann").put("password", "short"));
    post("/api/login", json().put("name", "Ann").put("password", "long enough"));
    for (String verb : List.of("value", "judge", "variation", "keys", "solve", "score")) {
      post("/api/" + verb, json().put("game", "equations"));
    }
    String league = Files.readString(Path.of("..", "docs", "protocol", "lake-county.txt"));
    JsonNode told = post("/api/league", json().put("league", league)).json();
    assertThat(told.at("/divisions/middle/called/base").asText()).isEqualTo("numerals in _");
    JsonNode refused = post("/api/league", json().put("league", league + "off Persent")).json();
    assertThat(refused.get("code").asText()).isEqualTo("VARIATION_UNKNOWN");
    assertThat(List.of(refused.get("line").asInt(), refused.get("column").asInt()))
        .containsExactly(19, 5);
    ObjectNode ofLeague = json().put("division", "middle").put("league", league);
    List.of("me", "open").forEach(ofLeague.putArray("seats")::add);
    JsonNode view = post("/api/tables", ofLeague).json();
    assertThat(view.at("/settings/differs/name").asText()).isEqualTo("Lake County Schools");
    post("/api/tables", ofLeague.put("rules", "mlag-2018"));
    post("/api/keys", json().put("game", "mathdice").put("rules", "mathdice"));
    post("/api/value", json().put("game", "mathdice").put("expression", "2+3×5"));
    post(
        "/api/replay",
        json().put("record", "mathmat 1\ngame: mathdice\nplayers: Ann, Ben\nshake\n"));
    post("/api/replay", json().put("record", "x"));
    get("/api/account");
    post("/api/account/name", json().put("shown", true));
    get("/api/tokens");
    post("/api/tokens", json().put("name", "x"));
    get("/api/robots");
    post("/api/robots", json().put("name", "x"));
    post("/api/logout", json());
    get("/api/me");
  }
}
