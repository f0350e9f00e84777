package org.mathmat.equations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rules in force in a shake, as a short list of seams. A division's own law is amended by each
 * variation that was chosen; the judge and the solver read the result and know no variation.
 *
 * @param numerals how digits form numerals
 * @param signs what each sign means
 * @param grouping how what is not grouped is grouped
 * @param turns how a cube that stands for a number may be turned
 * @param wild the wild cube, if there is one
 * @param raised the colour whose digits may be raised as exponents, if there is one
 * @param supply how many cubes a sign takes that is used more than once
 * @param factorials how many {@code !} there may be
 * @param goalCubes the most cubes of a Goal
 * @param goalTest what it takes to meet the Goal
 * @param demands what every Solution must show
 * @param sections where each clause stands in the rule-book
 */
public record Law(
    Numerals numerals,
    Signs signs,
    GroupingRule grouping,
    Set<Turn> turns,
    Optional<Wild> wild,
    Optional<Colour> raised,
    Supply supply,
    Factorials factorials,
    int goalCubes,
    GoalTest goalTest,
    List<Demand> demands,
    Map<EquationsClause, String> sections) {
  public Law {
    turns = Set.copyOf(turns);
    demands = List.copyOf(demands);
    sections = Collections.unmodifiableMap(new EnumMap<>(sections));
  }

  /** The rule-book's section for a clause. */
  public String cite(EquationsClause clause) {
    return sections.getOrDefault(clause, "");
  }

  /** Whether a cube may be turned so on that side; both ways at once only in a Solution. */
  public boolean allows(Turn turn, Side side) {
    return switch (turn) {
      case UPRIGHT -> true;
      case SIDEWAYS, UPSIDE_DOWN -> turns.contains(turn);
      case BOTH ->
          side == Side.SOLUTION
              && turns.contains(Turn.SIDEWAYS)
              && turns.contains(Turn.UPSIDE_DOWN);
    };
  }

  /** What the wild cube can stand for: no digit that the base has not. */
  public Set<Symbol> wildReach(Wild wild) {
    Set<Symbol> reach = EnumSet.copyOf(wild.reach());
    reach.removeIf(symbol -> symbol.isDigit() && symbol.ordinal() >= numerals.base());
    return reach;
  }

  public Law with(Numerals other) {
    return new Law(
        other,
        signs,
        grouping,
        turns,
        wild,
        raised,
        supply,
        factorials,
        goalCubes,
        goalTest,
        demands,
        sections);
  }

  public Law with(Signs other) {
    return new Law(
        numerals,
        other,
        grouping,
        turns,
        wild,
        raised,
        supply,
        factorials,
        goalCubes,
        goalTest,
        demands,
        sections);
  }

  public Law alsoTurns(Turn turn) {
    Set<Turn> more = EnumSet.of(turn);
    more.addAll(turns);
    return new Law(
        numerals,
        signs,
        grouping,
        more,
        wild,
        raised,
        supply,
        factorials,
        goalCubes,
        goalTest,
        demands,
        sections);
  }

  public Law with(Wild other) {
    return new Law(
        numerals,
        signs,
        grouping,
        turns,
        Optional.of(other),
        raised,
        supply,
        factorials,
        goalCubes,
        goalTest,
        demands,
        sections);
  }

  public Law raising(Colour colour) {
    return new Law(
        numerals,
        signs,
        grouping,
        turns,
        wild,
        Optional.of(colour),
        supply,
        factorials,
        goalCubes,
        goalTest,
        demands,
        sections);
  }

  public Law with(Supply other) {
    return new Law(
        numerals,
        signs,
        grouping,
        turns,
        wild,
        raised,
        other,
        factorials,
        goalCubes,
        goalTest,
        demands,
        sections);
  }

  public Law with(Factorials other) {
    return new Law(
        numerals, signs, grouping, turns, wild, raised, supply, other, goalCubes, goalTest, demands,
        sections);
  }

  public Law with(GoalTest other) {
    return new Law(
        numerals,
        signs,
        grouping,
        turns,
        wild,
        raised,
        supply,
        factorials,
        goalCubes,
        other,
        demands,
        sections);
  }

  public Law demanding(Demand demand) {
    List<Demand> more = new ArrayList<>(demands);
    more.add(demand);
    return new Law(
        numerals,
        signs,
        grouping,
        turns,
        wild,
        raised,
        supply,
        factorials,
        goalCubes,
        goalTest,
        more,
        sections);
  }

  /** The clauses stand in this section from now on. */
  Law citing(Set<EquationsClause> clauses, String section) {
    Map<EquationsClause, String> more = new EnumMap<>(EquationsClause.class);
    more.putAll(sections);
    clauses.forEach(clause -> more.put(clause, section));
    return new Law(
        numerals,
        signs,
        grouping,
        turns,
        wild,
        raised,
        supply,
        factorials,
        goalCubes,
        goalTest,
        demands,
        more);
  }
}
