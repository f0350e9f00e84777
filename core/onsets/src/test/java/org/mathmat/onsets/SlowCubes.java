package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.onsets.SlowJudge.Piece;
import org.mathmat.onsets.SlowJudge.Rules;
import org.mathmat.table.ReasonCode;

/**
 * Lays the cubes for a Solution in every possible way, one by one, and says what is wrong with the
 * best ways: those that leave the fewest symbols without a cube, and of these the ones that break
 * the fewest rules.
 */
final class SlowCubes {
  private static final int UNAVAILABLE = 1;
  private static final int REQUIRED_UNUSED = 2;
  private static final int RESOURCES = 4;
  private static final int VARIATION = 8;
  private static final int TOO_FEW_CUBES = 16;

  private final Rules rules;
  private final int most;
  private final int required;
  private final int resources;
  private final List<Character> cubes = new ArrayList<>();
  private final List<Integer> sections = new ArrayList<>();

  /** Cubes laid, as bits, and the faces for which none was left, in order. */
  private record Lay(int used, String absent) {
    Lay with(int cube) {
      return new Lay(used | 1 << cube, absent);
    }

    Lay without(char face, boolean again) {
      if (again && absent.indexOf(face) >= 0) {
        return this;
      }
      char[] faces = (absent + face).toCharArray();
      java.util.Arrays.sort(faces);
      return new Lay(used, new String(faces));
    }
  }

  /**
   * @param most how many Resource cubes may be used
   */
  SlowCubes(
      Rules rules,
      List<Character> required,
      List<Character> permitted,
      List<Character> resources,
      int most) {
    this.rules = rules;
    this.most = most;
    List<List<Character>> heaps = List.of(required, permitted, resources);
    for (int section = 0; section < heaps.size(); section++) {
      for (char cube : heaps.get(section)) {
        cubes.add(cube);
        sections.add(section);
      }
    }
    this.required = bits(0);
    this.resources = bits(2);
  }

  private int bits(int section) {
    int bits = 0;
    for (int i = 0; i < cubes.size(); i++) {
      bits |= sections.get(i) == section ? 1 << i : 0;
    }
    return bits;
  }

  /** What is wrong with each of the best ways; nothing is wrong where a set is empty. */
  Set<Set<ReasonCode>> faults(List<Piece> inRestrictions, List<Piece> inName) {
    Set<Character> diverted = diverted(inRestrictions, inName);
    Set<Lay> ones = lays(inRestrictions, diverted);
    Set<Lay> others = lays(inName, diverted);
    int relations = relations(inRestrictions);
    Set<Integer> best = new HashSet<>();
    int least = Integer.MAX_VALUE;
    for (Lay one : ones) {
      for (Lay other : others) {
        int missing = missing(one.absent, other.absent);
        int faults = faults(one, other, missing, relations, !inRestrictions.isEmpty());
        int badness = missing * 100 + Integer.bitCount(faults);
        if (badness < least) {
          least = badness;
          best.clear();
        }
        if (badness == least) {
          best.add(faults);
        }
      }
    }
    Set<Set<ReasonCode>> all = new HashSet<>();
    best.forEach(faults -> all.add(codes(faults)));
    return all;
  }

  private static Set<ReasonCode> codes(int faults) {
    Set<ReasonCode> codes = new HashSet<>();
    List<ReasonCode> names =
        List.of(
            ReasonCode.UNAVAILABLE,
            ReasonCode.REQUIRED_UNUSED,
            ReasonCode.RESOURCES,
            ReasonCode.VARIATION,
            ReasonCode.TOO_FEW_CUBES);
    for (int i = 0; i < names.size(); i++) {
      if ((faults & 1 << i) != 0) {
        codes.add(names.get(i));
      }
    }
    return codes;
  }

  /** A cube that is missing in both parts is one cube. */
  private static int missing(String one, String other) {
    Map<Character, Integer> most = new HashMap<>();
    for (String absent : List.of(one, other)) {
      Map<Character, Integer> here = new HashMap<>();
      absent.chars().forEach(face -> here.merge((char) face, 1, Integer::sum));
      here.forEach((face, times) -> most.merge(face, times, Math::max));
    }
    return most.values().stream().mapToInt(Integer::intValue).sum();
  }

