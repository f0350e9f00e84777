package org.mathmat.equations.match;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.mathmat.equations.Division;
import org.mathmat.equations.Law;
import org.mathmat.equations.Roll;
import org.mathmat.equations.Variation;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.book.Season;
import org.mathmat.table.book.Selection;
import org.mathmat.table.book.VariationCount;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Shake;
import org.mathmat.table.shake.Terms;

/** The variations of a division. */
record EquationsSelections(Division division, Season season) implements Game.Selections {
  @Override
  public Count count(int players, Seat seat) {
    boolean goalSetter = seat == Seat.GOAL_SETTER;
    VariationCount toSelect = division.variations().toSelect();
    return new Count(toSelect.least(players, goalSetter), toSelect.most(players, goalSetter));
  }

  @Override
  public Checked<List<String>> select(Shake shake, List<String> names) {
    Roll roll = new Roll(EquationsKit.cubes(shake.mat().cubes()));
    List<Variation> chosen = variations(division, shake.variations());
    return switch (division.select(season, roll, chosen, names)) {
      case Selection.Result.Unsuitable<Variation>(RefusalCode code, String message) ->
          Checked.bad(code, message);
      case Selection.Result.Suitable<Variation>(List<Variation> variations) ->
          Checked.good(variations.stream().map(Variation::name).toList());
    };
  }

  @Override
  public Stream<String> choices(Shake shake) {
    return division.choices().stream()
        .map(Variation::name)
        .filter(name -> select(shake, List.of(name)) instanceof Checked.Good<List<String>>);
  }

  @Override
  public Terms terms(List<String> variations) {
    return Terms.USUAL;
  }

  private static List<Variation> variations(Division division, List<String> names) {
    List<Variation> variations = new ArrayList<>();
    names.forEach(
        name -> division.find(name).ifPresent(found -> variations.add(found.variation())));
    return variations;
  }

  static Law law(Division division, List<String> names) {
    return division.lawWith(variations(division, names));
  }
}
