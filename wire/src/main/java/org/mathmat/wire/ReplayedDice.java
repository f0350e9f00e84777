package org.mathmat.wire;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.mathmat.bots.Coach;
import org.mathmat.bots.PointReview;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.mathdice.match.DiceAction;
import org.mathmat.mathdice.match.DiceEntry;
import org.mathmat.mathdice.match.DiceMatch;
import org.mathmat.mathdice.match.DiceRules;
import org.mathmat.mathdice.match.DiceText;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.record.Replay;

/** A match of MathDice that has been played through. */
final class ReplayedDice implements ReplayedMatch {
  private final List<String> names;
  private final Replay.Played<DiceMatch, DiceAction, DiceEntry> played;

  ReplayedDice(MatchRecord record, DiceMatch.Play play) {
    played =
        new Replay<DiceMatch, DiceAction, DiceEntry>(
                new DiceRules(record.players().size(), play), DiceText.WORDS, _ -> Optional.empty())
            .run(record);
    names = played.seats();
  }

  @Override
  public JsonObject summary() {
    DiceMatch match = played.state();
    JsonObject answer = Answer.object();
    played(answer.putArray("shakes"), match, names);
    MatchJson.refused(answer.putArray("refused"), played.refused());
    MatchJson.byName(answer.putObject("totals"), names, match.totals());
    answer.putObject("points");
    answer.put("finished", match.winner().isPresent());
    return answer;
  }

  /** The points that are over. */
  static void played(JsonArray shakes, DiceMatch match, List<String> names) {
    for (DiceMatch.Point point : match.points()) {
      JsonObject one = shakes.addObject();
      one.put("ended", point.winner().isPresent() ? "point" : "draw");
      JsonObject scores = one.putObject("scores");
      for (int player = 0; player < names.size(); player++) {
        scores.put(names.get(player), point.winner().equals(Optional.of(player)) ? 1 : 0);
      }
      one.putObject("penalties");
      JsonArray equations = one.putArray("equations");
      point
          .statement()
          .ifPresent(statement -> {
            JsonObject equation = equations.addObject();
            equation.put("player", names.get(statement.player()));
            equation.put("text", statement.expression());
            equation.put("correct", statement.correct());
            equation.set("reasons", Reasons.json(statement.reasons()));
          });
    }
  }

  @Override
  public Stream<JsonObject> events() {
    EventCodec.Telling<DiceEntry> telling = TurnJson.DICE.telling(names);
    return IntStream.range(0, played.events().size()).mapToObj(number -> telling.of(event(number)));
  }

  /** An event at its time of day: where the table stood still, the clock went on. */
  private DiceEntry event(int number) {
    DiceEntry entry = played.events().get(number);
    return new DiceEntry(entry.at().plus(played.stood().get(number)), entry.event());
  }

  @Override
  public JsonObject review(Coach.Time time) {
    return Reviews.points(PointReview.review(played.events()), names);
  }
}
