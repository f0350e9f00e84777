package org.mathmat.onsets.match;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Manner;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
import org.mathmat.table.Parsed;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.book.Season;
import org.mathmat.table.book.Selection;
import org.mathmat.table.book.VariationCount;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Shake;
import org.mathmat.table.shake.Terms;

/** The variations of a division. */
record OnSetsSelections(Division division, Season season) implements Game.Selections {
  @Override
  public Count count(int players, Seat seat) {
    boolean goalSetter = seat == Seat.GOAL_SETTER;
    VariationCount toSelect = division.variations().toSelect();
    return new Count(toSelect.least(players, goalSetter), toSelect.most(players, goalSetter));
  }

  @Override
  public Checked<List<String>> select(Shake shake, List<String> names) {
    return switch (selected(shake, variations(division, shake.variations()), names)) {
      case Selection.Result.Suitable<Variation>(List<Variation> chosen) ->
          Checked.good(chosen.stream().map(Variation::name).toList());
      case Selection.Result.Unsuitable<Variation>(RefusalCode code, String message) ->
          Checked.bad(code, message);
    };
  }

  private Selection.Result<Variation> selected(
      Shake shake, List<Variation> chosen, List<String> names) {
    Cubes roll = OnSetsSelections.cubes(shake.mat().cubes());
    return division.select(season, roll, universe(shake.cards()), chosen, names);
  }

  /** Every name with every simple blank; sets are named by a colour only. */
  @Override
  public Stream<String> choices(Shake shake) {
    List<Variation> chosen = variations(division, shake.variations());
    return division.choices().stream()
        .map(Variation::name)
        .filter(name ->
            selected(shake, chosen, List.of(name)) instanceof Selection.Result.Suitable<Variation>);
  }

  @Override
  public Terms terms(List<String> names) {
    Law law = law(division, names);
    Set<Terms.Turns> turns =
        law.moves().contains(Manner.SHIFT)
            ? EnumSet.of(Terms.Turns.MOVE, Terms.Turns.SHIFT)
            : EnumSet.of(Terms.Turns.MOVE);
    return new Terms(
        law.writing().toWrite(),
        law.writing().toCheck(),
        law.writing().toChallenge(),
        law.writing().forNow(),
        turns);
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

  static Cubes cubes(List<String> texts) {
    return Cubes.of(texts.stream().flatMap(text -> OnSetsKit.symbol(text).stream()).toList());
  }

  static Universe universe(List<String> dealt) {
    return new Universe(
        switch (CardSet.parse(String.join(" ", dealt))) {
          case Parsed.Good<CardSet>(CardSet cards) -> cards;
          case Parsed.Bad<CardSet> _ -> CardSet.NONE;
        });
  }
}
