package org.mathmat.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the examples of the help, for the launcher: the JVM writes down which classes that took and
 * keeps them ready for the next start.
 */
final class Rehearsal {
  private Rehearsal() {}

  public static void main(String[] args) throws IOException {
    Cli cli = Cli.standard();
    List<Example> examples = new ArrayList<>(Example.in(Help.overview()));
    for (String command : cli.commands()) {
      examples.addAll(Example.in(Help.of(command)));
    }
    for (Example example : examples) {
      byte[] question = example.question().getBytes(StandardCharsets.UTF_8);
      Terminal terminal =
          new Terminal(new ByteArrayInputStream(question), System.out, System.err, false);
      cli.run(List.of(example.command()), terminal);
    }
  }
}
