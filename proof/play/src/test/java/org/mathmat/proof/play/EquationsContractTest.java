package org.mathmat.proof.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.mathmat.equations.Colour;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Division;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.books.EquationsBooks;
import org.mathmat.equations.match.EquationsGame;
import org.mathmat.exact.Truth;
import org.mathmat.table.book.Season;
import org.mathmat.table.shake.Game;

/** Random matches of Equations in every division of its three books. */
class EquationsContractTest extends ShakeContract {
  @Override
  int games() {
    return 1_200;
  }

  @Override
  Game game(int number) {
    List<Division> all = EquationsBooks.divisions().toList();
    return new EquationsGame(all.get(number % all.size()), Season.EVERY, (_, _) -> Truth.UNKNOWN);
  }

  @Override
  List<String> roll(int number, Random random) {
    List<String> cubes = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      List<Symbol> faces = Arrays.stream(Symbol.values()).filter(colour::shows).toList();
      for (int i = 0; i < 6; i++) {
        cubes.add(Cube.of(colour, faces.get(random.nextInt(faces.size()))).text());
      }
    }
    return cubes;
  }

  @Override
  String goal(List<String> resources, Random random) {
    int cubes = Math.min(resources.size(), 1 + random.nextInt(5));
    return String.join("", resources.subList(0, cubes));
  }

  @Override
  List<String> papers() {
    return List.of(
        "5+4 = 9", "2×3+5 = 11", "(", "1+1 = 2 safe 0 F", "3-1 = 2 safe + R at 1", "7 = 7");
  }
}
