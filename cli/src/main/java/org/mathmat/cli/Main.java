package org.mathmat.cli;

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
            new PrintStream(
                new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
    int status = Cli.standard().run(List.of(args), terminal);
    System.exit(status);
  }
}
