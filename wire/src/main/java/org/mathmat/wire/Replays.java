package org.mathmat.wire;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.mathmat.json.JsonObject;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.record.RecordReader;

/** The command {@code replay}: runs match records through the engine that serves live play. */
public final class Replays {
  private Replays() {}

  /** What came of a match: its shakes, refusals, totals and points. */
  public static Answer summary(String text) {
    return summary(text, Optional.empty());
  }

  /** The same by a league's list, unless the record says itself what its league plays. */
  public static Answer summary(String text, Optional<LeagueFile> league) {
    return answer(text, league, ReplayedMatch::summary);
  }

  /** Every event of a match with its time, one answer each. */
  public static List<Answer> events(String text) {
    return events(text, Optional.empty());
  }

  /** The same by a league's list. */
  public static List<Answer> events(String text, Optional<LeagueFile> league) {
    return answers(text, league, ReplayedMatch::events);
  }

  /** One answer about a match that was played through. */
  static Answer answer(
      String text, Optional<LeagueFile> league, Function<ReplayedMatch, JsonObject> telling) {
    return answers(text, league, match -> Stream.of(telling.apply(match))).getFirst();
  }

  /** What is told about a match. */
  private interface Telling {
    Stream<JsonObject> tell(ReplayedMatch match);
  }

  private static List<Answer> answers(String text, Optional<LeagueFile> league, Telling telling) {
    int line = 0;
    try {
      MatchRecord record;
      switch (RecordReader.read(text)) {
        case RecordReader.Read.Good(MatchRecord read) -> record = read;
        case RecordReader.Read.Bad(int at, String message) -> {
          line = at;
          throw new BadInput(ErrorCode.SYNTAX, message);
        }
      }
      return telling
          .tell(ReplayedMatch.of(league.isPresent() ? league.get().onto(record) : record))
          .map(json -> (Answer) new Answer.Told(json))
          .toList();
    } catch (BadInput why) {
      return List.of(new Answer.Misunderstood(error(why, line)));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError ours) {
      return List.of(new Answer.Failed(error(Commands.ownMistake(ours), line), ours));
    }
  }

  static JsonObject error(BadInput why, int line) {
    JsonObject answer = Answer.object();
    JsonObject error = answer.putObject("error");
    error.put("code", why.code().name());
    error.put("message", why.message());
    if (line > 0) {
      error.put("line", line);
    }
    return answer;
  }
}
