package org.mathmat.wire;

import java.util.Optional;

/** The commands of MathDice. */
final class MathDiceCommands implements GameCommands {
  @Override
  public Optional<Command> command(Verb verb) {
    return switch (verb) {
      case VALUE, JUDGE, VARIATION, SOLVE, SCORE -> Optional.empty();
    };
  }
}
