package org.mathmat.proof.browser;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A made-up table: it sends the views that a test wants and keeps the acts that the page sends, so
 * that a page can be tested in a position that no match reaches quickly.
 */
final class Made {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final ObjectNode view;
  private final List<String> acts = new CopyOnWriteArrayList<>();
  private final List<String> ids = new CopyOnWriteArrayList<>();
  private final AtomicReference<WebSocketRoute> socket = new AtomicReference<>();
  private volatile boolean deaf;

  private Made(ObjectNode view) {
    this.view = view;
  }

  /** A shake of Equations in the middle: Ann is to move. */
  static Made equations() {
    try (InputStream in = Made.class.getResourceAsStream("equations.json")) {
      return new Made((ObjectNode) JSON.readTree(in));
    } catch (IOException missing) {
      throw new IllegalStateException("The made-up view is missing.", missing);
    }
  }

  /** A shake of On-Sets in the middle: Ann is to move. */
  static Made onsets() {
    Made table = equations();
    table.settings().put("game", "onsets").put("rules", "agloa-2023").put("division", "middle");
    ObjectNode shake = table.shake();
    shake.put("goal", "3×2").putArray("variations").add("two operations");
    List.of("B", "R", "G", "BR", "BG", "RY", "BRG", "RGY", "BRGY", "blank")
        .forEach(shake.putArray("cards")::add);
    ArrayNode cubes = shake.putArray("cubes");
    for (String cube : "3G 2G 1 BR RP G Y B V ∪P ∩ -R ' = ⊆F RF Λ G".split(" ", -1)) {
      cubes.addObject().put("cube", cube.substring(0, 1)).put("place", cube.substring(1));
    }
    return table;
  }

  /** MathDice between two points: Ann is to act. */
  static Made mathdice() {
    Made table = equations();
    table.settings().put("game", "mathdice").put("rules", "mathdice").remove("division");
    ObjectNode match = (ObjectNode) table.view.get("match");
    match.remove(List.of("round", "points"));
    List.of("set", "sets").forEach(field -> match.putObject(field).put("Ann", 0).put("Ben", 0));
    match.putNull("winner").putNull("shake");
    return table;
  }

  ObjectNode shake() {
    return (ObjectNode) view.at("/match/shake");
  }

  /** A paper that is being checked. */
  Made paper(String player, String text) {
    ObjectNode paper = shake().withArray("papers").addObject().put("player", player);
    paper.put("text", text).putArray("accepted");
    paper.putArray("rejected");
    paper.putNull("correct");
    return this;
  }

  ObjectNode settings() {
    return (ObjectNode) view.get("settings");
  }

  /** No shake is on. */
  void between() {
    ((ObjectNode) view.get("match")).putNull("shake");
  }

  /** The match is over: Ben has the most. */
  Made finished() {
    between();
    view.put("status", "finished").putArray("waiting");
    ObjectNode match = (ObjectNode) view.get("match");
    match.putObject("totals").put("Ann", 8).put("Ben", 12);
    match.putObject("points").put("Ann", 4).put("Ben", 6);
    return offers(List.of(), List.of(), List.of());
  }

  Made offers(List<String> acts, List<String> open, List<String> bonus) {
    ObjectNode offers = view.putObject("offers");
    acts.forEach(offers.putArray("acts")::add);
    open.forEach(offers.putArray("open")::add);
    bonus.forEach(offers.putArray("bonus")::add);
    return this;
  }

  Made waiting(String player, String task) {
    ArrayNode waiting = view.putArray("waiting");
    waiting.addObject().put("player", player).put("task", task).putNull("limit").putNull("until");
    return this;
  }

  Made waitingForNobody() {
    view.putArray("waiting");
    return this;
  }

  /** The one for whom the table waits has a clock: the limit and the end, in seconds from now. */
  Made clock(int limit, int until) {
    Instant now = Instant.now();
    view.put("now", now.toString());
    ((ObjectNode) view.at("/waiting/0"))
        .put("limit", now.plusSeconds(limit).toString())
        .put("until", now.plusSeconds(until).toString());
    return this;
  }

  /** Time counts, and the table has closed what would help. */
  Made closed(boolean toRecord, boolean toReview) {
    settings().put("timed", true);
    view.putObject("open").put("record", !toRecord).put("review", !toReview);
    return this;
  }

  /** The page is somebody's who only watches. */
  Made watched() {
    view.putNull("you");
    return offers(List.of(), List.of(), List.of());
  }

  /** Puts itself between the page and the server. */
  Made at(Page page) {
    page.routeWebSocket(
        url -> url.contains("/live"),
        route -> {
          socket.set(route);
          route.onMessage(frame -> hear(frame.text()));
          tell(List.of());
        });
    return this;
  }

  private void hear(String text) {
    JsonNode message = json(text);
    if (!message.path("type").asText().equals("act")) {
      return;
    }
    acts.add(message.path("act").asText());
    ids.add(message.path("id").asText());
    if (!deaf) {
      ObjectNode ack = JSON.createObjectNode().put("type", "ack");
      ack.put("id", message.path("id").asText()).put("version", 2).putNull("setAside");
      socket().send(ack.toString());
    }
  }

  /** Sends the view as it is now, with what happened. */
  void tell(List<String> events) {
    view.put("version", view.path("version").asInt() + 1);
    ObjectNode message = JSON.createObjectNode().put("type", "view");
    ArrayNode entries = message.putArray("entries");
    for (String event : events) {
      ObjectNode entry = entries.addObject();
      entry.put("number", view.path("version").asInt()).put("at", "2026-11-15T23:00:00Z");
      entry.putNull("player").putNull("act").putArray("events").add(json(event));
    }
    message.set("view", view);
    socket().send(message.toString());
  }

  /**
   * Sends the view once more, with what happened, as when somebody comes or goes at that moment.
   */
  void tellAgain(List<String> events) {
    view.put("version", view.path("version").asInt() - 1);
    tell(events);
  }

  private WebSocketRoute socket() {
    return Objects.requireNonNull(socket.get(), "No page has opened its socket yet.");
  }

  static JsonNode json(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(text, wrong);
    }
  }

  /** From now on acts get no answer. */
  void goDeaf() {
    deaf = true;
  }

  /** Breaks the connection; the next one hears again. */
  void cut() {
    deaf = false;
    socket().close();
  }

  List<String> acts() {
    return acts;
  }

  List<String> ids() {
    return ids;
  }
}
