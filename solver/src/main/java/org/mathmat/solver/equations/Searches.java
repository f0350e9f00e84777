package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Goal;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Symbol;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.solver.search.Meter;

/**
 * The searches of one shake, one for each meaning of the wild cube, with what they worked out. They
 * know what every Solution must use, so that longer ways to name a number are left out where there
 * is a shorter one.
 */
final class Searches {
  /** What one operation may cost in a search that makes millions of them. */
  static final Effort QUICK = new Effort(1 << 13, 2_000, 60, 12, 400_000L);

  private final Law law;
  private final Goal goal;
  private final List<Cube> cubes;
  private final Required required;
  private final Meter meter = new Meter();
  private List<Search> all = List.of();

  /**
   * @param cubes all that may be used in the shake
   * @param required what every Solution must use
   */
  Searches(Law law, Goal goal, List<Cube> cubes, Required required) {
    this.law = law;
    this.goal = goal;
    this.cubes = cubes;
    this.required = required;
  }

  Required required() {
    return required;
  }

  Meter meter() {
    return meter;
  }

  /** Forgets what was worked out. */
  void forget() {
    all = List.of();
    meter.forget();
  }

  /** A Solution that was found before and may be used in the position. */
  Optional<Solution> solved(Position position) {
    return all.stream().flatMap(search -> search.solved(position).stream()).findFirst();
  }

  /** The searches for what the Goal may mean. */
  List<Search> of(GoalReader.Choices choices) {
    if (all.isEmpty()) {
      GoalPowers powers = new GoalPowers(law, goal, choices.powers(), meter::isOver);
      Numbers numbers = new Numbers(new Arithmetic(QUICK, meter::isOver), meter);
      List<Search> made = new ArrayList<>();
      for (Symbol meaning : meanings()) {
        Search search =
            new Search(law, cubes, meaning, required, choices.all(), powers, numbers, meter);
        if (search.hasTargets()) {
          made.add(search);
        }
      }
      all = made;
    }
    return all;
  }

  /** What the wild cube may stand for, what it shows first; one of no effect if there is none. */
  private List<Symbol> meanings() {
    List<Symbol> meanings = new ArrayList<>();
    law.wild()
        .ifPresentOrElse(
            wild -> {
              meanings.add(wild.cube());
              boolean there =
                  cubes.stream().anyMatch(cube -> cube.symbol() == wild.cube())
                      || goal.cubes().stream().anyMatch(cube -> cube.symbol() == wild.cube());
              for (Symbol symbol : Symbol.values()) {
                if (there && symbol != wild.cube() && law.wildReach(wild).contains(symbol)) {
                  meanings.add(symbol);
                }
              }
            },
            () -> meanings.add(Symbol.ZERO));
    return meanings;
  }
}
