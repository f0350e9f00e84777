package org.mathmat.onsets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mathmat.onsets.SlowJudge.Piece;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;

/** The judge and a slow, obvious second one agree on random Solutions under random variations. */
class TwoJudgesTest {
  private static final int ROUNDS = 1500;
  private static final List<String> ALL_CARDS =
      IntStream.range(0, Card.COUNT).mapToObj(dots -> new Card(dots).text()).toList();

  private Random random = new Random(0);
  private final Map<Integer, List<Goal>> goals =
      Goal.all(Table.good(Cubes.parse("1 2 3 4 5 1 2 3"))).stream()
          .collect(Collectors.groupingBy(Goal::value));

  /** What one round is about. */
  private record Round(
      Division division,
      List<String> variations,
      SlowJudge.Rules rules,
      Optional<Character> wild,
      boolean blankWild) {}

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void agree(long seed) {
    random = new Random(seed);
    Map<String, Integer> seen = new HashMap<>();
    for (int i = 0; i < ROUNDS; i++) {
      seen.merge(round(), 1, Integer::sum);
    }
    assertThat(seen.getOrDefault("correct", 0)).isGreaterThan(ROUNDS / 20);
    assertThat(seen.getOrDefault("AMBIGUOUS", 0)).isGreaterThan(ROUNDS / 100);
    assertThat(seen.getOrDefault("NOT_EQUAL", 0)).isGreaterThan(ROUNDS / 20);
    assertThat(seen.getOrDefault("cubes", 0)).isGreaterThan(ROUNDS / 20);
  }

