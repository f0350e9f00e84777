package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mathmat.onsets.SlowJudge.Piece;
import org.mathmat.onsets.SlowJudge.Rules;
import org.mathmat.onsets.books.OnSetsBooks;
import org.mathmat.table.shake.Occasion;

/** Random positions with papers of sound form, under random variations of every division. */
final class RandomPapers {
  private static final List<String> ALL_CARDS =
      IntStream.range(0, Card.COUNT).mapToObj(dots -> new Card(dots).text()).toList();
  private static final String FACES = "BRGYVΛ∪∩-'=⊆";

  private final Random random;
  private final Map<Integer, List<Goal>> goals =
      Goal.all(Table.good(Cubes.parse("1 2 3 4 5 1 2 3"))).stream()
          .collect(Collectors.groupingBy(Goal::value));

  RandomPapers(long seed) {
    random = new Random(seed);
  }

  /** The variations of a shake. */
  record Shake(
      Division division,
      List<String> variations,
      Rules rules,
      Optional<Character> wild,
      boolean blankWild,
      boolean two) {}

  /** One Solution in pieces, and as it is written. */
  record Written(List<List<Piece>> restrictions, List<Piece> name, String blankDots, String text) {
    List<Piece> inRestrictions() {
      return restrictions.stream().flatMap(List::stream).toList();
    }

    List<Piece> pieces() {
      List<Piece> pieces = new ArrayList<>(inRestrictions());
      pieces.addAll(name);
      return pieces;
    }
  }

  /** Required, Permitted, Resources and Forbidden. */
  record Heaps(
      List<Character> required,
      List<Character> permitted,
      List<Character> resources,
      List<Character> forbidden) {}

  /** A whole case. */
  record Case(
      Shake shake,
      List<String> universe,
      List<Written> papers,
      Goal goal,
      Heaps heaps,
      Occasion challenge) {}

  /** A case; none where a note would give a plain symbol another meaning. */
  Optional<Case> next() {
    List<String> cards = new ArrayList<>(ALL_CARDS);
    Collections.shuffle(cards, random);
    List<String> universe = cards.subList(0, 6 + random.nextInt(7));
    Shake shake = shake(universe);
    List<Written> papers = new ArrayList<>();
    for (int i = 0; i < (shake.two() ? 2 : 1); i++) {
      papers.add(written(shake));
    }
    if (papers.stream().anyMatch(paper -> rereads(paper, shake))) {
      return Optional.empty();
    }
    Occasion challenge =
        pick(List.of(Occasion.NOW, Occasion.IMPOSSIBLE, Occasion.LAST_CUBE, Occasion.NO_GOAL));
    Written first = papers.getFirst();
    Set<Set<String>> named =
        new SlowJudge(shake.rules(), universe, first.blankDots())
            .named(first.restrictions(), first.name());
    Goal goal =
        goal(named.stream().map(new SlowJudge(shake.rules(), universe, "blank")::count).toList());
    return Optional.of(new Case(shake, universe, papers, goal, heaps(papers), challenge));
  }

