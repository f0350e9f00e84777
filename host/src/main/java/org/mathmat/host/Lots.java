package org.mathmat.host;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mathmat.table.shake.Lot;

/** The lot for the first Goal: how it follows from a seed, and how a record shows it. */
public final class Lots {
  private Lots() {}

  /** What the players roll, in the order of their seats, until one of them is highest. */
  public static Lot draw(Seed seed, List<Lot.Face> cube, int players) {
    Seed.Numbers numbers = seed.numbers("lot");
    List<Lot.Round> rounds = new ArrayList<>();
    List<Integer> rolling = IntStream.range(0, players).boxed().toList();
    while (rolling.size() > 1) {
      List<Lot.Roll> rolls = new ArrayList<>();
      List<Lot.Face> rolled = new ArrayList<>();
      for (int player : rolling) {
        rolled.add(cube.get(numbers.below(cube.size())));
        rolls.add(new Lot.Roll(player, rolled.getLast().text()));
      }
      rounds.add(new Lot.Round(rolls));
      rolling = Lot.left(rolling, rolled);
    }
    return new Lot(rounds, rolling.getFirst());
  }

  /** A round as a record shows it: {@code Ann r3, Ben r+}. */
  public static String line(Lot.Round round, List<String> players) {
    return round.rolls().stream()
        .map(roll -> players.get(roll.player()) + " " + roll.face())
        .collect(Collectors.joining(", "));
  }
}