  private boolean chance(double probability) {
    return random.nextDouble() < probability;
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private Round variations(List<String> universe) {
    Division division =
        pick(List.of(Division.ELEMENTARY, Division.MIDDLE, Division.JUNIOR, Division.SENIOR));
    boolean middle = division.compareTo(Division.MIDDLE) >= 0;
    boolean junior = division.compareTo(Division.JUNIOR) >= 0;
    List<String> names = new ArrayList<>();
    boolean unions = junior || say(names, 0.3, "∪ and ∩ interchangeable");
    boolean constants = junior || say(names, 0.3, "V and Λ interchangeable");
    boolean many = junior || say(names, 0.3, "multiple operations");
    boolean symmetric = division == Division.SENIOR && chance(0.4);
    Optional<String> doubled =
        junior && chance(0.3)
            ? Optional.of(pick(List.of("B", "R'", "G∩Y", "B-R", "(B-R)'", "V-B'")))
            : Optional.empty();
    boolean symmetricFirst = symmetric && chance(0.5);
    if (symmetricFirst) {
      names.add("symmetric difference");
    }
    doubled.ifPresent(set -> names.add("double set " + set));
    if (symmetric && !symmetricFirst) {
      names.add("symmetric difference");
    }
    List<Character> cubes = characters(symmetric ? "BRGYVΛ∪∩'" : "BRGYVΛ∪∩-'");
    Optional<Character> wild = chance(0.4) ? Optional.of(pick(cubes)) : Optional.empty();
    wild.ifPresent(cube -> names.add("wild " + cube));
    Optional<Character> cube =
        chance(0.2) ? Optional.of(pick(characters("BRGYVΛ∪∩-'"))) : Optional.empty();
    cube.ifPresent(one -> names.add("required " + one));
    boolean two = say(names, 0.2, "two operations");
    boolean noNull = middle && say(names, 0.3, "no null restrictions");
    boolean absolute = middle && say(names, 0.3, "absolute value");
    boolean blank = junior && universe.contains("blank") && say(names, 0.3, "blank card wild");
    Optional<String> holds = Optional.empty();
    Optional<String> lacks = Optional.empty();
    if (junior && chance(0.2)) {
      String card = pick(universe);
      if (chance(0.5)) {
        holds = Optional.of(card);
        names.add("required card " + card);
      } else if (!(blank && card.equals("blank"))) {
        lacks = Optional.of(card);
        names.add("forbidden card " + card);
      }
    }
    SlowJudge.Rules rules =
        new SlowJudge.Rules(
            unions,
            constants,
            many,
            symmetric,
            absolute,
            cube,
            two,
            noNull,
            holds,
            lacks,
            doubled,
            symmetricFirst);
    return new Round(division, names, rules, wild, blank);
  }

  private boolean say(List<String> names, double probability, String name) {
    if (chance(probability)) {
      names.add(name);
      return true;
    }
    return false;
  }

  private String round() {
    List<String> universe = new ArrayList<>(ALL_CARDS);
    Collections.shuffle(universe, random);
    universe = universe.subList(0, 6 + random.nextInt(7));
    int size = universe.size();
    Round round = variations(universe);
    boolean restrict = round.division() != Division.ELEMENTARY && chance(0.4);
    char stands = pick(characters(restrict ? "BRGYVΛ∪∩-'=⊆" : "BRGYVΛ∪∩-'"));
    List<List<Piece>> restrictions = new ArrayList<>();
    for (int i = 0; restrict && i < 1 + random.nextInt(2); i++) {
      restrictions.add(restriction(round, stands));
    }
    List<Piece> name = set(round, stands, 1 + random.nextInt(4));
    String blankDots = round.blankWild() && chance(0.7) ? pick(ALL_CARDS) : "blank";
    SlowJudge slow = new SlowJudge(round.rules(), universe, blankDots);

    Set<Set<String>> named = slow.named(restrictions, name);
    Set<Integer> values = named.stream().map(slow::count).collect(Collectors.toSet());
    Goal goal = goal(values);
    Set<Integer> legal = legalValues(goal, round.rules().absolute());

    List<Piece> inRestrictions = restrictions.stream().flatMap(List::stream).toList();
    Set<Character> diverted = diverted(inRestrictions, name, round);
    if (rereads(inRestrictions, diverted) || rereads(name, diverted)) {
      return "skipped";
    }
    List<List<Character>> heaps = heaps(inRestrictions, name);
    Challenge challenge = pick(List.of(Challenge.NOW, Challenge.IMPOSSIBLE, Challenge.LAST_CUBE));
    boolean cubes =
        slow.cubesAreRight(
            inRestrictions,
            name,
            diverted,
            heaps.get(0),
            heaps.get(1),
            heaps.get(2),
            challenge.resources());
    long operations = name.stream().filter(p -> "∪∩-'".indexOf(p.symbol()) >= 0).count();
    boolean shows =
        (!round.rules().twoOperations() || operations >= 2)
            && (!round.rules().noNull()
                || restrictions.stream()
                    .allMatch(r -> slow.kept(r).stream().allMatch(k -> k.size() < size)))
            && named.stream()
                .allMatch(set ->
                    round.rules().requiredCard().map(set::contains).orElse(true)
                        && !round.rules().forbiddenCard().map(set::contains).orElse(false));
    boolean equal = legal.containsAll(values);
    boolean correct = equal && cubes && shows && !legal.isEmpty();

    String text =
        restrictions.stream().map(this::text).map(r -> r + " ; ").collect(Collectors.joining())
            + text(name)
            + (blankDots.equals("blank") ? "" : " where blank=" + blankDots);
    Table table =
        Table.of(round.division(), round.variations().toArray(String[]::new))
            .goal(goal.text())
            .cubes(join(heaps.get(0)), join(heaps.get(1)), join(heaps.get(3)), join(heaps.get(2)))
            .after(challenge);
    Position laid = table.position();
    Position position =
        new Position(
            Table.universe(String.join(" ", universe)),
            laid.goal(),
            laid.required(),
            laid.permitted(),
            laid.forbidden(),
            laid.resources(),
            laid.challenge());
    Verdict verdict = table.judge().judge(position, List.of(text));
    Set<ReasonCode> codes =
        verdict.reasons().stream().map(Reason::code).collect(Collectors.toSet());
    Supplier<String> about = () -> round + "\n" + position + "\n" + text + "\n" + verdict.reasons();
    assertThat(verdict.correct()).as(about).isEqualTo(correct);
    assertThat(Set.copyOf(verdict.papers().getFirst().values())).as(about).isEqualTo(values);
    assertThat(codes.contains(ReasonCode.AMBIGUOUS))
        .as(about)
        .isEqualTo(!equal && values.stream().anyMatch(legal::contains));
    assertThat(codes.contains(ReasonCode.NOT_EQUAL))
        .as(about)
        .isEqualTo(!legal.isEmpty() && values.stream().noneMatch(legal::contains));
    for (Reason reason : verdict.reasons()) {
      if (reason.code() == ReasonCode.AMBIGUOUS) {
        String shown = reason.witness().orElseThrow();
        assertThat(table.judge().showsAmbiguity(position, text, shown)).as(about).isTrue();
      }
    }
    return correct
        ? "correct"
        : codes.contains(ReasonCode.AMBIGUOUS)
            ? "AMBIGUOUS"
            : equal && shows ? "cubes" : equal ? "shows" : "NOT_EQUAL";
  }

  // ------------------------------------------------------------------------------ random Solutions

  private Piece piece(char symbol, Round round, char stands) {
    boolean twin =
        (round.rules().unionTwins() && "∪∩".indexOf(symbol) >= 0 && "∪∩".indexOf(stands) >= 0)
            || (round.rules().universeTwins()
                && "VΛ".indexOf(symbol) >= 0
                && "VΛ".indexOf(stands) >= 0);
    if (round.wild().isPresent() && (symbol == stands || twin) && chance(0.8)) {
      return new Piece(symbol, round.wild());
    }
    return new Piece(symbol, Optional.empty());
  }

  private List<Piece> set(Round round, char stands, int leaves) {
    List<Piece> pieces = new ArrayList<>();
    if (leaves == 1) {
      pieces.add(leaf(round, stands));
    } else {
      int left = 1 + random.nextInt(leaves - 1);
      List<Piece> inner = new ArrayList<>(set(round, stands, left));
      inner.add(piece(pick(characters("∪∩-")), round, stands));
      inner.addAll(set(round, stands, leaves - left));
      if (chance(0.5)) {
        pieces.add(new Piece('(', Optional.empty()));
        pieces.addAll(inner);
        pieces.add(new Piece(')', Optional.empty()));
      } else {
        pieces.addAll(inner);
      }
    }
    char last = pieces.getLast().symbol();
    if (chance(0.25) && (leaves == 1 || last == ')')) {
      pieces.add(piece('\'', round, stands));
    }
    return pieces;
  }

  private Piece leaf(Round round, char stands) {
    return piece(pick(characters("BRGYBRGYVΛ")), round, stands);
  }

  private List<Piece> restriction(Round round, char stands) {
    List<Piece> pieces = new ArrayList<>(set(round, stands, 1 + random.nextInt(2)));
    for (int i = 0; i < 1 + random.nextInt(2); i++) {
      pieces.add(piece(pick(characters("=⊆")), round, stands));
      pieces.addAll(set(round, stands, 1 + random.nextInt(2)));
    }
    return pieces;
  }

  /** Whether a wild cube's face stands there without a note and so takes the noted meaning. */
  private static boolean rereads(List<Piece> pieces, Set<Character> diverted) {
    return pieces.stream().anyMatch(p -> p.cube().isEmpty() && diverted.contains(p.symbol()));
  }

  private static Set<Character> diverted(List<Piece> one, List<Piece> other, Round round) {
    Set<Character> diverted = new HashSet<>();
    for (List<Piece> pieces : List.of(one, other)) {
      for (Piece piece : pieces) {
        if (piece.cube().isPresent()) {
          char cube = piece.cube().get();
          boolean twin =
              (round.rules().unionTwins()
                      && "∪∩".indexOf(cube) >= 0
                      && "∪∩".indexOf(piece.symbol()) >= 0)
                  || (round.rules().universeTwins()
                      && "VΛ".indexOf(cube) >= 0
                      && "VΛ".indexOf(piece.symbol()) >= 0);
          if (cube != piece.symbol() && !twin) {
            diverted.add(cube);
          }
        }
      }
    }
    return diverted;
  }

  // ------------------------------------------------------------------------------ random positions

  private Goal goal(Set<Integer> values) {
    int value = pick(List.copyOf(values)) + (chance(0.3) ? random.nextInt(3) - 1 : 0);
    List<Goal> fitting = goals.getOrDefault(value, List.of());
    return fitting.isEmpty() ? Table.good(Goal.parse("3")) : pick(fitting);
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

  /** Required, Permitted, Resources and Forbidden, mostly enough for the Solution. */
  private List<List<Character>> heaps(List<Piece> inRestrictions, List<Piece> name) {
    Map<Character, Integer> needed = new HashMap<>();
    for (List<Piece> part : List.of(inRestrictions, name)) {
      Map<Character, Integer> here = new HashMap<>();
      for (Piece piece : part) {
        if ("()".indexOf(piece.symbol()) < 0) {
          here.merge(piece.cube().orElse(piece.symbol()), 1, Integer::sum);
        }
      }
      here.forEach((cube, times) -> needed.merge(cube, times, Math::max));
    }
    List<List<Character>> heaps = new ArrayList<>();
    IntStream.range(0, 4).forEach(_ -> heaps.add(new ArrayList<>()));
    needed.forEach((cube, times) -> {
      for (int i = 0; i < times; i++) {
        double where = random.nextDouble();
        char laid = chance(0.1) ? twin(cube) : cube;
        heaps.get(where < 0.15 ? 0 : where < 0.75 ? 1 : where < 0.97 ? 2 : 3).add(laid);
      }
    });
    for (int i = 0; i < random.nextInt(3); i++) {
      heaps.get(1 + random.nextInt(3)).add(pick(characters("BRGYVΛ∪∩-'")));
    }
    return heaps;
  }

  private static char twin(char cube) {
    return switch (cube) {
      case '∪' -> '∩';
      case '∩' -> '∪';
      case 'V' -> 'Λ';
      case 'Λ' -> 'V';
      default -> cube;
    };
  }

  private static List<Character> characters(String text) {
    return text.chars().mapToObj(c -> (char) c).toList();
  }

  private static String join(List<Character> cubes) {
    return cubes.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private String text(List<Piece> pieces) {
    return pieces.stream()
        .map(p -> p.symbol() + p.cube().map(cube -> "<" + cube + ">").orElse(""))
        .collect(Collectors.joining(chance(0.5) ? "" : " "));
  }
}
