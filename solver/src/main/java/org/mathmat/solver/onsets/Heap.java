package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Demand;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Symbol;

/**
 * The cubes of a shake by what they show, for one meaning of the wild cube. A part of the heap is a
 * word with one bit for each cube: of equal cubes the lowest bits are set first, so that equal
 * parts are equal words. Where one cube may be used many times, its kind's bits count uses, and all
 * of them set means that many or more.
 */
final class Heap {
  /** What a kind of cube does in a Solution, in the order in which parts are shared out. */
  enum Role {
    RELATION,
    SET,
    JOIN,
    COMPLEMENT,
    /** The division does not know what it shows. */
    NONE
  }

  /**
   * A kind of cube.
   *
   * @param cube what it shows
   * @param meanings what it may stand for
   * @param diverted the wild cube that stands for another symbol everywhere, if there is one
   * @param many whether one cube may be used many times
   * @param shift its lowest bit in a word
   * @param most how many bits it has
   */
  record Kind(
      Symbol cube,
      Set<Symbol> meanings,
      Optional<Symbol> diverted,
      Role role,
      boolean many,
      int shift,
      int most) {
    /** The word of so many uses. */
    int uses(int count) {
      return ((1 << count) - 1) << shift;
    }

    int count(int word) {
      return Integer.bitCount(word & uses(most));
    }

    /** Whether the word stands for so many uses or any number of more. */
    boolean isFull(int word) {
      return many && (word & uses(most)) == uses(most);
    }

    /** The symbol, with the cube noted where it would be read as another one. */
    String written(Symbol meaning) {
      boolean noted = diverted.filter(wild -> wild == cube || wild == meaning).isPresent();
      return noted ? meaning.sign() + "<" + cube.sign() + ">" : String.valueOf(meaning.sign());
    }
  }

  /** A wild cube that stands for another symbol. */
  record WildMeaning(Symbol cube, Symbol meaning) {}

  private final List<Kind> kinds = new ArrayList<>();
  private final int operations;
  private final int[] byRole = new int[Role.values().length];
  private final int[] manyJoins;
  private int bits;

  /**
   * @param wild the wild cube and what it stands for, where it stands for something else
   */
  Heap(Law law, Cubes cubes, Optional<WildMeaning> wild) {
    operations =
        law.demands().stream()
            .mapToInt(demand -> demand instanceof Demand.Operations(int least) ? least : 0)
            .max()
            .orElse(0);
    List<Kind> shown = new ArrayList<>();
    for (Symbol cube : Symbol.ALL) {
      if (cubes.has(cube) && !cube.is(Symbol.Kind.DIGIT)) {
        Optional<WildMeaning> noted = wild.filter(w -> w.cube() == cube);
        Set<Symbol> meanings = law.meanings().freely(noted.map(WildMeaning::meaning).orElse(cube));
        boolean many = meanings.stream().allMatch(law.manifold()::contains);
        int most = many ? Math.max(cubes.count(cube), operations) : cubes.count(cube);
        shown.add(
            new Kind(
                cube, meanings, wild.map(WildMeaning::cube), role(law, meanings), many, 0, most));
      }
    }
    shown.sort(Comparator.comparing(Kind::role));
    for (Kind kind : shown) {
      kinds.add(
          new Kind(kind.cube, kind.meanings, kind.diverted, kind.role, kind.many, bits, kind.most));
      bits += kind.most;
    }
    for (Kind kind : kinds) {
      byRole[kind.role.ordinal()] |= kind.uses(kind.most);
    }
    manyJoins =
        kinds.stream()
            .filter(kind -> kind.many && kind.role == Role.JOIN)
            .mapToInt(kind -> kind.uses(kind.most))
            .toArray();
  }

  private static Role role(Law law, Set<Symbol> meanings) {
    Symbol meaning = meanings.iterator().next();
    if (meanings.stream().noneMatch(law.symbols()::contains)) {
      return Role.NONE;
    }
    return switch (meaning.kind()) {
      case COLOUR, CONSTANT -> Role.SET;
      case OPERATION -> meaning.joins() ? Role.JOIN : Role.COMPLEMENT;
      case RELATION -> Role.RELATION;
      case DIGIT -> Role.NONE;
    };
  }

  List<Kind> kinds() {
    return kinds;
  }

  int bits() {
    return bits;
  }

  /** The bits of the kinds with this role. */
  int bits(Role role) {
    return byRole[role.ordinal()];
  }

  /** How many relations the part has. */
  int relations(int word) {
    return Integer.bitCount(word & bits(Role.RELATION));
  }

  /** Whether a Set-Name may use exactly this, as far as counting tells. */
  boolean isName(int word) {
    return (word & bits(Role.RELATION)) == 0 && comesTo(word, 1, 1);
  }

  /** Whether one Restriction may use exactly this: a set stands around each of its relations. */
  boolean isChain(int word) {
    int relations = relations(word);
    return relations > 0 && comesTo(word, relations + 1, relations + 1);
  }

  /** Whether one or more Restrictions may use exactly this. */
  boolean isRestrictions(int word) {
    int relations = relations(word);
    return relations > 0 && comesTo(word, relations + 1, 2 * relations);
  }

  /** Whether the sets of a part, joined by all of its signs, can be so many in the end. */
  private boolean comesTo(int word, int least, int most) {
    int sets = Integer.bitCount(word & bits(Role.SET)) - Integer.bitCount(word & bits(Role.JOIN));
    return (word & bits(Role.NONE)) == 0 && sets >= least && (sets <= most || joinsMore(word));
  }

  private boolean joinsMore(int word) {
    for (int all : manyJoins) {
      if ((word & all) == all) {
        return true;
      }
    }
    return false;
  }

  /** Whether a Set-Name of these cubes has as many operations as the law wants. */
  boolean hasOperations(int word) {
    return Integer.bitCount(word & (bits(Role.JOIN) | bits(Role.COMPLEMENT))) >= operations;
  }
}
