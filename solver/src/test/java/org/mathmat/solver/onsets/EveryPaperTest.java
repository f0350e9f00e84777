package org.mathmat.solver.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mathmat.onsets.CardSet;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Universe;
import org.mathmat.onsets.Variation;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.solver.Limits;
import org.mathmat.table.Parsed;
import org.mathmat.table.shake.Occasion;

/** All papers that differ in more than grouping or order, against all that can be written. */
class EveryPaperTest {
  private static final int MANY = 1_000;

  /** A text, and the texts between which a sign stands that does not mind their order. */
  private record Text(String text, boolean join, char sign, List<String> parts) {
    static Text alone(String text, String key) {
      return new Text(text, false, ' ', List.of(key));
    }

    String key() {
      return String.join("" + sign, parts);
    }

    String closed() {
      return join ? "(" + text + ")" : text;
    }

    Text between(String whole, char between, boolean sorted, Text other) {
      return sorted
          ? new Text(
              whole,
              true,
              between,
              Stream.concat(in(between).stream(), other.in(between).stream()).sorted().toList())
          : new Text(whole, true, ' ', List.of(key() + between + other.key()));
    }

    private List<String> in(char between) {
      return sign == between ? parts : List.of(key());
    }
  }

  /** Every text of some cubes, each of them used once. */
  private record Texts(String cubes, Map<Integer, List<Text>> names) {
    List<Text> names(int part) {
      if (names.containsKey(part)) {
        return names.getOrDefault(part, List.of());
      }
      List<Text> texts = new ArrayList<>();
      for (int i = 0; i < cubes.length(); i++) {
        char cube = cubes.charAt(i);
        int rest = part & ~(1 << i);
        if (rest == part) {
          continue;
        }
        if (rest == 0 && "BRGYVΛ".indexOf(cube) >= 0) {
          texts.add(Text.alone("" + cube, "" + cube));
        }
        if (cube == '\'') {
          names(rest).forEach(one -> texts.add(Text.alone(one.closed() + "'", one.key() + "'")));
        }
        if ("∪∩-".indexOf(cube) >= 0) {
          for (int left = rest; left > 0; left = rest & (left - 1)) {
            for (Text one : names(left)) {
              for (Text other : names(rest & ~left)) {
                String whole = one.closed() + " " + cube + " " + other.closed();
                texts.add(one.between(whole, cube, cube != '-', other));
              }
            }
          }
        }
      }
      names.put(part, texts);
      return texts;
    }

    /** One Restriction of each part of the cubes. */
    List<Text> chains(int part) {
      List<Text> texts = new ArrayList<>();
      for (int i = 0; i < cubes.length(); i++) {
        char cube = cubes.charAt(i);
        int rest = part & ~(1 << i);
        if (rest != part && "=⊆".indexOf(cube) >= 0) {
          for (int left = rest; left > 0; left = rest & (left - 1)) {
            List<Text> befores = new ArrayList<>(names(left));
            befores.addAll(chains(left));
            for (Text one : befores) {
              for (Text other : names(rest & ~left)) {
                String whole = one.text() + " " + cube + " " + other.text();
                texts.add(
                    one.between(whole, cube, cube == '=' && !one.text().contains("⊆"), other));
              }
            }
          }
        }
      }
      return texts;
    }
  }

  /** Every correct paper by its text, with its key. */
  private static Map<String, String> correct(String cubes, Position position, Judge judge) {
    Texts texts = new Texts(cubes, new HashMap<>());
    int all = (1 << cubes.length()) - 1;
    List<Text> restrictions = new ArrayList<>();
    for (int part = 1; part <= all; part++) {
      List<Text> chains = texts.chains(part);
      restrictions.addAll(chains);
      for (int more = all & ~part; more > 0; more = ~part & all & (more - 1)) {
        for (Text one : chains) {
          for (Text other : texts.chains(more)) {
            restrictions.add(one.between(one.text() + " ; " + other.text(), ';', true, other));
          }
        }
      }
    }
    Map<String, String> correct = new HashMap<>();
    for (int part = 1; part <= all; part++) {
      for (Text name : texts.names(part)) {
        if (judge.judge(position, List.of(name.text())).correct()) {
          correct.put(name.text(), name.key());
        }
        for (Text before : restrictions) {
          String text = before.text() + " ; " + name.text();
          if (judge.judge(position, List.of(text)).correct()) {
            correct.put(text, before.key() + " ; " + name.key());
          }
        }
      }
    }
    return correct;
  }

