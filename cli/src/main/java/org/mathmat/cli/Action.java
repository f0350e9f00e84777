package org.mathmat.cli;

import java.io.IOException;
import java.util.Set;

/** What happens when a command is called. */
interface Action {
  /**
   * Does it.
   *
   * @return the exit status: 0 where all went well, 1 where some input was not understood
   * @throws Misuse where the arguments make no sense
   * @throws IOException where the answers cannot be written or the input cannot be read
   */
  int run(Arguments arguments, Terminal terminal) throws IOException, Misuse;

  /** The options with a value that this command knows beside {@code --limit}, without dashes. */
  default Set<String> settings() {
    return Set.of();
  }

  /** Whether it knows the option {@code --events}. */
  default boolean tellsEvents() {
    return false;
  }
}
