package org.mathmat.equations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.mathmat.table.Key;
import org.mathmat.table.book.Keys;
import org.mathmat.table.book.Sections;

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
 * @param offered what each rule lets people write
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
    Keys<Law> offered,
    Map<EquationsClause, String> sections) {
  /** How many {@code !} there may be where a variation brings them. */
  public static final int MOST_FACTORIALS = 2;

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

  /** The law of a division before any variation. */
  public static Law of(
      Signs signs,
      GroupingRule grouping,
      int goalCubes,
      int goalDigits,
      Sections<EquationsClause> sections) {
    return new Law(
        Numerals.upTo(goalDigits),
        signs,
        grouping,
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        Supply.CUBE_FOR_EACH_USE,
        new Factorials(MOST_FACTORIALS, MOST_FACTORIALS),
        goalCubes,
        GoalTest.EQUAL,
        List.of(),
        Keypad.PLAIN,
        sections.byClause());
  }

  public Law with(Numerals other) {
    return amended(draft -> draft.numerals = other);
  }

  public Law with(Signs other) {
    return amended(draft -> draft.signs = other);
  }

  public Law alsoTurns(Turn turn) {
    Set<Turn> more = EnumSet.of(turn);
    more.addAll(turns);
    return amended(draft -> draft.turns = more);
  }

  public Law with(Wild other) {
    return amended(draft -> draft.wild = Optional.of(other));
  }

  public Law raising(Colour colour) {
    return amended(draft -> draft.raised = Optional.of(colour));
  }

  public Law with(Supply other) {
    return amended(draft -> draft.supply = other);
  }

  public Law with(Factorials other) {
    return amended(draft -> draft.factorials = other);
  }

  public Law with(GoalTest other) {
    return amended(draft -> draft.goalTest = other);
  }

  public Law demanding(Demand demand) {
    List<Demand> more = new ArrayList<>(demands);
    more.add(demand);
    return amended(draft -> draft.demands = more);
  }

  /** What may be written from now on, too; asked for under the law that is in force then. */
  public Law offering(Function<Law, List<Key>> rule) {
    return amended(draft -> draft.offered = offered.and(rule));
  }

  /** Other uses, from now on, of what may be written. */
  public Law offeringUses(BiFunction<Law, List<Key>, List<Key>> rule) {
    return amended(draft -> draft.offered = offered.andUses(rule));
  }

  /** What may be written in an Equation. */
  public List<Key> keys() {
    return offered.under(this);
  }

  /**
   * What may be written with the cubes of a position. Where a root may be picked, its value needs
   * no cubes, so that every sign may be wanted.
   */
  public List<Key> keys(Position position) {
    return numerals.unit().isPresent()
        ? keys()
        : Key.playable(
            keys(),
            position.cubes().stream()
                .map(cube -> cube.symbol().text())
                .collect(Collectors.toSet()));
  }

  /** The clauses stand in this section from now on. */
  Law citing(Set<EquationsClause> clauses, String section) {
    Map<EquationsClause, String> more = new EnumMap<>(EquationsClause.class);
    more.putAll(sections);
    clauses.forEach(clause -> more.put(clause, section));
    return amended(draft -> draft.sections = more);
  }

  private Law amended(Consumer<Draft> amendment) {
    Draft draft = new Draft(this);
    amendment.accept(draft);
    return draft.law();
  }

  /** A law that is being amended: the old one, seam by seam, until it is made anew. */
  private static final class Draft {
    private final GroupingRule grouping;
    private final int goalCubes;
    private Numerals numerals;
    private Signs signs;
    private Set<Turn> turns;
    private Optional<Wild> wild;
    private Optional<Colour> raised;
    private Supply supply;
    private Factorials factorials;
    private GoalTest goalTest;
    private List<Demand> demands;
    private Keys<Law> offered;
    private Map<EquationsClause, String> sections;

    Draft(Law law) {
      grouping = law.grouping;
      goalCubes = law.goalCubes;
      numerals = law.numerals;
      signs = law.signs;
      turns = law.turns;
      wild = law.wild;
      raised = law.raised;
      supply = law.supply;
      factorials = law.factorials;
      goalTest = law.goalTest;
      demands = law.demands;
      offered = law.offered;
      sections = law.sections;
    }

    Law law() {
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
          offered,
          sections);
    }
  }
}
