package org.mathmat.proof.browser;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A made-up shake in four moments, as the one who has something to do sees it: the Goal, a move,
 * his paper, the papers of others; at MathDice a call, a calculation, and the end of a point.
 */
record Walk(String game, Made table, List<Moment> moments) {
  /** A moment: its name, and what makes the table so. */
  record Moment(String name, Consumer<Made> makes) {}

  static List<Walk> all() {
    return List.of(
        new Walk("equations", Made.equations(), shake("8×2 = 2×(3+5)")),
        new Walk("onsets", Made.onsets(), shake("B ⊆ R ; (R ∪ G) - Y")),
        new Walk("mathdice", Made.mathdice(), point()));
  }

  @Override
  public String toString() {
    return game;
  }

  void to(Moment moment) {
    moment.makes().accept(table);
    table.tell(List.of());
  }

  private static List<Moment> shake(String paper) {
    return List.of(
        new Moment("goal", Walk::goal),
        new Moment("moving", Walk::moving),
        new Moment("writing", Walk::writing),
        new Moment("checking", table -> checking(table, paper)));
  }

  private static void goal(Made table) {
    table.offers(List.of("no goal", "leaves"), List.of("goal"), List.of());
    ObjectNode shake = table.waiting("Ann", "set the Goal").shake();
    shake.put("phase", "setting").putNull("goal");
    shake.put("before", shake.path("cubes").toString());
    shake.path("cubes").forEach(cube -> ((ObjectNode) cube).put("place", ""));
  }

  private static void moving(Made table) {
    ObjectNode shake = table.waiting("Ann", "move or challenge").shake();
    shake.put("phase", "moving").put("goal", goalOf(table));
    shake.set("cubes", Made.json(shake.remove("before").asText()));
    List<String> free =
        shake
            .path("cubes")
            .valueStream()
            .filter(cube -> cube.path("place").asText().isEmpty())
            .map(cube -> cube.path("cube").asText())
            .toList();
    List<String> acts =
        free.stream()
            .flatMap(cube -> List.of("R", "P", "F").stream().map(to -> "move " + cube + " " + to))
            .toList();
    table.offers(
        Stream.concat(
                acts.stream(),
                List.of("challenge now", "challenge impossible", "block", "leaves").stream())
            .toList(),
        List.of(),
        free);
  }

  private static String goalOf(Made table) {
    return table.settings().path("game").asText().equals("onsets") ? "3×2" : "r2b× b3r+g5";
  }

  private static void writing(Made table) {
    table.offers(List.of("presents nothing", "leaves"), List.of("presents"), List.of());
    table.waiting("Ann", "write").shake().put("phase", "writing").put("cause", "last cube");
  }

  private static void checking(Made table, String paper) {
    table.offers(
        List.of("accepts Ben", "asks judge Ben", "accepts Robo", "asks judge Robo", "leaves"),
        List.of("rejects"),
        List.of());
    table.waiting("Ann", "check a paper").shake().put("phase", "checking");
    for (String writer : List.of("Ben", "Robo")) {
      table.paper(writer, paper);
    }
  }

  private static List<Moment> point() {
    return List.of(
        new Moment(
            "calling",
            table -> {
              table.offers(List.of("leaves"), List.of("calls"), List.of());
              table.waiting("Ann", "call a closer number");
            }),
        new Moment(
            "stating",
            table -> {
              table.offers(List.of("leaves"), List.of("states"), List.of());
              table.waiting("Ann", "state the calculation");
            }),
        new Moment(
            "between",
            table -> {
              table.offers(List.of("ready", "finish", "leaves"), List.of(), List.of());
              table.waitingForNobody();
            }));
  }
}
