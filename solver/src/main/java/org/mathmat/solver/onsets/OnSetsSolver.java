package org.mathmat.solver.onsets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.onsets.Card;
import org.mathmat.onsets.Challenge;
import org.mathmat.onsets.Cubes;
import org.mathmat.onsets.Division;
import org.mathmat.onsets.Goal;
import org.mathmat.onsets.Judge;
import org.mathmat.onsets.Law;
import org.mathmat.onsets.Manner;
import org.mathmat.onsets.Position;
import org.mathmat.onsets.Section;
import org.mathmat.onsets.Symbol;
import org.mathmat.onsets.Universe;
import org.mathmat.solver.Limits;
import org.mathmat.solver.search.Meter;
import org.mathmat.solver.search.Stock;
import org.mathmat.table.Reason;

/** Answers whether a Goal of On-Sets can be reached in a position. For one thread. */
public final class OnSetsSolver {
  /** More than any kit has; the search grows with every cube. */
  private static final int MOST_CUBES = 20;

  /** Up to so many cubes a Solution is looked for before it is asked whether there can be one. */
  private static final int EASY = 4;

  private final Law law;
  private final Judge judge;
  private final Meter meter = new Meter();

  public OnSetsSolver(Division division, Law law) {
    this.law = law;
    this.judge = new Judge(division, law);
  }

  /** A paper with a shortest first Solution, or the proof that there is none. */
  public SetAnswer solve(Position position, Limits limits) {
    return solve(position, 1, limits);
  }

  /** Up to so many papers that name different cards, the shortest first. */
  public SetAnswer solve(Position position, int most, Limits limits) {
    Optional<Goal> goal = position.goal();
    if (goal.isEmpty()) {
      return new SetAnswer.Unknown("There is no Goal.");
    }
    List<Reason> illegal = judge.goal(goal.get());
    if (!illegal.isEmpty()) {
      return new SetAnswer.Impossible(illegal.getFirst().message());
    }
    if (usable(position).size() > MOST_CUBES) {
      return new SetAnswer.Unknown("There are more cubes here than a shake has.");
    }
    meter.start(limits);
    meter.forget();
    Question question = new Question(position, law.goalValues(goal.get()), most);
    try {
      question.run();
    } catch (Meter.Halted halted) {
      if (question.papers.isEmpty()) {
        return new SetAnswer.Unknown("A limit came first: " + halted.why() + ".");
      }
    }
    return question.answer();
  }

  /** What each move would lead to that the next mover could choose. */
  public List<SetMove> moves(Position position, Limits limits) {
    List<SetMove> moves = new ArrayList<>();
    for (Symbol cube : Symbol.ALL) {
      if (position.resources().has(cube)) {
        for (Section section : law.sections(Manner.MOVE, cube, position.resources().size())) {
          moves.add(move(position, cube, section, limits));
        }
      }
    }
    return moves;
  }

  private SetMove move(Position position, Symbol cube, Section section, Limits limits) {
    SetAnswer atOnce = solve(after(position, cube, section, Challenge.NOW), limits);
    if (atOnce instanceof SetAnswer.Solvable solvable) {
      return new SetMove(cube, section, "now", Optional.of(solvable.first()));
    }
    String result =
        switch (solve(after(position, cube, section, Challenge.IMPOSSIBLE), limits)) {
          case SetAnswer.Impossible _ -> "impossible";
          case SetAnswer.Solvable _ -> atOnce instanceof SetAnswer.Impossible ? "safe" : "unknown";
          case SetAnswer.Unknown _ -> "unknown";
        };
    return new SetMove(cube, section, result, Optional.empty());
  }

  private static Position after(
      Position position, Symbol cube, Section section, Challenge challenge) {
    return new Position(
        position.universe(),
        position.goal(),
        section == Section.REQUIRED ? position.required().plus(cube) : position.required(),
        section == Section.PERMITTED ? position.permitted().plus(cube) : position.permitted(),
        section == Section.FORBIDDEN ? position.forbidden().plus(cube) : position.forbidden(),
        position.resources().minus(cube).orElseThrow(),
        challenge);
  }

  /** A Goal that can be set, and a shortest way to reach it. */
  public record Settable(Goal goal, List<String> paper, int cubes) {
    public Settable {
      paper = List.copyOf(paper);
    }
  }

