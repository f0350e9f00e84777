package org.mathmat.bots;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.mathmat.bots.Foresight.Reach;
import org.mathmat.solver.Limits;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Procedure;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Shake;

/**
 * What the coach writes down about a move, little by little; what is not known yet can be asked.
 */
final class MoveSheet {
  private final int event;
  private final int player;
  private final Action action;
  private final Shake after;
  private final Optional<Shake> before;

  /** The moves that could have been made instead, each kind of cube once. */
  private final Map<Action, Fate> instead = new LinkedHashMap<>();

  private Fate fate = Fate.UNKNOWN;
  private Outlook left = new Outlook.Unknown("There was no time to look at it.");
  private Optional<String> known = Optional.empty();
  private Optional<String> now = Optional.empty();

  /**
   * @param before the shake before it; none where the Goal was set
   */
  MoveSheet(int event, int player, Action action, Shake after, Optional<Shake> before) {
    this.event = event;
    this.player = player;
    this.action = action;
    this.after = after;
    this.before = before;
  }

  int player() {
    return player;
  }

  Shake after() {
    return after;
  }

  private Scene scene() {
    return Scene.of(after);
  }

  void couldHaveBeen(Action other) {
    instead.put(other, Fate.UNKNOWN);
  }

  boolean hasUndecided() {
    return instead.containsValue(Fate.UNKNOWN);
  }

  boolean isKnown() {
    return fate != Fate.UNKNOWN && !(left instanceof Outlook.Unknown);
  }

  private boolean isCounted() {
    return switch (left) {
      case Outlook.Solvable found ->
          found.complete() || found.papers().size() >= Coach.MOST_SOLUTIONS;
      case Outlook.Hopeless _ -> true;
      case Outlook.Unknown _ -> false;
    };
  }

  /** Finds out what the move left, and a shortest paper. */
  void look(Study study, Procedure book, Limits limits) {
    Scene scene = scene();
    known.ifPresent(paper -> study.remember(scene, paper));
    if (fate == Fate.UNKNOWN) {
      fate = Fate.of(study, scene, book, after.terms(), limits);
    }
    if (fate == Fate.NOW && now.isEmpty()) {
      now = paper(study, scene, Reach.ONE_CUBE, limits);
    }
    if (left instanceof Outlook.Unknown) {
      left = study.shortest(scene, Reach.ANY, limits);
    }
    known =
        left instanceof Outlook.Solvable found
            ? Optional.of(found.first())
            : study.known(scene, Reach.ANY);
  }

  /** A shortest paper, or at least one. */
  private static Optional<String> paper(Study study, Scene scene, Reach reach, Limits limits) {
    return study.shortest(scene, reach, limits) instanceof Outlook.Solvable found
        ? Optional.of(found.first())
        : study.known(scene, reach);
  }

  /** Counts the papers that are left; what is known already is not given up for less. */
  void count(Study study, Limits limits) {
    if (!isCounted()
        && study.several(scene(), Coach.MOST_SOLUTIONS, limits) instanceof Outlook.Solvable more
        && !(left instanceof Outlook.Solvable before
            && before.papers().size() > more.papers().size())) {
      left = more;
    }
  }

  /** Finds out which other moves were safe. */
  void compare(Study study, Procedure book, Limits limits) {
    analyse(study, book, limits);
    known.ifPresent(paper -> study.remember(scene(), paper));
    for (Map.Entry<Action, Fate> other : instead.entrySet()) {
      if (limits.stop().getAsBoolean()) {
        return;
      }
      if (other.getValue() == Fate.UNKNOWN) {
        Shake was = before.orElseThrow();
        Scene scene = Turns.after(Scene.of(was), other.getKey()).orElseThrow();
        other.setValue(Fate.of(study, scene, book, was.terms(), limits));
      }
    }
  }

  /** All regular moves together first. */
  private void analyse(Study study, Procedure book, Limits limits) {
    if (before.isEmpty() || !hasUndecided() || limits.stop().getAsBoolean()) {
      return;
    }
    Shake was = before.get();
    Foresight foresight = study.foresight(was.table());
    Map<Foresight.Placing, Fate> fates = foresight.moves(was.mat(), limits);
    instead.replaceAll((other, fate) ->
        fate == Fate.UNKNOWN && other instanceof Action.Move move
            ? Fate.inBook(
                fates.getOrDefault(placing(foresight, was, move), Fate.UNKNOWN),
                book,
                was.terms(),
                Turns.after(Scene.of(was), move).orElseThrow().mat())
            : fate);
  }

  private static Foresight.Placing placing(Foresight foresight, Shake shake, Action.Move move) {
    int cube = shake.table().named(move.cube(), shake.mat(), Section.RESOURCES).orElseThrow();
    return new Foresight.Placing(foresight.kind(cube), move.to());
  }

  /**
   * What it left to be challenged.
   *
   * @param needsAlternative whether one more cube is a flub only where the mover could have done
   *     better
   */
  Fate fate(boolean needsAlternative) {
    boolean noneWasSafe =
        before.isPresent() && !hasUndecided() && !instead.containsValue(Fate.SAFE);
    return fate == Fate.NOW && needsAlternative && noneWasSafe ? Fate.SAFE : fate;
  }

  ShakeReview.Move review(boolean needsAlternative, Optional<ShakeReview.Missed> missed) {
    int open = (int) instead.values().stream().filter(Fate.UNKNOWN::equals).count();
    Optional<ShakeReview.SafeMoves> safe =
        before.map(_ ->
            new ShakeReview.SafeMoves(
                instead.entrySet().stream()
                    .filter(other -> other.getValue() == Fate.SAFE)
                    .map(Map.Entry::getKey)
                    .toList(),
                open));
    return new ShakeReview.Move(
        event,
        player,
        action,
        fate(needsAlternative),
        left,
        left instanceof Outlook.Unknown ? known : Optional.empty(),
        now,
        safe,
        missed);
  }
}
