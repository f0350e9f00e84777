package org.mathmat.bots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.mathmat.bots.Foresight.Reach;
import org.mathmat.exact.Truth;
import org.mathmat.solver.Limits;
import org.mathmat.table.Offer;
import org.mathmat.table.Rules;
import org.mathmat.table.Seat;
import org.mathmat.table.score.Challenge;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Cause;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Event;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Mat;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Phase;
import org.mathmat.table.shake.Section;
import org.mathmat.table.shake.Shake;
import org.mathmat.table.shake.Situation;

/** Goes through a match of Equations or On-Sets and says what each move was worth. */
public final class Coach {
  /** Solutions are counted up to here. */
  public static final int MOST_SOLUTIONS = 100;

  /** What each move is asked: what it left, what was safe, how many Solutions are left. */
  private static final int QUESTIONS = 3;

  /** What each of the many moves that were not made may take. */
  private static final long STEPS = 60_000;

  private final Game game;
  private final Rules<Match, Action, Entry> rules;
  private final IntFunction<Limits> allowance;
  private final Study study;
  private final List<ShakeReview> reviews = new ArrayList<>();
  private int questionsLeft;

  /** The shake under way. */
  private Sheet sheet = new Sheet(0);

  /** What is written down about a shake while it goes on. */
  private static final class Sheet {
    private final int setter;
    private final List<ShakeReview.Move> moves = new ArrayList<>();
    private final List<ShakeReview.Paper> papers = new ArrayList<>();
    private Optional<Shake> shake = Optional.empty();
    private Optional<ShakeReview.Claim> claim = Optional.empty();
    private Optional<ShakeReview.Missed> open = Optional.empty();

    Sheet(int setter) {
      this.setter = setter;
    }

    /** Nobody made the challenge that was there. */
    void missed() {
      open.ifPresent(challenge -> moves.add(moves.removeLast().withMissed(challenge)));
      open = Optional.empty();
    }
  }

  private Coach(
      Game game, Rules<Match, Action, Entry> rules, IntFunction<Limits> allowance, int moves) {
    this.game = game;
    this.rules = rules;
    this.allowance = allowance;
    this.study = Study.of(game);
    this.questionsLeft = QUESTIONS * moves;
  }

  /**
   * Reviews every shake of a match.
   *
   * @param events of the match from its beginning
   * @param allowance the limits of the next question, by how many are still to be asked
   */
  public static List<ShakeReview> review(
      Game game,
      Rules<Match, Action, Entry> rules,
      List<Entry> events,
      IntFunction<Limits> allowance) {
    int moves = (int) events.stream().filter(entry -> isMove(entry.event())).count();
    Coach coach = new Coach(game, rules, allowance, moves);
    Match match = rules.opening();
    for (int i = 0; i < events.size(); i++) {
      Match after = rules.after(match, events.get(i));
      coach.see(i, match, events.get(i).event(), after);
      match = after;
    }
    if (match.phase() instanceof Phase.InShake) {
      coach.close(Optional.empty(), List.of());
    }
    return List.copyOf(coach.reviews);
  }

  private static boolean isMove(Event event) {
    return event instanceof Event.GoalSet
        || event instanceof Event.Moved
        || event instanceof Event.Shifted;
  }

  private Limits nextQuestion() {
    return allowance.apply(Math.max(1, questionsLeft--));
  }

  private void see(int number, Match before, Event event, Match after) {
    if (after.phase() instanceof Phase.InShake phase) {
      sheet.shake = Optional.of(phase.shake());
    }
    switch (event) {
      case Event.ShakeBegun(int setter) -> sheet = new Sheet(setter);
      case Event.GoalSet e -> goal(number, e);
      case Event.Moved e ->
          moved(number, before, e.player(), new Turn(e.bonus(), e.cube(), e.to(), false));
      case Event.Shifted e ->
          moved(number, before, e.player(), new Turn(e.bonus(), e.cube(), e.to(), true));
      case Event.ForcedOut _ -> sheet.missed();
      case Event.Challenged(int player, Challenge challenge) ->
          claimed(number, before, player, challenge);
      case Event.PaperJudged e -> judged(number, before, e, after);
      case Event.ShakeEnded e -> close(Optional.of(e.ended()), e.scores());
      case Event _ -> {}
    }
  }

