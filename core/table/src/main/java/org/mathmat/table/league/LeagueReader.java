package org.mathmat.table.league;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Change;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.LocalRules;
import org.mathmat.table.book.VariationList;

/** Reads a league's own list, strictly: what is not understood is never passed over. */
public final class LeagueReader {
  /** With it every list begins. */
  public static final String FIRST_LINE = "mathmat league 1";

  /** More characters than any real list has. */
  public static final int LONGEST = 20_000;

  private static final String BYTE_ORDER_MARK = "\ufeff";
  private static final int LONGEST_LINE = 500;
  private static final int MOST_LINES = 500;
  private static final String GAME = "game";
  private static final String RULES = "rules";
  private static final String DIVISION = "division";

  /** The books that a list can change. */
  @FunctionalInterface
  public interface Books {
    /** Those of a game; nothing where there is no such game. */
    Optional<List<? extends Book<?>>> of(String game);
  }

  /**
   * What became of a text.
   *
   * @param <T> what it should be
   */
  public sealed interface Read<T> {
    record Good<T>(T value) implements Read<T> {}

    record Bad<T>(Fault fault) implements Read<T> {}
  }

  private final Books books;
  private final ChangeReader everywhere = new ChangeReader();
  private final Map<String, ChangeReader> divisions = new LinkedHashMap<>();
  private Optional<List<? extends Book<?>>> game = Optional.empty();
  private Optional<Book<?>> book = Optional.empty();
  private Optional<Division<?>> division = Optional.empty();
  private String gameId = "";
  private boolean started;

  private LeagueReader(Books books) {
    this.books = books;
  }

  /** Reads a whole list. */
  public static Read<League> read(String text, Books books) {
    LeagueReader reader = new LeagueReader(books);
    String unmarked = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    List<String> lines = List.of(unmarked.split("\n", -1));
    int length = 0;
    for (int number = 1; number <= lines.size(); number++) {
      String raw = lines.get(number - 1);
      String line = raw.endsWith("\r") ? raw.substring(0, raw.length() - 1) : raw;
      length += raw.length() + 1;
      Optional<Fault> fault =
          bounds(number, line, length).or(strange(number, line)).or(reader.taking(number, line));
      if (fault.isPresent()) {
        return new Read.Bad<>(fault.get());
      }
    }
    return reader.whole(lines.size());
  }

  /** What a record says that its league plays differently, in lines without months. */
  public static Read<LocalRules> ofMatch(String text, VariationList<?> list) {
    ChangeReader reader = new ChangeReader();
    List<String> lines = text.isEmpty() ? List.of() : List.of(text.split("\n", -1));
    int length = 0;
    for (int number = 1; number <= lines.size(); number++) {
      String line = lines.get(number - 1);
      length += line.length() + 1;
      Part whole = Part.of(number, line);
      Optional<Fault> fault =
          bounds(number, line, length)
              .or(strange(number, line))
              .or(() -> change(whole, reader, Optional.of(list)));
      if (fault.isPresent()) {
        return new Read.Bad<>(fault.get());
      }
      if (reader.changes().stream().anyMatch(one -> !one.months().equals(Months.ALL))) {
        return new Read.Bad<>(
            whole.fault(
                Fault.Code.MONTH, "A match keeps what held on its day, so it names no months."));
      }
    }
    return new Read.Good<>(new LocalRules(undated(reader)));
  }

  private static List<Change> undated(ChangeReader reader) {
    return reader.changes().stream().map(League.Dated::change).toList();
  }

  private static Optional<Fault> bounds(int number, String line, int length) {
    if (number > MOST_LINES || length > LONGEST) {
      return Part.of(number, line)
          .no(
              Fault.Code.TOO_LONG,
              "A league's list has at most %d lines and %d characters."
                  .formatted(MOST_LINES, LONGEST));
    }
    return line.length() > LONGEST_LINE
        ? new Part(number, line, LONGEST_LINE, line.length())
            .no(
                Fault.Code.TOO_LONG,
                "This line is longer than %d characters.".formatted(LONGEST_LINE))
        : Optional.empty();
  }

  /** A character that nobody sees or types. */
  private static Supplier<Optional<Fault>> strange(int number, String line) {
    return () -> {
      for (int at = 0; at < line.length(); at += Character.charCount(line.codePointAt(at))) {
        int one = line.codePointAt(at);
        if (one != '\t' && isStrange(one)) {
          return new Part(number, line, at, line.length())
              .no(
                  Fault.Code.CHARACTER,
                  "Here stands a character that cannot be seen (U+%04X).".formatted(one));
        }
      }
      return Optional.empty();
    };
  }

