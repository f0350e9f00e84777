package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/** Every reading of a sound Solution worked out: which cards it names, and what they count. */
final class Worth {
  private final Solution solution;
  private final Universe universe;
  private final Forest forest;
  private final IntUnaryOperator count;
  private final int[] named;

  /** What each Restriction may keep, and what the Restrictions up to it may keep together. */
  private final List<int[]> kept = new ArrayList<>(1);

  private final List<int[]> together = new ArrayList<>(2);
  private final int[] sets;

  Worth(Solution solution, Universe dealt, Law law) {
    this.solution = solution;
    this.universe = solution.blank().isPresent() ? dealt.wearing(solution.blank().get()) : dealt;
    this.forest = new Forest(universe, law.signs());
    this.count = law.count().over(universe);
    this.named = forest.named(solution.name());
    together.add(new int[] {universe.all()});
    for (Restriction restriction : solution.restrictions()) {
      int[] one = forest.kept(restriction);
      kept.add(one);
      together.add(forest.common(together.getLast(), one));
    }
    this.sets = forest.common(together.getLast(), named);
  }

  /** Whether there were too many readings to work all of them out. */
  boolean unknown() {
    return forest.exhausted();
  }

  Verdict.Paper paper() {
    return new Verdict.Paper(Optional.of(solution), sets(), values());
  }

  private List<CardSet> sets() {
    List<CardSet> list = new ArrayList<>(sets.length);
    for (int set : sets) {
      list.add(new CardSet(set));
    }
    return list;
  }

  /** What the readings count, each number once, the smallest first. */
  private List<Integer> values() {
    List<Integer> values = new ArrayList<>(1);
    for (int set : sets) {
      int value = count.applyAsInt(set);
      if (!values.contains(value)) {
        values.add(value);
      }
    }
    values.sort(Comparator.naturalOrder());
    return values;
  }

  /** Whether the Solution equals a legal value of the Goal in every reading. */
  void compare(List<Integer> goal, List<Finding> faults) {
    List<Integer> values = values();
    if (goal.containsAll(values)) {
      return;
    }
    if (values.stream().noneMatch(goal::contains)) {
      faults.add(
          new Finding(
              OnSetsClause.EQUALS_GOAL,
              "The Set-Name comes to " + or(values) + ", and the Goal is " + or(goal) + ".",
              values.size() == 1 ? cards(sets[0]) : solution.text()));
      return;
    }
    for (int set : sets) {
      int value = count.applyAsInt(set);
      if (!goal.contains(value)) {
        faults.add(
            new Finding(
                OnSetsClause.EVERY_READING,
                "Grouped another way the Solution comes to "
                    + value
                    + ", and the Goal is "
                    + or(goal)
                    + ". Add parentheses that allow only the grouping you mean.",
                reading(set)));
        return;
      }
    }
  }

  /** Whether every reading shows what a variation wants. */
  void check(Demand demand, List<Finding> faults) {
    switch (demand) {
      case Demand.Holds(Card card) -> {
        for (int set : sets) {
          if ((set & card.bit()) == 0) {
            faults.add(
                new Finding(
                    demand.clause(),
                    "The card "
                        + card.text()
                        + " is required: it must be in the set, and it is not.",
                    reading(set)));
            return;
          }
        }
      }
      case Demand.Lacks(Card card) -> {
        for (int set : sets) {
          if ((set & card.bit()) != 0) {
            faults.add(
                new Finding(
                    demand.clause(),
                    "The card " + card.text() + " is forbidden, and it is in the set.",
                    reading(set)));
            return;
          }
        }
      }
      case Demand.RestrictionsRemove(int least) -> {
        for (int i = 0; i < kept.size(); i++) {
          for (int keeps : kept.get(i)) {
            if (Integer.bitCount(universe.all() & ~keeps) < least) {
              Restriction restriction = solution.restrictions().get(i);
              faults.add(
                  new Finding(
                      demand.clause(),
                      "Each Restriction must remove at least one card, and this one removes none.",
                      forest.grouped(restriction, keeps).text()));
              break;
            }
          }
        }
      }
      case Demand.UsesCube _, Demand.Operations _ -> {}
    }
  }

  /** The Solution grouped so that it has one reading, which names this set. */
  private String reading(int set) {
    for (int keeps : together.getLast()) {
      for (int name : named) {
        if ((keeps & name) == set) {
          List<Restriction> grouped = new ArrayList<>();
          int target = keeps;
          for (int i = kept.size() - 1; i >= 0; i--) {
            int[] pair = split(target, together.get(i), kept.get(i));
            grouped.addFirst(forest.grouped(solution.restrictions().get(i), pair[1]));
            target = pair[0];
          }
          return new Solution(grouped, forest.grouped(solution.name(), name), solution.blank())
              .text();
        }
      }
    }
    throw new IllegalStateException("No reading of " + solution.text() + " names that set.");
  }

  private static int[] split(int target, int[] before, int[] own) {
    for (int one : before) {
      for (int other : own) {
        if ((one & other) == target) {
          return new int[] {one, other};
        }
      }
    }
    throw new IllegalStateException("No reading keeps those cards.");
  }

  private static String cards(int set) {
    return set == 0 ? "no card" : new CardSet(set).text();
  }

  static String or(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" or "));
  }

  /** A card of the second that no reading of the first has, in every reading of both. */
  static Optional<Finding> newCard(List<CardSet> first, List<CardSet> second) {
    if ((long) first.size() * second.size() > MOST_PAIRS) {
      return Optional.of(
          new Finding(
              OnSetsClause.VERIFIABLE, "There are too many ways to group these Solutions."));
    }
    for (CardSet one : first) {
      for (CardSet other : second) {
        if ((other.mask() & ~one.mask()) == 0) {
          return Optional.of(
              new Finding(
                  OnSetsClause.NEW_CARD,
                  "The second Solution must name a card that the first does not, and all of its"
                      + " cards are in the first.",
                  cards(other.mask())));
        }
      }
    }
    return Optional.empty();
  }

  private static final int MOST_PAIRS = 5_000_000;
}
