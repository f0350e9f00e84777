package org.mathmat.host;

import java.util.List;
import java.util.Optional;
import org.mathmat.bots.Bot;
import org.mathmat.bots.Hint;
import org.mathmat.bots.ShakeBot;
import org.mathmat.bots.Strength;
import org.mathmat.bots.Study;
import org.mathmat.solver.Limits;
import org.mathmat.table.Act;
import org.mathmat.table.Rules;
import org.mathmat.table.Violation;
import org.mathmat.table.book.Kit;
import org.mathmat.table.record.ActionText;
import org.mathmat.table.record.ShakeText;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Event;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Lot;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Phase;
import org.mathmat.table.shake.Procedure;
import org.mathmat.table.shake.Setup;
import org.mathmat.table.shake.ShakeRules;

/** A match of Equations or On-Sets under way. */
public final class LiveShakes extends RuledMatch<Match, Action, Entry> {
  private final Played played;

  /** What is played: it is the same all through the match. */
  private record Played(Game game, Kit kit, Rules<Match, Action, Entry> rules) {}

  private LiveShakes(Played played, List<String> players, Match state) {
    super(players, state);
    this.played = played;
  }

  /**
   * Before the first shake.
   *
   * @param kit what is rolled and dealt
   */
  public static LiveShakes opening(Game game, Kit kit, Setup setup, List<String> players) {
    ShakeRules rules = new ShakeRules(game, setup);
    return new LiveShakes(new Played(game, kit, rules), players, rules.opening());
  }

  public Game game() {
    return played.game();
  }

  @Override
  Rules<Match, Action, Entry> rules() {
    return played.rules();
  }

  @Override
  ActionText<Action> text() {
    return ShakeText.WORDS;
  }

  @Override
  LiveShakes with(List<String> names, Match next) {
    return new LiveShakes(played, names, next);
  }

  @Override
  Turn.OfShake turn(Optional<Act<Action>> act, List<Entry> events) {
    return new Turn.OfShake(act, events);
  }

  @Override
  Turn.OfShake mine(Turn<?, ?> turn) {
    return switch (turn) {
      case Turn.OfShake mine -> mine;
      case Turn.OfPoint _ -> throw new IllegalStateException("A turn of another game: " + turn);
    };
  }

  @Override
  Optional<Violation> setAside(Entry entry) {
    return entry.event() instanceof Event.SetAside aside
        ? Optional.of(new Violation(aside.code(), aside.rule(), aside.message()))
        : Optional.empty();
  }

  @Override
  public Optional<String> bonus(Action action) {
    return switch (action) {
      case Action.Move move -> move.bonus();
      case Action.Shift shift -> shift.bonus();
      case Action _ -> Optional.empty();
    };
  }

  @Override
  Action begin() {
    return new Action.BeginShake();
  }

  @Override
  List<Action> rolls(Seed seed) {
    return Chance.shake(seed, played.kit());
  }

  @Override
  Optional<Action> drawing(Seed seed) {
    return Optional.of(
        new Action.DrawLot(
            Lots.draw(seed, game().kit().lotCube(), players().size()).rounds().stream()
                .map(round -> round.rolls().stream().map(Lot.Roll::face).toList())
                .toList()));
  }

  @Override
  Optional<Lot> drawn() {
    return state().lot();
  }

  @Override
  Action called() {
    return state().round() == Match.Round.RUNNING ? new Action.RoundTime() : new Action.RoundStop();
  }

  @Override
  boolean begins(Entry entry) {
    return entry.event() instanceof Event.ShakeBegun;
  }

  @Override
  boolean calls(Entry entry) {
    return entry.event() instanceof Event.RoundTimeCalled
        || entry.event() instanceof Event.RoundStopCalled;
  }

  @Override
  boolean comesOrGoes(Action action) {
    return action instanceof Action.Leave || action instanceof Action.Return;
  }

  @Override
  public String recorded(String words, Turn<?, ?> turn) {
    return words;
  }

  @Override
  public Optional<Procedure.Round> round() {
    return Optional.of(game().procedure().round());
  }

  /** Papers are judged when the last is handed in or forgone, and while they are checked. */
  @Override
  public boolean judges() {
    Phase phase =
        state().phase() instanceof Phase.Holding held ? held.interrupted() : state().phase();
    return phase instanceof Phase.Writing || phase instanceof Phase.Checking;
  }

  @Override
  public boolean inShake() {
    return !(state().phase() instanceof Phase.Idle);
  }

  @Override
  int shakes(Match match) {
    return match.played().size();
  }

  @Override
  List<Integer> totals(Match match) {
    return match.totals();
  }

  @Override
  List<Bot<Match, Action>> bots(List<Strength> strengths) {
    Study study = new Study();
    return strengths.stream()
        .<Bot<Match, Action>>map(strength -> new ShakeBot(game(), study, strength))
        .toList();
  }

  @Override
  Optional<Hint> hint(Match seen, Hint.Level level, Limits limits) {
    return Hint.of(seen, level, limits);
  }

  @Override
  Optional<Action> pick(int player, RandomPlayer bot) {
    return bot.shake(state(), offers(player));
  }
}
