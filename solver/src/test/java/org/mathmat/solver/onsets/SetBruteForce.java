package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Another way to find out whether a position of On-Sets has a Solution, written from the rule-book
 * and without any code of the solver, the judge or the law: every cube is an individual, every set
 * of cards a number, and everything that can be built is built. For a handful of cubes.
 */
final class SetBruteForce {
  /** The variations in force, as a plain list of switches. */
  record Rules(
      boolean restrictions,
      Optional<Character> wild,
      boolean unionTwins,
      boolean universeTwins,
      boolean twoOperations,
      boolean manyTimes,
      boolean noNull,
      Optional<Character> requiredCube,
      Optional<Character> doubled,
      boolean symmetric,
      boolean blankWild,
      Optional<String> requiredCard,
      Optional<String> forbiddenCard,
      boolean twoSolutions) {
    /** The rules of a division and its variations, by the names that players write down. */
    static Rules of(String division, List<String> variations) {
      boolean higher = division.equals("junior") || division.equals("senior");
      return new Rules(
          higher || division.equals("middle"),
          behind(variations, "wild ").map(text -> text.charAt(0)),
          higher || variations.contains("∪ and ∩ interchangeable"),
          higher || variations.contains("V and Λ interchangeable"),
          variations.contains("two operations"),
          higher || variations.contains("multiple operations"),
          variations.contains("no null restrictions"),
          variations.stream()
              .filter(name -> name.startsWith("required ") && !name.contains("card"))
              .map(name -> name.charAt("required ".length()))
              .findFirst(),
          behind(variations, "double set ").map(text -> text.charAt(0)),
          variations.contains("symmetric difference"),
          variations.contains("blank card wild"),
          behind(variations, "required card "),
          behind(variations, "forbidden card "),
          variations.contains("two solutions"));
    }

    private static Optional<String> behind(List<String> variations, String name) {
      return variations.stream()
          .filter(text -> text.startsWith(name))
          .map(text -> text.substring(name.length()))
          .findFirst();
    }
  }

  /**
   * What lies on the table.
   *
   * @param cards each by its colours, {@code blank} for the blank one
   * @param oneResource whether at most one cube of Resources may be used
   */
  record Table(
      List<String> cards,
      Set<Integer> goal,
      List<Character> required,
      List<Character> permitted,
      List<Character> resources,
      boolean oneResource) {}

  /** What was found: how many different sets of cards, and the fewest cubes for one of them. */
  record Found(int sets, int fewestCubes) {}

  /** A set that was named, with which cubes, and how many operations, two or more being two. */
  private record Named(int cubes, int operations, int set) {}

  /** Restrictions: the cubes, the cards kept; and the last set of one that may go on. */
  private record Kept(int cubes, int kept, int last) {}

  private final Rules rules;
  private final Table table;
  private final List<Character> cubes = new ArrayList<>();
  private final Set<Integer> reached = new TreeSet<>();
  private int fewest = Integer.MAX_VALUE;

  SetBruteForce(Rules rules, Table table) {
    this.rules = rules;
    this.table = table;
    cubes.addAll(table.required());
    cubes.addAll(table.permitted());
    cubes.addAll(table.resources());
  }

  Found solve() {
    List<String> faces = new ArrayList<>(List.of(""));
    if (rules.blankWild() && table.cards().contains("blank")) {
      faces =
          List.of(
              "", "B", "R", "G", "Y", "BR", "BG", "BY", "RG", "RY", "GY", "BRG", "BRY", "BGY",
              "RGY", "BRGY");
    }
    String symbols = rules.restrictions() ? "BRGYVΛ∪∩-'=⊆" : "BRGYVΛ∪∩-'";
    for (String face : faces) {
      new Reading(face, Optional.empty()).search();
      if (rules.wild().isPresent() && cubes.contains(rules.wild().get())) {
        for (int i = 0; i < symbols.length(); i++) {
          new Reading(face, Optional.of(symbols.charAt(i))).search();
        }
      }
    }
    return new Found(reached.size(), fewest);
  }

