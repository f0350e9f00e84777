package org.mathmat.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.mathmat.wire.Answer;
import org.mathmat.wire.Replays;

/** Replays match records: one JSON object a file, or one a line for every event. */
final class ReplayFiles implements Action {
  /** No match is written down in more bytes. */
  private static final int LONGEST_FILE = 1 << 22;

  @Override
  public int run(Arguments arguments, Terminal terminal) throws IOException {
    if (arguments.files().isEmpty()) {
      return told(
          new String(terminal.in().readNBytes(LONGEST_FILE), StandardCharsets.UTF_8),
          "standard input",
          arguments,
          terminal);
    }
    int status = 0;
    for (Path file : arguments.files()) {
      byte[] bytes;
      try (var in = Files.newInputStream(file)) {
        bytes = in.readNBytes(LONGEST_FILE);
      }
      status =
          Math.max(
              status,
              told(
                  new String(bytes, StandardCharsets.UTF_8), file.toString(), arguments, terminal));
    }
    return status;
  }

  private static int told(String text, String name, Arguments arguments, Terminal terminal)
      throws IOException {
    int status = 0;
    List<Answer> answers =
        arguments.events() ? Replays.events(text) : List.of(Replays.summary(text));
    for (Answer answer : answers) {
      terminal.out().write((answer.json() + "\n").getBytes(StandardCharsets.UTF_8));
      switch (answer) {
        case Answer.Told _ -> {}
        case Answer.Misunderstood _ -> status = 1;
        case Answer.Failed(_, Throwable cause) -> {
          status = 1;
          terminal.err().println("mathmat: a mistake of Mathmat's own in " + name);
          cause.printStackTrace(terminal.err());
        }
      }
    }
    terminal.out().flush();
    return status;
  }
}
