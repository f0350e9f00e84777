package org.mathmat.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.mathmat.wire.Answer;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.Commands;
import org.mathmat.wire.ErrorCode;
import org.mathmat.wire.Verb;

/**
 * Reads one JSON object a line and writes one a line, in the same order. Each answer is sent at
 * once, so that another program can ask and wait for the answer through a pipe.
 *
 * @param verb what is asked on every line
 */
record JsonLines(Verb verb) implements Action {
  /** No real case has a line of a million bytes. */
  static final int LONGEST_LINE = 1 << 20;

  @Override
  public int run(Arguments arguments, Terminal terminal) throws IOException {
    if (arguments.files().isEmpty()) {
      if (terminal.typed()) {
        terminal
            .err()
            .println(
                "Type one JSON object a line; Ctrl-D ends. For help: ./mathmat help "
                    + verb.word());
      }
      return answerAll("standard input", terminal.in(), arguments.limit(), terminal);
    }
    int status = 0;
    for (Path file : arguments.files()) {
      try (InputStream in = Files.newInputStream(file)) {
        status = Math.max(status, answerAll(file.toString(), in, arguments.limit(), terminal));
      }
    }
    return status;
  }

  private int answerAll(String name, InputStream in, Duration limit, Terminal terminal)
      throws IOException {
    int status = 0;
    Lines lines = new Lines(in, LONGEST_LINE);
    int number = 0;
    for (Optional<Lines.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
      number++;
      if (line.get() instanceof Lines.Line.Text(String text) && text.isBlank()) {
        continue;
      }
      Answer answer = answer(line.get(), limit);
      terminal.out().write((answer.json() + "\n").getBytes(StandardCharsets.UTF_8));
      terminal.out().flush();
      switch (answer) {
        case Answer.Told _ -> {}
        case Answer.Misunderstood _ -> status = 1;
        case Answer.Failed(_, Throwable cause) -> {
          status = 1;
          terminal
              .err()
              .println("mathmat: a mistake of Mathmat's own in line " + number + " of " + name);
          cause.printStackTrace(terminal.err());
        }
      }
    }
    return status;
  }

  private Answer answer(Lines.Line line, Duration limit) {
    return switch (line) {
      case Lines.Line.Text(String text) -> Commands.answer(verb, text, limit);
      case Lines.Line.NotUtf8(int column) ->
          Commands.refuse(BadInput.at(column, ErrorCode.ENCODING, "This line is not UTF-8 text."));
      case Lines.Line.TooLong(long length) ->
          Commands.refuse(
              BadInput.at(
                  LONGEST_LINE + 1,
                  ErrorCode.TOO_LONG,
                  "This line has %d bytes; %d are the most.".formatted(length, LONGEST_LINE)));
    };
  }
}
