package org.mathmat.proof.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Kit;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Universe;
import org.mathmat.table.shake.Occasion;
import org.mathmat.table.shake.Section;

/** Positions of On-Sets by chance: a deal, a roll, a legal Goal, and so many random moves. */
final class RandomSetShakes {
  private final Division division;
  private final Law law;
  private final int cards;
  private final Random random;

  /**
   * @param cards how many cards are dealt
   */
  RandomSetShakes(Division division, Law law, int cards, long seed) {
    this.division = division;
    this.law = law;
    this.cards = cards;
    this.random = new Random(seed);
  }

  /** A position with so many cubes left in Resources; the others lie anywhere. */
  Position position(int resources, Occasion challenge) {
    List<Symbol> roll = roll();
    List<Goal> goals = Goal.all(Cubes.of(roll));
    goals = goals.stream().filter(goal -> !law.goalValues(goal).isEmpty()).toList();
    Goal goal = goals.get(random.nextInt(goals.size()));
    List<Symbol> others =
        new ArrayList<>(roll.stream().filter(cube -> !cube.is(Symbol.Kind.DIGIT)).toList());
    Collections.shuffle(others, random);
    Position position =
        new Position(
            new Universe(deal()),
            Optional.of(goal),
            Cubes.NONE,
            Cubes.NONE,
            Cubes.NONE,
            Cubes.of(others),
            challenge);
    while (position.resources().size() > resources) {
      position = move(position);
    }
    return position;
  }

  /** The position after a random move, which may go to any section. */
  Position move(Position position) {
    List<Symbol> cubes = position.resources().list();
    Symbol cube = cubes.get(random.nextInt(cubes.size()));
    Section section = Section.OF_MOVES.get(random.nextInt(Section.OF_MOVES.size()));
    return new Position(
        position.universe(),
        position.goal(),
        section == Section.REQUIRED ? position.required().plus(cube) : position.required(),
        section == Section.PERMITTED ? position.permitted().plus(cube) : position.permitted(),
        section == Section.FORBIDDEN ? position.forbidden().plus(cube) : position.forbidden(),
        position.resources().minus(cube).orElseThrow(),
        position.occasion());
  }

  private CardSet deal() {
    int dealt = 0;
    while (Integer.bitCount(dealt) < cards) {
      dealt |= 1 << random.nextInt(Card.COUNT);
    }
    return new CardSet(dealt);
  }

  private List<Symbol> roll() {
    List<Symbol> roll = new ArrayList<>();
    Kit.rolled(division.symbols())
        .forEach(faces -> roll.add(faces.get(random.nextInt(faces.size()))));
    List<Cubes> setOut = Kit.setOut(division.symbols());
    if (!setOut.isEmpty()) {
      roll.addAll(setOut.get(random.nextInt(setOut.size())).list());
    }
    return roll;
  }
}
