package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.table.Parsed;
import org.mathmat.table.Reason;
import org.mathmat.table.shake.Occasion;

/** A position set up for a test, from the texts that a player would write. */
record Table(Division division, List<String> variations, Position position) {
  static final Division BASIC = division("basic");
  static final Division ELEMENTARY = division("elementary");
  static final Division MIDDLE = division("middle");
  static final Division JUNIOR = division("junior");
  static final Division SENIOR = division("senior");
  static final String TEN = "B BR BG RG RY GY BRG RGY BRGY blank";
  static final String TWELVE = "B R BR BG RG RY GY BRG BRY RGY BRGY blank";

  private static Division division(String name) {
    return OnSetsBooks.find("agloa-2023", name).orElseThrow();
  }

  static Table of(Division division, String... variations) {
    return new Table(
        division,
        List.of(variations),
        new Position(
            universe(division.equals(SENIOR) ? TWELVE : TEN),
            Optional.empty(),
            Cubes.NONE,
            Cubes.NONE,
            Cubes.NONE,
            Cubes.NONE,
            Occasion.IMPOSSIBLE));
  }

  Table goal(String goal) {
    return with(
        new Position(
            position.universe(),
            Optional.of(good(Goal.parse(goal))),
            position.required(),
            position.permitted(),
            position.forbidden(),
            position.resources(),
            position.occasion()));
  }

  Table cubes(String required, String permitted, String forbidden, String resources) {
    return with(
        new Position(
            position.universe(),
            position.goal(),
            good(Cubes.parse(required)),
            good(Cubes.parse(permitted)),
            good(Cubes.parse(forbidden)),
            good(Cubes.parse(resources)),
            position.occasion()));
  }

  Table permitted(String permitted) {
    return cubes("", permitted, "", "");
  }

  Table after(Occasion challenge) {
    return with(
        new Position(
            position.universe(),
            position.goal(),
            position.required(),
            position.permitted(),
            position.forbidden(),
            position.resources(),
            challenge));
  }

  private Table with(Position other) {
    return new Table(division, variations, other);
  }

  Law law() {
    List<Variation> chosen = new ArrayList<>();
    for (String variation : variations) {
      chosen.add(division.find(variation).orElseThrow().variation());
    }
    return division.lawWith(chosen);
  }

  Judge judge() {
    return new Judge(law());
  }

  Verdict verdict(String... solutions) {
    return judge().judge(position, List.of(solutions));
  }

  /** The codes of the reasons against the Solutions, each once. */
  List<String> codes(String... solutions) {
    return verdict(solutions).reasons().stream()
        .map(Reason::code)
        .map(Enum::name)
        .distinct()
        .toList();
  }

  static Universe universe(String cards) {
    return new Universe(good(CardSet.parse(cards)));
  }

  static <T> T good(Parsed<T> parsed) {
    return switch (parsed) {
      case Parsed.Good<T>(T value) -> value;
      case Parsed.Bad<T>(int column, String message) ->
          throw new IllegalArgumentException(column + ": " + message);
    };
  }
}