  private static boolean isStrange(int one) {
    return switch (Character.getType(one)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          true;
      default -> false;
    };
  }

  private Supplier<Optional<Fault>> taking(int number, String line) {
    return () -> {
      int comment = line.indexOf('#');
      Part whole = new Part(number, line, 0, comment < 0 ? line.length() : comment).stripped();
      return whole.isEmpty() ? Optional.empty() : take(whole);
    };
  }

  private Optional<Fault> take(Part whole) {
    if (!started) {
      started = true;
      return whole.text().equals(FIRST_LINE)
          ? Optional.empty()
          : whole.no(Fault.Code.START, NO_START);
    }
    Part word = whole.word();
    return switch (word.text()) {
      case GAME -> game(word, whole.rest());
      case RULES -> rules(word, whole.rest());
      case DIVISION -> division(word, whole.rest());
      default ->
          change(
              whole,
              division.map(one -> divisions.get(one.id())).orElse(everywhere),
              division.map(Division::variations));
    };
  }

  private static final String NO_START =
      "A league's list begins with the line \"" + FIRST_LINE + "\".";

  private Optional<Fault> game(Part word, Part name) {
    if (game.isPresent()) {
      return word.no(Fault.Code.TWICE, "\"game\" is there twice.");
    }
    gameId = name.text();
    game = books.of(gameId);
    return game.isPresent()
        ? Optional.empty()
        : name.no(Fault.Code.GAME, "There is no game \"" + gameId + "\".");
  }

  private Optional<Fault> rules(Part word, Part name) {
    if (book.isPresent()) {
      return word.no(Fault.Code.TWICE, "\"rules\" is there twice.");
    }
    if (game.isEmpty()) {
      return word.no(Fault.Code.PLACE, "The line \"game\" comes before \"rules\".");
    }
    for (Book<?> one : game.get()) {
      if (one.id().equals(name.text())) {
        book = Optional.of(one);
        return Optional.empty();
      }
    }
    return name.no(
        Fault.Code.RULES,
        "There is no book \"%s\" of this game with variations. There are: %s."
            .formatted(
                name.text(), game.get().stream().map(Book::id).collect(Collectors.joining(", "))));
  }

  private Optional<Fault> division(Part word, Part name) {
    if (book.isEmpty()) {
      return word.no(Fault.Code.PLACE, "The lines \"game\" and \"rules\" come before a division.");
    }
    Optional<? extends Division<?>> found = book.get().division(name.text());
    if (found.isEmpty()) {
      return name.no(
          Fault.Code.DIVISION,
          "The book has no division \"%s\". It has: %s."
              .formatted(
                  name.text(),
                  book.get().divisions().stream()
                      .map(Division::id)
                      .collect(Collectors.joining(", "))));
    }
    division = Optional.of(found.get());
    return divisions.putIfAbsent(name.text(), new ChangeReader()) == null
        ? Optional.empty()
        : name.no(Fault.Code.TWICE, "The division \"" + name.text() + "\" is there twice.");
  }

  /** A line that changes something. */
  private static Optional<Fault> change(
      Part whole, ChangeReader reader, Optional<? extends VariationList<?>> list) {
    Part word = whole.word();
    if (ChangeReader.VARIATIONS.contains(word.text())) {
      return list.isPresent()
          ? reader.variations(word, whole.rest(), list.get())
          : word.no(Fault.Code.PLACE, "A line \"division\" must say where this holds.");
    }
    return ChangeReader.EVERYWHERE.contains(word.text())
        ? reader.everywhere(word, whole.rest())
        : word.no(
            Fault.Code.WORD,
            "A line cannot begin with \"%s\". It begins with name, round, overtime, points, division,"
                    .formatted(word.text())
                + " only, on, off or call.");
  }

  private Read<League> whole(int lines) {
    if (!started || book.isEmpty()) {
      return new Read.Bad<>(
          new Fault(
              started ? Fault.Code.MISSING : Fault.Code.START,
              lines,
              1,
              started
                  ? "The lines \"game\" and \"rules\" must say which book the list changes."
                  : NO_START));
    }
    Map<String, List<League.Dated>> inDivisions = new LinkedHashMap<>();
    divisions.forEach((id, reader) -> inDivisions.put(id, new ArrayList<>(reader.changes())));
    return new Read.Good<>(new League(gameId, book.get().id(), undated(everywhere), inDivisions));
  }
}
