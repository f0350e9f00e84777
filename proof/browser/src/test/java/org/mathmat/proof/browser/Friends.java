package org.mathmat.proof.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

/**
 * People with their own browsers round one table of the real server, the last of them on a phone.
 * What a test does not want to try it does without the page, by the same acts.
 */
final class Friends implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String ASK =
      "async ([path, body]) => (await fetch('/api' + path, body === '' ? {} : {method: 'POST',"
          + " headers: {'Content-Type': 'application/json'}, body})).text()";

  private final Map<String, Visit> visits = new LinkedHashMap<>();
  private final String table;

  /** Seats all who are named at a new table with these settings, without {@code seats}. */
  Friends(LiveSite site, String settings, String... names) {
    List<String> all = List.of(names);
    for (String name : all) {
      Visit visit = name.equals(all.getLast()) ? Visit.phoneInTheDark() : Visit.desktop();
      visits.put(name, visit);
      visit.page().navigate(site.address() + "/");
      ask(name, "/guest", "{\"name\":\"" + name + "\"}");
    }
    String seats = "\"me\"" + ",\"open\"".repeat(names.length - 1);
    String asked = "{" + settings + ",\"seats\":[" + seats + "]}";
    table = table(all, asked);
    all.forEach(name -> page(name).navigate(site.address() + "/t/" + table));
    all.forEach(
        name -> assertThat(page(name).locator(".section-resources .cube").first()).isVisible());
  }

  /** Opens a table at which the lot for the first Goal, if there is one, falls on the first. */
  private String table(List<String> names, String asked) {
    while (true) {
      JsonNode view = ask(names.getFirst(), "/tables", asked);
      String code = view.path("table").asText();
      assertThat(code).hasSize(8);
      for (String name : names.subList(1, names.size())) {
        view = ask(name, "/tables/" + code + "/join", "{}");
      }
      if (List.of("", names.getFirst()).contains(view.at("/match/shake/setter").asText())) {
        return code;
      }
    }
  }

  Visit visit(String name) {
    return Objects.requireNonNull(visits.get(name));
  }

  Page page(String name) {
    return visit(name).page();
  }

  Locator button(String name, String label) {
    return page(name)
        .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(label).setExact(true));
  }

  /** A person does something, not on the page. */
  void act(String name, String act) {
    JsonNode answer =
        ask(
            name,
            "/tables/" + table + "/acts",
            JSON.createObjectNode()
                .put("id", UUID.randomUUID().toString())
                .put("act", act)
                .toString());
    assertThat(answer.has("version")).as("%s: %s gives %s", name, act, answer).isTrue();
  }

  /** A digit that lies in Resources, with its colour. */
  String digit() {
    return resource("[1-9]");
  }

  /** A cube that lies in Resources and shows what is asked for. */
  String resource(String face) {
    for (JsonNode cube : view().at("/match/shake/cubes")) {
      String text = cube.path("cube").asText();
      if (cube.path("place").asText().isEmpty() && text.matches("[rbgk]?(" + face + ")")) {
        return text;
      }
    }
    throw new IllegalStateException("There is no " + face + " in Resources.");
  }

  JsonNode view() {
    String first = visits.keySet().iterator().next();
    return ask(first, "/tables/" + table, "");
  }

  /** For whom the table waits, or nobody. */
  String awaited() {
    return view().at("/waiting/0/player").asText();
  }

  private JsonNode ask(String name, String path, String body) {
    return json((String) page(name).evaluate(ASK, List.of(path, body)));
  }

  private static JsonNode json(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(text, wrong);
    }
  }

  @Override
  public void close() {
    visits.values().forEach(Visit::close);
  }
}
