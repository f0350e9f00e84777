package org.mathmat.wire;

import java.util.Map;
import java.util.Optional;
import org.mathmat.table.score.ScoreTable;

/** The commands of On-Sets. */
final class OnSetsCommands implements GameCommands {
  @Override
  public Optional<Command> command(Verb verb) {
    return switch (verb) {
      case VALUE, JUDGE, VARIATION, SOLVE -> Optional.empty();
      case SCORE -> Optional.of(new ScoreCommand(Map.of("agloa-2023", ScoreTable.AGLOA_2023)));
    };
  }
}