  private void close(Optional<String> ended, List<Integer> scores) {
    if (ended.isPresent()) {
      sheet.missed();
    }
    reviews.add(
        new ShakeReview(
            reviews.size() + 1,
            sheet.setter,
            sheet.shake.map(Shake::variations).orElse(List.of()),
            sheet.shake.map(Shake::cards).orElse(List.of()),
            sheet.shake.flatMap(Shake::goal),
            sheet.moves,
            sheet.claim,
            sheet.papers,
            ended,
            scores));
  }

  // -------------------------------------------------------------------------------------- moves

  private void goal(int number, Event.GoalSet e) {
    add(number, e.player(), new Action.SetGoal(e.goal()), Optional::empty);
  }

  /** The cubes of a turn by their numbers. */
  private record Turn(Optional<Integer> bonus, int cube, Section to, boolean shifted) {
    Action action(Mat mat) {
      Optional<String> first = bonus.map(mat.cubes()::get);
      String second = mat.cubes().get(cube);
      return shifted ? new Action.Shift(first, second, to) : new Action.Move(first, second, to);
    }
  }

  private void moved(int number, Match before, int player, Turn turn) {
    sheet.missed();
    if (before.phase() instanceof Phase.InShake phase) {
      Shake shake = phase.shake();
      add(
          number,
          player,
          turn.action(shake.mat()),
          () -> Optional.of(safeMoves(before, shake, player)));
    }
  }

  private void add(
      int number, int player, Action action, Supplier<Optional<ShakeReview.SafeMoves>> instead) {
    Shake shake = sheet.shake.orElseThrow();
    Scene scene = Scene.of(shake);
    Limits limits = nextQuestion();
    Fate fate = Fate.of(study, scene, game.procedure(), shake.terms(), limits);
    Optional<String> now =
        fate == Fate.NOW ? shortest(scene, Reach.ONE_CUBE, limits) : Optional.empty();
    Outlook left = study.several(scene, MOST_SOLUTIONS, nextQuestion());
    Optional<ShakeReview.SafeMoves> safe = instead.get();
    boolean noneWasSafe = safe.stream().anyMatch(s -> s.moves().isEmpty() && s.open() == 0);
    if (fate == Fate.NOW && needsAlternative() && noneWasSafe) {
      fate = Fate.SAFE;
    }
    sheet.moves.add(
        new ShakeReview.Move(
            number,
            player,
            action,
            fate,
            left,
            left instanceof Outlook.Unknown ? study.known(scene, Reach.ANY) : Optional.empty(),
            now,
            safe,
            Optional.empty()));
    sheet.open =
        right(fate).map(challenge -> new ShakeReview.Missed(challenge, shake.opponents(player)));
  }

  /** A shortest paper, or at least one. */
  private Optional<String> shortest(Scene scene, Reach reach, Limits limits) {
    return study.shortest(scene, reach, limits) instanceof Outlook.Solvable found
        ? Optional.of(found.first())
        : study.known(scene, reach);
  }

  /** Under the Guide, one more cube is a flub only where the mover could have done better. */
  private boolean needsAlternative() {
    return game.procedure().challenges().moves().contains(Challenge.A_FLUB);
  }

  /** The challenge that would be right. */
  private Optional<Challenge> right(Fate fate) {
    return switch (fate) {
      case NOW -> Optional.of(needsAlternative() ? Challenge.A_FLUB : Challenge.NOW);
      case IMPOSSIBLE -> Optional.of(needsAlternative() ? Challenge.P_FLUB : Challenge.IMPOSSIBLE);
      case SAFE, UNKNOWN -> Optional.empty();
    };
  }

