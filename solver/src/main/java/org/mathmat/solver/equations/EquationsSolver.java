package org.mathmat.solver.equations;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.mathmat.equations.Challenge;
import org.mathmat.equations.Cube;
import org.mathmat.equations.Finding;
import org.mathmat.equations.Goal;
import org.mathmat.equations.GoalReader;
import org.mathmat.equations.Judge;
import org.mathmat.equations.Law;
import org.mathmat.equations.Position;
import org.mathmat.equations.Symbol;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Effort;
import org.mathmat.solver.Limits;
import org.mathmat.solver.search.Meter;

/**
 * Answers questions about one shake of Equations: one law, one Goal, and the cubes that were rolled
 * beside it. What was worked out for one question is kept for the next. For one thread.
 */
public final class EquationsSolver {
  /** What one operation may cost in a search that makes millions of them. */
  private static final Effort QUICK = new Effort(1 << 13, 2_000, 60, 12, 400_000L);

  /** How many Solutions of one part the judge may refuse before the search goes on. */
  private static final int MOST_REFUSALS = 12;

  /** More than any kit has; the search grows with every cube. */
  private static final int MOST_CUBES = 36;

  private final Law law;
  private final Goal goal;
  private final List<Cube> cubes;
  private final Judge judge;
  private final Optional<Finding> illegal;
  private final Meter meter = new Meter();
  private List<Search> searches = List.of();
  private boolean everyChoice = true;

  /**
   * @param cubes all cubes of the shake that are not in the Goal; those of a position must be among
   *     them
   */
  public EquationsSolver(Law law, Goal goal, List<Cube> cubes) {
    this.law = law;
    this.goal = goal;
    this.cubes = List.copyOf(cubes);
    Arithmetic ordinary = new Arithmetic(Effort.ORDINARY);
    this.judge = new Judge(law, ordinary);
    this.illegal = new GoalReader(law, ordinary).illegal(goal);
  }

  /** For the cubes that can be used in a position. */
  public static EquationsSolver of(Law law, Goal goal, Position position) {
    List<Cube> cubes = new ArrayList<>(position.required());
    cubes.addAll(position.permitted());
    cubes.addAll(position.resources());
    return new EquationsSolver(law, goal, cubes);
  }

  /** A shortest Solution in the position, or the proof that there is none. */
  public Answer solve(Position position, Limits limits) {
    return solve(position, 1, limits);
  }

  /** Up to so many Solutions that differ in more than grouping, the shortest first. */
  public Answer solve(Position position, int most, Limits limits) {
    if (illegal.isPresent()) {
      return new Answer.Impossible(illegal.get().message());
    }
    if (cubes.size() > MOST_CUBES) {
      return new Answer.Unknown("There are more cubes here than a shake has.");
    }
    meter.start(limits);
    Question question = new Question(position, most);
    try {
      prepare();
      question.run();
      return question.answer();
    } catch (Meter.Halted halted) {
      if (meter.memory() > limits.memory()) {
        searches = List.of();
        meter.forget();
      }
      return question.found.isEmpty()
          ? new Answer.Unknown(sentence(halted.why()))
          : question.answer();
    }
  }

  /** What each move would lead to that the next mover could choose. */
  public List<Move> moves(Position position, Limits limits) {
    List<Move> moves = new ArrayList<>();
    List<Cube> seen = new ArrayList<>();
    for (Cube resource : position.resources()) {
      Cube cube = law.raised().isPresent() ? resource : Cube.of(resource.symbol());
      if (!seen.contains(cube)) {
        seen.add(cube);
        for (Move.Section section : Move.Section.values()) {
          moves.add(move(position, resource, cube, section, limits));
        }
      }
    }
    return moves;
  }

  private Move move(
      Position position, Cube resource, Cube cube, Move.Section section, Limits limits) {
    Position now = after(position, resource, section, Challenge.NOW);
    Answer atOnce = solve(now, limits);
    if (atOnce instanceof Answer.Solvable solvable) {
      return new Move(cube, section, Move.Result.NOW, Optional.of(solvable.first()));
    }
    Answer ever = solve(after(position, resource, section, Challenge.IMPOSSIBLE), limits);
    Move.Result result =
        switch (ever) {
          case Answer.Impossible _ -> Move.Result.IMPOSSIBLE;
          case Answer.Solvable _ ->
              atOnce instanceof Answer.Impossible ? Move.Result.SAFE : Move.Result.UNKNOWN;
          case Answer.Unknown _ -> Move.Result.UNKNOWN;
        };
    return new Move(cube, section, result, Optional.empty());
  }

