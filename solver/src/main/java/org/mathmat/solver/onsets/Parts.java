package org.mathmat.solver.onsets;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.solver.onsets.Heap.Kind;
import org.mathmat.solver.onsets.Heap.Role;

/** Which parts of a heap a Set-Name and Restrictions may use in a position, by their size. */
final class Parts {
  private final Heap heap;
  private final Kind[] kinds;
  private final int[] least;
  private final int[] most;
  private final int[] cubesLeft;
  private final int required;
  private final int usable;
  private final int counted;
  private final int resources;
  private final int mostDrawn;
  private final int mostJoins;
  private final int[] wanted;
  private final int[] @Nullable [] names;
  private final int[] @Nullable [] restrictions;

  Parts(Law law, Heap heap, Position position) {
    this.heap = heap;
    this.kinds = heap.kinds().toArray(new Kind[0]);
    this.least = new int[kinds.length];
    this.most = new int[kinds.length];
    this.cubesLeft = new int[kinds.length + 1];
    this.mostDrawn = position.occasion().resources();
    Cubes onMat = position.required().plus(position.permitted());
    int mustUse = 0;
    int mayUse = 0;
    int cubes = 0;
    int drawn = 0;
    int joins = 0;
    for (int i = kinds.length - 1; i >= 0; i--) {
      Kind kind = kinds[i];
      int there = onMat.count(kind.cube());
      int more = there + position.resources().count(kind.cube());
      least[i] = position.required().count(kind.cube());
      most[i] = kind.many() && more > 0 ? kind.most() : more;
      // a cube that is used many times is one, and each that must be used is one
      int countedMost = kind.many() ? Math.max(1, least[i]) : kind.most();
      mustUse |= kind.uses(least[i]);
      mayUse |= kind.uses(most[i]);
      cubes |= kind.uses(countedMost);
      drawn |= kind.uses(countedMost) & ~kind.uses(there);
      cubesLeft[i] = cubesLeft[i + 1] + Math.min(most[i], countedMost);
      joins += kind.role() != Role.JOIN ? 0 : kind.many() && most[i] > 0 ? ANY : most[i];
    }
    required = mustUse;
    usable = mayUse;
    counted = cubes;
    resources = drawn;
    mostJoins = joins;
    wanted =
        law.demands().stream()
            .filter(Demand.UsesCube.class::isInstance)
            .mapToInt(demand -> bits(((Demand.UsesCube) demand)))
            .toArray();
    names = new int[largest() + 1][];
    restrictions = new int[largest() + 1][];
  }

  private static final int ANY = 1_000;

  private int bits(Demand.UsesCube demand) {
    return Arrays.stream(kinds)
        .filter(kind -> kind.cube() == demand.cube())
        .mapToInt(kind -> kind.uses(kind.most()))
        .sum();
  }

  /** How many cubes there are. */
  int largest() {
    return cubesLeft[0];
  }

  /** The cubes that a part takes; a cube that is used many times is one. */
  int cubes(int word) {
    return word & counted;
  }

  /** The cubes of Resources that a part takes. */
  int drawn(int word) {
    return word & counted & resources;
  }

  /** The cubes of Resources that a part takes, where it matters which. */
  int drawnOfFew(int word) {
    return mostDrawn < Integer.bitCount(resources) ? drawn(word) : 0;
  }

  /** Which of the cubes that the law wants somewhere the part has, as bits. */
  int wanted(int word) {
    int has = 0;
    for (int i = 0; i < wanted.length; i++) {
      has |= (word & wanted[i]) != 0 ? 1 << i : 0;
    }
    return has;
  }

  boolean hasAllWanted(int bits) {
    return bits == (1 << wanted.length) - 1;
  }

  /** Whether the two parts together draw no more than they may, and have all that is wanted. */
  boolean allows(int name, int restriction) {
    return Integer.bitCount(drawn(name | restriction)) <= mostDrawn
        && hasAllWanted(wanted(name | restriction));
  }

  /** Whether a Set-Name and Restrictions, or none, may be just these parts. */
  boolean mayBe(int name, int restriction) {
    int inName = required & ~heap.bits(Role.RELATION);
    return (name & inName) == inName
        && (restriction == 0 ? !wantsRestriction() : (restriction & required) == required)
        && ((name | restriction) & ~usable) == 0
        && Integer.bitCount(cubes(name | restriction)) > 1
        && allows(name, restriction);
  }

  /** Whether there must be a Restriction. */
  boolean wantsRestriction() {
    return (required & heap.bits(Role.RELATION)) != 0;
  }

  /** The parts of so many cubes that a Set-Name may be made of. */
  int[] names(int size) {
    return ofSize(size, true, names);
  }

  /** The parts of so many cubes that Restrictions may be made of. */
  int[] restrictions(int size) {
    return ofSize(size, false, restrictions);
  }

  private int[] ofSize(int size, boolean name, int[] @Nullable [] bySize) {
    int @Nullable [] known = bySize[size];
    if (known == null) {
      known = new Walk(name).ofSize(size);
      bySize[size] = known;
    }
    return known;
  }

  private final class Walk {
    private final boolean name;
    private final IntSet found = new IntSet();

    Walk(boolean name) {
      this.name = name;
    }

    int[] ofSize(int size) {
      walk(0, 0, size);
      return found.toArray();
    }

    private void walk(int at, int word, int left) {
      if (left > cubesLeft[at] || Integer.bitCount(drawn(word)) > mostDrawn || left < 0) {
        return;
      }
      if (at == kinds.length) {
        if (name ? heap.isName(word) && heap.hasOperations(word) : heap.isRestrictions(word)) {
          found.add(word);
        }
        return;
      }
      Kind kind = kinds[at];
      boolean out = name && kind.role() == Role.RELATION;
      if (kind.role().compareTo(Role.SET) > 0 && !canBalance(word)) {
        return;
      }
      int to = out ? 0 : most[at];
      for (int count = out ? 0 : least[at]; count <= to; count++) {
        int more = kind.uses(count);
        walk(at + 1, word | more, left - Integer.bitCount(more & counted));
      }
    }

    /** Whether signs are left that join the sets to as many as the relations want. */
    private boolean canBalance(int word) {
      int relations = heap.relations(word);
      int sets = Integer.bitCount(word & heap.bits(Role.SET));
      int joins = Integer.bitCount(word & heap.bits(Role.JOIN));
      return sets - joins >= relations + 1 && sets - mostJoins <= Math.max(1, 2 * relations);
    }
  }
}
