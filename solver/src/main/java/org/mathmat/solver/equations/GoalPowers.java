package org.mathmat.solver.equations;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Goal;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Law;
import org.mathmat.equations.Numerals.Points;
import org.mathmat.equations.Op;
import org.mathmat.equations.Side;
import org.mathmat.equations.Symbol;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;

/** What a Goal may be worth because 1s in it may be any powers of the base. */
final class GoalPowers {
  /** More readings of a Goal are not looked at. */
  private static final int MOST = 4_000;

  private final Law law;
  private final Roles roles;
  private final Goal goal;
  private final int ones;
  private final BooleanSupplier isOver;
  private final double weight;
  private final Map<Integer, List<GoalReader.Choice>> known = new HashMap<>();

  /**
   * @param ones how many 1s of the Goal may be powers; where there are only × and ÷, they make one
   */
  GoalPowers(Law law, Goal goal, int ones, BooleanSupplier isOver) {
    this.law = law;
    this.roles = new Roles(law);
    this.goal = goal;
    this.ones = ones;
    this.isOver = isOver;
    this.weight = weighed();
  }

  /** Whether there is no such 1. */
  boolean isNone() {
    return ones == 0;
  }

  /** How many different powers matter at most. */
  int ones() {
    boolean product =
        goal.cubes().stream()
            .flatMap(cube -> rules(cube.symbol()))
            .allMatch(rule -> rule == Rule.MULTIPLY || rule == Rule.DIVIDE);
    return product ? Math.min(1, ones) : ones;
  }

  /** How many quotients there are at most. */
  int divisors() {
    return (int)
        goal.cubes().stream()
            .filter(cube -> rules(cube.symbol()).anyMatch(rule -> rule == Rule.DIVIDE))
            .count();
  }

  /**
   * The logarithm of what its numerals weigh (see {@link PowerBounds}); without end where it has
   * other signs than + - × ÷.
   */
  double weight() {
    return weight;
  }

  private Stream<Rule> rules(Symbol symbol) {
    return roles.infixes(symbol).stream().map(op -> Rule.of(law.signs(), op));
  }

  private double weighed() {
    boolean factorials = law.signs().has(Op.FACTORIAL) && law.factorials().inGoal() > 0;
    double sum = factorials || law.raised().isPresent() ? Double.POSITIVE_INFINITY : 0;
    List<Cube> cubes = goal.cubes();
    for (int i = 0; i < cubes.size(); i++) {
      boolean alone =
          (i == 0 || !isNumeral(cubes.get(i - 1).symbol()))
              && (i + 1 == cubes.size() || !isNumeral(cubes.get(i + 1).symbol()))
              && law.numerals().points(Side.GOAL) == Points.NONE;
      sum += weight(cubes.get(i).symbol(), alone);
    }
    return sum;
  }

  private boolean isNumeral(Symbol symbol) {
    return roles.digit(symbol).isPresent();
  }

  /**
   * What a cube weighs; of a longer numeral each digit makes numerator and denominator greater by
   * the base.
   */
  private double weight(Symbol symbol, boolean alone) {
    boolean wild = law.wild().filter(w -> w.cube() == symbol).isPresent();
    if (wild || !roles.prefixes(symbol).isEmpty() || !rules(symbol).allMatch(Rule::isReversible)) {
      return Double.POSITIVE_INFINITY;
    }
    double base = law.numerals().base();
    if (isNumeral(symbol)) {
      return Math.log(alone ? roles.digit(symbol).getAsInt() + 1 : 2 * base);
    }
    return rules(symbol).anyMatch(rule -> !rule.isPlain()) ? Math.log(base * base) : 0;
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
