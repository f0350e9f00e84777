package org.mathmat.wire;

import java.util.List;
import java.util.Optional;
import org.mathmat.equations.Cube;
import org.mathmat.equations.CubeText;
import org.mathmat.equations.Division;
import org.mathmat.equations.Goal;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Variation;
import org.mathmat.equations.match.EquationsGame;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.solver.equations.ProvedSolvability;
import org.mathmat.table.Key;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Occasion;

/** The fields of a case of Equations. */
record EquationsCase(
    Request request, Book<Division> book, Division division, List<Variation> variations) {
  /** The fields that say where cubes lie. */
  private static final List<String> POSITION =
      List.of("goal", "required", "permitted", "forbidden", "resources", "challenge");

  /** The case with its rule-book, division and the variations in force. */
  static EquationsCase of(ShelvedGame.Equations game, Request request) throws BadInput {
    return of(game, request, "variations");
  }

  /** The case, with its variations in the field of that name. */
  static EquationsCase of(ShelvedGame.Equations game, Request request, String field)
      throws BadInput {
    Book<Division> book = Named.book(game, request.text("rules"));
    Division division = Named.division(book, request.text("division"));
    division = division.under(LeagueLines.read(request, division.variations()));
    return new EquationsCase(
        request, book, division, ChosenVariations.read(book, division, request, field));
  }

  Law law() {
    return division.lawWith(variations);
  }

  /** What may be written: where cubes are given, with them; else with any. */
  List<Key> keys() throws BadInput {
    return POSITION.stream().anyMatch(request::has) ? law().keys(position()) : law().keys();
  }

  EquationsGame match() {
    return new EquationsGame(division, Season.EVERY, ProvedSolvability.ORDINARY);
  }

  /** Where the cubes lie; a section that is left out is empty. */
  Position position() throws BadInput {
    String word = request.text("challenge");
    Optional<Occasion> challenge = Occasion.of(word);
    if (challenge.isEmpty()) {
      throw new BadInput(
          ErrorCode.FIELD_VALUE,
          "There is no challenge \"%s\". It is now, impossible, last-cube, no-goal, p-flub, a-flub,"
                  .formatted(word)
              + " ca-flub or force-out.");
    }
    boolean hasGoal = challenge.get() != Occasion.NO_GOAL || request.has("goal");
    return new Position(
        hasGoal ? Optional.of(goal()) : Optional.empty(),
        cubes("required"),
        cubes("permitted"),
        cubes("forbidden"),
        cubes("resources"),
        challenge.get());
  }

  Goal goal() throws BadInput {
    return FieldText.read("goal", Goal.parse(request.text("goal")));
  }

  List<Cube> cubes(String field) throws BadInput {
    return FieldText.read(field, CubeText.parse(request.optionalText(field).orElse("")));
  }
}
