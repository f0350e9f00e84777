package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.mathmat.onsets.Written.Mark;

/**
 * Which cubes a Solution is played with. A symbol with a twin may be played with either cube, so
 * there may be several ways; this finds one that breaks the fewest rules, hence none where one
 * breaks none.
 *
 * <p>A cube serves once in the Restrictions and once in the Set-Name. A symbol that may be used
 * many times needs one cube.
 */
final class CubeUse {
  static final int RESTRICTIONS = 0;
  static final int NAME = 1;
  private static final int[] PARTS = {RESTRICTIONS, NAME};
  private static final List<Symbol> PLAYED = Symbol.ALL.subList(0, Symbol.ONE.ordinal());

  private final Position position;
  private final Law law;
  private final int restrictions;
  private final int[][] uses = new int[2][PLAYED.size()];
  private final Symbol[] meaning = PLAYED.toArray(new Symbol[0]);

  CubeUse(Position position, Law law, Reading reading) {
    this.position = position;
    this.law = law;
    this.restrictions = reading.parts();
    List<Twins> twins = new ArrayList<>(2);
    count(RESTRICTIONS, reading.inRestrictions(), reading.diverted(), twins);
    count(NAME, reading.inName(), reading.diverted(), twins);
    if (!twins.isEmpty()) {
      share(twins);
    }
  }

  private void count(int part, List<Mark> marks, Set<Symbol> diverted, List<Twins> twins) {
    for (Mark mark : marks) {
      Symbol cube = mark.cube().isPresent() ? mark.cube().get() : mark.symbol();
      if (cube.is(Symbol.Kind.DIGIT)) {
        continue;
      }
      meaning[cube.ordinal()] = mark.symbol();
      Symbol twin = law.meanings().twins().get(cube);
      if (twin == null || mark.cube().isPresent() || diverted.contains(twin)) {
        uses[part][cube.ordinal()]++;
      } else {
        Twins.of(cube, twin, twins).add(part, cube);
      }
    }
  }

  // ----------------------------------------------------------------- which of two twins is played

  /** Two cubes of which either may be played, and the symbols that they share in each part. */
  private static final class Twins {
    private final Symbol one;
    private final Symbol other;
    private final int[] shared = new int[2];
    private final int[] asWritten = new int[2];

    private Twins(Symbol one, Symbol other) {
      this.one = one;
      this.other = other;
    }

    static Twins of(Symbol cube, Symbol twin, List<Twins> all) {
      Symbol one = cube.ordinal() < twin.ordinal() ? cube : twin;
      for (Twins known : all) {
        if (known.one == one) {
          return known;
        }
      }
      Twins pair = new Twins(one, one == cube ? twin : cube);
      all.add(pair);
      return pair;
    }

    void add(int part, Symbol cube) {
      shared[part]++;
      asWritten[part] += cube == one ? 1 : 0;
    }
  }

  /** How often the first twin is played in each part; what that costs, and what it draws. */
  private record Way(int inRestrictions, int inName, int cost, int drawn) {}

  private void share(List<Twins> twins) {
    int drawn = 0;
    for (Symbol cube : PLAYED) {
      drawn += drawn(cube);
    }
    List<List<Way>> ways = new ArrayList<>();
    for (Twins pair : twins) {
      drawn -= drawn(pair.one) + drawn(pair.other);
      ways.add(ways(pair));
    }
    List<Way> best = best(ways, drawn, List.of());
    for (int i = 0; i < twins.size(); i++) {
      play(twins.get(i), best.get(i).inRestrictions(), best.get(i).inName(), 1);
    }
  }

  /** Adds the twins' shared symbols to the uses, or takes them away again. */
  private void play(Twins twins, int inRestrictions, int inName, int sign) {
    uses[RESTRICTIONS][twins.one.ordinal()] += sign * inRestrictions;
    uses[RESTRICTIONS][twins.other.ordinal()] +=
        sign * (twins.shared[RESTRICTIONS] - inRestrictions);
    uses[NAME][twins.one.ordinal()] += sign * inName;
    uses[NAME][twins.other.ordinal()] += sign * (twins.shared[NAME] - inName);
  }

