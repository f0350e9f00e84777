package org.mathmat.wire;

import static org.mathmat.json.Form.field;
import static org.mathmat.json.Form.sometimes;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.mathmat.equations.GroupingRule;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.json.Json;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Calendar;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Entry;
import org.mathmat.table.book.Imprint;
import org.mathmat.table.book.Listed;
import org.mathmat.table.book.Season;
import org.mathmat.table.book.Variation;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.shake.Procedure;

/** The games, their rule-books, divisions and variations, as JSON. */
public final class ShelfJson {
  /** How what nobody grouped is read, where numbers are written. */
  private enum Grouping {
    ORDERED,
    ANY
  }

  /** A book of a game. */
  private record OnShelf(
      ShelvedGame game,
      Imprint cover,
      Optional<Procedure> procedure,
      Optional<Grouping> grouping,
      List<String> divisions,
      Optional<Map<String, Today>> lists) {}

  /** A division on a day. */
  private record Today(Division<?> division, LocalDate day) {}

  /** Of which a day has one, where variations have seasons. */
  private static final Season[] SEASONS = {Season.EVEN, Season.ODD};

  private static final Form<List<String>> TEXTS = Form.list(Codec.TEXT);
  private static final Form<Grouping> GROUPING =
      Form.words("Grouping", Grouping.values(), ShelfJson::word);

  private static final Form<List<Listed<?>>> VARIATIONS =
      Form.list(
          Form.object(
              "Variation",
              field("key", Codec.TEXT, listed -> listed.entry().key()),
              field("name", Codec.TEXT, listed -> listed.entry().pattern()),
              field("title", Codec.TEXT, listed -> listed.entry().title()),
              field("words", Codec.TEXT, listed -> listed.entry().words()),
              field("example", Codec.TEXT, listed -> listed.entry().example()),
              field("section", Codec.TEXT, Listed::section),
              field(
                  "season", Form.words("Years", Season.values(), ShelfJson::word), Listed::season),
              field(
                  "blank",
                  Form.words("Blank", Entry.Blank.values(), ShelfJson::word),
                  listed -> listed.entry().blank()),
              sometimes("filled", TEXTS, listed -> filled(listed.entry()))));

  private static final Form<Today> DIVISION =
      Form.object(
          "Division",
          field("title", Codec.TEXT, today -> today.division().title()),
          field(
              "season",
              Form.orNull(Form.words("Season", SEASONS, MatchDay::word)),
              ShelfJson::season),
          sometimes("grouping", GROUPING, today -> grouping(today.division())),
          field("always", VARIATIONS, today -> always(today.division())),
          field("variations", VARIATIONS, today -> choices(today.division())));

  private static final Form<OnShelf> BOOK =
      Form.object(
          "RuleBook",
          field("rules", Codec.TEXT, book -> book.cover().id()),
          field("title", Codec.TEXT, book -> book.cover().title()),
          field("publisher", Codec.TEXT, book -> book.cover().publisher()),
          field("year", Form.orNull(Codec.WHOLE), book -> year(book.cover())),
          field("newest", Codec.TRUTH, book -> book.game().isNewest(book.cover())),
          sometimes("challenges", TEXTS, book -> book.procedure().map(ShelfJson::challenges)),
          sometimes("grouping", GROUPING, OnShelf::grouping),
          field("divisions", TEXTS, OnShelf::divisions),
          sometimes("lists", Form.byName(DIVISION), OnShelf::lists));

  private static final Form<ShelvedGame> PLAYERS =
      Form.object(
          "HowMany",
          field("fewest", Codec.WHOLE, ShelvedGame::fewestPlayers),
          field("most", Codec.WHOLE, ShelvedGame::mostPlayers));

  /** The name of a game, in records and everywhere else. */
  public static final Form<String> NAME =
      Form.words(
          "GameName",
          Shelf.games().stream().map(ShelvedGame::id).toArray(String[]::new),
          name -> name);

  private ShelfJson() {}

  /** What stands on the shelf on a day, one object for each game. */
  public static Form<List<ShelvedGame>> form(LocalDate today) {
    return Form.list(
        Form.object(
            "Game",
            field("game", NAME, ShelvedGame::id),
            field("title", Codec.TEXT, ShelvedGame::title),
            field("rules", Form.list(BOOK), game -> books(game, today)),
            field("players", PLAYERS, game -> game)));
  }

  /**
   * One object for each game, in the order of the shelf.
   *
   * @param today says which variations may be selected today
   */
  public static Json games(LocalDate today) {
    return form(today).write(Shelf.games());
  }

  private static List<OnShelf> books(ShelvedGame game, LocalDate today) {
    return switch (game) {
      case ShelvedGame.InShakes<?> shakes ->
          shakes.books().stream()
              .map(book ->
                  new OnShelf(
                      game,
                      book.imprint(),
                      Optional.of(book.procedure()),
                      Optional.empty(),
                      book.divisions().stream().map(Division::id).toList(),
                      Optional.of(lists(book.divisions(), today))))
              .toList();
      case ShelvedGame.MathDice dice ->
          dice.imprints().stream()
              .map(cover ->
                  new OnShelf(
                      game,
                      cover,
                      Optional.empty(),
                      Optional.of(Grouping.ORDERED),
                      List.of(),
                      Optional.empty()))
              .toList();
    };
  }

  private static Map<String, Today> lists(List<? extends Division<?>> divisions, LocalDate today) {
    Map<String, Today> lists = new LinkedHashMap<>();
    divisions.forEach(division -> lists.put(division.id(), new Today(division, today)));
    return lists;
  }

  /** What may end the moving of cubes, in the words of a position. */
  private static List<String> challenges(Procedure procedure) {
    List<String> words = new ArrayList<>();
    for (Challenge challenge : Challenge.values()) {
      if (procedure.challenges().moves().contains(challenge)) {
        words.add(challenge.text());
      }
    }
    if (!procedure.challenges().forceOuts().isEmpty()) {
      words.add(ScoreCommand.FORCE_OUT);
    }
    words.add(ScoreCommand.LAST_CUBE);
    words.add(Challenge.NO_GOAL.text());
    return words;
  }

  private static Optional<Integer> year(Imprint cover) {
    return Optional.of(cover.year()).filter(year -> year != 0);
  }

  private static Optional<Season> season(Today today) {
    return switch (today.division().variations().calendar()) {
      case Calendar.Everyday() -> Optional.empty();
      case Calendar.EvenAndOdd _ -> Optional.of(MatchDay.season(today.division(), today.day()));
    };
  }

  private static Optional<Grouping> grouping(Division<?> division) {
    if (division instanceof org.mathmat.equations.Division equations) {
      boolean ordered = equations.law().grouping().equals(GroupingRule.ORDER_OF_OPERATIONS);
      return Optional.of(ordered ? Grouping.ORDERED : Grouping.ANY);
    }
    return Optional.empty();
  }

  private static List<Listed<?>> always(Division<?> division) {
    return List.copyOf(division.variations().always());
  }

  private static List<Listed<?>> choices(Division<?> division) {
    return List.copyOf(division.variations().choices());
  }

  private static Optional<List<String>> filled(Entry<?> entry) {
    return entry.blank() == Entry.Blank.NONE
        ? Optional.empty()
        : Optional.of(entry.filled().stream().map(Variation::name).toList());
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
