package org.mathmat.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.mathmat.bots.Coach;
import org.mathmat.bots.PointReview;
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
    answer.set("shakes", FinishedShake.FORM.write(played(match, names)));
    MatchJson.refused(answer.putArray("refused"), played.refused());
    MatchJson.byName(answer.putObject("totals"), names, match.totals());
    answer.putObject("points");
    answer.put("finished", match.winner().isPresent());
    return answer;
  }

  /** The points that are over. */
  static List<FinishedShake> played(DiceMatch match, List<String> names) {
    return match.points().stream()
        .map(point ->
            new FinishedShake(
                point.winner().isPresent() ? "point" : "draw",
                scores(point, names),
                Map.of(),
                point.statement().stream().map(one -> equation(one, names)).toList()))
        .toList();
  }

  private static Map<String, Integer> scores(DiceMatch.Point point, List<String> names) {
    return MatchJson.byName(
        names,
        IntStream.range(0, names.size())
            .mapToObj(player -> point.winner().equals(Optional.of(player)) ? 1 : 0)
            .toList());
  }

  private static FinishedShake.Equation equation(
      DiceMatch.Statement statement, List<String> names) {
    return new FinishedShake.Equation(
        names.get(statement.player()),
        statement.expression(),
        statement.correct(),
        statement.reasons());
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
