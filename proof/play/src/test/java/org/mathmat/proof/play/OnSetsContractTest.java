package org.mathmat.proof.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Kit;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.onsets.match.OnSetsGame;
import org.mathmat.table.Seat;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Match;

/** Random matches of On-Sets in every division. */
class OnSetsContractTest extends ShakeContract {
  @Override
  int games() {
    return 800;
  }

  private static Division division(int number) {
    List<Division> all = OnSetsBooks.divisions().toList();
    return all.get(number % all.size());
  }

  @Override
  Game game(int number) {
    return new OnSetsGame(division(number), Season.EVERY);
  }

  @Override
  List<String> roll(int number, Random random) {
    List<String> cubes = new ArrayList<>();
    for (List<Symbol> faces : Kit.rolled(division(number).symbols())) {
      cubes.add(String.valueOf(faces.get(random.nextInt(faces.size())).sign()));
    }
    List<Cubes> setOut = Kit.setOut(division(number).symbols());
    if (!setOut.isEmpty()) {
      setOut
          .get(random.nextInt(setOut.size()))
          .list()
          .forEach(symbol -> cubes.add(String.valueOf(symbol.sign())));
    }
    return cubes;
  }

  @Override
  Optional<Filled<Action>> fill(Match match, Seat seat, String kind, Random random) {
    if (!kind.equals("deal")) {
      return super.fill(match, seat, kind, random);
    }
    List<String> cards =
        new ArrayList<>(
            IntStream.range(0, Card.COUNT).mapToObj(dots -> new Card(dots).text()).toList());
    Collections.shuffle(cards, random);
    return Optional.of(
        new Filled<>(new Action.Deal(cards.subList(0, 10 + random.nextInt(3))), true));
  }

  @Override
  String goal(List<String> resources, Random random) {
    List<String> digits =
        resources.stream().filter(cube -> Character.isDigit(cube.charAt(0))).toList();
    return String.join("+", digits.subList(0, 1 + random.nextInt(digits.size())));
  }

  @Override
  List<String> papers() {
    return List.of(
        "B ∪ G", "B ∪ G - R", "(", "B ∪ R // G ∪ R", "B = R ; V", "R ∪ G goal 3+1", "Λ'");
  }
}
