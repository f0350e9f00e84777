package org.mathmat.cli;

import java.io.IOException;

/** What happens when a command is called. */
@FunctionalInterface
interface Action {
  /**
   * Does it.
   *
   * @return the exit status: 0 where all went well, 1 where some input was not understood
   * @throws IOException where the answers cannot be written or the input cannot be read
   */
  int run(Arguments arguments, Terminal terminal) throws IOException;
}