  /** How many sets the cubes of the table name, all of them used. */
  int named() {
    int all = (1 << cubes.size()) - 1;
    Reading reading = new Reading("", Optional.empty());
    return (int)
        reading.names().stream()
            .filter(name -> name.cubes() == all)
            .mapToInt(Named::set)
            .distinct()
            .count();
  }

  private final class Reading {
    private final String face;
    private final Optional<Character> meaning;

    Reading(String face, Optional<Character> meaning) {
      this.face = face;
      this.meaning = meaning;
    }

    /** What the cube may be at this place. */
    private String symbols(int cube) {
      char shown = cubes.get(cube);
      char symbol =
          meaning.isPresent() && rules.wild().equals(Optional.of(shown)) ? meaning.get() : shown;
      if (rules.unionTwins() && (symbol == '∪' || symbol == '∩')) {
        return "∪∩";
      }
      return rules.universeTwins() && (symbol == 'V' || symbol == 'Λ') ? "VΛ" : "" + symbol;
    }

    private boolean is(int cube, String kind) {
      return kind.indexOf(symbols(cube).charAt(0)) >= 0;
    }

    private int cards(char colour) {
      int set = 0;
      for (int i = 0; i < table.cards().size(); i++) {
        String card = table.cards().get(i);
        String dots = card.equals("blank") ? face : card;
        boolean in = colour == 'V' || (colour != 'Λ' && dots.indexOf(colour) >= 0);
        set |= in ? 1 << i : 0;
      }
      return set;
    }

    private int all() {
      return (1 << table.cards().size()) - 1;
    }

    /** Whether two parts can be laid at the same time. */
    private boolean apart(int one, int other) {
      for (int cube = 0; cube < cubes.size(); cube++) {
        boolean shared = (one & other & 1 << cube) != 0;
        if (shared && !(rules.manyTimes() && is(cube, "∪∩-'"))) {
          return false;
        }
      }
      return true;
    }

    /** Everything that can be named, until nothing new comes. */
    Set<Named> names() {
      Set<Named> all = new LinkedHashSet<>();
      List<Named> list = new ArrayList<>();
      for (int cube = 0; cube < cubes.size(); cube++) {
        if (is(cube, "BRGYVΛ")) {
          for (char symbol : symbols(cube).toCharArray()) {
            add(new Named(1 << cube, 0, cards(symbol)), all, list);
          }
        }
      }
      for (int i = 0; i < list.size(); i++) {
        Named one = list.get(i);
        for (int cube = 0; cube < cubes.size(); cube++) {
          if (is(cube, "'") && apart(one.cubes(), 1 << cube)) {
            int operations = Math.min(2, one.operations() + 1);
            add(new Named(one.cubes() | 1 << cube, operations, all() & ~one.set()), all, list);
          }
        }
        for (int j = 0; j <= i; j++) {
          join(one, list.get(j), all, list);
          join(list.get(j), one, all, list);
        }
      }
      return all;
    }

    private void join(Named one, Named other, Set<Named> all, List<Named> list) {
      if (!apart(one.cubes(), other.cubes())) {
        return;
      }
      int both = one.cubes() | other.cubes();
      int operations = Math.min(2, one.operations() + other.operations() + 1);
      for (int cube = 0; cube < cubes.size(); cube++) {
        if (is(cube, "∪∩-") && apart(both, 1 << cube)) {
          for (char symbol : symbols(cube).toCharArray()) {
            int set =
                switch (symbol) {
                  case '∪' -> one.set() | other.set();
                  case '∩' -> one.set() & other.set();
                  default -> rules.symmetric() ? one.set() ^ other.set() : one.set() & ~other.set();
                };
            add(new Named(both | 1 << cube, operations, set), all, list);
          }
        }
      }
    }

    private void add(Named named, Set<Named> all, List<Named> list) {
      if (all.add(named)) {
        list.add(named);
      }
    }

