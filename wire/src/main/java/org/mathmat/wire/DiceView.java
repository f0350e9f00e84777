package org.mathmat.wire;

import java.util.List;
import java.util.Locale;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.mathdice.Dice;
import org.mathmat.mathdice.Keypad;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.mathdice.match.DiceMatch.Phase;

/** A match of MathDice as its players see it. */
final class DiceView {
  private DiceView() {}

  static JsonObject of(DiceMatch match, List<String> names) {
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
}
