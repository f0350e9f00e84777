package org.mathmat.proof.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.mathmat.equations.Colour;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Goal;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Turn;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.solver.Result;
import org.mathmat.solver.equations.Move;
import org.mathmat.table.shake.Occasion;
import org.mathmat.table.shake.Section;

/** Shakes of Equations by chance: a roll of the whole kit, a legal Goal, and random moves. */
final class RandomShakes {
  private static final int LONGEST_GOAL = 5;

  private final Law law;
  private final Random random;
  private final GoalReader reader;

  RandomShakes(Law law, long seed) {
    this.law = law;
    this.random = new Random(seed);
    this.reader = new GoalReader(law, new Arithmetic(Effort.ORDINARY));
  }

  /** A Goal was set and no cube has been moved yet. */
  Position opening() {
    while (true) {
      List<Cube> roll = roll();
      int size = 1 + random.nextInt(LONGEST_GOAL);
      Goal goal =
          new Goal(
              List.of(
                  roll.subList(0, size).stream()
                      .map(cube -> new Goal.Placed(Cube.of(cube.symbol()), Turn.UPRIGHT))
                      .toList()));
      if (size <= law.goalCubes() && reader.illegal(goal).isEmpty()) {
        return new Position(
            Optional.of(goal),
            List.of(),
            List.of(),
            List.of(),
            roll.subList(size, roll.size()),
            Occasion.IMPOSSIBLE);
      }
    }
  }

  /** A position with so many cubes left in Resources; the others lie anywhere. */
  Position position(int resources, Occasion occasion) {
    Position position = opening();
    while (position.resources().size() > resources) {
      List<Cube> left = position.resources();
      Cube cube = left.get(random.nextInt(left.size()));
      Section section = Section.OF_MOVES.get(random.nextInt(Section.OF_MOVES.size()));
      position = after(position, cube, section);
    }
    return position.challenged(occasion);
  }

  /** One of the safe moves, if there is one. */
  Optional<Move> safe(List<Move> moves) {
    List<Move> safe = moves.stream().filter(move -> move.result() == Result.SAFE).toList();
    return safe.isEmpty() ? Optional.empty() : Optional.of(safe.get(random.nextInt(safe.size())));
  }

  static Position after(Position position, Cube cube, Section section) {
    List<Cube> resources = new ArrayList<>(position.resources());
    resources.remove(cube);
    return new Position(
        position.goal(),
        with(position.required(), cube, section == Section.REQUIRED),
        with(position.permitted(), cube, section == Section.PERMITTED),
        with(position.forbidden(), cube, section == Section.FORBIDDEN),
        resources,
        position.occasion());
  }

  private static List<Cube> with(List<Cube> cubes, Cube cube, boolean added) {
    if (!added) {
      return cubes;
    }
    List<Cube> more = new ArrayList<>(cubes);
    more.add(cube);
    return more;
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
