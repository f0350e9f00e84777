package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mathmat.equations.Cube;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.GoalTest;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Reading;
import org.mathmat.equations.Symbol;
import org.mathmat.equations.Workings;
import org.mathmat.exact.Num;
import org.mathmat.exact.Truth;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;
import org.mathmat.solver.search.WordMap;

/** Solutions of one Goal with the cubes of one shake, for one meaning of the wild cube. */
final class Search {
  /** What came of a part of the stock. */
  private enum Made {
    NOTHING,
    NOT_KNOWN,
    SOMETHING
  }

  private final Law law;
  private final Numbers numbers;
  private final Meter meter;
  private final Inventory inventory;
  private final Stock stock;
  private final Naming naming;
  private final BasePowers powers;
  private final PowerNaming powerNaming;
  private final GoalPowers goalPowers;
  private final Picks picks;
  private final WordMap<Made> madeOfPowers = new WordMap<>();
  private final Map<Integer, List<Target>> farTargets = new HashMap<>();
  private final List<Target> targets = new ArrayList<>();
  private final WordMap<Made> made = new WordMap<>();
  private final WordMap<Solution> solved = new WordMap<>();
  private final List<Long> solvedParts = new ArrayList<>();
  private final List<String> bounds;
  private boolean notKnown;
  private boolean mayHaveMore;
  private final boolean wildInGoal;
  private final Symbol wildMeaning;

  Search(
      Law law,
      List<Cube> cubes,
      Symbol wildMeaning,
      Required required,
      List<GoalReader.Choice> choices,
      GoalPowers goalPowers,
      Numbers numbers,
      Meter meter) {
    this.law = law;
    this.goalPowers = goalPowers;
    this.numbers = numbers;
    this.meter = meter;
    this.wildMeaning = wildMeaning;
    Roles roles = new Roles(law);
    this.inventory = new Inventory(law, roles, cubes, wildMeaning);
    this.stock = inventory.stock();
    Calculator calculator =
        new Calculator(
            new WordArithmetic(numbers),
            new Workings(numbers.arithmetic(), law.numerals().base()),
            meter);
    Forms forms = new Forms(law, roles, inventory, stock, calculator);
    this.bounds = forms.bounds();
    this.powers = forms.powers();
    this.picks = new Picks(numbers, law.numerals().base());
    long counted = inventory.cubes(stock);
    boolean bare = forms.ofOne().stream().anyMatch(form -> (form.cost() & counted) == 0);
    Spare spare = inventory.spare(stock, required);
    NamedByLess less = new NamedByLess(stock, counted, spare, this::mayMeet, bare, meter);
    this.naming = new Naming(stock, forms, calculator, picks, less, Outlines.MOST_LEAVES, meter);
    this.powerNaming = new PowerNaming(naming, naming.ground());
    this.wildInGoal = choices.stream().anyMatch(choice -> choice.wild().isPresent());
    targets.addAll(targets(choices));
  }

  private List<Target> targets(List<GoalReader.Choice> choices) {
    List<Target> made = new ArrayList<>();
    for (GoalReader.Choice choice : choices) {
      if (choice.wild().isEmpty() || choice.wild().get() == wildMeaning) {
        made.add(target(choice, choices));
      }
    }
    return made;
  }

  /** Whether a number may meet the Goal; that it does not is a proof. */
  private boolean mayMeet(long word) {
    return !law.goalTest().equals(GoalTest.EQUAL) || !goalPowers.isNone() || isTarget(word);
  }

  private boolean isTarget(long word) {
    for (Target target : targets) {
      if (numbers.maySame(target.word(), word)) {
        return true;
      }
    }
    return false;
  }

  /** A reading that has other values as well says which one is meant. */
  private Target target(GoalReader.Choice choice, List<GoalReader.Choice> choices) {
    Reading reading = choice.reading();
    boolean several =
        choices.stream()
            .anyMatch(
                other -> !other.value().equals(choice.value()) && other.reading().equals(reading));
    Reading written =
        several && reading.isPower() ? picks.picked(reading, choice.value()) : reading;
    return new Target(
        numbers.target(choice.value()), choice.value(), written.text(), choice.factorials());
  }

