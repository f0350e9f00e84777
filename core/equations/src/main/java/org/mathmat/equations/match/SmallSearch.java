package org.mathmat.equations.match;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Law;
import org.mathmat.equations.Op;
import org.mathmat.equations.Operation;
import org.mathmat.equations.Position;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Workings;
import org.mathmat.equations.Worth;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;

/**
 * Tries every way to put few cubes together: one-digit numerals and the six signs, in any grouping.
 * It finds what is easy to find, and proves that there is nothing only where few cubes are in play;
 * everything else it does not know.
 */
public final class SmallSearch implements Solvability {
  /** How many combinations one question may cost. */
  private static final int BUDGET = 60_000;

  /** With more Resource cubes than this in a Solution nothing is looked for. */
  private static final int MOST_RESOURCES = 3;

  private static final Map<Symbol, Op> BETWEEN =
      Map.of(
          Symbol.PLUS, Op.ADD,
          Symbol.MINUS, Op.SUBTRACT,
          Symbol.TIMES, Op.MULTIPLY,
          Symbol.DIVIDE, Op.DIVIDE,
          Symbol.POWER, Op.POWER,
          Symbol.ROOT, Op.ROOT);

  /** One search for every match that has no solver. */
  public static final SmallSearch SMALL = new SmallSearch();

  private SmallSearch() {}

  @Override
  public Truth solvable(Law law, Position position) {
    return position.goal().isEmpty() ? Truth.UNKNOWN : new Search(law, position).run();
  }

  private static final class Search {
    private final Position position;
    private final Law law;
    private final Workings workings;
    private final List<Num> goals;
    private int spent;

    /** Something could not be worked out, so that nothing is proved. */
    private boolean open;

    Search(Law law, Position position) {
      this.law = law;
      this.position = position;
      Arithmetic arithmetic = new Arithmetic(Effort.ORDINARY);
      this.workings = new Workings(arithmetic, law.numerals().base());
      this.goals =
          position.goal().stream()
              .flatMap(goal -> new GoalReader(law, arithmetic).values(goal).stream())
              .map(GoalReader.Interpretation::value)
              .toList();
    }

    Truth run() {
      if (goals.isEmpty()) {
        return Truth.FALSE;
      }
      int allowed = Math.min(position.challenge().resources(), position.resources().size());
      for (int extra = 0; extra <= Math.min(allowed, MOST_RESOURCES); extra++) {
        if (withResources(new ArrayList<>(), 0, extra)) {
          return Truth.TRUE;
        }
      }
      boolean complete = spent < BUDGET && allowed <= MOST_RESOURCES && !open;
      return complete ? Truth.FALSE : Truth.UNKNOWN;
    }

    private List<Symbol> resources() {
      Set<Symbol> distinct = new LinkedHashSet<>();
      position.resources().forEach(cube -> distinct.add(cube.symbol()));
      return List.copyOf(distinct);
    }

    private boolean withResources(List<Symbol> taken, int from, int more) {
      if (more == 0) {
        return withPermitted(taken);
      }
      List<Symbol> all = resources();
      for (int i = from; i < all.size(); i++) {
        Symbol symbol = all.get(i);
        long there = position.resources().stream().filter(c -> c.symbol() == symbol).count();
        long used = taken.stream().filter(t -> t == symbol).count();
        if (used < there) {
          taken.add(symbol);
          boolean found = withResources(taken, i, more - 1);
          taken.removeLast();
          if (found) {
            return true;
          }
        }
      }
      return false;
    }

    /** All cubes of Required and those of Resources that were taken, and any of Permitted. */
    private boolean withPermitted(List<Symbol> taken) {
      List<Symbol> must = new ArrayList<>(taken);
      position.required().forEach(cube -> must.add(cube.symbol()));
      List<Symbol> may = position.permitted().stream().map(cube -> cube.symbol()).toList();
      return choose(must, may, 0);
    }

    private boolean choose(List<Symbol> cubes, List<Symbol> may, int from) {
      if (from == may.size()) {
        return combine(cubes);
      }
      if (choose(cubes, may, from + 1)) {
        return true;
      }
      cubes.add(may.get(from));
      boolean found = choose(cubes, may, from + 1);
      cubes.removeLast();
      return found;
    }

