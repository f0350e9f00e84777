package org.mathmat.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Entry;
import org.mathmat.table.book.Listed;
import org.mathmat.table.book.Season;

/** Lists what stands on the shelf: games and rule-books, a book's divisions, their variations. */
record BooksList() implements Action {
  private static final String RULES = "rules";
  private static final String DIVISION = "division";

  @Override
  public Set<String> settings() {
    return Set.of(RULES, DIVISION);
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws IOException, Misuse {
    if (!arguments.files().isEmpty()) {
      throw new Misuse("books reads no files; it takes --rules and --division.");
    }
    Optional<String> rules = Optional.ofNullable(arguments.settings().get(RULES));
    Optional<String> division = Optional.ofNullable(arguments.settings().get(DIVISION));
    if (division.isPresent() && rules.isEmpty()) {
      throw new Misuse("--division needs --rules before it.");
    }
    StringBuilder out = new StringBuilder();
    if (rules.isEmpty()) {
      Shelf.games().forEach(game -> game(out, game));
    } else {
      book(out, rules.get(), division);
    }
    terminal.out().write(out.toString().getBytes(StandardCharsets.UTF_8));
    terminal.out().flush();
    return 0;
  }

  private static void game(StringBuilder out, ShelvedGame game) {
    out.append(String.format(Locale.ROOT, "%s (%s)%n", game.title(), game.id()));
    switch (game) {
      case ShelvedGame.InShakes<?> shakes ->
          shakes
              .books()
              .forEach(book -> {
                line(out, book.id(), book.imprint().title());
                line(out, "", words(book.divisions().stream().map(Division::id).toList()));
              });
      case ShelvedGame.MathDice dice ->
          dice.imprints().forEach(imprint -> line(out, imprint.id(), imprint.title()));
    }
  }

  private static void line(StringBuilder out, String id, String text) {
    out.append(String.format(Locale.ROOT, "  %-13s%s%n", id, text));
  }

  private static void book(StringBuilder out, String rules, Optional<String> wanted) throws Misuse {
    List<Book<?>> books =
        Shelf.games().stream()
            .filter(ShelvedGame.InShakes.class::isInstance)
            .<Book<?>>flatMap(game -> ((ShelvedGame.InShakes<?>) game).books().stream())
            .toList();
    Book<?> book =
        books.stream()
            .filter(one -> one.id().equals(rules))
            .findFirst()
            .orElseThrow(() ->
                new Misuse(
                    "no book with divisions is called \""
                        + rules
                        + "\"; there are "
                        + words(books.stream().map(Book::id).toList())
                        + "."));
    List<String> ids = book.divisions().stream().map(Division::id).toList();
    if (wanted.isPresent() && !ids.contains(wanted.get())) {
      throw new Misuse(
          "%s has no division \"%s\"; it has %s."
              .formatted(book.imprint().title(), wanted.get(), words(ids)));
    }
    for (Division<?> division : book.divisions()) {
      if (wanted.isEmpty() || wanted.get().equals(division.id())) {
        division(out, book, division);
      }
    }
  }

  private static void division(StringBuilder out, Book<?> book, Division<?> division) {
    out.append(
        String.format(
            Locale.ROOT, "%s, %s (%s)%n", book.imprint().title(), division.title(), division.id()));
    division.variations().always().forEach(listed -> listed(out, listed, ", in every shake"));
    division.variations().choices().forEach(listed -> listed(out, listed, season(listed)));
    if (division.variations().all().isEmpty()) {
      out.append("  no variations\n");
    }
  }

  private static void listed(StringBuilder out, Listed<?> listed, String when) {
    Entry<?> entry = listed.entry();
    out.append(
        String.format(Locale.ROOT, "  %-12s%s%s%n", listed.section(), entry.pattern(), when));
    out.append(String.format(Locale.ROOT, "  %12s%s%n", "", entry.words()));
    out.append(String.format(Locale.ROOT, "  %12sFor example: %s%n", "", entry.example()));
  }

  private static String season(Listed<?> listed) {
    return listed.season() == Season.EVERY
        ? ""
        : ", in " + listed.season().name().toLowerCase(Locale.ROOT) + " seasons";
  }

  private static String words(List<String> ids) {
    return ids.stream().collect(Collectors.joining(", "));
  }
}
