package org.mathmat.wire;

import java.util.Optional;

/** The commands that one game answers. */
@FunctionalInterface
interface GameCommands {
  /** The command, or nothing where the game does not answer it. */
  Optional<Command> command(Verb verb);
}
