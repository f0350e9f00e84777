package org.mathmat.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.Key.Part;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.shake.Occasion;

/** What a law lets people write: nothing that it refuses, and nothing without a use. */
class KeysTest {
  /** How many papers are written at random under each law; more with {@code -Dkeys.papers=…}. */
  private static final int PAPERS = Integer.getInteger("keys.papers", 40);

  private static final Set<ReasonCode> NEVER = Set.of(ReasonCode.NOT_IN_FORCE, ReasonCode.DIVISION);

  /** What a Solution may be off by: nothing, or some k from 6 to 12 in every base. */
  private static final List<String> STEPS =
      List.of(
          "(1-1)",
          "6",
          "7",
          "(4+4)",
          "(4+5)",
          "(5+5)",
          "(5+6)",
          "(6+6)",
          "(2×4)",
          "(3×3)",
          "(2×5)",
          "(7-(1-5))",
          "(2×6)");

  /** As many cubes as anybody wants, and the writer chooses the Goal. */
  private static final Position ANY_CUBES =
      new Position(Optional.empty(), List.of(), List.of(), List.of(), cubes(), Occasion.NO_GOAL);

  private static List<Cube> cubes() {
    List<Cube> cubes = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      colour.faces().forEach(face -> cubes.add(Cube.of(colour, face)));
    }
    return Collections.nCopies(8, cubes).stream().flatMap(List::stream).toList();
  }

  private static Verdict judge(Law law, String equation) {
    return new Judge(law, Laws.ARITHMETIC).judge(ANY_CUBES, equation);
  }

  private static boolean isOutOfForce(Law law, String equation) {
    return judge(law, equation).reasons().stream()
        .anyMatch(reason -> NEVER.contains(reason.code()));
  }

  @Test
  void noKeyOffersWhatIsNotInForce() {
    Random random = new Random(22);
    List<String> refused = new ArrayList<>();
    int read = 0;
    for (RandomLaws.Named named : RandomLaws.all(random)) {
      Law law = named.law();
      for (Key key : law.keys()) {
        if (isOutOfForce(law, key.example())) {
          refused.add(named + ": " + key.example());
        }
      }
      RandomPapers papers = new RandomPapers(law, random);
      for (int i = 0; i < PAPERS; i++) {
        String paper = papers.write();
        Verdict verdict = judge(law, paper);
        if (verdict.reasons().stream().anyMatch(reason -> NEVER.contains(reason.code()))) {
          refused.add(named + ": " + paper + " " + verdict.reasons().getFirst().message());
        }
        read +=
            verdict.reasons().stream().noneMatch(one -> one.code() == ReasonCode.SYNTAX) ? 1 : 0;
      }
    }
    assertThat(refused).isEmpty();
    assertThat(read).isGreaterThan(RandomLaws.all(random).size() * PAPERS / 2);
  }

  @Test
  void noKeyIsWithoutAUse() {
    List<String> useless = new ArrayList<>();
    int keys = 0;
    for (RandomLaws.Named named : RandomLaws.all(new Random(23))) {
      String step =
          STEPS.stream()
              .filter(one -> judge(named.law(), equation("7-5", "7-5", one)).correct())
              .findFirst()
              .orElseThrow(() ->
                  new AssertionError(
                      named + " reads 7-5 in a way of its own: STEPS needs a paper that it takes"));
      for (Key key : named.law().keys()) {
        keys++;
        if (papers(named.law(), step, key)
            .noneMatch(paper -> judge(named.law(), paper).correct())) {
          useless.add(named + ": " + key.kind() + " " + key.text());
        }
      }
    }
    assertThat(useless).isEmpty();
    assertThat(keys).isGreaterThan(2500);
  }

  @Test
  void theExampleOfAKeyIsCorrectWhereTheKeyIsNew() {
    Set<String> wrong = new TreeSet<>();
    for (RandomLaws.Named named : RandomLaws.all(new Random(24))) {
      List<String> before =
          named.division().lawWith(List.of()).keys().stream().map(Key::example).toList();
      if (named.variations().size() < 2) {
        named.law().keys().stream()
            .map(Key::example)
            .filter(example -> named.variations().isEmpty() || !before.contains(example))
            .filter(example -> !judge(named.law(), example).correct())
            .forEach(example -> wrong.add(named + ": " + example));
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** Papers with a key that may be correct: whatever it is worth, it is worth the same twice. */
  private static Stream<String> papers(Law law, String step, Key key) {
    if (key.kind() == Kind.NOTE) {
      return key.choices().stream()
          .filter(choice -> choice.length() == 1 && Character.isDigit(choice.charAt(0)))
          .map(choice ->
              equation("7-" + key.cube().orElseThrow(), "7-" + choice, step)
                  + " where "
                  + key.text().replace(Key.BLANK, choice));
    }
    if (!key.parts().contains(Part.SOLUTION)) {
      return Stream.of("4+4", "4+5", "5+5", "5+6", "6+6")
          .map(base -> equation("1÷(" + base + ")", key.text() + "1", step));
    }
    boolean both = key.parts().contains(Part.GOAL);
    String[] example = key.example().split(" = ", -1);
    return Stream.concat(
        sides(law, key)
            .map(side ->
                both
                    ? equation(side, side, step)
                    : equation("(" + side + ")-(" + side + ")", "1-1", step)),
        Stream.of(equation(example[0], example[1], step)));
  }

  /** With operations enough for any variation that wants some. */
  private static String equation(String solution, String goal, String step) {
    return "(((" + solution + ")-" + step + ")-(1-1))-(1-1) = " + goal;
  }

  private static Stream<String> sides(Law law, Key key) {
    return key.kind() == Kind.USE
        ? key.choices().stream()
            .flatMap(choice ->
                law.keys().stream()
                    .filter(one -> one.text().equals(choice) && one.choices().isEmpty())
                    .flatMap(one -> with(one, key.text().replace(Key.BLANK, choice))))
        : with(key, key.text().replace(Key.BLANK, "1"));
  }

  /** Small expressions with a key, written so. */
  private static Stream<String> with(Key key, String text) {
    return switch (key.kind()) {
      case DIGIT, NAME -> Stream.of(text + "×1", text + "-1");
      case POINT -> Stream.of(text + "5×2");
      case BETWEEN ->
          Stream.of("4 2", "2 3", "1 4").map(pair -> pair.replace(" ", " " + text + " "));
      case BEFORE -> Stream.of(text + "4", text + "1");
      case BEHIND -> Stream.of("(3" + text + ")×1");
      case BRACKET ->
          Stream.concat(
              Stream.of("(3-1)×2", "[3-1]×2"),
              Arrays.stream("1234567".split("", -1)).map(digit -> "1{" + digit + "}×1"));
      case SEPARATOR -> Stream.of("2×3");
      case RELATION, USE, NOTE -> throw new AssertionError("No key of Equations stands so: " + key);
    };
  }
}