    private boolean combine(List<Symbol> cubes) {
      List<Num> numbers = new ArrayList<>();
      Map<Symbol, Integer> signs = new EnumMap<>(Symbol.class);
      for (Symbol cube : cubes) {
        if (cube.isDigit()) {
          numbers.add(Num.of(cube.ordinal()));
        } else {
          signs.merge(cube, 1, Integer::sum);
        }
      }
      int between = cubes.size() - numbers.size() - signs.getOrDefault(Symbol.ROOT, 0);
      int joins = numbers.size() - 1;
      boolean fits = between <= joins && joins <= cubes.size() - numbers.size();
      return cubes.size() >= 2 && !numbers.isEmpty() && fits && meets(numbers, signs);
    }

    /** Whether these numbers and signs, all of them, come to the Goal in some grouping. */
    private boolean meets(List<Num> numbers, Map<Symbol, Integer> signs) {
      if (spent++ > BUDGET) {
        return false;
      }
      if (numbers.size() == 1 && signs.isEmpty()) {
        return isGoal(numbers.getFirst());
      }
      for (Symbol sign : List.copyOf(signs.keySet())) {
        if ((sign == Symbol.ROOT && roots(numbers, signs)) || joins(numbers, signs, sign)) {
          return true;
        }
      }
      return false;
    }

    private boolean isGoal(Num number) {
      for (Num goal : goals) {
        Truth meets = law.goalTest().meets(workings.arithmetic(), number, goal);
        open |= meets == Truth.UNKNOWN;
        if (meets == Truth.TRUE) {
          return true;
        }
      }
      return false;
    }

    /** The numbers among some results; what cannot be worked out leaves the search open. */
    private List<Num> numbers(List<Worth> worths) {
      List<Num> numbers = new ArrayList<>();
      for (Worth worth : worths) {
        switch (worth) {
          case Worth.Value(Num value) -> numbers.add(value);
          case Worth.Nothing(EquationsClause clause, _) ->
              open |= clause == EquationsClause.VERIFIABLE;
        }
      }
      return numbers;
    }

    private boolean roots(List<Num> numbers, Map<Symbol, Integer> signs) {
      Map<Symbol, Integer> left = without(signs, Symbol.ROOT);
      for (int i = 0; i < numbers.size(); i++) {
        for (Operation.OfOne root : law.signs().ofOne(Op.SQUARE_ROOT).stream().toList()) {
          for (Num value : numbers(root.of(workings, numbers.get(i)))) {
            List<Num> changed = new ArrayList<>(numbers);
            changed.set(i, value);
            if (meets(changed, left)) {
              return true;
            }
          }
        }
      }
      return false;
    }

    private boolean joins(List<Num> numbers, Map<Symbol, Integer> signs, Symbol sign) {
      List<Operation.OfTwo> operation =
          law.signs().ofTwo(BETWEEN.getOrDefault(sign, Op.ADD)).stream().toList();
      Map<Symbol, Integer> left = without(signs, sign);
      boolean either = sign == Symbol.PLUS || sign == Symbol.TIMES;
      for (int i = 0; i < numbers.size(); i++) {
        for (int j = either ? i + 1 : 0; j < numbers.size(); j++) {
          if (i == j) {
            continue;
          }
          for (Operation.OfTwo one : operation) {
            for (Num value : numbers(one.of(workings, numbers.get(i), numbers.get(j)))) {
              if (meets(joined(numbers, i, j, value), left)) {
                return true;
              }
            }
          }
        }
      }
      return false;
    }

    private static List<Num> joined(List<Num> numbers, int i, int j, Num value) {
      List<Num> changed = new ArrayList<>();
      for (int k = 0; k < numbers.size(); k++) {
        if (k != i && k != j) {
          changed.add(numbers.get(k));
        }
      }
      changed.add(value);
      return changed;
    }

    private static Map<Symbol, Integer> without(Map<Symbol, Integer> signs, Symbol one) {
      Map<Symbol, Integer> left = new EnumMap<>(Symbol.class);
      left.putAll(signs);
      left.merge(one, -1, (a, b) -> a + b == 0 ? null : a + b);
      return left;
    }
  }
}
