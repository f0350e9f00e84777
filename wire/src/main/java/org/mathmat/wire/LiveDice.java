package org.mathmat.wire;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.mathmat.bots.Bot;
import org.mathmat.bots.DiceBot;
import org.mathmat.bots.Hint;
import org.mathmat.bots.Strength;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.mathdice.Dice;
import org.mathmat.mathdice.Keypad;
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
import org.mathmat.table.shake.Procedure;

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
    JsonObject json = Answer.object();
    MatchJson.byName(json.putObject("totals"), names, match.totals());
    MatchJson.byName(json.putObject("set"), names, match.set());
    MatchJson.byName(json.putObject("sets"), names, match.sets());
    json.put("winner", match.winner().map(names::get));
    ReplayedDice.played(json.putArray("shakes"), match, names);
    switch (match.phase()) {
      case Phase.Idle() -> json.putNull("shake");
      case Phase.Rolling _ -> shake(json, match);
      case Phase.Calling p -> called(shake(json, match), p.target(), p.dice(), p.calls(), names);
      case Phase.Stating p -> {
        JsonObject shake = shake(json, match);
        called(shake, p.target(), p.dice(), p.calls(), names);
        KeyJson.put(shake.putArray("keys"), Keypad.with(new Dice(p.dice())));
      }
    }
    return json;
  }

  private static JsonObject shake(JsonObject json, DiceMatch match) {
    JsonObject shake = json.putObject("shake");
    shake.putArray("keys");
    shake.put("number", match.points().size() + 1);
    shake.put("phase", match.phase().getClass().getSimpleName().toLowerCase(Locale.ROOT));
    return shake;
  }

  private static void called(
      JsonObject shake,
      int target,
      List<Integer> dice,
      List<DiceMatch.Called> calls,
      List<String> names) {
    shake.put("target", target);
    dice.forEach(shake.putArray("dice")::add);
    JsonArray said = shake.putArray("calls");
    for (DiceMatch.Called call : calls) {
      said.addObject().put("player", names.get(call.player())).put("number", call.number());
    }
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
  public Optional<Procedure.Round> round() {
    return Optional.empty();
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