  /** The Goals that can be set with a roll, each value once, easiest first. */
  public List<Settable> goals(Universe universe, Cubes roll, int most, Limits limits) {
    List<Settable> settable = new ArrayList<>();
    Set<List<Integer>> values = new LinkedHashSet<>();
    List<Goal> goals = new ArrayList<>(Goal.all(roll));
    goals.sort(Comparator.comparingInt(goal -> goal.digits().size()));
    List<Symbol> others = roll.list().stream().filter(cube -> !cube.is(Symbol.Kind.DIGIT)).toList();
    for (Goal goal : goals) {
      if (!law.goalValues(goal).isEmpty()
          && values.add(law.goalValues(goal))
          && solve(
                  new Position(
                      universe,
                      Optional.of(goal),
                      Cubes.NONE,
                      Cubes.NONE,
                      Cubes.NONE,
                      Cubes.of(others),
                      Challenge.IMPOSSIBLE),
                  limits)
              instanceof SetAnswer.Solvable solvable) {
        settable.add(new Settable(goal, solvable.first(), solvable.cubes()));
      }
    }
    settable.sort(Comparator.comparingInt(Settable::cubes));
    return List.copyOf(settable.subList(0, Math.min(most, settable.size())));
  }

  /** A Solution, the cards it names and the cubes it takes. */
  private record Found(String text, int set, int cubes) {}

  /** One question and what was found so far. */
  private final class Question {
    private final Position position;
    private final int most;
    private final List<Search> searches = new ArrayList<>();
    private final List<Found> found = new ArrayList<>();
    private final List<List<String>> papers = new ArrayList<>();
    private int cubes;
    private boolean refused;

    Question(Position position, List<Integer> goal, int most) {
      this.position = position;
      this.most = most;
      for (Card blank : blanks(position.universe())) {
        Deck deck = new Deck(law, position.universe().wearing(blank), goal);
        for (Optional<Heap.WildMeaning> wild : meanings(position)) {
          searches.add(new Search(position, deck, wild));
        }
      }
    }

    void run() {
      int largest =
          position.required().size() + position.permitted().size() + position.resources().size();
      List<Search> open = searches;
      for (int size = 2; size <= largest; size++) {
        if (size == EASY + 1) {
          open = searches.stream().filter(Search::mayReach).toList();
        }
        for (Search search : open) {
          if (search.ofSize(size, this::accept)) {
            return;
          }
        }
        meter.reached("every Solution of up to " + size + " cubes");
      }
    }

    private boolean accept(Found one) {
      if (found.stream().anyMatch(other -> other.set() == one.set())) {
        return false;
      }
      int wanted = law.writing().solutions();
      if (wanted == 1) {
        add(List.of(one.text()), one.cubes());
        found.add(one);
      } else {
        pair(one);
      }
      return papers.size() >= most;
    }

    /** Two Solutions, of which the second names a card that the first does not. */
    private void pair(Found one) {
      for (Found other : found) {
        if ((one.set() & ~other.set()) != 0) {
          add(List.of(other.text(), one.text()), other.cubes());
          break;
        }
        if ((other.set() & ~one.set()) != 0) {
          add(List.of(one.text(), other.text()), one.cubes());
          break;
        }
      }
      found.add(one);
    }

    private void add(List<String> paper, int count) {
      if (!judge.judge(position, paper).correct()) {
        refused = true;
        return;
      }
      if (papers.isEmpty()) {
        cubes = count;
      }
      papers.add(paper);
    }

    SetAnswer answer() {
      if (!papers.isEmpty()) {
        return new SetAnswer.Solvable(papers, cubes);
      }
      return refused
          ? new SetAnswer.Unknown("The judge refused what was found, so this is no proof.")
          : new SetAnswer.Impossible("Every possibility was covered.");
    }
  }

  /** The dots that the blank card may bear; those it has first. */
  private List<Card> blanks(Universe universe) {
    if (!universe.cards().contains(Card.BLANK)) {
      return List.of(Card.BLANK);
    }
    List<Card> blanks = new ArrayList<>(law.blankMayBe());
    blanks.sort((a, b) -> Integer.compare(a.dots(), b.dots()));
    return blanks;
  }

