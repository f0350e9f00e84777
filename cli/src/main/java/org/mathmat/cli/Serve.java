package org.mathmat.cli;

/**
 * The server, which stands apart with its own libraries: the launcher starts it, and only its help
 * is here.
 */
record Serve() implements Action {
  @Override
  public int run(Arguments arguments, Terminal terminal) {
    terminal.err().println("mathmat: the server is started by the launcher: ./mathmat serve");
    return 2;
  }
}
