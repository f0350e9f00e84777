package org.mathmat.host;

import java.util.List;
import java.util.Optional;
import org.mathmat.bots.Bot;
import org.mathmat.bots.DiceBot;
import org.mathmat.bots.Hint;
import org.mathmat.bots.Strength;
import org.mathmat.mathdice.match.DiceAction;
import org.mathmat.mathdice.match.DiceEntry;
import org.mathmat.mathdice.match.DiceEvent;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.mathdice.match.DiceRules;
import org.mathmat.mathdice.match.DiceText;
import org.mathmat.solver.Limits;
import org.mathmat.table.Act;
import org.mathmat.table.Rules;
import org.mathmat.table.Violation;
import org.mathmat.table.record.ActionText;
import org.mathmat.table.shake.Lot;
import org.mathmat.table.shake.Procedure;

/** A match of MathDice under way. */
public final class LiveDice extends RuledMatch<DiceMatch, DiceAction, DiceEntry> {
  private final Rules<DiceMatch, DiceAction, DiceEntry> rules;

  private LiveDice(
      Rules<DiceMatch, DiceAction, DiceEntry> rules, List<String> players, DiceMatch state) {
    super(players, state);
    this.rules = rules;
  }

  /** Before the first point. */
  public static LiveDice opening(DiceMatch.Play play, List<String> players) {
    DiceRules rules = new DiceRules(players.size(), play);
    return new LiveDice(rules, players, rules.opening());
  }

  @Override
  Rules<DiceMatch, DiceAction, DiceEntry> rules() {
    return rules;
  }

  @Override
  ActionText<DiceAction> text() {
    return DiceText.WORDS;
  }

  @Override
  LiveDice with(List<String> names, DiceMatch next) {
    return new LiveDice(rules, names, next);
  }

  @Override
  Turn.OfPoint turn(Optional<Act<DiceAction>> act, List<DiceEntry> events) {
    return new Turn.OfPoint(act, events);
  }

  @Override
  Turn.OfPoint mine(Turn<?, ?> turn) {
    return switch (turn) {
      case Turn.OfPoint mine -> mine;
      case Turn.OfShake _ -> throw new IllegalStateException("A turn of another game: " + turn);
    };
  }

  @Override
  Optional<Violation> setAside(DiceEntry entry) {
    return Optional.empty();
  }

  @Override
  public Optional<String> bonus(DiceAction action) {
    return Optional.empty();
  }

  @Override
  DiceAction begin() {
    return new DiceAction.BeginPoint();
  }

  @Override
  List<DiceAction> rolls(Seed seed) {
    return Chance.point(seed);
  }

  /** In MathDice anybody may call first. */
  @Override
  Optional<DiceAction> drawing(Seed seed) {
    return Optional.empty();
  }

  @Override
  Optional<Lot> drawn() {
    return Optional.empty();
  }

  /** MathDice has no rounds, and its rules say so. */
  @Override
  DiceAction called() {
    return new DiceAction.RoundSignal();
  }

  @Override
  boolean begins(DiceEntry entry) {
    return entry.event() instanceof DiceEvent.PointBegun;
  }

  @Override
  boolean calls(DiceEntry entry) {
    return false;
  }

  @Override
  boolean comesOrGoes(DiceAction action) {
    return action instanceof DiceAction.Leave || action instanceof DiceAction.Return;
  }

  /** A star was once a power; the event has the calculation as it was understood. */
  @Override
  public String recorded(String words, Turn<?, ?> turn) {
    for (DiceEntry entry : mine(turn).events()) {
      if (entry.event() instanceof DiceEvent.Stated stated) {
        return "states " + stated.expression();
      }
    }
    return words;
  }

  @Override
  public Optional<Procedure.Round> round() {
    return Optional.empty();
  }

  /** Three dice are judged at once. */
  @Override
  public boolean judges() {
    return false;
  }

  @Override
  public boolean inShake() {
    return !(state().phase() instanceof DiceMatch.Phase.Idle);
  }

  @Override
  int shakes(DiceMatch match) {
    return match.points().size();
  }

  @Override
  List<Integer> totals(DiceMatch match) {
    return match.totals();
  }

  @Override
  List<Bot<DiceMatch, DiceAction>> bots(List<Strength> strengths) {
    return strengths.stream().<Bot<DiceMatch, DiceAction>>map(DiceBot::new).toList();
  }

  /** MathDice is played against the clock, where nobody is helped. */
  @Override
  Optional<Hint> hint(DiceMatch seen, Hint.Level level, Limits limits) {
    return Optional.empty();
  }

  @Override
  Optional<DiceAction> pick(int player, RandomPlayer bot) {
    return bot.point(state(), offers(player));
  }
}
