package org.mathmat.solver.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Challenge;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
import org.mathmat.solver.Limits;
import org.mathmat.table.Parsed;

/** The solver of On-Sets on questions of players, and against brute force. */
class OnSetsSolverTest {
  private static final String[] FACES = {"B R G Y V Λ", "∪ ∩ - ' ∪ ∩ ' -", "= ⊆ V Λ"};

  private static final List<String> VARIATIONS =
      List.of(
          "wild B",
          "∪ and ∩ interchangeable",
          "V and Λ interchangeable",
          "two operations",
          "multiple operations",
          "no null restrictions",
          "required ∪",
          "double set B",
          "absolute value",
          "symmetric difference",
          "blank card wild",
          "required card BR",
          "forbidden card R");

  private int solvable;
  private int impossible;

  private static <T> T good(Parsed<T> parsed) {
    if (parsed instanceof Parsed.Good<T>(T value)) {
      return value;
    }
    throw new IllegalArgumentException(parsed.toString());
  }

  private static Division division(String name) {
    return Division.of(name).orElseThrow();
  }

  private static Position position(
      String universe, String goal, String required, String permitted, String resources) {
    return new Position(
        new Universe(good(CardSet.parse(universe))),
        Optional.of(good(Goal.parse(goal))),
        good(Cubes.parse(required)),
        good(Cubes.parse(permitted)),
        Cubes.NONE,
        good(Cubes.parse(resources)),
        Challenge.IMPOSSIBLE);
  }

  private static SetAnswer solve(String division, Position position, String... variations) {
    List<Variation> chosen = new ArrayList<>();
    for (String name : variations) {
      chosen.add(division(division).variation(name).orElseThrow());
    }
    Law law = division(division).law(chosen);
    return new OnSetsSolver(division(division), law).solve(position, Limits.ORDINARY);
  }

  @Test
  void aShortestSetNameIsGiven() {
    SetAnswer answer = solve("middle", position("B BR R G Y blank", "3", "B", "R ∪ G -", "'"));
    assertThat(answer).isInstanceOf(SetAnswer.Solvable.class);
    assertThat(((SetAnswer.Solvable) answer).cubes()).isEqualTo(3);
  }

  @Test
  void aRequiredRelationWantsARestriction() {
    SetAnswer answer = solve("middle", position("B BR R G Y blank", "2", "B R ⊆", "", "∪"));
    assertThat(answer).isInstanceOf(SetAnswer.Solvable.class);
    assertThat(((SetAnswer.Solvable) answer).first().getFirst()).contains(" ; ");
  }

  @Test
  void impossibleIsProved() {
    assertThat(solve("middle", position("B BR R G Y blank", "5", "B ∩", "G", "")))
        .isInstanceOf(SetAnswer.Impossible.class);
  }

  @Test
  void twoSolutionsAreAPaper() {
    SetAnswer answer =
        solve(
            "senior",
            position("B BR R G Y BG RG GY BY blank", "4", "", "B R G Y", "∪ ∩ '"),
            "two solutions");
    assertThat(answer).isInstanceOf(SetAnswer.Solvable.class);
    assertThat(((SetAnswer.Solvable) answer).first()).hasSize(2);
  }

  @Test
  void randomPositionsAgreeWithBruteForce() {
    Random random = new Random(5);
    for (String name : List.of("basic", "elementary", "middle", "junior", "senior")) {
      for (int i = 0; i < 60; i++) {
        check(random, name, List.of());
      }
    }
    assertThat(solvable).isGreaterThan(60);
    assertThat(impossible).isGreaterThan(60);
  }

  @Test
  void variationsAndPairsOfThemAgreeWithBruteForce() {
    Random random = new Random(6);
    int pairs = 0;
    for (String name : List.of("elementary", "middle", "junior", "senior")) {
      List<Variation> variations =
          VARIATIONS.stream().flatMap(v -> division(name).variation(v).stream()).toList();
      for (Variation one : variations) {
        for (Variation other : variations) {
          check(random, name, one.equals(other) ? List.of(one) : List.of(one, other));
          pairs++;
        }
      }
    }
    assertThat(pairs).isGreaterThan(100);
    assertThat(solvable).isGreaterThan(30);
    assertThat(impossible).isGreaterThan(30);
  }

