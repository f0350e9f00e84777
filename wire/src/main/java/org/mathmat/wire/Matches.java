package org.mathmat.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mathmat.host.LiveDice;
import org.mathmat.host.LiveMatch;
import org.mathmat.host.LiveShakes;
import org.mathmat.shelf.ShelvedGame;
import org.mathmat.table.record.MatchRecord;

/** The matches that the headers of a record name. */
public final class Matches {
  private Matches() {}

  /** Before the first shake. */
  public static LiveMatch opening(Map<String, String> headers, List<String> players)
      throws BadInput {
    return opening(new MatchRecord(new LinkedHashMap<>(headers), players, List.of()));
  }

  static LiveMatch opening(MatchRecord frame) throws BadInput {
    return switch (MatchSettings.game(frame)) {
      case ShelvedGame.InShakes<?> game -> {
        MatchSettings.InDivision match = MatchSettings.inDivision(game, frame);
        yield LiveShakes.opening(
            match.game(), match.kit(), MatchSettings.setup(frame), frame.players());
      }
      case ShelvedGame.MathDice dice ->
          LiveDice.opening(MatchSettings.play(dice, frame), frame.players());
    };
  }
}
