package org.mathmat.solver.equations;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Goal;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Law;
import org.mathmat.equations.Op;
import org.mathmat.equations.Symbol;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;

/** What a Goal may be worth because 1s in it may be any powers of the base. */
final class GoalPowers {
  /** More readings of a Goal are not looked at. */
  private static final int MOST = 4_000;

  private final Law law;
  private final Goal goal;
  private final int ones;
  private final BooleanSupplier isOver;
  private final double weight;
  private final Map<Integer, List<GoalReader.Choice>> known = new HashMap<>();

  /**
   * @param ones how many 1s of the Goal may be powers
   */
  GoalPowers(Law law, Goal goal, int ones, BooleanSupplier isOver) {
    this.law = law;
    this.goal = goal;
    this.ones = ones;
    this.isOver = isOver;
    this.weight = weighed();
  }

  /** Whether there is no such 1. */
  boolean isNone() {
    return ones == 0;
  }

  int ones() {
    return ones;
  }

  /** How many signs the Goal has at most. */
  int signs() {
    return goal.cubes().size();
  }

  /**
   * The logarithm of what its numerals weigh (see {@link PowerBounds}); without end where it has
   * other signs than + - × ÷.
   */
  double weight() {
    return weight;
  }

  private double weighed() {
    Roles roles = new Roles(law);
    boolean factorials = law.signs().has(Op.FACTORIAL) && law.factorials().inGoal() > 0;
    double sum = factorials || law.raised().isPresent() ? Double.POSITIVE_INFINITY : 0;
    for (Cube cube : goal.cubes()) {
      sum += weight(roles, cube.symbol());
    }
    return sum;
  }

  private double weight(Roles roles, Symbol symbol) {
    boolean wild = law.wild().filter(w -> w.cube() == symbol).isPresent();
    boolean others =
        !roles.prefixes(symbol).isEmpty()
            || roles.infixes(symbol).stream()
                .anyMatch(op -> !Rule.of(law.signs(), op).isReversible());
    if (wild || others) {
      return Double.POSITIVE_INFINITY;
    }
    // every digit makes numerator and denominator greater by the base, and there may be both
    double base = law.numerals().base();
    return roles.infixes(symbol).isEmpty() ? Math.log(2 * base) : Math.log(base * base);
  }

  /** Whether there are not too many readings with exponents up to so much. */
  boolean areFew(int most) {
    return Math.pow(2.0 * most + 1, ones) <= MOST;
  }

  /** Its readings with exponents up to so much. */
  List<GoalReader.Choice> upTo(int most) {
    return known.computeIfAbsent(
        most,
        exponent ->
            new GoalReader(law, new Arithmetic(Effort.ORDINARY, isOver))
                .choices(goal, exponent)
                .all());
  }
}