  /** What is not tried because there is no end of it, in words. */
  List<String> bounds() {
    return bounds;
  }

  boolean hasTargets() {
    return !targets.isEmpty();
  }

  Holdings holdings(Position position, Meter meter) {
    return new Holdings(inventory, stock, position, meter);
  }

  /**
   * Whether this meaning of the wild cube matters: a part that has no wild cube is covered where
   * the cube means what it shows.
   */
  boolean isOwn(long used) {
    if (law.wild().isEmpty() || law.wild().get().cube() == wildMeaning || wildInGoal) {
      return true;
    }
    for (Kind kind : inventory.kinds()) {
      if (kind.shown() == law.wild().get().cube()
          && ((kind.numbers() >= 0 && stock.count(used, kind.numbers()) > 0)
              || (kind.signs() >= 0 && stock.count(used, kind.signs()) > 0))) {
        return true;
      }
    }
    return false;
  }

  /** Whether nothing at all can come of the part; says so only where that is known. */
  boolean makesNothing(long used) {
    return made.get(used) == Made.NOTHING;
  }

  /** Whether something could not be worked out in the last look, and nothing was found. */
  boolean isNotKnown() {
    return notKnown;
  }

  /** Whether something could not be worked out in the last look, beside what was found. */
  boolean mayHaveMore() {
    return mayHaveMore;
  }

  /** How hard a part is to search: powers and roots make numbers that are no fractions. */
  int difficulty(long used) {
    int difficulty = 0;
    for (Kind kind : inventory.kinds()) {
      if (kind.meant() == Symbol.POWER || kind.meant() == Symbol.ROOT) {
        difficulty += stock.count(used, kind.numbers() < 0 ? kind.signs() : kind.numbers());
      }
    }
    return difficulty;
  }

  /** Whether parts can be asked for Solutions together. */
  boolean hasSieve() {
    return naming.hasSieve() && law.goalTest().equals(GoalTest.EQUAL);
  }

  Sieve sieve() {
    return naming.sieve();
  }

  /** Which of the parts may be Solutions; of the others that is known from now on. */
  Set<Long> sift(Sieve sieve, List<Long> parts) {
    naming.takeOpen();
    for (long part : parts) {
      for (Target target : targets) {
        if (allows(part, target) && !naming.ground().parts().hasIdleCubes(part)) {
          sieve.ask(part, target.word(), part);
        }
      }
    }
    Set<Long> left = sieve.sift();
    notKnown = sieve.isOpen();
    for (long part : parts) {
      if (!notKnown && !left.contains(part)) {
        made.put(part, Made.NOTHING);
      }
    }
    return left;
  }

  /** Notes that a Solution of the part was found. */
  void solved(long used, Solution solution) {
    if (solved.get(used) == null) {
      solved.put(used, solution);
      solvedParts.add(used);
    }
  }

  /** A Solution that was found before and may be used in the position. */
  Optional<Solution> solved(Position position) {
    if (solvedParts.isEmpty()) {
      return Optional.empty();
    }
    Holdings holdings = holdings(position, meter);
    for (long used : solvedParts) {
      if (holdings.allow(used)) {
        return Optional.ofNullable(solved.get(used));
      }
    }
    return Optional.empty();
  }

  /**
   * Shows Solutions that use exactly the part, each with a Goal side that it meets.
   *
   * @param accepts true to see no more
   * @return whether it was to see no more
   */
  boolean visit(long used, Predicate<Found> accepts) {
    @Nullable Made before = made.get(used);
    notKnown = before == Made.NOT_KNOWN;
    mayHaveMore = false;
    if (before == Made.NOTHING || notKnown) {
      return false;
    }
    naming.takeOpen();
    boolean[] seen = new boolean[1];
    Predicate<Found> watched =
        found -> {
          seen[0] = true;
          return accepts.test(found);
        };
    boolean stopped =
        law.goalTest().equals(GoalTest.EQUAL) ? equal(used, watched) : tested(used, watched);
    boolean open = naming.takeOpen();
    notKnown = open && !seen[0];
    mayHaveMore = open && seen[0];
    if (!notKnown || !meter.isOver()) {
      made.put(used, seen[0] ? Made.SOMETHING : notKnown ? Made.NOT_KNOWN : Made.NOTHING);
    }
    return stopped;
  }

