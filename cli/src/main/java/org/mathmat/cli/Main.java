package org.mathmat.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Where the command starts: the real streams, as UTF-8 whatever the locale, and the exit status.
 */
final class Main {
  private Main() {}

  public static void main(String[] args) {
    Terminal terminal =
        new Terminal(
            new FileInputStream(FileDescriptor.in),
            new FileOutputStream(FileDescriptor.out),
            new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
            typed());
    int status = Cli.standard().run(List.of(args), terminal);
    System.exit(status);
  }

  /**
   * The check for null is needed: JDK 22 to 24 always have a console, 25 again only at a terminal.
   */
  @SuppressWarnings("SystemConsoleNull")
  private static boolean typed() {
    Console console = System.console();
    return console != null && console.isTerminal();
  }
}
