package org.mathmat.host;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.mathmat.equations.Division;
import org.mathmat.equations.match.EquationsGame;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.onsets.match.OnSetsGame;
import org.mathmat.shelf.Shelf;
import org.mathmat.solver.equations.ProvedSolvability;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Setup;
import org.mathmat.table.shake.Setup.CheckedBy;
import org.mathmat.table.shake.Setup.Conduct;

/** Matches of every game, book and division before their first shake. */
final class Openings {
  private Openings() {}

  static List<String> names(int players) {
    return List.of("Ann", "Ben", "Cam").subList(0, players);
  }

  static LiveMatch equations(String rules, String division, int players) {
    return equations(rules, division, new Setup(players, CheckedBy.JUDGE, Conduct.STRICT));
  }

  static LiveMatch equations(String rules, String division, Setup setup) {
    return equations(
        Shelf.EQUATIONS.book(rules).orElseThrow().division(division).orElseThrow(), setup);
  }

  static LiveMatch equations(Division division, int players) {
    return equations(division, new Setup(players, CheckedBy.JUDGE, Conduct.STRICT));
  }

  private static LiveMatch equations(Division division, Setup setup) {
    return LiveShakes.opening(
        new EquationsGame(division, Season.EVERY, ProvedSolvability.ORDINARY),
        division.kit(),
        setup,
        names(setup.players()));
  }

  static LiveMatch onSets(String rules, String division, Setup setup) {
    var played = Shelf.ONSETS.book(rules).orElseThrow().division(division).orElseThrow();
    return LiveShakes.opening(
        new OnSetsGame(played, Season.EVERY), played.kit(), setup, names(setup.players()));
  }

  static LiveMatch mathdice(int players) {
    return LiveDice.opening(DiceMatch.Play.SHORT, names(players));
  }

  /** All of them, checked in both ways, under both procedures. */
  static Map<String, LiveMatch> all() {
    List<Setup> setups = new ArrayList<>();
    for (CheckedBy checking : CheckedBy.values()) {
      for (Conduct conduct : Conduct.values()) {
        setups.add(new Setup(3, checking, conduct));
      }
    }
    Map<String, LiveMatch> all = new LinkedHashMap<>();
    for (var book : Shelf.EQUATIONS.books()) {
      for (var division : book.divisions()) {
        Setup setup = setups.get(all.size() % setups.size());
        all.put(book.id() + " " + division.id(), equations(book.id(), division.id(), setup));
      }
    }
    for (var book : Shelf.ONSETS.books()) {
      for (var division : book.divisions()) {
        Setup setup = setups.get(all.size() % setups.size());
        all.put(book.id() + " " + division.id(), onSets(book.id(), division.id(), setup));
      }
    }
    all.put("mathdice", mathdice(3));
    return all;
  }

  static Settings settings(LiveMatch opening, Settings.Clock clock, Place... places) {
    Map<String, String> headers = new TreeMap<>();
    headers.put("game", opening instanceof LiveDice ? "mathdice" : "equations");
    return new Settings(headers, opening, clock, Settings.Door.PRIVATE, List.of(places));
  }
}
