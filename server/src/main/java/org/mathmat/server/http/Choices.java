package org.mathmat.server.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mathmat.equations.Edition;
import org.mathmat.equations.Editions;
import org.mathmat.onsets.Division;
import org.mathmat.server.table.Bots;
import org.mathmat.wire.Answer;

/** What can be chosen for a new table; the books and divisions are those that the core knows. */
final class Choices {
  private static final Map<String, String> EQUATIONS =
      Map.of(
          "agloa-2015", "AGLOA 2015-16",
          "mlag-2018", "MLAG Basic 2018-19",
          "guide", "The older Guide");

  private Choices() {}

  static ObjectNode json() {
    ObjectNode json = Answer.object();
    ArrayNode games = json.putArray("games");
    ObjectNode equations = games.addObject().put("game", "equations").put("title", "Equations");
    ArrayNode books = equations.putArray("rules");
    Map<String, List<String>> divisions = new LinkedHashMap<>();
    for (Edition edition : Editions.all()) {
      divisions.computeIfAbsent(edition.rules(), _ -> new ArrayList<>()).add(edition.division());
    }
    divisions.forEach(
        (rules, names) -> book(books, rules, EQUATIONS.getOrDefault(rules, rules), names));
    many(equations, 2, 3);
    ObjectNode onSets = games.addObject().put("game", "onsets").put("title", "On-Sets");
    book(
        onSets.putArray("rules"),
        "agloa-2023",
        "AGLOA 2023-24",
        Arrays.stream(Division.values()).map(Division::text).toList());
    many(onSets, 2, 3);
    ObjectNode dice = games.addObject().put("game", "mathdice").put("title", "MathDice");
    book(dice.putArray("rules"), "mathdice", "The game's own rules", List.of());
    many(dice, 2, 12);
    List.of("short", "long").forEach(json.putArray("play")::add);
    List.of("all", "even", "odd").forEach(json.putArray("season")::add);
    List.of("judge", "players").forEach(json.putArray("checking")::add);
    List.of("strict", "tournament").forEach(json.putArray("procedure")::add);
    Bots.offered().forEach(json.putArray("bots")::add);
    return json;
  }

  private static void many(ObjectNode game, int fewest, int most) {
    game.putObject("players").put("fewest", fewest).put("most", most);
  }

  private static void book(ArrayNode books, String rules, String title, List<String> divisions) {
    ObjectNode book = books.addObject().put("rules", rules).put("title", title);
    divisions.forEach(book.putArray("divisions")::add);
  }
}
