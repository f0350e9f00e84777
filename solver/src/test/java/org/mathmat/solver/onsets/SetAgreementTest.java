package org.mathmat.solver.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.solver.Limits;
import org.mathmat.table.Parsed;
import org.mathmat.table.shake.Occasion;

/**
 * The solver of On-Sets against brute force, on small positions by chance: every division, every
 * variation alone and every two of them. Whatever it finds is judged.
 */
class SetAgreementTest {
  private static final String SETS = "BRGYBRGYVΛ";
  private static final String OPERATIONS = "∪∩-'";
  private static final String RELATIONS = "=⊆";

  private static final List<String> VARIATIONS =
      List.of(
          "wild B",
          "wild ∩",
          "∪ and ∩ interchangeable",
          "V and Λ interchangeable",
          "two operations",
          "multiple operations",
          "shift from permitted",
          "no null restrictions",
          "required ∪",
          "required =",
          "double set B",
          "absolute value",
          "symmetric difference",
          "blank card wild",
          "required card BR",
          "forbidden card R",
          "two solutions");

  private final Map<String, Integer> seen = new TreeMap<>();

  @Test
  void everyDivision() {
    Random random = new Random(5);
    for (Division division : OnSetsBooks.divisions().toList()) {
      for (int i = 0; i < 300; i++) {
        check(random, division, List.of(), 6);
      }
    }
    assertThat(seen.get("solvable")).isGreaterThan(300);
    assertThat(seen.get("impossible")).isGreaterThan(300);
  }

  @Test
  void everyVariationAloneAndInPairs() {
    Random random = new Random(6);
    Set<String> combinations = new TreeSet<>();
    for (Division division : OnSetsBooks.divisions().toList()) {
      List<String> names =
          VARIATIONS.stream().filter(name -> division.find(name).isPresent()).toList();
      for (String one : names) {
        for (String other : names) {
          List<String> both = one.equals(other) ? List.of(one) : List.of(one, other);
          if (one.compareTo(other) <= 0 && !conflict(one, other)) {
            combinations.add(division.id() + both);
            for (int i = 0; i < (one.equals(other) ? 16 : 6); i++) {
              check(random, division, both, 5);
            }
          }
        }
      }
    }
    assertThat(combinations).hasSizeGreaterThan(300);
    assertThat(seen.values().stream().mapToInt(Integer::intValue).sum()).isGreaterThan(2_000);
    assertThat(seen.get("solvable")).isGreaterThan(300);
    assertThat(seen.get("impossible")).isGreaterThan(300);
  }

  /** Two wild or two required cubes cannot be told apart in {@link SetBruteForce.Rules}. */
  private static boolean conflict(String one, String other) {
    return !one.equals(other)
        && List.of("wild", "required").stream()
            .anyMatch(name -> (one + other).split(name + " .", -1).length > 2)
        && !(one + other).contains("card");
  }

  private void check(Random random, Division division, List<String> names, int most) {
    List<Character> cubes = new ArrayList<>();
    cubes.add(pick(random, SETS));
    cubes.add(pick(random, SETS));
    cubes.add(pick(random, OPERATIONS));
    while (cubes.size() < most) {
      String faces = Arrays.asList(SETS, OPERATIONS, RELATIONS).get(random.nextInt(3));
      cubes.add(pick(random, faces));
    }
    List<List<Character>> sections =
        List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    cubes.forEach(cube -> sections.get(random.nextInt(3)).add(cube));
    List<String> cards = cards(random);
    boolean absolute = names.contains("absolute value");
    int a = 1 + random.nextInt(5);
    int b = random.nextInt(3);
    Set<Integer> values = new TreeSet<>(a - b < 0 ? List.of() : List.of(a - b));
    if (absolute) {
      values.add(a + b);
    }
    if (values.isEmpty()) {
      return;
    }
    boolean now = random.nextBoolean();
    SetBruteForce.Found expected =
        new SetBruteForce(
                SetBruteForce.Rules.of(division.id(), names),
                new SetBruteForce.Table(
                    cards, values, sections.get(0), sections.get(1), sections.get(2), now))
            .solve();
    Position position =
        new Position(
            new Universe(good(CardSet.parse(String.join(" ", cards)))),
            Optional.of(good(Goal.parse(b == 0 ? "" + a : a + "+" + b + "u"))),
            heap(sections.get(0)),
            heap(sections.get(1)),
            Cubes.NONE,
            heap(sections.get(2)),
            now ? Occasion.NOW : Occasion.IMPOSSIBLE);
    List<Variation> variations =
        names.stream().map(name -> division.find(name).orElseThrow().variation()).toList();
    compare(division.lawWith(variations), position, expected, division.id() + names);
  }

