package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mathmat.onsets.Written.Mark;

/**
 * Which cubes a Solution is played with. A symbol with a twin may be played with either cube, so
 * there may be several ways. This finds one that leaves the fewest symbols without a cube, and of
 * those one that breaks the fewest rules: a cube is said to be missing only if no way has them all.
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

  /**
   * One way to play a pair of twins.
   *
   * @param inRestrictions how often the first of them is played in the Restrictions
   * @param inName how often in the Set-Name
   * @param missing symbols without a cube
   * @param toll what else the pair's cubes cost
   */
  private record Way(int inRestrictions, int inName, int missing, Toll toll) {}

  /**
   * What cubes break, or may help to break.
   *
   * @param unused Required cubes that are left out
   * @param wanted variations that ask for a cube in vain
   * @param drawn Resource cubes used
   */
  private record Toll(int unused, int wanted, int drawn) {
    static final Toll NONE = new Toll(0, 0, 0);

    Toll plus(Toll other) {
      return new Toll(unused + other.unused, wanted + other.wanted, drawn + other.drawn);
    }

    /** As bad as this, whatever the other cubes cost, if no more cubes are left out. */
    Toll kind() {
      return new Toll(Integer.signum(unused), wanted, drawn);
    }

    /** Rules broken come first, then how often. */
    long weight(int resources) {
      int excess = Math.max(0, drawn - resources);
      int rules = Integer.signum(unused) + Integer.signum(wanted) + Integer.signum(excess);
      return ((long) rules << 32) + unused + wanted + excess;
    }
  }

  private void share(List<Twins> twins) {
    Toll others = Toll.NONE;
    for (Symbol cube : PLAYED) {
      if (twins.stream().noneMatch(pair -> pair.one == cube || pair.other == cube)) {
        others = others.plus(toll(cube));
      }
    }
    List<List<Way>> ways = twins.stream().map(this::ways).toList();
    List<Way> best = best(ways, others, List.of());
    for (int i = 0; i < twins.size(); i++) {
      play(twins.get(i), best.get(i), 1);
    }
  }

  /** Adds the twins' shared symbols to the uses, or takes them away again. */
  private void play(Twins twins, Way way, int sign) {
    int one = twins.one.ordinal();
    int other = twins.other.ordinal();
    uses[RESTRICTIONS][one] += sign * way.inRestrictions;
    uses[RESTRICTIONS][other] += sign * (twins.shared[RESTRICTIONS] - way.inRestrictions);
    uses[NAME][one] += sign * way.inName;
    uses[NAME][other] += sign * (twins.shared[NAME] - way.inName);
  }

  /**
   * The ways that leave the fewest symbols of the pair without a cube, the best of each kind; the
   * one written is the first, if it is as good.
   */
  private List<Way> ways(Twins twins) {
    Map<Toll, Way> ways = new LinkedHashMap<>();
    consider(twins, twins.asWritten[RESTRICTIONS], twins.asWritten[NAME], ways);
    for (int first = 0; first <= twins.shared[RESTRICTIONS]; first++) {
      for (int second = 0; second <= twins.shared[NAME]; second++) {
        consider(twins, first, second, ways);
      }
    }
    return List.copyOf(ways.values());
  }

  private void consider(Twins twins, int first, int second, Map<Toll, Way> ways) {
    Way bare = new Way(first, second, 0, Toll.NONE);
    play(twins, bare, 1);
    int missing = missing(twins.one) + missing(twins.other);
    Toll toll = toll(twins.one).plus(toll(twins.other));
    play(twins, bare, -1);
    int fewest = ways.isEmpty() ? missing : ways.values().iterator().next().missing;
    if (missing > fewest) {
      return;
    }
    if (missing < fewest) {
      ways.clear();
    }
    ways.merge(
        toll.kind(),
        new Way(first, second, missing, toll),
        (known, other) -> other.toll.unused < known.toll.unused ? other : known);
  }

  /** The ways that go best with those chosen for the pairs before. */
  private List<Way> best(List<List<Way>> ways, Toll others, List<Way> chosen) {
    if (chosen.size() == ways.size()) {
      return chosen;
    }
    List<Way> best = List.of();
    long least = Long.MAX_VALUE;
    for (Way way : ways.get(chosen.size())) {
      List<Way> trial = new ArrayList<>(chosen);
      trial.add(way);
      List<Way> found = best(ways, others, trial);
      Toll total = others;
      for (Way each : found) {
        total = total.plus(each.toll);
      }
      long weight = total.weight(position.occasion().resources());
      if (weight < least) {
        least = weight;
        best = found;
      }
    }
    return best;
  }

  // --------------------------------------------------------------------- what a cube's use breaks

  private Toll toll(Symbol cube) {
    int unused = 0;
    for (int part : PARTS) {
      unused += unused(cube, part);
    }
    return new Toll(unused, wanted(cube) ? 1 : 0, drawn(cube));
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