  private static <T> T good(Parsed<T> parsed) {
    if (parsed instanceof Parsed.Good<T>(T value)) {
      return value;
    }
    throw new IllegalArgumentException(parsed.toString());
  }

  private static Position position(
      String cards, String goal, String required, String permitted, String resources) {
    return new Position(
        new Universe(good(CardSet.parse(cards))),
        Optional.of(good(Goal.parse(goal))),
        good(Cubes.parse(required)),
        good(Cubes.parse(permitted)),
        Cubes.NONE,
        good(Cubes.parse(resources)),
        Occasion.NOW);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          3 | B =     | ∪ R   | ' V | 4
          2 | B       | R ∩ - | G   | 2
          3 | B       | B ∪ G | ∩ R | 3
          3 |         | B G ' | ' ∪ | 3
          1 | B ⊆     | R = G | ∩   | 3
          2 | = ⊆     | B R   | V G | 3
          1 | B = =   | R V G |     | 3
          """)
  void everyPaperIsListedOnce(
      String goal, String required, String permitted, String resources, int least) {
    Division middle = OnSetsBooks.find("agloa-2023", "middle").orElseThrow();
    Law law = middle.lawWith(List.of());
    Position position =
        position(
            "B BR RGY blank G BG",
            goal,
            required == null ? "" : required,
            permitted,
            resources == null ? "" : resources);
    String cubes =
        Stream.of(position.required(), position.permitted(), position.resources())
            .flatMap(some -> some.list().stream())
            .map(cube -> "" + cube.sign())
            .collect(Collectors.joining());
    Map<String, String> correct = correct(cubes, position, new Judge(law));
    SetAnswer answer = new OnSetsSolver(law).all(position, MANY, Limits.ORDINARY);
    assertThat(answer).isInstanceOf(SetAnswer.Solvable.class);
    SetAnswer.Solvable solvable = (SetAnswer.Solvable) answer;
    List<String> texts =
        solvable.papers().stream().map(paper -> paper.solutions().getFirst()).toList();
    assertThat(solvable.all()).isTrue();
    assertThat(correct).containsKeys(texts.toArray(new String[0]));
    assertThat(texts.stream().map(correct::get).toList())
        .doesNotHaveDuplicates()
        .hasSizeGreaterThanOrEqualTo(least)
        .containsExactlyInAnyOrderElementsOf(new TreeSet<>(correct.values()));
    SetAnswer one = new OnSetsSolver(law).solve(position, Limits.ORDINARY);
    assertThat(((SetAnswer.Solvable) one).first()).isEqualTo(solvable.first());
  }

  @Test
  void ofTwoSolutionsEveryPairIsAPaper() {
    Division senior = OnSetsBooks.find("agloa-2023", "senior").orElseThrow();
    Variation two = senior.find("two solutions").orElseThrow().variation();
    Law law = senior.lawWith(List.of(two));
    Position position =
        position("B BR RGY blank G BG R", "3", "", "B R G Y ∪ ∩", "V -")
            .challenged(Occasion.IMPOSSIBLE);
    SetAnswer answer = new OnSetsSolver(law).all(position, 40, Limits.ORDINARY);
    assertThat(answer).isInstanceOf(SetAnswer.Solvable.class);
    List<List<String>> papers =
        ((SetAnswer.Solvable) answer).papers().stream().map(SetAnswer.Paper::solutions).toList();
    Set<Set<String>> pairs = papers.stream().map(TreeSet::new).collect(Collectors.toSet());
    assertThat(pairs).hasSize(40);
    assertThat(papers).allMatch(paper -> new Judge(law).judge(position, paper).correct());
  }

  @Test
  void aListThatALimitCutIsNotCalledComplete() {
    Division middle = OnSetsBooks.find("agloa-2023", "middle").orElseThrow();
    Law law = middle.lawWith(List.of());
    Position position =
        position("B BR RGY blank G BG R RY GY Y", "3", "", "B R G Y ∪ ∩ - '", "V = B R")
            .challenged(Occasion.IMPOSSIBLE);
    SetAnswer answer =
        new OnSetsSolver(law)
            .all(position, MANY, new Limits(() -> false, 10_000, Limits.ORDINARY.memory()));
    assertThat(answer)
        .isInstanceOfSatisfying(
            SetAnswer.Solvable.class,
            solvable -> {
              assertThat(solvable.papers()).hasSizeBetween(1, MANY - 1);
              assertThat(solvable.all()).isFalse();
            });
  }
}