  private void compare(Law law, Position position, SetBruteForce.Found expected, String rules) {
    String where = rules + " " + position;
    Judge judge = new Judge(law);
    SetAnswer answer = new OnSetsSolver(law).solve(position, 1_000, Limits.ORDINARY);
    switch (answer) {
      case SetAnswer.Solvable(List<SetAnswer.Paper> papers, _) -> {
        seen.merge("solvable", 1, Integer::sum);
        assertThat(expected.sets()).as(where).isGreaterThanOrEqualTo(law.writing().solutions());
        papers.forEach(paper ->
            assertThat(judge.judge(position, paper.solutions()).correct())
                .as(where + paper)
                .isTrue());
        if (law.writing().solutions() == 1) {
          assertThat(papers).as(where).hasSize(expected.sets());
        }
        int cubes = papers.getFirst().cubes();
        if (law.writing().solutions() == 1) {
          assertThat(cubes).as(where + papers).isEqualTo(expected.fewestCubes());
        }
        papers.forEach(paper -> assertThat(paper.cubes()).isGreaterThanOrEqualTo(cubes));
      }
      case SetAnswer.Impossible _ -> {
        seen.merge("impossible", 1, Integer::sum);
        assertThat(expected.sets()).as(where).isLessThan(law.writing().solutions());
      }
      case SetAnswer.Unknown(String why) -> throw new AssertionError(why + " " + where);
    }
  }

  /** With Multiple Operations, in every division that has it, and Interchangeable where it is. */
  @Test
  void everySolutionOfAListCountsACubeOnce() {
    Random random = new Random(8);
    int entries = 0;
    int again = 0;
    for (Division division : OnSetsBooks.divisions().toList()) {
      List<Variation> many =
          division.lawWith(List.of()).manifold().isEmpty()
              ? division.find("multiple operations").map(found -> found.variation()).stream()
                  .toList()
              : List.of();
      Law law = division.lawWith(many);
      for (int i = 0; i < (law.manifold().isEmpty() ? 0 : 150); i++) {
        Position position = withSigns(random);
        if (new OnSetsSolver(law).all(position, 60, Limits.ORDINARY)
            instanceof SetAnswer.Solvable(List<SetAnswer.Paper> papers, _)) {
          for (SetAnswer.Paper paper : papers) {
            String text = paper.solutions().getFirst();
            int cubes = cubes(text, law, position.required());
            assertThat(paper.cubes()).as(division + " " + position + paper).isEqualTo(cubes);
            entries++;
            again += text.replaceAll("[ ;()]", "").length() > cubes ? 1 : 0;
          }
        }
      }
    }
    assertThat(entries).isGreaterThan(3_000);
    assertThat(again).as("entries in which a sign is used again").isGreaterThan(1_000);
  }

  private static Position withSigns(Random random) {
    List<Character> cubes = new ArrayList<>();
    for (String faces : List.of("BRGY", "BRGY", "BRGY", "∪∩-'", "∪∩-'", "∪∩-'", SETS, RELATIONS)) {
      cubes.add(pick(random, faces));
    }
    List<List<Character>> sections = List.of(new ArrayList<>(), new ArrayList<>());
    cubes.forEach(cube -> sections.get(random.nextInt(3) / 2).add(cube));
    return new Position(
        new Universe(good(CardSet.parse(String.join(" ", cards(random))))),
        Optional.of(good(Goal.parse("" + (1 + random.nextInt(4))))),
        heap(sections.get(1)),
        heap(sections.get(0)),
        Cubes.NONE,
        Cubes.NONE,
        Occasion.IMPOSSIBLE);
  }

  /**
   * As the text tells: one for a sign however often it is written, or as many as are Required; and
   * one for another cube that serves in the Restrictions and in the Set-Name.
   */
  private static int cubes(String text, Law law, Cubes required) {
    int semicolon = text.lastIndexOf(';');
    int count = 0;
    Set<Set<Symbol>> counted = new HashSet<>();
    for (Symbol symbol : Symbol.ALL) {
      Set<Symbol> alike = law.meanings().freely(symbol);
      if (counted.add(alike)) {
        int before = written(text.substring(0, semicolon + 1), alike);
        int name = written(text.substring(semicolon + 1), alike);
        count +=
            !law.manifold().contains(symbol)
                ? Math.max(before, name)
                : before + name == 0
                    ? 0
                    : Math.max(1, alike.stream().mapToInt(required::count).sum());
      }
    }
    return count;
  }

  private static int written(String text, Set<Symbol> symbols) {
    return (int)
        text.chars().filter(c -> symbols.stream().anyMatch(symbol -> symbol.sign() == c)).count();
  }

  private static char pick(Random random, String faces) {
    return faces.charAt(random.nextInt(faces.length()));
  }

  private static List<String> cards(Random random) {
    int dealt = Card.BLANK.bit();
    while (Integer.bitCount(dealt) < 6) {
      dealt |= 1 << random.nextInt(Card.COUNT);
    }
    return new CardSet(dealt).cards().stream().map(Card::text).toList();
  }

  private static Cubes heap(List<Character> cubes) {
    return good(Cubes.parse(cubes.stream().map(String::valueOf).collect(Collectors.joining(" "))));
  }

  private static <T> T good(Parsed<T> parsed) {
    if (parsed instanceof Parsed.Good<T>(T value)) {
      return value;
    }
    throw new IllegalArgumentException(parsed.toString());
  }
}
