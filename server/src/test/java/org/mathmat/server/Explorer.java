package org.mathmat.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The people of a table, who play so that everything happens there that can be stored: what was
 * seldom done anywhere is done sooner, and now and then somebody does what he may not.
 */
final class Explorer {
  /** So many shakes for a match: more would make the files large. */
  private static final int SHAKES = 3;

  /** To do nothing just now. */
  private static final String WAIT = "wait";

  private static final List<String> REASONS =
      List.of(
          "NOT_EQUAL",
          "FORM",
          "REQUIRED",
          "FORBIDDEN",
          "RESOURCES",
          "UNAVAILABLE",
          "NOTATION",
          "GOAL_READING");

  private static final List<String> STRANGE_VARIATIONS =
      List.of(
          "base 8 ; base 9", "multiple of 7", "exponent red", "0 wild ; 1 wild", "double set B");

  /** How often each kind of act was done so far, at all tables. */
  private final Map<String, Integer> done;

  private final Random random;
  private final String table;
  private final List<Client> people;

  /** Whether they let the clock run out now and then. */
  private final boolean dawdling;

  Explorer(
      String table, List<Client> people, boolean dawdling, Map<String, Integer> done, long seed) {
    this.table = table;
    this.people = List.copyOf(people);
    this.dawdling = dawdling;
    this.done = done;
    this.random = new Random(seed);
  }

  static Map<String, Integer> nothingDone() {
    return new ConcurrentHashMap<>();
  }

  private JsonNode view(Client person) throws IOException, InterruptedException {
    return person.get("/api/tables/" + table).json();
  }

  /**
   * Plays until the match is over, or a shake is in the phase in which it shall stay.
   *
   * @param until that phase, or nothing
   */
  void play(String until) throws IOException, InterruptedException {
    while (true) {
      JsonNode view = view(people.get(random.nextInt(people.size())));
      boolean there = view.at("/match/shake/phase").asText("none").equals(until);
      if (view.path("status").asText().equals("finished") || there) {
        return;
      }
      step();
    }
  }

  private void step() throws IOException, InterruptedException {
    Client person = people.get(random.nextInt(people.size()));
    JsonNode view = view(person);
    dawdle(view);
    Map<String, List<String>> acts = new LinkedHashMap<>();
    for (JsonNode act : view.at("/offers/acts")) {
      acts.computeIfAbsent(kind(act.asText()), _ -> new ArrayList<>()).add(act.asText());
    }
    for (JsonNode open : view.at("/offers/open")) {
      List<String> made = made(person, view, open.asText());
      if (!made.isEmpty()) {
        acts.put(open.asText() + " own", made);
      }
    }
    if (!view.at("/offers/bonus").isEmpty() && acts.containsKey("move")) {
      acts.put("bonus then", bonuses(view, acts.get("move")));
    }
    if (hasPresented(view)) {
      acts.put("changes", papers(person, view));
    }
    if (random.nextInt(12) == 0) {
      acts.put("strange", strange(view));
    }
    acts.put(WAIT, List.of());
    String chosen = heaviest(view, acts);
    if (chosen.equals(WAIT)) {
      Thread.sleep(20);
      return;
    }
    for (String words : acts.getOrDefault(chosen, List.of())) {
      Client.Got got = person.act(table, UUID.randomUUID().toString(), words);
      if (got.status() == 200) {
        done.merge(chosen, 1, Integer::sum);
        return;
      }
    }
  }

  /** Whether he has handed in a paper, at a table where he can be charged with changing it. */
  private static boolean hasPresented(JsonNode view) {
    boolean presented = false;
    for (JsonNode paper : view.at("/match/shake/papers")) {
      presented |= paper.path("player").equals(view.path("you"));
    }
    return presented && view.at("/settings/procedure").asText().equals("tournament");
  }

  private static String kind(String words) {
    boolean whole = words.matches("(variation|challenge|presents|joins) .*");
    return whole ? words : words.split(" ", 2)[0];
  }

  /** Draws a kind of act by how seldom it was done, and how much it would spoil. */
  private String heaviest(JsonNode view, Map<String, List<String>> acts) {
    double all = 0;
    String drawn = "";
    for (String kind : acts.keySet()) {
      double weight = weight(view, kind) / Math.sqrt(1 + done.getOrDefault(kind, 0));
      all += weight;
      if (random.nextDouble() * all < weight) {
        drawn = kind;
      }
    }
    Collections.shuffle(acts.getOrDefault(drawn, new ArrayList<>()), random);
    return drawn;
  }

