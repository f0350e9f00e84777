package org.mathmat.table.record;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.mathmat.table.Act;

/** Writes a match as text. Times are kept to the second, as the notation has them. */
public final class RecordWriter {
  private RecordWriter() {}

  /**
   * The record of the acts that were accepted.
   *
   * @param frame its headers and players; its lines are not used
   * @param start when the match began
   */
  public static <A> String write(
      MatchRecord frame, ActionText<A> text, Instant start, List<Act<A>> acts) {
    StringBuilder out = new StringBuilder(RecordReader.FIRST_LINE).append('\n');
    out.append(MatchRecord.written(frame.headers()));
    out.append("players: ").append(String.join(", ", frame.players())).append("\n\n");
    long before = 0;
    for (Act<A> act : acts) {
      Optional<String> line = text.write(act.seat(), act.action(), frame.players());
      if (line.isPresent()) {
        long now = Duration.between(start, act.at()).toSeconds();
        out.append(gap(now - before)).append(line.get()).append('\n');
        before = now;
      }
    }
    return out.toString();
  }

  private static String gap(long seconds) {
    long rest = seconds % 60;
    return seconds <= 0 ? "" : "+" + seconds / 60 + ":" + (rest < 10 ? "0" : "") + rest + " ";
  }
}
