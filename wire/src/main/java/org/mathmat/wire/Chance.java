package org.mathmat.wire;

import java.util.ArrayList;
import java.util.List;
import org.mathmat.equations.Colour;
import org.mathmat.mathdice.Dice;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Kit;
import org.mathmat.onsets.Symbol;
import org.mathmat.table.record.MatchRecord;

/** What a seed rolls and deals, as the lines of a match record. */
interface Chance {
  /** The target is rolled with 12-sided dice. */
  int TARGET_FACES = 12;

  List<String> lines(Seed seed);

  /** That of the game which a record names. */
  static Chance of(MatchRecord frame) throws BadInput {
    String game = ReplayedMatch.header(frame, "game");
    return switch (game) {
      case "equations" -> EQUATIONS;
      case "onsets" -> onSets(frame);
      case "mathdice" -> MATHDICE;
      default ->
          throw new BadInput(
              ErrorCode.GAME_UNKNOWN,
              "There is no game \"" + game + "\". The games are equations, onsets and mathdice.");
    };
  }

  /** Six cubes of each colour. */
  Chance EQUATIONS =
      seed -> {
        Seed.Numbers numbers = seed.numbers("roll");
        List<String> cubes = new ArrayList<>();
        for (Colour colour : Colour.values()) {
          for (int i = 0; i < Colour.CUBES; i++) {
            int face = numbers.below(colour.faces().size());
            cubes.add(colour.letter() + String.valueOf(colour.faces().get(face).sign()));
          }
        }
        return List.of("roll: " + String.join(" ", cubes));
      };

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

  /** The cubes of the division, what is set out with them, and a number of cards. */
  private static Chance onSets(MatchRecord frame) throws BadInput {
    Division division =
        Division.of(ReplayedMatch.header(frame, "division"))
            .orElseThrow(
                () -> new BadInput(ErrorCode.DIVISION_UNKNOWN, "There is no such division."));
    return seed -> List.of(roll(seed, division), deal(seed, division));
  }

  private static String roll(Seed seed, Division division) {
    Seed.Numbers numbers = seed.numbers("roll");
    List<String> cubes = new ArrayList<>();
    for (List<Symbol> faces : Kit.rolled(division)) {
      cubes.add(String.valueOf(faces.get(numbers.below(faces.size())).sign()));
    }
    List<Cubes> setOut = Kit.setOut(division);
    if (!setOut.isEmpty()) {
      Cubes chosen = setOut.get(numbers.below(setOut.size()));
      for (Symbol symbol : Symbol.values()) {
        for (int i = 0; i < chosen.count(symbol); i++) {
          cubes.add(String.valueOf(symbol.sign()));
        }
      }
    }
    return "roll: " + String.join(" ", cubes);
  }

  private static String deal(Seed seed, Division division) {
    Seed.Numbers numbers = seed.numbers("deal");
    int count =
        division.fewestCards() + numbers.below(division.mostCards() - division.fewestCards() + 1);
    List<String> deck = new ArrayList<>();
    for (int dots = 0; dots < Card.COUNT; dots++) {
      deck.add(new Card(dots).text());
    }
    List<String> dealt = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      dealt.add(deck.remove(numbers.below(deck.size())));
    }
    return "deal: " + String.join(" ", dealt);
  }
}
