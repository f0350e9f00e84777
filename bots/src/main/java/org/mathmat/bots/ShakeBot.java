package org.mathmat.bots;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.mathmat.solver.Limits;
import org.mathmat.table.Offer;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Phase;

/** Plays Equations and On-Sets under every rule-book. */
public final class ShakeBot implements Bot<Match, Action> {
  private final Game game;
  private final Study study;
  private final Strength strength;

  /**
   * @param study what is known about the shake; bots of one thread may share it
   */
  public ShakeBot(Game game, Study study, Strength strength) {
    this.game = game;
    this.study = study;
    this.strength = strength;
  }

  /** What it comes to, and how a person would have come to it. */
  private record Thought(Optional<Action> action, Pace pace) {}

  @Override
  public Decision<Action> decide(
      int player, Match seen, List<Offer<Action>> offers, Luck luck, Limits limits) {
    Thinking thinking = Thinking.of(game, study, strength, player, seen, offers, luck, limits);
    Thought thought = thought(thinking);
    Duration time = thought.pace().time(strength, luck);
    return new Decision<>(
        thought
            .action()
            .map(action -> isOffered(thinking, action) ? Optional.of(action) : simple(thinking))
            .orElse(Optional.empty()),
        time);
  }

  /** Something that can be done without thinking, in place of what is not offered after all. */
  private static Optional<Action> simple(Thinking thinking) {
    return thinking.offers().stream()
        .filter(action ->
            switch (action) {
              case Action.Select _,
                  Action.Agree _,
                  Action.Move _,
                  Action.Join _,
                  Action.Present _,
                  Action.Accept _ ->
                  true;
              case Action _ -> false;
            })
        .findFirst();
  }

  private static boolean isOffered(Thinking thinking, Action action) {
    return thinking.offers().contains(action)
        || switch (action) {
          case Action.SetGoal _ -> thinking.open().contains("goal");
          case Action.Present _ -> thinking.open().contains("presents");
          case Action.Reject _ -> thinking.open().contains("rejects");
          case Action _ -> false;
        };
  }

  private static Thought thought(Thinking thinking) {
    Optional<Action> back = offered(thinking, new Action.Return());
    if (back.isPresent()) {
      return new Thought(back, Pace.GLANCE);
    }
    Optional<Action> charge =
        thinking.offers().stream()
            .filter(Action.Charge.class::isInstance)
            .filter(_ -> thinking.luck().percent(thinking.strength().checks()))
            .findFirst();
    return charge.isPresent()
        ? new Thought(charge, Pace.CHALLENGE)
        : inPhase(thinking, thinking.match().phase());
  }

  private static Optional<Action> offered(Thinking thinking, Action action) {
    return Optional.of(action).filter(thinking.offers()::contains);
  }

  private static Thought inPhase(Thinking thinking, Phase phase) {
    GoalSetting goals = new GoalSetting(thinking);
    PaperWork papers = new PaperWork(thinking);
    int player = thinking.player();
    return switch (phase) {
      case Phase.Idle _, Phase.Rolling _ -> new Thought(Optional.empty(), Pace.GLANCE);
      case Phase.Choosing p when p.chooser() == player ->
          new Thought(goals.variation(p.shake()), Pace.GLANCE);
      case Phase.Setting p when p.shake().setter() == player ->
          new Thought(goals.set(p.shake()), Pace.GOAL);
      case Phase.Countering p when p.player() == player ->
          new Thought(goals.set(p.shake()), Pace.GOAL);
      case Phase.Answering p when p.silent().has(player) ->
          new Thought(answer(thinking, goals.counter(p.shake()).isPresent()), Pace.MOVE);
      case Phase.Moving p -> moving(thinking, p);
      case Phase.Holding p when p.holder() == player ->
          new Thought(challenge(thinking, p), Pace.GLANCE);
      case Phase.Writing p -> writing(thinking, papers, p);
      case Phase.Checking p -> new Thought(papers.check(p), Pace.CHECK);
      case Phase _ -> new Thought(Optional.empty(), Pace.GLANCE);
    };
  }

  private static Optional<Action> challenge(Thinking thinking, Phase.InShake phase) {
    return new Challenging(thinking, phase.shake()).believed().map(Action.MakeChallenge::new);
  }

  private static Thought moving(Thinking thinking, Phase.Moving phase) {
    Optional<Action> challenge = challenge(thinking, phase);
    if (challenge.isPresent() || phase.turn() != thinking.player()) {
      return new Thought(challenge, Pace.CHALLENGE);
    }
    return new Thought(new Moving(thinking, phase.shake()).chosen(), Pace.MOVE);
  }

  /** Agrees with a no-Goal, or shows by a Goal that there is one. */
  private static Optional<Action> answer(Thinking thinking, boolean thereIsOne) {
    return thereIsOne
        ? thinking.offers().stream()
            .filter(action ->
                action instanceof Action.Disagree || action instanceof Action.MakeChallenge)
            .findFirst()
        : offered(thinking, new Action.Agree());
  }

  private static Thought writing(Thinking thinking, PaperWork papers, Phase.Writing phase) {
    Optional<Action> challenge = challenge(thinking, phase);
    if (challenge.isPresent()) {
      return new Thought(challenge, Pace.CHALLENGE);
    }
    return phase
        .duties()
        .of(thinking.player())
        .map(duty ->
            switch (duty.task()) {
              case WRITE -> new Thought(Optional.of(papers.write(phase)), Pace.WRITE);
              case DECIDE -> new Thought(Optional.of(papers.side(phase)), Pace.GLANCE);
            })
        .orElseGet(() -> new Thought(Optional.empty(), Pace.GLANCE));
  }
}