  /** Whether a 1 may be any power of the base, in a Solution or in the Goal. */
  boolean hasPowers() {
    return !powers.isNone() || !goalPowers.isNone();
  }

  /**
   * The same as {@link #visit}, once more, where a 1 may be any power of the base: with all
   * exponents that can matter. Then nothing but one Solution is wanted, whatever the exponents.
   */
  boolean visitPowers(long used, Predicate<Found> accepts) {
    @Nullable Made near = made.get(used);
    boolean same = powers.count(used) == 0;
    if (!law.goalTest().equals(GoalTest.EQUAL) || (goalPowers.isNone() && same)) {
      boolean stopped = visit(used, accepts);
      notKnown |= !goalPowers.isNone();
      return stopped;
    }
    @Nullable Made before =
        goalPowers.isNone() && near == Made.NOTHING ? near : madeOfPowers.get(used);
    notKnown = before == Made.NOT_KNOWN;
    if (before == Made.NOTHING || notKnown) {
      return false;
    }
    naming.takeOpen();
    boolean stopped = false;
    if (!naming.ground().parts().hasIdleCubes(used)) {
      if (near == Made.NOT_KNOWN && same) {
        naming.markOpen();
      }
      List<Target> all = new ArrayList<>(near == Made.NOTHING && same ? List.of() : targets);
      all.addAll(farTargets(used));
      stopped = visitPowers(used, all, accepts);
    }
    notKnown = naming.takeOpen();
    if (!stopped && !(notKnown && meter.isOver())) {
      madeOfPowers.put(used, notKnown ? Made.NOT_KNOWN : Made.NOTHING);
    }
    return stopped;
  }

  private boolean visitPowers(long used, List<Target> wanted, Predicate<Found> accepts) {
    for (Target target : wanted) {
      if (allows(used, target)
          && powerNaming.visit(
              naming.ground().parts().of(used),
              target.word(),
              reading -> {
                naming.markOpen(); // until it is accepted
                return accepts.test(new Found(reading, target));
              })) {
        return true;
      }
    }
    return false;
  }

  /** What the Goal may be worth with such powers of the base as the part can meet. */
  private List<Target> farTargets(long used) {
    if (goalPowers.isNone()) {
      return List.of();
    }
    OptionalInt bound = powerNaming.bound(used, goalPowers);
    if (bound.isEmpty() || !goalPowers.areFew(bound.getAsInt())) {
      naming.markOpen();
      return List.of();
    }
    return farTargets.computeIfAbsent(
        bound.getAsInt(),
        most ->
            targets(goalPowers.upTo(most)).stream()
                .filter(far -> targets.stream().noneMatch(near -> near.word() == far.word()))
                .toList());
  }

  /** A Solution and the Goal side that it meets. */
  record Found(Reading solution, Target target) {}

  private boolean allows(long used, Target target) {
    return inventory.factorials() < 0
        || stock.count(used, inventory.factorials()) + target.factorials()
            <= law.factorials().inEquation();
  }

  private boolean equal(long used, Predicate<Found> accepts) {
    for (Target target : targets) {
      if (allows(used, target)
          && naming.visit(
              used, target.word(), reading -> accepts.test(new Found(reading, target)))) {
        return true;
      }
    }
    return false;
  }

  private boolean tested(long used, Predicate<Found> accepts) {
    ValueSet values = naming.values(used);
    for (int i = 0; i < values.size(); i++) {
      long word = values.get(i);
      if (!(numbers.exact(word) instanceof Num value)) {
        naming.markOpen();
        continue;
      }
      for (Target target : targets) {
        if (allows(used, target)) {
          Truth meets = law.goalTest().meets(numbers.arithmetic(), value, target.value());
          if (meets == Truth.UNKNOWN) {
            naming.markOpen();
          } else if (meets == Truth.TRUE
              && naming.visit(used, word, reading -> accepts.test(new Found(reading, target)))) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
