package org.mathmat.proof.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.mathmat.bots.BotTable;
import org.mathmat.bots.Luck;
import org.mathmat.equations.Colour;
import org.mathmat.equations.Edition;
import org.mathmat.equations.Editions;
import org.mathmat.equations.Season;
import org.mathmat.equations.match.EquationsGame;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Kit;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.match.OnSetsGame;
import org.mathmat.solver.equations.ProvedSolvability;
import org.mathmat.table.Seat;
import org.mathmat.table.record.ActionText.Seated;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Game;

/**
 * A game in a division of a book, and how its shakes begin.
 *
 * @param name for messages
 */
record BotHall(String name, Game game, BotTable.House<Action> house) {
  /** Steps for the judge of the Guide's safe moves; more than the bots in these tests have. */
  private static final ProvedSolvability JUDGE = new ProvedSolvability(200_000);

  /** Every division of every book of Equations and On-Sets. */
  static List<BotHall> all() {
    return Stream.concat(
            Editions.all().stream().map(BotHall::equations),
            Arrays.stream(Division.values()).map(BotHall::onSets))
        .toList();
  }

  static BotHall equations(Edition edition) {
    return new BotHall(
        edition.rules() + " " + edition.division(),
        new EquationsGame(edition, Season.EVERY, JUDGE),
        luck -> begun(new Action.Roll(equationsRoll(luck))));
  }

  static BotHall onSets(Division division) {
    return new BotHall(
        "On-Sets " + division.text(),
        new OnSetsGame(division),
        luck ->
            begun(
                new Action.Roll(onSetsRoll(division, luck)),
                new Action.Deal(deal(division, luck))));
  }

  private static List<Seated<Action>> begun(Action... rolls) {
    List<Seated<Action>> acts = new ArrayList<>();
    acts.add(new Seated<>(Seat.House.CLOCK, new Action.BeginShake()));
    Arrays.stream(rolls).forEach(roll -> acts.add(new Seated<>(Seat.House.CHANCE, roll)));
    return acts;
  }

  private static List<String> equationsRoll(Luck luck) {
    List<String> cubes = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      for (int i = 0; i < Colour.CUBES; i++) {
        char sign = colour.faces().get(luck.below(colour.faces().size())).sign();
        cubes.add(colour.letter() + String.valueOf(sign));
      }
    }
    return cubes;
  }

  private static List<String> onSetsRoll(Division division, Luck luck) {
    List<String> cubes = new ArrayList<>();
    for (List<Symbol> faces : Kit.rolled(division)) {
      cubes.add(String.valueOf(faces.get(luck.below(faces.size())).sign()));
    }
    List<Cubes> setOut = Kit.setOut(division);
    if (!setOut.isEmpty()) {
      setOut
          .get(luck.below(setOut.size()))
          .list()
          .forEach(symbol -> cubes.add(String.valueOf(symbol.sign())));
    }
    return cubes;
  }

  private static List<String> deal(Division division, Luck luck) {
    List<String> deck =
        new ArrayList<>(
            IntStream.range(0, Card.COUNT).mapToObj(dots -> new Card(dots).text()).toList());
    List<String> dealt = new ArrayList<>();
    while (dealt.size() < division.fewestCards() + 2) {
      dealt.add(deck.remove(luck.below(deck.size())));
    }
    return dealt;
  }
}
