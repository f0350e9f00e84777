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
import org.mathmat.onsets.Selection;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
import org.mathmat.table.Parsed;
import org.mathmat.table.RefusalCode;
import org.mathmat.table.shake.Checked;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Shake;
import org.mathmat.table.shake.Terms;

/** The variations of a division. */
record OnSetsSelections(Division division) implements Game.Selections {
  @Override
  public Count count(int players, Seat seat) {
    boolean goalSetter = seat == Seat.GOAL_SETTER;
    return new Count(division.leastPicks(players, goalSetter), division.picks(players, goalSetter));
  }

  @Override
  public Checked<List<String>> select(Shake shake, List<String> names) {
    return switch (selection(shake)
        .select(variations(shake.variations()), String.join(";", names))) {
      case Selection.Outcome.Selected(List<Variation> chosen) ->
          Checked.good(chosen.stream().map(Variation::text).toList());
      case Selection.Outcome.Unsuitable(Selection.Code code, _, String message) ->
          Checked.bad(RefusalCode.valueOf(code.name()), message);
    };
  }

  private Selection selection(Shake shake) {
    return new Selection(
        division, OnSetsSelections.cubes(shake.mat().cubes()), universe(shake.cards()));
  }

  /** Every name with every simple blank; sets are named by a colour only. */
  @Override
  public Stream<String> choices(Shake shake) {
    Selection selection = selection(shake);
    List<Variation> chosen = variations(shake.variations());
    return division.selectable().stream()
        .flatMap(name ->
            switch (name.blank()) {
              case NOTHING -> Stream.of(name.text());
              case CUBE -> Symbol.ALL.stream().map(symbol -> name.text() + " " + symbol.sign());
              case SET -> Stream.of("B", "R", "G", "Y").map(set -> name.text() + " " + set);
              case CARD ->
                  shake.cards().stream()
                      .flatMap(
                          card -> Stream.of("Required Card " + card, "Forbidden Card " + card));
            })
        .filter(name -> selection.select(chosen, name) instanceof Selection.Outcome.Selected);
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

  private List<Variation> variations(List<String> names) {
    return variations(division, names);
  }

  private static List<Variation> variations(Division division, List<String> names) {
    List<Variation> variations = new ArrayList<>();
    names.forEach(name -> division.variation(name).ifPresent(variations::add));
    return variations;
  }

  static Law law(Division division, List<String> names) {
    return division.law(variations(division, names));
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
