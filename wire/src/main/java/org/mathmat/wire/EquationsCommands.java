package org.mathmat.wire;

import java.util.Map;
import java.util.Optional;
import org.mathmat.table.score.ScoreTable;

/** The commands of Equations. */
final class EquationsCommands implements GameCommands {
  @Override
  public Optional<Command> command(Verb verb) {
    return switch (verb) {
      case VALUE, JUDGE, VARIATION, SOLVE -> Optional.empty();
      case SCORE ->
          Optional.of(
              new ScoreCommand(
                  Map.of(
                      "agloa-2015", ScoreTable.AGLOA_2015,
                      "mlag-2018", ScoreTable.MLAG_2018,
                      "guide", ScoreTable.GUIDE)));
    };
  }
}
