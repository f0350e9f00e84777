package org.mathmat.server.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.mathmat.server.table.Bots;
import org.mathmat.wire.Answer;

/** What can be chosen for a new table. A test holds it to what the rules accept. */
final class Choices {
  private static final List<String> AGLOA = List.of("elementary", "middle", "junior", "senior");

  private Choices() {}

  static ObjectNode json(Bots bots) {
    ObjectNode json = Answer.object();
    ArrayNode games = json.putArray("games");
    ObjectNode equations = games.addObject().put("game", "equations").put("title", "Equations");
    ArrayNode books = equations.putArray("rules");
    book(books, "agloa-2015", "AGLOA 2015-16", AGLOA);
    book(books, "mlag-2018", "MLAG Basic 2018-19", List.of("basic"));
    book(books, "guide", "The older Guide", List.of("basic"));
    many(equations, 2, 3);
    ObjectNode onSets = games.addObject().put("game", "onsets").put("title", "On-Sets");
    book(
        onSets.putArray("rules"),
        "agloa-2023",
        "AGLOA 2023-24",
        List.of("basic", "elementary", "middle", "junior", "senior"));
    many(onSets, 2, 3);
    ObjectNode dice = games.addObject().put("game", "mathdice").put("title", "MathDice");
    book(dice.putArray("rules"), "mathdice", "The game's own rules", List.of());
    many(dice, 2, 12);
    List.of("short", "long").forEach(json.putArray("play")::add);
    List.of("all", "even", "odd").forEach(json.putArray("season")::add);
    List.of("judge", "players").forEach(json.putArray("checking")::add);
    List.of("strict", "tournament").forEach(json.putArray("procedure")::add);
    bots.kinds().forEach(json.putArray("bots")::add);
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
