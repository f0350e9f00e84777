package org.mathmat.proof.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.mathmat.equations.Challenge;
import org.mathmat.equations.Colour;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Goal;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Turn;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;

/** Positions of Equations by chance: a roll, a legal Goal, and so many random moves. */
final class RandomShakes {
  private final Law law;
  private final Random random;
  private final GoalReader reader;

  RandomShakes(Law law, long seed) {
    this.law = law;
    this.random = new Random(seed);
    this.reader = new GoalReader(law, new Arithmetic(Effort.ORDINARY));
  }

  /** A position with so many cubes left in Resources; the others lie anywhere. */
  Position position(int resources, Challenge challenge) {
    while (true) {
      List<Cube> roll = roll();
      int size = 1 + random.nextInt(3);
      Goal goal =
          new Goal(
              List.of(
                  roll.subList(0, size).stream()
                      .map(cube -> new Goal.Placed(Cube.of(cube.symbol()), Turn.UPRIGHT))
                      .toList()));
      if (size <= law.goalCubes() && reader.illegal(goal).isEmpty()) {
        List<List<Cube>> sections =
            List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        List<Cube> others = roll.subList(size, roll.size());
        for (Cube cube : others.subList(resources, others.size())) {
          sections.get(random.nextInt(3)).add(cube);
        }
        return new Position(
            Optional.of(goal),
            sections.get(0),
            sections.get(1),
            sections.get(2),
            others.subList(0, resources),
            challenge);
      }
    }
  }

  private List<Cube> roll() {
    List<Cube> roll = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      for (int i = 0; i < Colour.CUBES; i++) {
        roll.add(Cube.of(colour.faces().get(random.nextInt(colour.faces().size()))));
      }
    }
    Collections.shuffle(roll, random);
    return roll;
  }
}
