package org.mathmat.equations.match;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.mathmat.equations.Edition;
import org.mathmat.equations.Law;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Season;
import org.mathmat.equations.Selection;
import org.mathmat.equations.Variation;
import org.mathmat.equations.VariationCount;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Shake;
import org.mathmat.table.shake.Terms;

/** The variations of an edition. */
record EquationsSelections(Edition edition, Season season) implements Game.Selections {
  @Override
  public Count count(int players, Seat seat) {
    boolean goalSetter = seat == Seat.GOAL_SETTER;
    VariationCount toSelect = edition.toSelect();
    return new Count(toSelect.least(players, goalSetter), toSelect.most(players, goalSetter));
  }

  @Override
  public Checked<List<String>> select(Shake shake, List<String> names) {
    Roll roll = new Roll(EquationsKit.cubes(shake.mat().cubes()));
    List<Variation> chosen = variations(edition, shake.variations());
    return switch (Selection.check(edition, season, roll, chosen, names)) {
      case Selection.Result.Unsuitable(Selection.Fault fault, String message) ->
          Checked.bad(RefusalCode.valueOf(fault.name()), message);
      case Selection.Result.Suitable(List<Variation> variations) ->
          Checked.good(variations.stream().map(Variation::name).toList());
    };
  }

  @Override
  public Stream<String> choices(Shake shake) {
    return edition.choices().stream()
        .map(listed -> listed.variation().name())
        .filter(name -> select(shake, List.of(name)) instanceof Checked.Good<List<String>>);
  }

  @Override
  public Terms terms(List<String> variations) {
    return Terms.USUAL;
  }

  private static List<Variation> variations(Edition edition, List<String> names) {
    List<Variation> variations = new ArrayList<>();
    names.forEach(
        name -> edition.find(name).ifPresent(listed -> variations.add(listed.variation())));
    return variations;
  }

  static Law law(Edition edition, List<String> names) {
    return edition.lawWith(variations(edition, names));
  }
}
