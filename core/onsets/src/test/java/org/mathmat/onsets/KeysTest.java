package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.table.Key;
import org.mathmat.table.Key.Kind;
import org.mathmat.table.Key.Part;
import org.mathmat.table.Parsed;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.shake.Occasion;

/** What a law lets people write: nothing that it refuses, and nothing without a use. */
class KeysTest {
  /** How many papers are written at random under each law; more with {@code -Dkeys.papers=…}. */
  private static final int PAPERS = Integer.getInteger("keys.papers", 100);

  private static final int SETS = 8;
  private static final Set<ReasonCode> NEVER = Set.of(ReasonCode.NOT_IN_FORCE, ReasonCode.DIVISION);

  private record Named(Division division, List<Variation> variations) {
    Law law() {
      return division.lawWith(variations);
    }

    @Override
    public String toString() {
      return division.id() + " " + variations.stream().map(Variation::name).toList();
    }
  }

  private static List<Named> laws(Random random, int biggest) {
    List<Named> laws = new ArrayList<>();
    for (Division division : OnSetsBooks.divisions().toList()) {
      laws.add(new Named(division, List.of()));
      choices(division).forEach(one -> laws.add(new Named(division, List.of(one))));
      for (int i = 0; i < SETS && !choices(division).isEmpty(); i++) {
        laws.add(new Named(division, together(division, random, Math.min(biggest, 2 + i))));
      }
    }
    return laws;
  }

  /** What can make a difference with the cubes of the division. */
  private static List<Variation> choices(Division division) {
    Law law = division.law();
    Shake all =
        new Shake(
            Cubes.of(List.copyOf(law.symbols())).plus(Symbol.ONE),
            Table.universe(Table.TWELVE),
            law,
            law);
    return division.choices().stream().filter(one -> one.touches(all)).toList();
  }

  private static List<Variation> together(Division division, Random random, int most) {
    List<Variation> all = new ArrayList<>(choices(division));
    Collections.shuffle(all, random);
    List<Variation> chosen = new ArrayList<>();
    for (Variation one : all) {
      if (chosen.size() < most
          && chosen.stream()
              .noneMatch(taken -> org.mathmat.table.book.Variation.exclude(one, taken))) {
        chosen.add(one);
      }
    }
    return chosen;
  }

  private static Position position(String goal) {
    List<Symbol> cubes = Collections.nCopies(3, Symbol.ALL).stream().flatMap(List::stream).toList();
    return new Position(
        Table.universe(Table.TWELVE),
        Optional.of(Table.good(Goal.parse(goal))),
        Cubes.NONE,
        Cubes.of(cubes),
        Cubes.NONE,
        Cubes.NONE,
        Occasion.IMPOSSIBLE);
  }

  private static Verdict judge(Law law, String paper) {
    int goal = paper.indexOf("goal");
    String solutions = goal < 0 ? paper : paper.substring(0, goal);
    return new Judge(law)
        .judge(
            position(goal < 0 ? "3" : paper.substring(goal + 4).strip()),
            List.of(solutions.split("//", -1)));
  }

  private static boolean isOutOfForce(Law law, String paper) {
    return judge(law, paper).reasons().stream().anyMatch(reason -> NEVER.contains(reason.code()));
  }

  @Test
  void noKeyOffersWhatIsNotInForce() {
    Random random = new Random(22);
    List<String> refused = new ArrayList<>();
    int read = 0;
    int written = 0;
    for (Named named : laws(random, SETS)) {
      Law law = named.law();
      List<String> texts = new ArrayList<>(law.keys().stream().map(Key::example).toList());
      PapersWithKeys papers = new PapersWithKeys(law.keys(), random);
      for (int i = 0; i < PAPERS; i++) {
        texts.add(papers.write());
      }
      for (String text : texts) {
        if (isOutOfForce(law, text)) {
          refused.add(named + ": " + text);
        }
        read +=
            judge(law, text).reasons().stream().noneMatch(one -> one.code() == ReasonCode.SYNTAX)
                ? 1
                : 0;
        written++;
      }
    }
    assertThat(refused).isEmpty();
    assertThat(read).isGreaterThan(written / 2);
  }

  @Test
  void noKeyIsWithoutAUse() {
    List<String> useless = new ArrayList<>();
    int keys = 0;
    for (Named named : laws(new Random(23), 2)) {
      Law law = named.law();
      List<String> pool = pool(law, "B ∪ R").toList();
      for (Key key : law.keys()) {
        keys++;
        if (key.parts().contains(Part.SOLUTION)
            ? papers(law, key).noneMatch(paper -> isCorrect(law, paper, pool))
            : Stream.of(key.example().split(" goal ", 2)[1], "3×(2+1)")
                .noneMatch(goal -> new Judge(law).goal(Table.good(Goal.parse(goal))).isEmpty())) {
          useless.add(named + ": " + key.kind() + " " + key.text());
        }
      }
    }
    assertThat(useless).isEmpty();
    assertThat(keys).isGreaterThan(2000);
  }