  private int faults(Lay one, Lay other, int missing, int relations, boolean restricted) {
    int used = one.used | other.used;
    int dueInRestrictions = restricted ? required : required & relations;
    boolean allUsed =
        (one.used & dueInRestrictions) == dueInRestrictions
            && (other.used & required & ~relations) == (required & ~relations);
    boolean shown =
        rules.requiredCube().isEmpty()
            || uses(used, rules.requiredCube().get())
            || (one.absent + other.absent).indexOf(rules.requiredCube().get()) >= 0;
    return (missing > 0 ? UNAVAILABLE : 0)
        | (allUsed ? 0 : REQUIRED_UNUSED)
        | (Integer.bitCount(used & resources) > most ? RESOURCES : 0)
        | (shown ? 0 : VARIATION)
        | (Integer.bitCount(used) + missing < 2 ? TOO_FEW_CUBES : 0);
  }

  private boolean uses(int used, char face) {
    for (int i = 0; i < cubes.size(); i++) {
      if ((used & 1 << i) != 0 && cubes.get(i) == face) {
        return true;
      }
    }
    return false;
  }

  /** The Required cubes that stand for = or ⊆, as bits. */
  private int relations(List<Piece> inRestrictions) {
    int relations = 0;
    for (int i = 0; i < cubes.size(); i++) {
      char face = cubes.get(i);
      boolean wild =
          inRestrictions.stream().anyMatch(p -> p.is("=⊆") && p.cube().equals(Optional.of(face)));
      relations |= wild || "=⊆".indexOf(face) >= 0 ? 1 << i : 0;
    }
    return relations;
  }

  /** Every way to lay cubes for the pieces; of equal cubes in a section the first goes first. */
  private Set<Lay> lays(List<Piece> pieces, Set<Character> diverted) {
    Set<Lay> lays = Set.of(new Lay(0, ""));
    for (Piece piece : pieces) {
      if (piece.is("()")) {
        continue;
      }
      boolean again = rules.manyTimes() && piece.is("∪∩-'");
      Set<Lay> next = new HashSet<>();
      for (Lay lay : lays) {
        for (char face : faces(piece, diverted)) {
          boolean found = false;
          for (int i = 0; i < cubes.size(); i++) {
            if (cubes.get(i) == face && (again || (lay.used & 1 << i) == 0)) {
              found = true;
              if (!equalBefore(i, lay.used)) {
                next.add(lay.with(i));
              }
            }
          }
          if (!found) {
            next.add(lay.without(face, again));
          }
        }
      }
      lays = next;
    }
    return lays;
  }

  /** The faces that may be played for a piece. */
  private Set<Character> faces(Piece piece, Set<Character> diverted) {
    if (piece.cube().isPresent()) {
      return Set.of(piece.cube().get());
    }
    Set<Character> faces = new HashSet<>();
    faces.add(piece.symbol());
    faces.add(rules.twin(piece.symbol()));
    faces.removeAll(diverted);
    return faces;
  }

  private boolean equalBefore(int cube, int used) {
    for (int i = 0; i < cube; i++) {
      if ((used & 1 << i) == 0
          && cubes.get(i).equals(cubes.get(cube))
          && sections.get(i).equals(sections.get(cube))) {
        return true;
      }
    }
    return false;
  }

  /** The cubes that stand for a symbol for which they do not stand freely. */
  private Set<Character> diverted(List<Piece> inRestrictions, List<Piece> inName) {
    Set<Character> diverted = new HashSet<>();
    List<Piece> pieces = new ArrayList<>(inRestrictions);
    pieces.addAll(inName);
    for (Piece piece : pieces) {
      piece
          .cube()
          .filter(cube -> cube != piece.symbol() && rules.twin(cube) != piece.symbol())
          .ifPresent(diverted::add);
    }
    return Collections.unmodifiableSet(diverted);
  }
}
