package org.mathmat.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Challenge;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;

/** The fields of a case of On-Sets. */
record OnSetsCase(Request request, Division division, List<Variation> variations) {
  private static final String RULES = "agloa-2023";

  /** The case with its rule-book, division and the variations in force. */
  static OnSetsCase of(Request request) throws BadInput {
    return of(request, "variations");
  }

  /** There is one rule-book. */
  static void rules(Request request) throws BadInput {
    String rules = request.text("rules");
    if (!rules.equals(RULES)) {
      throw new BadInput(
          ErrorCode.RULES_UNKNOWN,
          "There is no rule-book \"" + rules + "\" for On-Sets. There is " + RULES + ".");
    }
  }

  static Division division(Request request) throws BadInput {
    String name = request.text("division");
    Optional<Division> division = Division.of(name);
    if (division.isEmpty()) {
      throw new BadInput(
          ErrorCode.DIVISION_UNKNOWN,
          "There is no division \""
              + name
              + "\". The divisions are basic, elementary, middle, junior and senior.");
    }
    return division.get();
  }

  /** The case, with its variations in the field of that name. */
  static OnSetsCase of(Request request, String field) throws BadInput {
    rules(request);
    Division division = division(request);
    List<Variation> variations = new ArrayList<>();
    for (String text : request.texts(field)) {
      Optional<Variation> variation = division.variation(text);
      if (variation.isEmpty()) {
        throw new BadInput(
            ErrorCode.VARIATION_UNKNOWN,
            "\"" + text + "\" is no variation of the " + request.text("division") + " list.");
      }
      for (Variation other : variations) {
        if (other.excludes(variation.get())) {
          throw new BadInput(
              ErrorCode.VARIATION_CONFLICT,
              other.text() + " and " + variation.get().text() + " cannot be in force together.");
        }
      }
      variations.add(variation.get());
    }
    return new OnSetsCase(request, division, List.copyOf(variations));
  }

  Law law() {
    return division.law(variations);
  }

  Universe universe() throws BadInput {
    return new Universe(FieldText.read("universe", CardSet.parse(request.text("universe"))));
  }

  /** Where the cubes lie; a section that is left out is empty. */
  Position position() throws BadInput {
    String name = request.text("challenge");
    Optional<Challenge> challenge = Challenge.of(name);
    if (challenge.isEmpty()) {
      throw new BadInput(
          ErrorCode.FIELD_VALUE,
          "There is no challenge \""
              + name
              + "\". The challenges are now, impossible, last-cube and no-goal.");
    }
    Optional<Goal> goal =
        request.has("goal") || challenge.get() != Challenge.NO_GOAL
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
