package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mathmat.onsets.RandomPapers.Case;
import org.mathmat.onsets.RandomPapers.Written;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;
import org.mathmat.table.shake.Occasion;

/**
 * The judge and a slow, obvious second one agree on random papers under random variations: whether
 * they are correct, what they come to, and every code of the reasons.
 */
class TwoJudgesTest {
  /** How many papers a seed has; {@code -Donsets.papers=20000} asks for more. */
  private static final int PAPERS = Integer.getInteger("onsets.papers", 1500);

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void agree(long seed) {
    RandomPapers papers = new RandomPapers(seed);
    Map<String, Integer> seen = new HashMap<>();
    for (int i = 0; i < PAPERS; i++) {
      papers.next().ifPresent(one -> check(one).forEach(kind -> seen.merge(kind, 1, Integer::sum)));
    }
    assertThat(seen.getOrDefault("correct", 0)).isGreaterThan(PAPERS / 20);
    for (ReasonCode code :
        List.of(
            ReasonCode.NOT_EQUAL,
            ReasonCode.AMBIGUOUS,
            ReasonCode.UNAVAILABLE,
            ReasonCode.REQUIRED_UNUSED,
            ReasonCode.RESOURCES,
            ReasonCode.VARIATION,
            ReasonCode.RESTRICTION,
            ReasonCode.SAME_SET,
            ReasonCode.TOO_FEW_CUBES)) {
      assertThat(seen.getOrDefault(code.name(), 0)).as(code.name()).isGreaterThan(PAPERS / 200);
    }
  }

  private static Set<String> check(Case one) {
    Table table = Table.of(one.shake().division(), one.shake().variations().toArray(String[]::new));
    Position position = position(one);
    List<String> texts = one.papers().stream().map(Written::text).toList();
    Verdict verdict = table.judge().judge(position, texts);
    Set<ReasonCode> codes =
        verdict.reasons().stream().map(Reason::code).collect(Collectors.toSet());
    Supplier<String> about =
        () -> one.shake() + "\n" + position + "\n" + texts + "\n" + verdict.reasons();
    assertThat(expected(one)).as(about).contains(codes);
    for (int i = 0; i < texts.size(); i++) {
      assertThat(Set.copyOf(verdict.papers().get(i).values()))
          .as(about)
          .isEqualTo(values(one, one.papers().get(i)));
    }
    for (Reason reason : verdict.reasons()) {
      if (reason.code() == ReasonCode.AMBIGUOUS) {
        String shown = reason.witness().orElseThrow();
        assertThat(texts.stream().anyMatch(t -> table.judge().showsAmbiguity(position, t, shown)))
            .as(about)
            .isTrue();
      }
    }
    return verdict.correct()
        ? Set.of("correct")
        : codes.stream().map(Enum::name).collect(Collectors.toSet());
  }

  private static Position position(Case one) {
    return new Position(
        Table.universe(String.join(" ", one.universe())),
        Optional.of(one.goal()),
        cubes(one.heaps().required()),
        cubes(one.heaps().permitted()),
        cubes(one.heaps().forbidden()),
        cubes(one.heaps().resources()).plus(one.goal().cubes().orElseThrow()),
        one.challenge());
  }

  private static Cubes cubes(List<Character> heap) {
    return Table.good(
        Cubes.parse(heap.stream().map(String::valueOf).collect(Collectors.joining(" "))));
  }

  // ------------------------------------------------------------------------------- what is
  // expected

  /** The sets of codes of which the judge has to tell one: what is wrong with the best papers. */
  private static Set<Set<ReasonCode>> expected(Case one) {
    Set<Integer> legal = legalValues(one.goal(), one.shake().rules().absolute());
    Set<ReasonCode> always = new HashSet<>();
    if (legal.isEmpty()) {
      always.add(ReasonCode.GOAL_ILLEGAL);
    }
    if (one.papers().size() == 2 && !newCard(one)) {
      always.add(ReasonCode.SAME_SET);
    }
    Set<Set<ReasonCode>> all = Set.of(always);
    for (Written paper : one.papers()) {
      Set<ReasonCode> own = withoutCubes(one, paper, legal);
      Set<Set<ReasonCode>> next = new HashSet<>();
      for (Set<ReasonCode> before : all) {
        for (Set<ReasonCode> faults : cubeFaults(one, paper)) {
          Set<ReasonCode> together = new HashSet<>(before);
          together.addAll(own);
          together.addAll(faults);
          next.add(together);
        }
      }
      all = next;
    }
    return all;
  }