  private double weight(JsonNode view, String kind) {
    int shakes = view.at("/match/shakes").size();
    // Every third shake is a bold one, and every third is played to its last cube.
    int mood = Math.floorMod(table.hashCode() + shakes, 3);
    boolean writing = view.at("/match/shake/phase").asText().equals("writing");
    boolean tournament = view.at("/settings/procedure").asText().equals("tournament");
    double bold = mood == 0 ? 0.5 : writing || mood == 1 ? 0.05 : 0;
    return switch (kind) {
      case WAIT -> 0.3;
      case "leaves" -> bold * 0.02;
      case "returns", "charges", "presents own" -> 9;
      case "ready" -> shakes < SHAKES || dawdling ? 9 : 0.01;
      case "finish" -> shakes < SHAKES || dawdling ? 0.001 : 9;
      case "strange" -> tournament ? 2 : bold;
      case "block", "force" -> bold;
      case "no" -> 0.7;
      case "changes" -> 0.3;
      case "variation own", "rejects own", "states own", "calls own", "shift" -> 3;
      default -> kind.startsWith("challenge") ? (writing ? 0.3 : bold) : 1;
    };
  }

  /** Now and then the clock runs out, for one or for everybody. */
  private void dawdle(JsonNode view) throws InterruptedException {
    if (!dawdling) {
      return;
    }
    JsonNode shake = view.at("/match/shake");
    boolean dice = view.at("/settings/game").asText().equals("mathdice");
    boolean moving = shake.path("phase").asText().matches("moving|setting|choosing");
    if (random.nextInt(dice || moving ? 30 : 12) == 0) {
      Thread.sleep(1_000L * (15 + random.nextInt(dice ? 40 : 190)));
    } else if (!shake.path("holder").asText("null").equals("null") && random.nextBoolean()) {
      Thread.sleep(20_000);
    } else {
      Thread.sleep(1_000 + random.nextInt(dice ? 2_000 : 5_000));
    }
  }

  private List<String> resources(JsonNode view, String pattern) {
    List<String> faces = new ArrayList<>();
    for (JsonNode cube : view.at("/match/shake/cubes")) {
      String face = cube.path("cube").asText();
      if (cube.path("place").asText().isEmpty() && face.matches(pattern)) {
        faces.add(face);
      }
    }
    Collections.shuffle(faces, random);
    return faces;
  }

  /** What a person makes up himself: the first that is accepted counts. */
  private List<String> made(Client person, JsonNode view, String kind)
      throws IOException, InterruptedException {
    return switch (kind) {
      case "goal" -> goals(view);
      case "variation" -> variations(view);
      case "presents" -> papers(person, view);
      case "rejects" -> rejections(view);
      case "calls" -> new ArrayList<>(List.of("calls " + (5 + random.nextInt(40))));
      case "states" -> statements(view);
      default -> new ArrayList<>();
    };
  }

  /** What does not suit: chosen already, or in conflict with itself. */
  private static List<String> variations(JsonNode view) {
    List<String> names = new ArrayList<>();
    view.at("/match/shake/variations").forEach(name -> names.add("variation " + name.asText()));
    STRANGE_VARIATIONS.forEach(name -> names.add("variation " + name));
    return names;
  }

  private List<String> goals(JsonNode view) {
    List<String> digits = new ArrayList<>();
    resources(view, ".?[0-9]").forEach(face -> digits.add(face.substring(face.length() - 1)));
    List<String> goals = new ArrayList<>();
    if (!digits.isEmpty()) {
      goals.add("goal " + digits.getFirst());
      goals.add("goal " + digits.getFirst());
    }
    if (digits.size() > 1) {
      goals.add("goal " + digits.get(0) + digits.get(1));
      goals.add("goal " + digits.get(0) + "+" + digits.get(1));
    }
    return goals;
  }

  private List<String> bonuses(JsonNode view, List<String> moves) {
    List<String> bonuses = new ArrayList<>();
    for (JsonNode cube : view.at("/offers/bonus")) {
      bonuses.add(
          "bonus "
              + cube.asText()
              + " then "
              + moves.get(random.nextInt(moves.size())).substring("move ".length()));
    }
    return bonuses;
  }

