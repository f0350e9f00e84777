package org.mathmat.proof.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.mathmat.bots.BotTable;
import org.mathmat.bots.Luck;
import org.mathmat.equations.Division;
import org.mathmat.equations.match.EquationsGame;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.onsets.match.OnSetsGame;
import org.mathmat.shelf.Shelf;
import org.mathmat.solver.equations.ProvedSolvability;
import org.mathmat.table.Seat;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Kit;
import org.mathmat.table.book.Season;
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
            Shelf.EQUATIONS.books().stream()
                .flatMap(
                    book -> book.divisions().stream().map(division -> equations(book, division))),
            OnSetsBooks.divisions().map(BotHall::onSets))
        .toList();
  }

  static BotHall equations(Book<Division> book, Division division) {
    return new BotHall(
        book.id() + " " + division.id(),
        new EquationsGame(division, Season.EVERY, JUDGE),
        luck -> begun(new Action.Roll(roll(division.kit(), luck))));
  }

  static BotHall onSets(org.mathmat.onsets.Division division) {
    return new BotHall(
        "On-Sets " + division.id(),
        new OnSetsGame(division, Season.EVERY),
        luck ->
            begun(
                new Action.Roll(roll(division.kit(), luck)),
                new Action.Deal(deal(division.kit().cards(), luck))));
  }

  private static List<Seated<Action>> begun(Action... rolls) {
    List<Seated<Action>> acts = new ArrayList<>();
    acts.add(new Seated<>(Seat.House.CLOCK, new Action.BeginShake()));
    Arrays.stream(rolls).forEach(roll -> acts.add(new Seated<>(Seat.House.CHANCE, roll)));
    return acts;
  }

  private static List<String> roll(Kit kit, Luck luck) {
    List<String> cubes = new ArrayList<>();
    kit.rolled().forEach(faces -> cubes.add(faces.get(luck.below(faces.size()))));
    if (!kit.setOut().isEmpty()) {
      cubes.addAll(kit.setOut().get(luck.below(kit.setOut().size())));
    }
    return cubes;
  }

  private static List<String> deal(Kit.Cards cards, Luck luck) {
    List<String> deck = new ArrayList<>(cards.deck());
    List<String> dealt = new ArrayList<>();
    while (dealt.size() < cards.fewest() + 2) {
      dealt.add(deck.remove(luck.below(deck.size())));
    }
    return dealt;
  }
}
