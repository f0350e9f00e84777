package org.mathmat.host;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mathmat.table.record.MatchRecord;
import org.mathmat.table.record.RecordReader;
import org.mathmat.table.record.Replay;

/**
 * What comes of a table's record, played through by itself.
 *
 * @param seats how each seat is listed, from the first Goal-setter on
 * @param stood how long time has stood still by the end
 */
record Replayed(
    String text,
    List<Replay.Refused> refused,
    int shakes,
    List<Integer> totals,
    List<String> seats,
    Duration stood) {
  static Replayed of(Played table) {
    String text = RecordText.of(table.ledger(), OptionalInt.empty());
    return switch (RecordReader.read(text)) {
      case RecordReader.Read.Good(MatchRecord matchRecord) ->
          switch (table.state().settings().opening()) {
            case RuledMatch<?, ?, ?> match -> of(match, text, matchRecord);
          };
      case RecordReader.Read.Bad bad -> throw new AssertionError(bad + " in " + text);
    };
  }

  private static <S, A, E> Replayed of(
      RuledMatch<S, A, E> match, String text, MatchRecord matchRecord) {
    Replay.Played<S, A, E> played =
        new Replay<S, A, E>(match.rules(), match.text(), _ -> Optional.empty()).run(matchRecord);
    return new Replayed(
        text,
        played.refused(),
        match.shakes(played.state()),
        match.totals(played.state()),
        played.seats(),
        played.stood().isEmpty() ? Duration.ZERO : played.stood().getLast());
  }
}