  private static String text(JsonNode paper) {
    List<String> parts = new ArrayList<>();
    paper.forEach(part -> parts.add(part.asText()));
    return paper.isArray() ? String.join(" // ", parts) : paper.asText();
  }

  private List<String> papers(Client person, JsonNode view)
      throws IOException, InterruptedException {
    boolean sets = view.at("/settings/game").asText().equals("onsets");
    JsonNode solved = person.post("/api/solve", position(view)).json();
    String solution = text(solved.path(sets ? "solution" : "equation"));
    if (solved.hasNonNull("goal") && sets) {
      solution += " goal " + solved.get("goal").asText();
    }
    List<String> papers = new ArrayList<>();
    boolean knows = !solution.isEmpty() && random.nextInt(4) > 0;
    String paper = knows ? solution : sets ? "B ∪ R" : "2+2 = 4";
    if (random.nextInt(5) == 0) {
      paper = paper.replaceAll("[()]", "");
    }
    List<String> cubes = resources(view, ".*");
    if (view.at("/settings/rules").asText().equals("guide") && !cubes.isEmpty()) {
      papers.add("presents " + paper + " safe " + cubes.getFirst() + " F");
    }
    papers.add("presents " + paper);
    return papers;
  }

  /** The position as the solver reads it. */
  private static ObjectNode position(JsonNode view) {
    ObjectNode position = Client.json();
    for (String header : List.of("game", "rules", "division")) {
      position.set(header, view.at("/settings/" + header));
    }
    JsonNode shake = view.at("/match/shake");
    position.set("variations", shake.path("variations"));
    if (shake.hasNonNull("goal")) {
      position.set("goal", shake.path("goal"));
    }
    Map<String, String> sections =
        Map.of("R", "required", "P", "permitted", "F", "forbidden", "", "resources");
    sections.values().forEach(section -> position.put(section, ""));
    for (JsonNode cube : shake.path("cubes")) {
      String section = sections.get(cube.path("place").asText());
      if (section != null) {
        position.put(
            section, (position.get(section).asText() + " " + cube.get("cube").asText()).strip());
      }
    }
    List<String> cards = new ArrayList<>();
    shake.path("cards").forEach(card -> cards.add(card.asText()));
    if (!cards.isEmpty()) {
      position.put("universe", String.join(" ", cards));
    }
    String cause = shake.path("cause").asText("");
    return position.put(
        "challenge",
        cause.startsWith("challenge ")
            ? cause.substring("challenge ".length()).replace(' ', '-')
            : cause.replace(' ', '-'));
  }

  private List<String> rejections(JsonNode view) {
    List<String> rejections = new ArrayList<>();
    for (JsonNode paper : view.at("/match/shake/papers")) {
      String writer = paper.path("player").asText();
      String written = paper.path("text").asText();
      rejections.add("rejects " + writer + " because AMBIGUOUS 1+1 = 2");
      rejections.add(
          "rejects %s because AMBIGUOUS %s"
              .formatted(writer, written.replaceFirst("^(.)(.)(.)", "($1$2$3)")));
      REASONS.forEach(reason -> rejections.add("rejects %s because %s".formatted(writer, reason)));
    }
    return rejections;
  }

  private List<String> statements(JsonNode view) {
    JsonNode dice = view.at("/match/shake/dice");
    List<String> statements = new ArrayList<>();
    for (String shape : List.of("%s+%s+%s", "%s×%s+%s", "%s×%s×%s", "%s×(%s-%s)")) {
      statements.add(
          "states "
              + shape.formatted(
                  dice.path(0).asText(), dice.path(1).asText(), dice.path(2).asText()));
    }
    return statements;
  }

  /** What one may not do: refused, fined, or there to be charged. */
  private List<String> strange(JsonNode view) {
    List<String> strange = new ArrayList<>();
    List<String> cubes = resources(view, ".*");
    if (cubes.size() > 1) {
      strange.add("move " + cubes.get(0) + " F");
      strange.add("bonus " + cubes.get(0) + " then " + cubes.get(1) + " P");
      strange.add("bonus " + cubes.get(0));
    }
    strange.add("presents 1+1 = 2");
    strange.add("challenge now");
    strange.add("challenge impossible");
    view.at("/match/shake/variations").forEach(name -> strange.add("variation " + name.asText()));
    return strange;
  }
}