  private static Position after(
      Position position, Cube cube, Move.Section section, Challenge challenge) {
    List<Cube> resources = new ArrayList<>(position.resources());
    resources.remove(cube);
    return new Position(
        position.goal(),
        with(position.required(), cube, section == Move.Section.REQUIRED),
        with(position.permitted(), cube, section == Move.Section.PERMITTED),
        with(position.forbidden(), cube, section == Move.Section.FORBIDDEN),
        resources,
        challenge);
  }

  private static List<Cube> with(List<Cube> cubes, Cube cube, boolean added) {
    if (!added) {
      return cubes;
    }
    List<Cube> more = new ArrayList<>(cubes);
    more.add(cube);
    return more;
  }

  private static String sentence(String why) {
    return why.substring(0, 1).toUpperCase(Locale.ROOT) + why.substring(1) + ".";
  }

  private void prepare() {
    if (!searches.isEmpty()) {
      return;
    }
    Arithmetic arithmetic = new Arithmetic(QUICK, meter::isOver);
    GoalReader.Choices choices = new GoalReader(law, new Arithmetic(Effort.ORDINARY)).choices(goal);
    everyChoice = choices.complete();
    Numbers numbers = new Numbers(arithmetic, meter);
    List<Search> made = new ArrayList<>();
    for (Symbol meaning : meanings()) {
      Search search = new Search(law, cubes, meaning, choices.all(), numbers, meter);
      if (search.hasTargets()) {
        made.add(search);
      }
    }
    searches = made;
  }

  /** What the wild cube may stand for, what it shows first; one of no effect if there is none. */
  private List<Symbol> meanings() {
    List<Symbol> meanings = new ArrayList<>();
    law.wild()
        .ifPresentOrElse(
            wild -> {
              meanings.add(wild.cube());
              boolean there =
                  cubes.stream().anyMatch(cube -> cube.symbol() == wild.cube())
                      || goal.cubes().stream().anyMatch(cube -> cube.symbol() == wild.cube());
              for (Symbol symbol : Symbol.values()) {
                if (there && symbol != wild.cube() && law.wildReach(wild).contains(symbol)) {
                  meanings.add(symbol);
                }
              }
            },
            () -> meanings.add(Symbol.ZERO));
    return meanings;
  }

  /** One question and what was found so far. */
  private final class Question {
    private final Position position;
    private final int most;
    private final Map<String, Solution> found = new LinkedHashMap<>();
    private boolean open = !everyChoice;
    private int refused;

    Question(Position position, int most) {
      this.position = position;
      this.most = most;
    }

    void run() {
      open = !everyChoice;
      List<Holdings> holdings = searches.stream().map(s -> s.holdings(position, meter)).toList();
      int largest = holdings.stream().mapToInt(Holdings::most).max().orElse(0);
      for (int cubes = 2; cubes <= largest; cubes++) {
        int size = cubes;
        for (int i = 0; i < holdings.size(); i++) {
          Search search = searches.get(i);
          if (holdings.get(i).parts(size, used -> search.isOwn(used) && see(search, used, size))) {
            return;
          }
        }
        meter.reached("every Solution of up to " + cubes + " cubes");
      }
    }

    private boolean see(Search search, long used, int size) {
      meter.step(1);
      refused = 0;
      boolean stopped = search.visit(used, one -> accept(one, size));
      open |= search.isNotKnown(used);
      return stopped && found.size() >= most;
    }

    private boolean accept(Search.Found one, int size) {
      String text = Writing.text(one.solution());
      String key = Difference.key(one.solution());
      if (found.containsKey(key)) {
        return false;
      }
      String equation = text + " = " + one.target().text();
      if (!judge.judge(position, equation).correct()) {
        open = true;
        return ++refused >= MOST_REFUSALS;
      }
      found.put(key, new Solution(text, equation, size));
      return found.size() >= most;
    }

    Answer answer() {
      if (!found.isEmpty()) {
        return new Answer.Solvable(new ArrayList<>(found.values()));
      }
      return open
          ? new Answer.Unknown(
              "Every Solution was covered whose numbers can be worked out, but some could not be"
                  + " (very large, endless powers of the base, or endless signs), so this is no"
                  + " proof.")
          : new Answer.Impossible("Every possibility was covered.");
    }
  }
}