  private static Set<Set<ReasonCode>> cubeFaults(Case one, Written paper) {
    return new SlowCubes(
            one.shake().rules(),
            one.heaps().required(),
            one.heaps().permitted(),
            one.heaps().resources(),
            one.challenge() == Occasion.NOW ? 1 : Integer.MAX_VALUE)
        .faults(paper.inRestrictions(), paper.name());
  }

  private static SlowJudge slow(Case one, Written paper) {
    return new SlowJudge(one.shake().rules(), one.universe(), paper.blankDots());
  }

  private static Set<Set<String>> named(Case one, Written paper) {
    return slow(one, paper).named(paper.restrictions(), paper.name());
  }

  private static Set<Integer> values(Case one, Written paper) {
    return named(one, paper).stream().map(slow(one, paper)::count).collect(Collectors.toSet());
  }

  /** Whether in every reading the second Solution has a card that the first has not. */
  private static boolean newCard(Case one) {
    return named(one, one.papers().get(0)).stream()
        .allMatch(first -> named(one, one.papers().get(1)).stream().noneMatch(first::containsAll));
  }

  /** What is wrong with a paper apart from its cubes. */
  private static Set<ReasonCode> withoutCubes(Case one, Written paper, Set<Integer> legal) {
    SlowJudge.Rules rules = one.shake().rules();
    Set<ReasonCode> codes = new HashSet<>();
    Set<Set<String>> named = named(one, paper);
    Set<Integer> values = values(one, paper);
    if (!legal.isEmpty() && !legal.containsAll(values)) {
      codes.add(
          values.stream().anyMatch(legal::contains) ? ReasonCode.AMBIGUOUS : ReasonCode.NOT_EQUAL);
    }
    boolean cards =
        named.stream()
            .allMatch(set ->
                rules.requiredCard().map(set::contains).orElse(true)
                    && !rules.forbiddenCard().map(set::contains).orElse(false));
    long operations = paper.name().stream().filter(p -> p.is("∪∩-'")).count();
    if (!cards || (rules.twoOperations() && operations < 2)) {
      codes.add(ReasonCode.VARIATION);
    }
    boolean removes =
        paper.restrictions().stream()
            .allMatch(r ->
                slow(one, paper).kept(r).stream().allMatch(k -> k.size() < one.universe().size()));
    boolean wanted =
        paper.restrictions().isEmpty()
            && one.heaps().required().stream().anyMatch(cube -> "=⊆".indexOf(cube) >= 0);
    if ((rules.noNull() && !removes) || wanted) {
      codes.add(ReasonCode.RESTRICTION);
    }
    return codes;
  }

  private static Set<Integer> legalValues(Goal goal, boolean absolute) {
    Set<Integer> values = new HashSet<>();
    int size = goal.digits().size();
    for (int turned = 0; turned < 1 << size; turned++) {
      int[] digits = new int[size];
      boolean possible = true;
      for (int i = 0; i < size; i++) {
        boolean upsideDown = goal.digits().get(i).turn() == Goal.Turn.UPSIDE_DOWN;
        boolean flip = (turned & 1 << i) != 0;
        possible &= !flip || (absolute && upsideDown);
        digits[i] = goal.digits().get(i).number() * (upsideDown && !flip ? -1 : 1);
      }
      int value =
          switch (goal.arrangement()) {
            case ROW -> IntStream.of(digits).sum();
            case COLUMN -> IntStream.of(digits).reduce(1, (a, b) -> a * b);
            case UPSIDE_DOWN_T -> digits[0] * digits[1] + digits[0] * digits[2];
            case L -> digits[0] * digits[1] + digits[2];
            case ILLEGAL -> -1;
          };
      if (possible && value >= 0) {
        values.add(value);
      }
    }
    return values;
  }
}