    /** Everything that Restrictions can keep; {@code last} is of no meaning in the answer. */
    private Set<Kept> restrictions(Set<Named> names) {
      Map<Integer, Set<Integer>> sets = new LinkedHashMap<>();
      names.forEach(n -> sets.computeIfAbsent(n.cubes(), _ -> new TreeSet<>()).add(n.set()));
      Set<Kept> chains = new LinkedHashSet<>();
      List<Kept> open = new ArrayList<>();
      sets.forEach((used, some) -> some.forEach(set -> open.add(new Kept(used, all(), set))));
      for (int i = 0; i < open.size(); i++) {
        Kept chain = open.get(i);
        for (int cube = 0; rules.restrictions() && cube < cubes.size(); cube++) {
          if (is(cube, "=⊆") && (chain.cubes() & 1 << cube) == 0) {
            int relation = cube;
            sets.forEach((used, some) -> {
              if (apart(chain.cubes(), used)) {
                for (int set : some) {
                  int broken =
                      symbols(relation).equals("=") ? chain.last() ^ set : chain.last() & ~set;
                  Kept more =
                      new Kept(chain.cubes() | used | 1 << relation, chain.kept() & ~broken, set);
                  if (chains.add(more)) {
                    open.add(more);
                  }
                }
              }
            });
          }
        }
      }
      Set<Kept> each = new LinkedHashSet<>();
      chains.stream()
          .filter(chain -> !rules.noNull() || chain.kept() != all())
          .forEach(chain -> each.add(new Kept(chain.cubes(), chain.kept(), 0)));
      List<Kept> list = new ArrayList<>(each);
      for (int i = 0; i < list.size() && relations() > 1; i++) {
        for (int j = 0; j < i; j++) {
          Kept one = list.get(i);
          Kept other = list.get(j);
          if (apart(one.cubes(), other.cubes())) {
            Kept both = new Kept(one.cubes() | other.cubes(), one.kept() & other.kept(), 0);
            if (each.add(both)) {
              list.add(both);
            }
          }
        }
      }
      return each;
    }

    private int relations() {
      int count = 0;
      for (int cube = 0; cube < cubes.size(); cube++) {
        count += is(cube, "=⊆") ? 1 : 0;
      }
      return count;
    }

    void search() {
      Set<Named> names = names();
      List<Kept> restrictions = new ArrayList<>(restrictions(names));
      restrictions.add(new Kept(0, all(), 0));
      for (Named name : names) {
        for (Kept restriction : restrictions) {
          int set = name.set() & restriction.kept();
          if (counts(set) && laid(name, restriction)) {
            reached.add(set);
            fewest = Math.min(fewest, Integer.bitCount(name.cubes() | restriction.cubes()));
          }
        }
      }
    }

    private boolean counts(int set) {
      int twice = rules.doubled().map(colour -> Integer.bitCount(set & cards(colour))).orElse(0);
      return table.goal().contains(Integer.bitCount(set) + twice)
          && rules.requiredCard().map(card -> has(set, card)).orElse(true)
          && !rules.forbiddenCard().map(card -> has(set, card)).orElse(false);
    }

    private boolean has(int set, String card) {
      int place = table.cards().indexOf(card);
      return place >= 0 && (set >> place & 1) == 1;
    }

    private boolean laid(Named name, Kept restriction) {
      int used = name.cubes() | restriction.cubes();
      int required = (1 << table.required().size()) - 1;
      int relations = 0;
      for (int cube = 0; cube < cubes.size(); cube++) {
        relations |= is(cube, "=⊆") ? 1 << cube : 0;
      }
      int inName = rules.restrictions() ? required & ~relations : required;
      int first = table.required().size() + table.permitted().size();
      boolean someRestriction = restriction.cubes() != 0;
      boolean wantsRestriction = rules.restrictions() && (required & relations) != 0;
      boolean cube = rules.requiredCube().isEmpty();
      for (int i = 0; i < cubes.size(); i++) {
        cube |= (used >> i & 1) == 1 && rules.requiredCube().equals(Optional.of(cubes.get(i)));
      }
      return cube
          && (name.cubes() & inName) == inName
          && (someRestriction ? (restriction.cubes() & required) == required : !wantsRestriction)
          && (!rules.twoOperations() || name.operations() == 2)
          && Integer.bitCount(used) > 1
          && (!table.oneResource() || Integer.bitCount(used >> first) <= 1);
    }
  }
}