  /** The regular moves and shifts that left nothing to challenge. */
  private ShakeReview.SafeMoves safeMoves(Match before, Shake shake, int player) {
    Limits question = nextQuestion();
    Limits limits =
        new Limits(question.stop(), Math.min(STEPS, question.steps()), question.memory());
    Scene scene = Scene.of(shake);
    Map<String, Action> kinds = new LinkedHashMap<>();
    rules
        .offers(before, Seat.player(player))
        .flatMap(offer ->
            offer instanceof Offer.Ready<Action>(Action action) ? Stream.of(action) : Stream.of())
        .filter(action -> !Turns.hasBonus(action))
        .forEach(action ->
            Turns.after(shake.mat(), action)
                .ifPresent(
                    mat -> kinds.putIfAbsent(study.foresight().likeness(scene.with(mat)), action)));
    List<Action> safe = new ArrayList<>();
    int open = 0;
    for (Action action : kinds.values()) {
      Scene after = scene.with(Turns.after(shake.mat(), action).orElseThrow());
      switch (Fate.of(study, after, game.procedure(), shake.terms(), limits)) {
        case SAFE -> safe.add(action);
        case UNKNOWN -> open++;
        case NOW, IMPOSSIBLE -> {}
      }
    }
    return new ShakeReview.SafeMoves(safe, open);
  }

  // ---------------------------------------------------------------------- challenges and papers

  private void claimed(int number, Match before, int player, Challenge challenge) {
    boolean met = sheet.open.stream().anyMatch(missed -> missed.challenge() == challenge);
    if (met) {
      sheet.open = Optional.empty();
    } else {
      sheet.missed();
    }
    if (before.phase() instanceof Phase.InShake phase) {
      Truth right = isRight(phase.shake(), challenge, allowance.apply(Math.max(1, questionsLeft)));
      sheet.claim =
          Optional.of(
              new ShakeReview.Claim(
                  number,
                  player,
                  challenge,
                  right == Truth.UNKNOWN ? Optional.empty() : Optional.of(right == Truth.TRUE)));
    }
  }

  private Truth isRight(Shake shake, Challenge challenge, Limits limits) {
    Scene scene = Scene.of(shake);
    SafeAlternatives alternatives = new SafeAlternatives(study, shake, limits);
    return switch (challenge) {
      case NOW -> study.solvable(scene, Reach.ONE_CUBE, limits);
      case IMPOSSIBLE, P_FLUB -> study.solvable(scene, Reach.ANY, limits).not();
      case FORCE_OUT_NO_SOLUTION -> study.solvable(scene, Reach.ONE_CUBE, limits).not();
      case A_FLUB, FORCE_OUT_A_FLUB -> flub(scene, alternatives.toLast(), limits);
      case CA_FLUB -> flub(scene, alternatives.toEarlier(), limits);
      case NO_GOAL -> Truth.UNKNOWN;
    };
  }

  private Truth flub(Scene scene, Optional<String> alternative, Limits limits) {
    Truth one = study.solvable(scene, Reach.ONE_CUBE, limits);
    boolean cut = limits.stop().getAsBoolean();
    return one == Truth.TRUE && alternative.isEmpty() ? (cut ? Truth.UNKNOWN : Truth.FALSE) : one;
  }

  private void judged(int number, Match before, Event.PaperJudged e, Match after) {
    Optional<Cause> cause =
        switch (before.phase()) {
          case Phase.Writing p -> Optional.of(p.cause());
          case Phase.Checking p -> Optional.of(p.cause());
          case Phase _ -> Optional.empty();
        };
    if (cause.isPresent() && !after.judged().isEmpty()) {
      String text = after.judged().getLast().text();
      Situation situation = new Situation(sheet.shake.orElseThrow(), cause.get());
      sheet.papers.add(
          new ShakeReview.Paper(
              number,
              e.writer(),
              text,
              e.correct(),
              game.referee().judge(situation, text).reasons()));
    }
  }
}
