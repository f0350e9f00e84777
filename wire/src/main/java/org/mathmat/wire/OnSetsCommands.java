package org.mathmat.wire;

import java.util.Optional;

/** The commands of On-Sets. */
final class OnSetsCommands implements GameCommands {
  @Override
  public Optional<Command> command(Verb verb) {
    return switch (verb) {
      case VALUE, JUDGE, VARIATION, SOLVE, SCORE -> Optional.empty();
    };
  }
}