  /** Whether a Solution is correct for some Goal, alone or with a second one. */
  private static boolean isCorrect(Law law, String paper, List<String> pool) {
    List<Integer> values = values(law, paper);
    if (values.size() != 1 || goal(values.getFirst()).isEmpty()) {
      return false;
    }
    Position position = position(goal(values.getFirst()).get());
    Judge judge = new Judge(law);
    return law.writing().solutions() == 1
        ? judge.judge(position, List.of(paper)).correct()
        : pool.stream()
            .filter(second -> values(law, second).equals(values))
            .anyMatch(second -> judge.judge(position, List.of(paper, second)).correct());
  }

  private static List<Integer> values(Law law, String paper) {
    return new Judge(law)
        .value(Table.universe(Table.TWELVE), paper).papers().stream()
            .flatMap(one -> one.values().stream())
            .toList();
  }

  private static Optional<String> goal(int value) {
    List<String> digits = List.of("1", "2", "3", "4", "5");
    return Stream.concat(
            digits.stream(),
            digits.stream()
                .flatMap(one ->
                    digits.stream()
                        .flatMap(other -> Stream.of(one + "+" + other, one + "×" + other))))
        .filter(text -> Goal.parse(text) instanceof Parsed.Good<Goal>(Goal g) && g.value() == value)
        .findFirst();
  }

  private static Stream<String> papers(Law law, Key key) {
    return switch (key.kind()) {
      case USE ->
          key.choices().stream()
              .flatMap(choice ->
                  of(law, choice)
                      .flatMap(one -> bare(one.kind(), key.text().replace(Key.BLANK, choice))))
              .flatMap(bare -> pool(law, bare));
      case NOTE ->
          key.cube().isEmpty()
              ? pool(law, "B ∪ R").map(text -> text + " where " + filled(key))
              : key.choices().stream()
                  .flatMap(choice ->
                      of(law, choice)
                          .flatMap(one -> bare(one.kind(), key.cube().orElseThrow()))
                          .flatMap(bare -> pool(law, bare))
                          .map(text -> text + " where " + key.text().replace(Key.BLANK, choice)));
      default -> bare(key.kind(), key.text()).flatMap(bare -> pool(law, bare));
    };
  }

  private static String filled(Key key) {
    return key.text().replace(Key.BLANK, key.choices().getLast());
  }

  private static Stream<Key> of(Law law, String text) {
    return law.keys().stream().filter(key -> key.text().equals(text));
  }

  private static Stream<String> bare(Kind kind, String text) {
    return switch (kind) {
      case NAME -> Stream.of("B ∪ " + text, text + " - B", "R ∩ " + text);
      case BETWEEN -> Stream.of("B " + text + " R", "G " + text + " Y");
      case BEHIND -> Stream.of("(B ∪ R)" + text, "(G ∩ Y)" + text);
      case RELATION ->
          Stream.of(
              "B " + text + " R ; B ∪ Y",
              "Y " + text + " Y ; B ∪ R",
              "G " + text + " Y ; B ∪ Y",
              "R " + text + " B ; Y");
      case BRACKET -> Stream.of("(B ∪ R) ∩ G", "[B ∪ R] ∩ G", "{B ∪ R} ∩ G");
      case SEPARATOR -> Stream.of("B ⊆ R ; B ∪ G", "B ∪ R");
      case DIGIT, POINT, BEFORE, USE, NOTE -> Stream.of();
    };
  }

  /** The paper, and larger ones that show what variations want. */
  private static Stream<String> pool(Law law, String bare) {
    int last = bare.lastIndexOf(';') + 1;
    String before = bare.substring(0, last);
    String name = bare.substring(last).strip();
    List<String> restrictions =
        law.symbols().contains(Symbol.EQUALS)
            ? List.of("", "R = Y ; ", "B ⊆ R ; ", "G ⊆ Y ; ")
            : List.of("");
    List<String> sets =
        List.of("B", "R", "G", "Y", "V", "Λ", "V'", "(B ∩ R)", "(R ∩ G)'", "(R - B)");
    return restrictions.stream()
        .flatMap(restriction ->
            Stream.concat(
                    Stream.of(name),
                    sets.stream()
                        .flatMap(set ->
                            Stream.of("∪", "∩", "-")
                                .map(sign -> "(" + name + ") " + sign + " " + set)))
                .map(text -> restriction + before + text));
  }
}
