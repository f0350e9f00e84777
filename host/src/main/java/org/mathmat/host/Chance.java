package org.mathmat.host;

import java.util.ArrayList;
import java.util.List;
import org.mathmat.mathdice.Dice;
import org.mathmat.mathdice.match.DiceAction;
import org.mathmat.table.book.Kit;
import org.mathmat.table.shake.Action;

/** What a seed rolls and deals. */
final class Chance {
  /** The target is rolled with 12-sided dice. */
  private static final int TARGET_FACES = 12;

  private Chance() {}

  /** The cubes of a division, what is set out with them, and a number of its cards. */
  static List<Action> shake(Seed seed, Kit kit) {
    return kit.cards().deck().isEmpty()
        ? List.of(roll(seed, kit))
        : List.of(roll(seed, kit), deal(seed, kit.cards()));
  }

  /** Two dice for the target, three for scoring. */
  static List<DiceAction> point(Seed seed) {
    return List.of(
        new DiceAction.RollTarget(dice(seed.numbers("target"), 2, TARGET_FACES)),
        new DiceAction.RollDice(dice(seed.numbers("dice"), Dice.COUNT, Dice.FACES)));
  }

  private static List<Integer> dice(Seed.Numbers numbers, int count, int faces) {
    List<Integer> dice = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      dice.add(1 + numbers.below(faces));
    }
    return dice;
  }

  private static Action roll(Seed seed, Kit kit) {
    Seed.Numbers numbers = seed.numbers("roll");
    List<String> cubes = new ArrayList<>();
    for (List<String> faces : kit.rolled()) {
      cubes.add(faces.get(numbers.below(faces.size())));
    }
    if (!kit.setOut().isEmpty()) {
      cubes.addAll(kit.setOut().get(numbers.below(kit.setOut().size())));
    }
    return new Action.Roll(cubes);
  }

  private static Action deal(Seed seed, Kit.Cards cards) {
    Seed.Numbers numbers = seed.numbers("deal");
    int count = cards.fewest() + numbers.below(cards.most() - cards.fewest() + 1);
    List<String> deck = new ArrayList<>(cards.deck());
    List<String> dealt = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      dealt.add(deck.remove(numbers.below(deck.size())));
    }
    return new Action.Deal(dealt);
  }
}