  private void check(Random random, String name, List<Variation> variations) {
    Division division = division(name);
    List<Symbol> cubes = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      String faces = FACES[i < 2 ? 0 : i < 4 ? 1 : random.nextInt(3)];
      cubes.add(
          Symbol.of(faces.split(" ", -1)[random.nextInt(faces.split(" ", -1).length)].charAt(0))
              .orElseThrow());
    }
    List<List<Symbol>> sections = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    cubes.forEach(cube -> sections.get(random.nextInt(3)).add(cube));
    int cards = 0;
    while (Integer.bitCount(cards) < 7) {
      cards |= 1 << random.nextInt(16);
    }
    Position position =
        new Position(
            new Universe(new CardSet(cards)),
            Optional.of(good(Goal.parse(String.valueOf(1 + random.nextInt(5))))),
            Cubes.of(sections.get(0)),
            Cubes.of(sections.get(1)),
            Cubes.NONE,
            Cubes.of(sections.get(2)),
            random.nextBoolean() ? Challenge.NOW : Challenge.IMPOSSIBLE);
    Law law = division.law(variations);
    Judge judge = new Judge(division, law);
    switch (new OnSetsSolver(division, law).solve(position, Limits.ORDINARY)) {
      case SetAnswer.Solvable found -> {
        solvable++;
        assertThat(judge.judge(position, found.first()).correct()).isTrue();
      }
      case SetAnswer.Impossible _ -> {
        impossible++;
        assertThat(bruteForce(judge, position, cubes)).as(name + variations + position).isEmpty();
      }
      case SetAnswer.Unknown(String why) ->
          throw new AssertionError(why + " " + variations + position);
    }
  }

  /** Every Set-Name, alone and behind every Restriction with one relation, before the judge. */
  private static Optional<String> bruteForce(Judge judge, Position position, List<Symbol> cubes) {
    Set<String> all = new LinkedHashSet<>();
    Set<String> restrictions = new LinkedHashSet<>();
    int whole = (1 << cubes.size()) - 1;
    for (int mask = 1; mask <= whole; mask++) {
      all.addAll(names(mask, cubes));
      for (int i = 0; i < cubes.size(); i++) {
        if ((mask >> i & 1) == 1 && cubes.get(i).is(Symbol.Kind.RELATION)) {
          int rest = mask & ~(1 << i);
          for (int left = (rest - 1) & rest; left > 0; left = (left - 1) & rest) {
            for (String a : names(left, cubes)) {
              for (String b : names(rest & ~left, cubes)) {
                restrictions.add(a + cubes.get(i).sign() + b + " ; ");
              }
            }
          }
        }
      }
    }
    restrictions.add("");
    for (String restriction : restrictions) {
      for (String name : all) {
        if (judge.judge(position, List.of(restriction + name)).correct()) {
          return Optional.of(restriction + name);
        }
      }
    }
    return Optional.empty();
  }

  private static Set<String> names(int mask, List<Symbol> cubes) {
    Set<String> names = new LinkedHashSet<>();
    for (int i = 0; i < cubes.size(); i++) {
      if ((mask >> i & 1) == 1) {
        Symbol cube = cubes.get(i);
        int rest = mask & ~(1 << i);
        if (rest == 0 && cube.namesSet()) {
          names.add(String.valueOf(cube.sign()));
        } else if (cube == Symbol.COMPLEMENT) {
          names(rest, cubes).forEach(inner -> names.add("(" + inner + ")'"));
        } else if (cube.joins()) {
          for (int left = (rest - 1) & rest; left > 0; left = (left - 1) & rest) {
            for (String a : names(left, cubes)) {
              names(rest & ~left, cubes)
                  .forEach(b -> names.add("(" + a + ")" + cube.sign() + "(" + b + ")"));
            }
          }
        }
      }
    }
    return names;
  }
}