  private boolean chance(double probability) {
    return random.nextDouble() < probability;
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  // ------------------------------------------------------------------------------------ variations

  private Shake shake(List<String> universe) {
    Division division = pick(OnSetsBooks.divisions().toList());
    boolean elementary = !division.equals(Table.BASIC);
    boolean middle = division.symbols().contains(Symbol.SUBSET);
    boolean junior = !division.variations().always().isEmpty();
    boolean senior = division.equals(Table.SENIOR);
    List<String> names = new ArrayList<>();
    boolean unions = junior || (elementary && say(names, 0.3, "∪ and ∩ interchangeable"));
    boolean constants = junior || (elementary && say(names, 0.3, "V and Λ interchangeable"));
    boolean many = junior || (elementary && say(names, 0.3, "multiple operations"));
    boolean symmetric = senior && chance(0.4);
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
    Optional<Character> wild =
        elementary && chance(0.4) ? Optional.of(pick(cubes)) : Optional.empty();
    wild.ifPresent(cube -> names.add("wild " + cube));
    Optional<Character> cube =
        elementary && chance(0.25)
            ? Optional.of(pick(characters(middle ? FACES : "BRGYVΛ∪∩-'")))
            : Optional.empty();
    cube.ifPresent(one -> names.add("required " + one));
    boolean two = elementary && say(names, 0.2, "two operations");
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
    boolean twoSolutions = senior && say(names, 0.4, "two solutions");
    Rules rules =
        new Rules(
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
    return new Shake(division, names, rules, wild, blank, twoSolutions);
  }

  private boolean say(List<String> names, double probability, String name) {
    boolean said = chance(probability);
    if (said) {
      names.add(name);
    }
    return said;
  }

  // ------------------------------------------------------------------------------------- Solutions

  private Written written(Shake shake) {
    boolean relations = shake.division().symbols().contains(Symbol.SUBSET);
    boolean restrict = relations && chance(0.4);
    char stands = pick(characters(restrict ? FACES : "BRGYVΛ∪∩-'"));
    List<List<Piece>> restrictions = new ArrayList<>();
    for (int i = 0; restrict && i < 1 + random.nextInt(2); i++) {
      restrictions.add(restriction(shake, stands));
    }
    List<Piece> name = set(shake, stands, 1 + random.nextInt(4));
    String blankDots = shake.blankWild() && chance(0.7) ? pick(ALL_CARDS) : "blank";
    Written bare = new Written(restrictions, name, blankDots, "");
    return new Written(restrictions, name, blankDots, text(bare));
  }

  private Piece piece(char symbol, Shake shake, char stands) {
    boolean meant = symbol == stands || symbol == shake.rules().twin(stands);
    if (shake.wild().isPresent() && meant && chance(0.8)) {
      return new Piece(symbol, shake.wild());
    }
    char twin = shake.rules().twin(symbol);
    boolean plain = twin == symbol || shake.wild().filter(w -> w == twin).isPresent();
    return new Piece(symbol, !plain && chance(0.05) ? Optional.of(twin) : Optional.empty());
  }

  private List<Piece> set(Shake shake, char stands, int leaves) {
    List<Piece> pieces = new ArrayList<>();
    if (leaves == 1) {
      pieces.add(piece(pick(characters("BRGYBRGYVΛ")), shake, stands));
    } else {
      int left = 1 + random.nextInt(leaves - 1);
      List<Piece> inner = new ArrayList<>(set(shake, stands, left));
      inner.add(piece(pick(characters("∪∩-")), shake, stands));
      inner.addAll(set(shake, stands, leaves - left));
      if (chance(0.5)) {
        pieces.add(new Piece('(', Optional.empty()));
        pieces.addAll(inner);
        pieces.add(new Piece(')', Optional.empty()));
      } else {
        pieces.addAll(inner);
      }
    }
    if (chance(0.25) && (leaves == 1 || pieces.getLast().is(")"))) {
      pieces.add(piece('\'', shake, stands));
    }
    return pieces;
  }

  private List<Piece> restriction(Shake shake, char stands) {
    List<Piece> pieces = new ArrayList<>(set(shake, stands, 1 + random.nextInt(2)));
    for (int i = 0; i < 1 + random.nextInt(2); i++) {
      pieces.add(piece(pick(characters("=⊆")), shake, stands));
      pieces.addAll(set(shake, stands, 1 + random.nextInt(2)));
    }
    return pieces;
  }

  /** Whether a wild cube's face stands there without a note and so takes the noted meaning. */
  private static boolean rereads(Written paper, Shake shake) {
    return shake.wild().isPresent()
        && paper.pieces().stream()
            .anyMatch(p -> p.cube().equals(shake.wild()) && p.symbol() != shake.wild().get())
        && paper.pieces().stream()
            .anyMatch(p -> p.cube().isEmpty() && p.is("" + shake.wild().get()));
  }

  // ------------------------------------------------------------------------------- as it is
  // written

  private String text(Written paper) {
    Map<Character, Set<Character>> noted = new HashMap<>();
    Set<Character> faces = new HashSet<>();
    for (Piece piece : paper.pieces()) {
      faces.add(piece.cube().orElse(piece.symbol()));
      piece
          .cube()
          .ifPresent(cube -> noted.computeIfAbsent(cube, _ -> new HashSet<>()).add(piece.symbol()));
    }
    boolean oneMeaning = noted.values().stream().allMatch(meant -> meant.size() == 1);
    boolean plain =
        paper.pieces().stream().anyMatch(p -> p.cube().isEmpty() && noted.containsKey(p.symbol()));
    boolean behind = oneMeaning && !plain && chance(0.3);
    List<String> notes = new ArrayList<>();
    if (behind) {
      noted.forEach((cube, meant) -> notes.add(cube + "=" + meant.iterator().next()));
    }
    if (chance(0.1)) {
      characters(FACES + "12345").stream()
          .filter(face -> !faces.contains(face))
          .findFirst()
          .ifPresent(face -> notes.add(face + "=" + pick(characters(FACES))));
    }
    if (!paper.blankDots().equals("blank")) {
      notes.add("blank=" + paper.blankDots());
    }
    Collections.shuffle(notes, random);
    return paper.restrictions().stream()
            .map(r -> text(r, behind) + " ; ")
            .collect(Collectors.joining())
        + text(paper.name(), behind)
        + (notes.isEmpty() ? "" : " where " + String.join(", ", notes));
  }

  private String text(List<Piece> pieces, boolean behind) {
    return pieces.stream()
        .map(p ->
            behind
                ? "" + p.cube().orElse(p.symbol())
                : p.symbol() + p.cube().map(cube -> "<" + cube + ">").orElse(""))
        .collect(Collectors.joining(chance(0.5) ? "" : " "));
  }

  // ------------------------------------------------------------------------------------- positions

  private Goal goal(List<Integer> values) {
    int value = pick(values) + (chance(0.3) ? random.nextInt(3) - 1 : 0);
    List<Goal> fitting = goals.getOrDefault(value, List.of());
    return fitting.isEmpty() ? Table.good(Goal.parse("3")) : pick(fitting);
  }

  /** Mostly enough for the papers; where twins are about, often the other one. */
  private Heaps heaps(List<Written> papers) {
    Map<Character, Integer> needed = new HashMap<>();
    for (Written paper : papers) {
      for (List<Piece> part : List.of(paper.inRestrictions(), paper.name())) {
        Map<Character, Integer> here = new HashMap<>();
        for (Piece piece : part) {
          if (!piece.is("()")) {
            here.merge(piece.cube().orElse(piece.symbol()), 1, Integer::sum);
          }
        }
        here.forEach((cube, times) -> needed.merge(cube, times, Math::max));
      }
    }
    Heaps heaps =
        new Heaps(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    List<List<Character>> all =
        List.of(heaps.required(), heaps.permitted(), heaps.resources(), heaps.forbidden());
    double required = chance(0.5) ? 0.1 : 0.3;
    double resources = chance(0.5) ? 0.2 : 0.5;
    double swapped = chance(0.5) ? 0.1 : 0.4;
    needed.forEach((cube, times) -> {
      for (int i = 0; i < times; i++) {
        double where = random.nextDouble();
        char laid = chance(swapped) ? twin(cube) : cube;
        int heap = where < required ? 0 : where < 0.97 - resources ? 1 : where < 0.97 ? 2 : 3;
        all.get(heap).add(laid);
      }
    });
    for (int i = 0; i < random.nextInt(3); i++) {
      pick(all).add(pick(characters(FACES)));
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
}
