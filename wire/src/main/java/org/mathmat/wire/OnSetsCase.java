package org.mathmat.wire;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.match.OnSetsGame;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.Key;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Occasion;

/** The fields of a case of On-Sets. */
record OnSetsCase(
    Request request, Book<Division> book, Division division, List<Variation> variations) {
  /** The fields that say where cubes lie. */
  private static final List<String> POSITION =
      List.of("goal", "required", "permitted", "forbidden", "resources", "challenge");

  /** The flubs and the force out are the Guide's, and that is a book of Equations. */
  private static final Set<Occasion> OCCASIONS =
      Set.of(Occasion.NOW, Occasion.IMPOSSIBLE, Occasion.LAST_CUBE, Occasion.NO_GOAL);

  /** The case with its rule-book, division and the variations in force. */
  static OnSetsCase of(ShelvedGame.OnSets game, Request request) throws BadInput {
    return of(game, request, "variations");
  }

  /** The case, with its variations in the field of that name. */
  static OnSetsCase of(ShelvedGame.OnSets game, Request request, String field) throws BadInput {
    Book<Division> book = Named.book(game, request.text("rules"));
    Division division = Named.division(book, request.text("division"));
    division = division.under(LeagueLines.read(request, division.variations()));
    return new OnSetsCase(
        request, book, division, ChosenVariations.read(book, division, request, field));
  }

  Law law() {
    return division.lawWith(variations);
  }

  /** What may be written: where cubes are given, with them; else with any. */
  List<Key> keys() throws BadInput {
    return POSITION.stream().anyMatch(request::has) ? law().keys(position()) : law().keys();
  }

  OnSetsGame match() {
    return new OnSetsGame(division, Season.EVERY);
  }

  Universe universe() throws BadInput {
    return new Universe(FieldText.read("universe", CardSet.parse(request.text("universe"))));
  }

  /** Where the cubes lie; a section that is left out is empty. */
  Position position() throws BadInput {
    String name = request.text("challenge");
    Optional<Occasion> challenge = Occasion.of(name).filter(OCCASIONS::contains);
    if (challenge.isEmpty()) {
      throw new BadInput(
          ErrorCode.FIELD_VALUE,
          "There is no challenge \""
              + name
              + "\". The challenges are now, impossible, last-cube and no-goal.");
    }
    Optional<Goal> goal =
        request.has("goal") || challenge.get() != Occasion.NO_GOAL
            ? Optional.of(goal())
            : Optional.empty();
    return new Position(
        universe(),
        goal,
        cubes("required"),
        cubes("permitted"),
        cubes("forbidden"),
        cubes("resources"),
        challenge.get());
  }

  Goal goal() throws BadInput {
    return FieldText.read("goal", Goal.parse(request.text("goal")));
  }

  Cubes cubes(String field) throws BadInput {
    return FieldText.read(field, Cubes.parse(request.optionalText(field).orElse("")));
  }

  /** The Solutions that were handed in: a text, or a list of texts. */
  List<String> solutions() throws BadInput {
    return request.json().path("solution").isArray()
        ? request.texts("solution")
        : List.of(request.text("solution"));
  }
}
