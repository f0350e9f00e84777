package org.mathmat.wire;

import java.time.LocalDate;
import java.util.Locale;
import org.mathmat.equations.GroupingRule;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonNull;
import org.mathmat.json.JsonNumber;
import org.mathmat.json.JsonObject;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Calendar;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Entry;
import org.mathmat.table.book.Imprint;
import org.mathmat.table.book.Listed;
import org.mathmat.table.book.Variation;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.shake.Procedure;

/** The games, their rule-books, divisions and variations, as JSON. */
public final class ShelfJson {
  /** How what nobody grouped is read, where numbers are written. */
  private static final String GROUPING = "grouping";

  private ShelfJson() {}

  /**
   * One object for each game, in the order of the shelf.
   *
   * @param today says which variations may be selected today
   */
  public static JsonArray games(LocalDate today) {
    JsonArray games = new JsonArray();
    Shelf.games().forEach(game -> game(games.addObject(), game, today));
    return games;
  }

  private static void game(JsonObject json, ShelvedGame game, LocalDate today) {
    json.put("game", game.id()).put("title", game.title());
    JsonArray books = json.putArray("rules");
    switch (game) {
      case ShelvedGame.InShakes<?> shakes -> {
        for (Book<?> book : shakes.books()) {
          JsonObject one = book(books.addObject(), game, book.imprint());
          challenges(one.putArray("challenges"), book.procedure());
          JsonArray divisions = one.putArray("divisions");
          JsonObject lists = one.putObject("lists");
          for (Division<?> division : book.divisions()) {
            divisions.add(division.id());
            list(lists.putObject(division.id()), division, today);
          }
        }
      }
      case ShelvedGame.MathDice dice ->
          dice.imprints()
              .forEach(imprint ->
                  book(books.addObject(), dice, imprint)
                      .put(GROUPING, "ordered")
                      .putArray("divisions"));
    }
    json.putObject("players").put("fewest", game.fewestPlayers()).put("most", game.mostPlayers());
  }

  /** What may end the moving of cubes, in the words of a position. */
  private static void challenges(JsonArray json, Procedure procedure) {
    for (Challenge challenge : Challenge.values()) {
      if (procedure.challenges().moves().contains(challenge)) {
        json.add(challenge.text());
      }
    }
    if (!procedure.challenges().forceOuts().isEmpty()) {
      json.add(ScoreCommand.FORCE_OUT);
    }
    json.add(ScoreCommand.LAST_CUBE).add(Challenge.NO_GOAL.text());
  }

  private static JsonObject book(JsonObject json, ShelvedGame game, Imprint imprint) {
    return json.put("rules", imprint.id())
        .put("title", imprint.title())
        .put("publisher", imprint.publisher())
        .set("year", imprint.year() == 0 ? JsonNull.NULL : JsonNumber.of(imprint.year()))
        .put("newest", game.isNewest(imprint));
  }

  private static void list(JsonObject json, Division<?> division, LocalDate today) {
    json.put("title", division.title());
    switch (division.variations().calendar()) {
      case Calendar.Everyday() -> json.putNull("season");
      case Calendar.EvenAndOdd _ ->
          json.put("season", MatchDay.word(MatchDay.season(division, today)));
    }
    if (division instanceof org.mathmat.equations.Division equations) {
      boolean ordered = equations.law().grouping().equals(GroupingRule.ORDER_OF_OPERATIONS);
      json.put(GROUPING, ordered ? "ordered" : "any");
    }
    JsonArray always = json.putArray("always");
    division.variations().always().forEach(listed -> listed(always.addObject(), listed));
    JsonArray choices = json.putArray("variations");
    division.variations().choices().forEach(listed -> listed(choices.addObject(), listed));
  }

  private static void listed(JsonObject json, Listed<?> listed) {
    Entry<?> entry = listed.entry();
    json.put("key", entry.key())
        .put("name", entry.pattern())
        .put("title", entry.title())
        .put("words", entry.words())
        .put("example", entry.example())
        .put("section", listed.section())
        .put("season", word(listed.season()))
        .put("blank", word(entry.blank()));
    if (entry.blank() != Entry.Blank.NONE) {
      JsonArray filled = json.putArray("filled");
      entry.filled().stream().map(Variation::name).forEach(filled::add);
    }
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
