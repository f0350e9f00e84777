package org.mathmat.wire;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.mathmat.bots.Coach;
import org.mathmat.json.JsonObject;
import org.mathmat.table.Rules;
import org.mathmat.table.Violation;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.record.Replay;
import org.mathmat.table.record.ShakeText;
import org.mathmat.table.shake.Action;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Event;
import org.mathmat.table.shake.Game;
import org.mathmat.table.shake.Match;
import org.mathmat.table.shake.Setup;
import org.mathmat.table.shake.ShakeRules;

/** A match of Equations or On-Sets that has been played through. */
final class ReplayedShakes implements ReplayedMatch {
  private final List<String> names;
  private final Game game;
  private final Rules<Match, Action, Entry> rules;
  private final Replay.Played<Match, Action, Entry> played;

  ReplayedShakes(MatchRecord record, Game game, Setup setup) {
    this.game = game;
    this.rules = new ShakeRules(game, setup);
    this.played =
        new Replay<Match, Action, Entry>(rules, ShakeText.WORDS, ReplayedShakes::setAside)
            .run(record);
    this.names = played.seats();
  }

  static Optional<Violation> setAside(Entry entry) {
    return entry.event() instanceof Event.SetAside aside
        ? Optional.of(new Violation(aside.code(), aside.rule(), aside.message()))
        : Optional.empty();
  }

  @Override
  public JsonObject summary() {
    Match match = played.state();
    JsonObject answer = Answer.object();
    answer.set("shakes", FinishedShake.FORM.write(played(match, names)));
    MatchJson.refused(answer.putArray("refused"), played.refused());
    MatchJson.byName(answer.putObject("totals"), names, match.totals());
    MatchJson.byName(
        answer.putObject("points"), names, game.procedure().round().points().of(match.totals()));
    answer.put("finished", match.finished());
    return answer;
  }

  /** The shakes that are over. */
  static List<FinishedShake> played(Match match, List<String> names) {
    return match.played().stream()
        .map(shake ->
            new FinishedShake(
                shake.ended(),
                MatchJson.byName(names, shake.scores()),
                MatchJson.unlessZero(names, shake.penalties()),
                shake.papers().stream().map(paper -> equation(paper, names)).toList()))
        .toList();
  }

  /** A paper of a shake that is over, of which nothing is hidden any more. */
  private static FinishedShake.Equation equation(Match.JudgedPaper paper, List<String> names) {
    return new FinishedShake.Equation(
        names.get(paper.player()), paper.text().orElseThrow(), paper.correct(), paper.reasons());
  }

  @Override
  public Stream<JsonObject> events() {
    EventCodec.Telling<Entry> telling = TurnJson.SHAKES.telling(names);
    return IntStream.range(0, played.events().size()).mapToObj(number -> telling.of(event(number)));
  }

  /** An event at its time of day: where the table stood still, the clock went on. */
  private Entry event(int number) {
    Entry entry = played.events().get(number);
    return new Entry(entry.at().plus(played.stood().get(number)), entry.event());
  }

  @Override
  public JsonObject review(Coach.Time time) {
    return Reviews.shakes(Coach.review(game, rules, played.events(), time), names);
  }
}
