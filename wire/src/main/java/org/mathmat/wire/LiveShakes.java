package org.mathmat.wire;

import java.util.List;
import java.util.Optional;
import org.mathmat.bots.Bot;
import org.mathmat.bots.Hint;
import org.mathmat.bots.ShakeBot;
import org.mathmat.bots.Strength;
import org.mathmat.bots.Study;
import org.mathmat.json.JsonObject;
import org.mathmat.solver.Limits;
import org.mathmat.table.Rules;
import org.mathmat.table.Violation;
import org.mathmat.table.record.ActionText;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.record.ShakeText;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Event;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Lot;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Phase;
import org.mathmat.table.shake.Procedure;
import org.mathmat.table.shake.ShakeRules;

/** What a live match needs to know of Equations or On-Sets. */
record LiveShakes(Game match, Rules<Match, Action, Entry> rules, Chance chance)
    implements RuledMatch.Hosted<Match, Action, Entry> {
  static final EventCodec<Entry, Event> CODEC =
      new EventCodec<>(Entry::at, Entry::event, Entry::new, ShakeEvents::codec);

  static LiveMatch opening(MatchRecord frame, MatchSettings.InDivision match) throws BadInput {
    ShakeRules rules = new ShakeRules(match.game(), MatchSettings.setup(frame));
    return RuledMatch.opening(new LiveShakes(match.game(), rules, match.chance()), frame.players());
  }

  @Override
  public ActionText<Action> text() {
    return ShakeText.WORDS;
  }

  @Override
  public EventCodec<Entry, Event> codec() {
    return CODEC;
  }

  @Override
  public Optional<Violation> setAside(Entry entry) {
    return ReplayedShakes.setAside(entry);
  }

  @Override
  public Optional<String> bonus(Action action) {
    return switch (action) {
      case Action.Move move -> move.bonus();
      case Action.Shift shift -> shift.bonus();
      default -> Optional.empty();
    };
  }

  @Override
  public JsonObject view(Match seen, List<String> players) {
    return ShakeView.of(match, seen, players);
  }

  @Override
  public String recorded(String words, List<Entry> events) {
    return words;
  }

  @Override
  public int shakes(Match match) {
    return match.played().size();
  }

  @Override
  public Optional<Action> lot(Seed seed, int players) {
    return Optional.of(
        new Action.DrawLot(
            Lots.draw(seed, match.kit().lotCube(), players).rounds().stream()
                .map(round -> round.rolls().stream().map(Lot.Roll::face).toList())
                .toList()));
  }

  @Override
  public Optional<Lot> lot(Match state) {
    return state.lot();
  }

  @Override
  public boolean inShake(Match match) {
    return !(match.phase() instanceof Phase.Idle);
  }

  @Override
  public List<String> chance(Seed seed) {
    return chance.lines(seed);
  }

  @Override
  public Optional<Procedure.Round> round() {
    return Optional.of(match.procedure().round());
  }

  @Override
  public List<Bot<Match, Action>> bots(List<Strength> strengths) {
    Study study = Study.of(match);
    return strengths.stream()
        .<Bot<Match, Action>>map(strength -> new ShakeBot(match, study, strength))
        .toList();
  }

  @Override
  public List<Integer> totals(Match state) {
    return state.totals();
  }

  @Override
  public Optional<Hint> hint(Match seen, Hint.Level level, Limits limits) {
    return Hint.of(match, seen, level, limits);
  }
}
