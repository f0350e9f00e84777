package org.mathmat.solver.onsets;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.solver.search.Meter;

/** The search of one reading of the cubes and cards, in a position. */
final class Search {
  /**
   * A Solution by its parts.
   *
   * @param restriction 0 where there is none
   * @param set what the cubes of the name name, before any card is taken away
   */
  record Hit(int name, int set, int restriction, int kept) {
    /** The cards that the Solution names. */
    int cards() {
      return set & kept;
    }
  }

  /** Sees a Solution; true to see no more. */
  @FunctionalInterface
  interface Visitor {
    boolean see(Hit hit);
  }

  private final Parts parts;
  private final Aim aim;
  private final GoalTest test;
  private final Deck deck;
  private final Meter meter;

  Search(Law law, Reading reading, Position position, List<Integer> goal, Meter meter) {
    this.parts = new Parts(law, reading.heap(), position);
    this.aim = reading.aim(goal);
    this.test = aim.test();
    this.deck = reading.deck();
    this.meter = meter;
  }

  /** Whether a Solution of the shake is one of this position. */
  boolean mayBe(Hit hit) {
    return test.meets(hit.cards()) && parts.mayBe(hit.name(), hit.restriction());
  }

  /** How many cubes a Solution takes, each counted once. */
  int cubes(Hit hit) {
    return Integer.bitCount(parts.cubes(hit.name() | hit.restriction()));
  }

  /** Shows Solutions of so many cubes. */
  boolean ofSize(int size, Visitor visitor) {
    if (!test.canBeMet() || size > parts.largest()) {
      return false;
    }
    if (!parts.wantsRestriction()) {
      for (int name : parts.names(size)) {
        meter.step(1);
        if (parts.allows(name, 0) && plain(name, aim.sets(name), visitor)) {
          return true;
        }
      }
    }
    for (int most = 1; most <= size; most++) {
      for (int restriction : parts.restrictions(most)) {
        if (restricted(restriction, size - most, size, visitor)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Shows Solutions of so many cubes with these Restrictions. */
  private boolean restricted(int restriction, int least, int size, Visitor visitor) {
    int cubes = parts.cubes(restriction);
    for (int more = Math.max(1, least); more <= size; more++) {
      int[] names = parts.names(more);
      meter.step(names.length + 1);
      for (int name : names) {
        if (Integer.bitCount(cubes | parts.cubes(name)) == size
            && parts.allows(name, restriction)
            && aim.sets(name).length > 0
            && together(name, aim.sets(name), restriction, aim.kept(restriction), visitor)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean plain(int name, int[] sets, Visitor visitor) {
    for (int set : sets) {
      if (test.meets(set) && visitor.see(new Hit(name, set, 0, deck.all()))) {
        return true;
      }
    }
    return false;
  }

  private boolean together(int name, int[] sets, int restriction, int[] kept, Visitor visitor) {
    meter.step((long) sets.length * kept.length);
    for (int mask : kept) {
      for (int set : sets) {
        if (test.meets(set & mask) && visitor.see(new Hit(name, set, restriction, mask))) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Parts that go with the same others.
   *
   * @param drawn the cubes of Resources that they take, where it matters which
   * @param wanted which of the cubes that the law wants somewhere they have
   */
  private record Group(int drawn, int wanted) {
    boolean goesWith(Group other, Parts parts) {
      return (drawn == 0 || other.drawn == 0 || drawn == other.drawn)
          && parts.hasAllWanted(wanted | other.wanted);
    }
  }

  /** Shows a Solution for each set of cards that can be named, in no order; quick to say no. */
  boolean any(Visitor visitor) {
    if (!test.canBeMet()) {
      return false;
    }
    Map<Group, Masks> named = new LinkedHashMap<>();
    for (int size = 1; size <= parts.largest(); size++) {
      for (int name : parts.names(size)) {
        int[] sets = aim.sets(name);
        meter.step(sets.length + 1);
        if (size > 1
            && !parts.wantsRestriction()
            && parts.allows(name, 0)
            && plain(name, sets, visitor)) {
          return true;
        }
        if (sets.length > 0) {
          Masks masks = named.computeIfAbsent(group(name), _ -> new Masks(deck.cards()));
          for (int set : sets) {
            masks.add(set);
          }
        }
      }
    }
    if (named.isEmpty()) {
      return false;
    }
    Map<Group, Masks> seen = new LinkedHashMap<>();
    for (int size = 1; size <= parts.largest(); size++) {
      for (int restriction : parts.restrictions(size)) {
        Group group = group(restriction);
        Masks before = seen.computeIfAbsent(group, _ -> new Masks(deck.cards()));
        for (int mask : aim.kept(restriction)) {
          if (!before.contains(mask)) {
            before.add(mask);
            if (within(mask, restriction, group, named, visitor)) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  private Group group(int word) {
    return new Group(parts.drawnOfFew(word), parts.wanted(word));
  }

  private boolean within(
      int kept, int restriction, Group group, Map<Group, Masks> named, Visitor visitor) {
    for (Map.Entry<Group, Masks> names : named.entrySet()) {
      if (names.getKey().goesWith(group, parts)) {
        int[] sets = names.getValue().list();
        meter.step(sets.length);
        for (int set : sets) {
          if (test.meets(set & kept)
              && visitor.see(new Hit(naming(set, names.getKey()), set, restriction, kept))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The smallest part of the group that names the set. */
  private int naming(int set, Group group) {
    for (int size = 1; size <= parts.largest(); size++) {
      for (int name : parts.names(size)) {
        if (group(name).equals(group)) {
          for (int other : aim.sets(name)) {
            if (other == set) {
              return name;
            }
          }
        }
      }
    }
    throw new IllegalStateException("No part names what parts were found to name.");
  }
}
