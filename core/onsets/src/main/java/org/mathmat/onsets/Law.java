package org.mathmat.onsets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.mathmat.table.Key;
import org.mathmat.table.book.Keys;
import org.mathmat.table.book.Sections;
import org.mathmat.table.shake.Section;

/**
 * The rules of one shake as a short list of seams: the division's, amended by each variation in
 * force in the order of choice. Judge, solver and players read this and know no variation by name.
 *
 * @param symbols what may stand in a Solution of the division
 * @param meanings what a cube may mean
 * @param blankMayBe the dots that a writer may give the blank card
 * @param signs what a sign between two sets means
 * @param manifold symbols that may be used any number of times where one cube of them may be used
 * @param goalReadings what the Goal may be read as
 * @param count how cards count
 * @param demands what every Solution must show
 * @param writing how many Solutions are written, and the times for it
 * @param moves what moves exist
 * @param offered what each rule lets people write
 * @param sections where each clause stands in the rule-book
 */
public record Law(
    Set<Symbol> symbols,
    Meanings meanings,
    Set<Card> blankMayBe,
    Signs signs,
    Set<Symbol> manifold,
    GoalReadings goalReadings,
    CardCount count,
    List<Demand> demands,
    Writing writing,
    Set<Manner> moves,
    Keys<Law> offered,
    Map<OnSetsClause, String> sections) {
  public Law {
    symbols = Collections.unmodifiableSet(EnumSet.copyOf(symbols));
    demands = List.copyOf(demands);
    blankMayBe = Collections.unmodifiableSet(new LinkedHashSet<>(blankMayBe));
    manifold = Collections.unmodifiableSet(manifold);
    moves = Collections.unmodifiableSet(EnumSet.copyOf(moves));
    sections = Collections.unmodifiableMap(new EnumMap<>(sections));
  }

  /** The law of a division before any variation. */
  public static Law of(Set<Symbol> symbols, Sections<OnSetsClause> sections) {
    return new Law(
        symbols,
        Meanings.PLAIN,
        Set.of(Card.BLANK),
        Signs.PLAIN,
        Set.of(),
        GoalReadings.Plain.AS_IT_LIES,
        CardCount.ONCE,
        List.of(),
        Writing.ONE_SOLUTION,
        EnumSet.of(Manner.MOVE, Manner.BONUS),
        Keypad.PLAIN,
        sections.byClause());
  }

  public Law interchanging(Symbol one, Symbol other) {
    return with(meanings.interchanging(one, other));
  }

  /** The cube may stand for any symbol of the division. */
  public Law wild(Symbol cube) {
    return with(meanings.wild(cube, symbols));
  }

  public Law blankMayBe(Set<Card> dots) {
    return amended(draft -> draft.blankMayBe = dots);
  }

  public Law minusMeans(SetOperation operation) {
    Signs changed = new Signs(signs.union(), signs.intersection(), operation);
    return amended(draft -> draft.signs = changed);
  }

  /** These symbols may be used many times. */
  public Law manyTimes(Set<Symbol> often) {
    return amended(draft -> draft.manifold = EnumSet.copyOf(often));
  }

  public Law readingGoal(GoalReadings readings) {
    return amended(draft -> draft.goalReadings = readings);
  }

  public Law counting(CardCount cards) {
    return amended(draft -> draft.count = cards);
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

  /** What may be written on a paper. */
  public List<Key> keys() {
    return offered.under(this);
  }

  /** What may be written in a position; a Goal only where its writer chooses it. */
  public List<Key> keys(Position position) {
    List<Key> playable = Key.playable(keys(), position.signs());
    return position.goal().isEmpty() ? playable : Key.inSolution(playable);
  }

  /** The rule-book's section for a clause. */
  public String cite(OnSetsClause clause) {
    return sections.getOrDefault(clause, "");
  }

  /** The clauses stand in this section from now on. */
  Law citing(Set<OnSetsClause> clauses, String section) {
    Map<OnSetsClause, String> more = new EnumMap<>(OnSetsClause.class);
    more.putAll(sections);
    clauses.forEach(clause -> more.put(clause, section));
    return amended(draft -> draft.sections = more);
  }

  public Law writing(Writing papers) {
    return amended(draft -> draft.writing = papers);
  }

  public Law alsoAllowing(Manner manner) {
    EnumSet<Manner> more = EnumSet.copyOf(moves);
    more.add(manner);
    return amended(draft -> draft.moves = more);
  }

  private Law with(Meanings others) {
    return amended(draft -> draft.meanings = others);
  }

  /** The legal values of a Goal: whole numbers that its readings name, each once. */
  public List<Integer> goalValues(Goal goal) {
    return legalReadings(goal).stream().map(Goal::value).toList();
  }

  /** One reading of the Goal for each of its legal values. */
  public List<Goal> legalReadings(Goal goal) {
    if (goal.arrangement() == Goal.Arrangement.ILLEGAL) {
      return List.of();
    }
    List<Goal> readings = new ArrayList<>();
    for (Goal reading : goalReadings.of(goal)) {
      int value = reading.value();
      if (value >= 0 && readings.stream().noneMatch(other -> other.value() == value)) {
        readings.add(reading);
      }
    }
    return List.copyOf(readings);
  }

  /** Where a cube may go, with so many cubes in Resources, itself included unless it is shifted. */
  public Set<Section> sections(Manner manner, Symbol cube, int resources) {
    if (!moves.contains(manner) || cube.is(Symbol.Kind.DIGIT)) {
      return Set.of();
    }
    boolean relation = cube.is(Symbol.Kind.RELATION);
    boolean stays = resources <= 1 || (relation && resources > RELATIONS_STAY);
    return switch (manner) {
      case MOVE ->
          stays
              ? EnumSet.of(Section.REQUIRED, Section.PERMITTED)
              : EnumSet.copyOf(Section.OF_MOVES);
      case BONUS -> stays ? Set.of() : EnumSet.of(Section.FORBIDDEN);
      case SHIFT -> {
        EnumSet<Section> open = EnumSet.of(Section.REQUIRED, Section.FORBIDDEN);
        if (relation) {
          open.remove(Section.FORBIDDEN);
        }
        yield resources < 1 ? Set.of() : open;
      }
    };
  }

  /** While Resources hold more cubes than this, no = or ⊆ goes to Forbidden (section IV-D). */
  private static final int RELATIONS_STAY = 4;

  private Law amended(Consumer<Draft> amendment) {
    Draft draft = new Draft(this);
    amendment.accept(draft);
    return draft.law();
  }

  /** A law that is being amended: the old one, seam by seam, until it is made anew. */
  private static final class Draft {
    private final Set<Symbol> symbols;
    private Meanings meanings;
    private Set<Card> blankMayBe;
    private Signs signs;
    private Set<Symbol> manifold;
    private GoalReadings goalReadings;
    private CardCount count;
    private List<Demand> demands;
    private Writing writing;
    private Set<Manner> moves;
    private Keys<Law> offered;
    private Map<OnSetsClause, String> sections;

    Draft(Law law) {
      symbols = law.symbols;
      meanings = law.meanings;
      blankMayBe = law.blankMayBe;
      signs = law.signs;
      manifold = law.manifold;
      goalReadings = law.goalReadings;
      count = law.count;
      demands = law.demands;
      writing = law.writing;
      moves = law.moves;
      offered = law.offered;
      sections = law.sections;
    }

    Law law() {
      return new Law(
          symbols,
          meanings,
          blankMayBe,
          signs,
          manifold,
          goalReadings,
          count,
          demands,
          writing,
          moves,
          offered,
          sections);
    }
  }
}
