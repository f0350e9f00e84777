package org.mathmat.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What a call of the command gave. */
record Run(int status, String out, String err) {
  static Run of(byte[] in, String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(in),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false);
    int status = Cli.standard().run(List.of(words), terminal);
    return new Run(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  static Run of(String in, String... words) {
    return of(in.getBytes(StandardCharsets.UTF_8), words);
  }

  List<String> answers() {
    return out.lines().toList();
  }
}
