package org.mathmat.wire;

import java.util.List;
import java.util.Optional;
import org.mathmat.shelf.Shelf;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.Imprint;

/** Finds on the shelf what a request or a record names, or says what there is. */
final class Named {
  private Named() {}

  static ShelvedGame game(String id) throws BadInput {
    Optional<ShelvedGame> game = Shelf.game(id);
    if (game.isEmpty()) {
      throw new BadInput(
          ErrorCode.GAME_UNKNOWN,
          "There is no game \"%s\". The games are %s."
              .formatted(id, list(Shelf.games().stream().map(ShelvedGame::id).toList())));
    }
    return game.get();
  }

  static <D extends Division<?>> Book<D> book(ShelvedGame.InShakes<D> game, String rules)
      throws BadInput {
    Optional<Book<D>> book = game.book(rules);
    if (book.isEmpty()) {
      throw unknownRules(game, rules);
    }
    return book.get();
  }

  /** The cover of a book of any game. */
  static Imprint imprint(ShelvedGame game, String rules) throws BadInput {
    Optional<Imprint> imprint =
        game.imprints().stream().filter(one -> one.id().equals(rules)).findFirst();
    if (imprint.isEmpty()) {
      throw unknownRules(game, rules);
    }
    return imprint.get();
  }

  private static BadInput unknownRules(ShelvedGame game, String rules) {
    return new BadInput(
        ErrorCode.RULES_UNKNOWN,
        "%s has no rules \"%s\". It has %s."
            .formatted(
                game.title(), rules, list(game.imprints().stream().map(Imprint::id).toList())));
  }

  static <D extends Division<?>> D division(Book<D> book, String id) throws BadInput {
    Optional<D> division = book.division(id);
    if (division.isEmpty()) {
      throw new BadInput(
          ErrorCode.DIVISION_UNKNOWN,
          "The rules %s have no division \"%s\". They have %s."
              .formatted(
                  book.id(), id, list(book.divisions().stream().map(Division::id).toList())));
    }
    return division.get();
  }

  /** As people list things. */
  static String list(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }
}
