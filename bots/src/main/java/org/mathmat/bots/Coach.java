package org.mathmat.bots;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.mathmat.solver.Limits;
import org.mathmat.table.Offer;
import org.mathmat.table.Rules;
import org.mathmat.table.Seat;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Cause;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Event;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Phase;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Shake;
import org.mathmat.table.shake.Situation;
import org.mathmat.table.shake.WrittenPaper;

/**
 * Goes through a match of Equations or On-Sets and says what each move was worth. First it looks at
 * every move of every shake in few steps, then at what could have been done instead, then it counts
 * Solutions, and only then insists, in the time that is left, on what is still open. What it does
 * not find out it leaves unknown.
 */
public final class Coach {
  /** Solutions are counted up to here. */
  public static final int MOST_SOLUTIONS = 100;

  /** The steps of a first look at a move that was made, a few milliseconds at most. */
  private static final long LOOK = 60_000;

  /** Those of each of the many moves that were not made. */
  private static final long GLANCE = 20_000;

  private final Game game;
  private final Rules<Match, Action, Entry> rules;
  private final List<ShakeSheet> sheets = new ArrayList<>();

  /** The time of a review. */
  @FunctionalInterface
  public interface Time {
    /** Limits for a part of what is left, where all parts come to {@code of}. */
    Limits share(int part, int of);
  }

  private Coach(Game game, Rules<Match, Action, Entry> rules) {
    this.game = game;
    this.rules = rules;
  }

  /**
   * Reviews every shake of a match.
   *
   * @param events of the match from its beginning
   */
  public static List<ShakeReview> review(
      Game game, Rules<Match, Action, Entry> rules, List<Entry> events, Time time) {
    Coach coach = new Coach(game, rules);
    coach.read(events);
    coach.think(time);
    List<ShakeReview> reviews = new ArrayList<>();
    for (ShakeSheet sheet : coach.sheets) {
      reviews.add(sheet.review(reviews.size() + 1, game));
    }
    return List.copyOf(reviews);
  }

  // ----------------------------------------------------------------------------------- thinking

  private void think(Time time) {
    each(sheets, time, LOOK, (sheet, study, limits) -> sheet.look(study, game.procedure(), limits));
    each(
        sheets,
        time,
        GLANCE,
        (sheet, study, limits) -> sheet.compare(study, game.procedure(), limits));
    each(sheets, time, LOOK, (sheet, study, limits) -> sheet.count(study, limits));
    List<ShakeSheet> open = sheets.stream().filter(ShakeSheet::isOpen).toList();
    for (int i = 0; i < open.size(); i++) {
      open.get(i).insist(new Study(), game.procedure(), time, open.size() - i - 1);
    }
  }

  /** A turn of the coach to one shake. */
  private interface Task {
    void of(ShakeSheet sheet, Study study, Limits limits);
  }

  /**
   * Each shake has its own study, which is dropped afterwards: that of a whole match would not fit.
   */
  private void each(List<ShakeSheet> some, Time time, long steps, Task task) {
    int left = some.stream().mapToInt(ShakeSheet::size).sum();
    for (ShakeSheet sheet : some) {
      Limits share = time.share(sheet.size(), left);
      Limits limits = new Limits(share.stop(), Math.min(steps, share.steps()), share.memory());
      task.of(sheet, new Study(), limits);
      left -= sheet.size();
    }
  }

  // ------------------------------------------------------------------------------------ reading

  private void read(List<Entry> events) {
    Match match = rules.opening();
    Optional<ShakeSheet> sheet = Optional.empty();
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i).event();
      Match after = rules.after(match, events.get(i));
      if (event instanceof Event.ShakeBegun(int setter)) {
        sheet = Optional.of(new ShakeSheet(setter));
        sheets.add(sheet.get());
      }
      if (sheet.isPresent()) {
        see(sheet.get(), i, match, event, after);
      }
      match = after;
    }
  }

  private void see(ShakeSheet sheet, int number, Match before, Event event, Match after) {
    if (after.phase() instanceof Phase.InShake phase) {
      sheet.shake = Optional.of(phase.shake());
    }
    switch (event) {
      case Event.GoalSet e ->
          sheet.shake.ifPresent(shake ->
              sheet.moves.add(
                  new MoveSheet(
                      number, e.player(), new Action.SetGoal(e.goal()), shake, Optional.empty())));
      case Event.Moved e ->
          moved(sheet, number, before, e.player(), new Turn(e.bonus(), e.cube(), e.to(), false));
      case Event.Shifted e ->
          moved(sheet, number, before, e.player(), new Turn(e.bonus(), e.cube(), e.to(), true));
      case Event.ForcedOut _ -> sheet.passed = true;
      case Event.Challenged e -> {
        if (before.phase() instanceof Phase.InShake phase) {
          sheet.claim =
              Optional.of(new ShakeSheet.Claim(number, e.player(), e.challenge(), phase.shake()));
        }
      }
      case Event.PaperJudged e -> judged(sheet, number, before, e, after);
      case Event.ShakeEnded e -> {
        sheet.ended = Optional.of(e.ended());
        sheet.scores = e.scores();
      }
      case Event _ -> {}
    }
  }

  /** The cubes of a turn by their numbers. */
  private record Turn(Optional<Integer> bonus, int cube, Section to, boolean shifted) {
    Action action(List<String> faces) {
      Optional<String> first = bonus.map(faces::get);
      String second = faces.get(cube);
      return shifted ? new Action.Shift(first, second, to) : new Action.Move(first, second, to);
    }
  }

  private void moved(ShakeSheet sheet, int number, Match before, int player, Turn turn) {
    if (before.phase() instanceof Phase.InShake phase && sheet.shake.isPresent()) {
      Shake shake = phase.shake();
      MoveSheet move =
          new MoveSheet(
              number, player, turn.action(shake.cubes()), sheet.shake.get(), Optional.of(shake));
      others(before, shake, player).forEach(move::couldHaveBeen);
      sheet.moves.add(move);
    }
  }

  /** The moves and shifts that were open to a player, without bonus moves, each kind once. */
  private List<Action> others(Match before, Shake shake, int player) {
    Foresight foresight = Foresight.of(shake.table());
    Set<String> kinds = new LinkedHashSet<>();
    return rules
        .offers(before, Seat.player(player))
        .flatMap(offer ->
            offer instanceof Offer.Ready<Action>(Action action) ? Stream.of(action) : Stream.of())
        .filter(action ->
            !Turns.hasBonus(action)
                && Turns.after(Scene.of(shake), action)
                    .filter(scene -> kinds.add(foresight.likeness(scene.mat())))
                    .isPresent())
        .toList();
  }

  private void judged(
      ShakeSheet sheet, int number, Match before, Event.PaperJudged e, Match after) {
    Optional<Cause> cause =
        switch (before.phase()) {
          case Phase.Writing p -> Optional.of(p.cause());
          case Phase.Checking p -> Optional.of(p.cause());
          case Phase _ -> Optional.empty();
        };
    if (cause.isPresent() && !after.judged().isEmpty()) {
      Situation situation = new Situation(sheet.shake.orElseThrow(), cause.get());
      WrittenPaper paper =
          situation.shake().table().paper(after.judged().getLast().text().orElseThrow());
      sheet.papers.add(
          new ShakeReview.Paper(
              number, e.writer(), paper.text(), e.correct(), paper.judge(situation).reasons()));
    }
  }
}
