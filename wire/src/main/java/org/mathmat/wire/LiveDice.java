package org.mathmat.wire;

import java.util.List;
import java.util.Optional;
import org.mathmat.bots.Bot;
import org.mathmat.bots.DiceBot;
import org.mathmat.bots.Hint;
import org.mathmat.bots.Strength;
import org.mathmat.json.JsonObject;
import org.mathmat.mathdice.match.DiceAction;
import org.mathmat.mathdice.match.DiceEntry;
import org.mathmat.mathdice.match.DiceEvent;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.mathdice.match.DiceMatch.Phase;
import org.mathmat.mathdice.match.DiceRules;
import org.mathmat.mathdice.match.DiceText;
import org.mathmat.solver.Limits;
import org.mathmat.table.Rules;
import org.mathmat.table.Violation;
import org.mathmat.table.record.ActionText;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.shake.Lot;

/** What a live match needs to know of MathDice. */
record LiveDice(Rules<DiceMatch, DiceAction, DiceEntry> rules)
    implements RuledMatch.Hosted<DiceMatch, DiceAction, DiceEntry> {
  static final EventCodec<DiceEntry, DiceEvent> CODEC =
      new EventCodec<>(DiceEntry::at, DiceEntry::event, DiceEntry::new, DiceEvents::codec);

  static LiveMatch opening(MatchRecord frame, DiceMatch.Play play) {
    DiceRules rules = new DiceRules(frame.players().size(), play);
    return RuledMatch.opening(new LiveDice(rules), frame.players());
  }

  @Override
  public ActionText<DiceAction> text() {
    return DiceText.WORDS;
  }

  @Override
  public EventCodec<DiceEntry, DiceEvent> codec() {
    return CODEC;
  }

  @Override
  public Optional<Violation> setAside(DiceEntry entry) {
    return Optional.empty();
  }

  @Override
  public Optional<String> bonus(DiceAction action) {
    return Optional.empty();
  }

  @Override
  public JsonObject view(DiceMatch match, List<String> names) {
    return DiceView.of(match, names);
  }

  /** A star was once a power; the event has the calculation as it was understood. */
  @Override
  public String recorded(String words, List<DiceEntry> events) {
    for (DiceEntry entry : events) {
      if (entry.event() instanceof DiceEvent.Stated stated) {
        return "states " + stated.expression();
      }
    }
    return words;
  }

  @Override
  public int shakes(DiceMatch match) {
    return match.points().size();
  }

  /** In MathDice anybody may call first. */
  @Override
  public Optional<DiceAction> lot(Seed seed, int players) {
    return Optional.empty();
  }

  @Override
  public Optional<Lot> lot(DiceMatch match) {
    return Optional.empty();
  }

  @Override
  public boolean inShake(DiceMatch match) {
    return !(match.phase() instanceof Phase.Idle);
  }

  @Override
  public List<String> chance(Seed seed) {
    return Chance.MATHDICE.lines(seed);
  }

  @Override
  public boolean rounds() {
    return false;
  }

  @Override
  public List<Bot<DiceMatch, DiceAction>> bots(List<Strength> strengths) {
    return strengths.stream().<Bot<DiceMatch, DiceAction>>map(DiceBot::new).toList();
  }

  @Override
  public List<Integer> totals(DiceMatch match) {
    return match.totals();
  }

  /** MathDice is played against the clock, where nobody is helped. */
  @Override
  public Optional<Hint> hint(DiceMatch seen, Hint.Level level, Limits limits) {
    return Optional.empty();
  }
}
