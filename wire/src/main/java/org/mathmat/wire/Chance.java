package org.mathmat.wire;

import java.util.ArrayList;
import java.util.List;
import org.mathmat.mathdice.Dice;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.book.Kit;
import org.mathmat.table.record.MatchRecord;

/** What a seed rolls and deals, as the lines of a match record. */
interface Chance {
  /** The target is rolled with 12-sided dice. */
  int TARGET_FACES = 12;

  List<String> lines(Seed seed);

  /** That of the match which a record names. */
  static Chance of(MatchRecord frame) throws BadInput {
    return switch (MatchSettings.game(frame)) {
      case ShelvedGame.InShakes<?> game -> MatchSettings.inDivision(game, frame).chance();
      case ShelvedGame.MathDice _ -> MATHDICE;
    };
  }

  /** The cubes of a division, what is set out with them, and a number of its cards. */
  static Chance of(Kit kit) {
    return kit.cards().deck().isEmpty()
        ? seed -> List.of(roll(seed, kit))
        : seed -> List.of(roll(seed, kit), deal(seed, kit.cards()));
  }

  /** Two dice for the target, three for scoring. */
  Chance MATHDICE =
      seed ->
          List.of(
              "target: " + dice(seed.numbers("target"), 2, TARGET_FACES),
              "dice: " + dice(seed.numbers("dice"), Dice.COUNT, Dice.FACES));

  private static String dice(Seed.Numbers numbers, int count, int faces) {
    List<String> dice = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      dice.add(String.valueOf(1 + numbers.below(faces)));
    }
    return String.join(" ", dice);
  }

  private static String roll(Seed seed, Kit kit) {
    Seed.Numbers numbers = seed.numbers("roll");
    List<String> cubes = new ArrayList<>();
    for (List<String> faces : kit.rolled()) {
      cubes.add(faces.get(numbers.below(faces.size())));
    }
    if (!kit.setOut().isEmpty()) {
      cubes.addAll(kit.setOut().get(numbers.below(kit.setOut().size())));
    }
    return "roll: " + String.join(" ", cubes);
  }

  private static String deal(Seed seed, Kit.Cards cards) {
    Seed.Numbers numbers = seed.numbers("deal");
    int count = cards.fewest() + numbers.below(cards.most() - cards.fewest() + 1);
    List<String> deck = new ArrayList<>(cards.deck());
    List<String> dealt = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      dealt.add(deck.remove(numbers.below(deck.size())));
    }
    return "deal: " + String.join(" ", dealt);
  }
}