  /** What a wild cube stands for: what it shows first. */
  private List<Optional<Heap.WildMeaning>> meanings(Position position) {
    List<Optional<Heap.WildMeaning>> meanings = new ArrayList<>();
    meanings.add(Optional.empty());
    Cubes usable = usable(position);
    for (Map.Entry<Symbol, Set<Symbol>> wild : law.meanings().wild().entrySet()) {
      for (Symbol meaning : wild.getValue()) {
        if (usable.has(wild.getKey())
            && !meaning.is(Symbol.Kind.DIGIT)
            && !law.meanings().freely(wild.getKey()).contains(meaning)) {
          meanings.add(Optional.of(new Heap.WildMeaning(wild.getKey(), meaning)));
        }
      }
    }
    return meanings;
  }

  private static Cubes usable(Position position) {
    return position.required().plus(position.permitted()).plus(position.resources());
  }

  /** Sees a Solution; true to see no more. */
  @FunctionalInterface
  private interface Visitor {
    boolean see(Found found);
  }

  /** The search for one meaning of the wild cube and one face of the blank card. */
  private final class Search {
    private final Deck deck;
    private final Parts parts;
    private final NamedSets names;
    private final Restrictions restrictions;
    private final boolean wantsRestriction;
    private final List<Long> nameParts;
    private final List<Long> restrictionParts;

    Search(Position position, Deck deck, Optional<Heap.WildMeaning> wild) {
      this.deck = deck;
      Heap heap = new Heap(law, usable(position), wild);
      Stock stock = heap.stock();
      this.parts = new Parts(law, heap, stock, position);
      this.names = new NamedSets(law, heap, stock, deck, meter);
      this.restrictions = new Restrictions(law, heap, stock, deck, names, meter);
      this.wantsRestriction = parts.wantsRestriction();
      this.nameParts = parts.names();
      this.restrictionParts =
          parts.restrictions().stream().filter(part -> restrictions.relations(part) > 0).toList();
    }

    /** Whether some set and some Restrictions meet the Goal, whatever cubes they share. */
    boolean mayReach() {
      Masks named = new Masks(deck.cards());
      nameParts.forEach(part -> named.addAll(names.of(part)));
      int[] sets = named.toArray();
      if (!wantsRestriction && meets(sets, deck.all())) {
        return true;
      }
      Masks kept = new Masks(deck.cards());
      for (long part : restrictionParts) {
        for (int mask : restrictions.of(part)) {
          if (kept.add(mask) && meets(sets, mask)) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean meets(int[] sets, int kept) {
      meter.step(sets.length);
      for (int set : sets) {
        if (deck.meets(set & kept)) {
          return true;
        }
      }
      return false;
    }

    /** Shows Solutions of so many cubes. */
    boolean ofSize(int size, Visitor visitor) {
      for (long part : nameParts) {
        meter.step(1);
        if (parts.cubes(part, 0) > size) {
          break;
        }
        if (!wantsRestriction
            && parts.cubes(part, 0) == size
            && parts.allows(part, 0)
            && plain(part, size, visitor)) {
          return true;
        }
      }
      for (long restriction : restrictionParts) {
        if (parts.cubes(restriction, 0) > size) {
          break;
        }
        for (long part : nameParts) {
          meter.step(1);
          if (parts.cubes(part, 0) > size) {
            break;
          }
          if (parts.cubes(part, restriction) == size
              && parts.allows(part, restriction)
              && restricted(part, restriction, size, visitor)) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean plain(long part, int size, Visitor visitor) {
      for (int set : names.of(part).toArray()) {
        if (deck.meets(set) && visitor.see(new Found(names.text(part, set) + note(), set, size))) {
          return true;
        }
      }
      return false;
    }

    private boolean restricted(long part, long restriction, int size, Visitor visitor) {
      int[] sets = names.of(part).toArray();
      for (int kept : restrictions.of(restriction)) {
        meter.step(sets.length);
        for (int set : sets) {
          if (deck.meets(set & kept)) {
            String text =
                restrictions.text(restriction, kept) + " ; " + names.text(part, set) + note();
            if (visitor.see(new Found(text, set & kept, size))) {
              return true;
            }
          }
        }
      }
      return false;
    }

    private String note() {
      return deck.blank().equals(Card.BLANK) ? "" : " where blank=" + deck.blank().text();
    }
  }
}