  /** The cheapest way for each number of Resource cubes drawn; the one written if it is as good. */
  private List<Way> ways(Twins twins) {
    List<Way> ways = new ArrayList<>();
    consider(twins, twins.asWritten[RESTRICTIONS], twins.asWritten[NAME], ways);
    for (int first = 0; first <= twins.shared[RESTRICTIONS]; first++) {
      for (int second = 0; second <= twins.shared[NAME]; second++) {
        consider(twins, first, second, ways);
      }
    }
    return ways;
  }

  private void consider(Twins twins, int first, int second, List<Way> ways) {
    play(twins, first, second, 1);
    int cost = cost(twins.one) + cost(twins.other);
    int drawn = drawn(twins.one) + drawn(twins.other);
    play(twins, first, second, -1);
    for (Way known : ways) {
      if (known.drawn == drawn && known.cost <= cost) {
        return;
      }
    }
    ways.removeIf(known -> known.drawn == drawn);
    ways.add(new Way(first, second, cost, drawn));
  }

  /** The ways that go best with those chosen for the pairs before. */
  private List<Way> best(List<List<Way>> ways, int drawn, List<Way> chosen) {
    if (chosen.size() == ways.size()) {
      return chosen;
    }
    List<Way> best = List.of();
    int least = Integer.MAX_VALUE;
    for (Way way : ways.get(chosen.size())) {
      List<Way> trial = new ArrayList<>(chosen);
      trial.add(way);
      List<Way> found = best(ways, drawn, trial);
      int total = total(found, drawn);
      if (total < least) {
        least = total;
        best = found;
      }
    }
    return best;
  }

  private int total(List<Way> ways, int drawn) {
    int cost = 0;
    int sum = drawn;
    for (Way way : ways) {
      cost += way.cost;
      sum += way.drawn;
    }
    return cost + Math.max(0, sum - position.challenge().resources());
  }

  // --------------------------------------------------------------------- what a cube's use breaks

  /** How many rules the use of one kind of cube breaks, Resources aside. */
  private int cost(Symbol cube) {
    int cost = missing(cube) + (wanted(cube) ? 1 : 0);
    for (int part : PARTS) {
      cost += unused(cube, part);
    }
    return cost;
  }

  private int most(Symbol cube) {
    return Math.max(uses[RESTRICTIONS][cube.ordinal()], uses[NAME][cube.ordinal()]);
  }

  private boolean manyTimes(Symbol cube) {
    return law.manifold().contains(meaning[cube.ordinal()]);
  }

  private int onMat(Symbol cube) {
    return position.required().count(cube) + position.permitted().count(cube);
  }

  /** The cubes that are needed at once: one where one can be used many times. */
  private int needed(Symbol cube) {
    int most = most(cube);
    return manyTimes(cube) ? Math.min(most, Math.max(1, onMat(cube))) : most;
  }

  /** How many cubes are used that may not be, or are not there. */
  int missing(Symbol cube) {
    return Math.max(0, needed(cube) - onMat(cube) - position.resources().count(cube));
  }

  /** How many cubes are taken from Resources. */
  int drawn(Symbol cube) {
    return Math.max(0, needed(cube) - onMat(cube) - missing(cube));
  }

  /** How many cubes in Required are left out of a part that must have them. */
  int unused(Symbol cube, int part) {
    boolean relation = meaning[cube.ordinal()].is(Symbol.Kind.RELATION);
    boolean due = part == RESTRICTIONS ? relation || restrictions > 0 : !relation;
    return due ? Math.max(0, position.required().count(cube) - uses[part][cube.ordinal()]) : 0;
  }

  /** Whether a variation wants such a cube, and it is nowhere. */
  boolean wanted(Symbol cube) {
    return most(cube) == 0 && law.demands().contains(new Demand.UsesCube(cube));
  }

  /** How many cubes the Solution is played with, each counted once. */
  int cubes() {
    int cubes = 0;
    for (Symbol cube : PLAYED) {
      cubes += needed(cube);
    }
    return cubes;
  }
}
