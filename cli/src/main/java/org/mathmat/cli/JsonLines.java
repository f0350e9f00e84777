package org.mathmat.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.mathmat.wire.Answer;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.Commands;
import org.mathmat.wire.LeagueFile;
import org.mathmat.wire.Verb;

/**
 * Reads one JSON object a line and writes one a line, in the same order; empty lines are passed
 * over.
 *
 * @param verb what is asked on every line
 */
record JsonLines(Verb verb) implements Action {
  /** No real case has a line of a million bytes. */
  static final int LONGEST_LINE = 1 << 20;

  @Override
  public Set<String> settings() {
    return LeagueOption.SETTINGS;
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws IOException, Misuse {
    Optional<LeagueFile> league = LeagueOption.read(arguments.settings());
    if (arguments.files().isEmpty()) {
      if (terminal.typed()) {
        terminal
            .err()
            .println(
                "Type one JSON object a line; Ctrl-D ends. For help: ./mathmat help "
                    + verb.word());
      }
      return answerAll("standard input", terminal.in(), arguments.limit(), league, terminal);
    }
    int status = 0;
    for (Path file : arguments.files()) {
      try (InputStream in = Files.newInputStream(file)) {
        status =
            Math.max(status, answerAll(file.toString(), in, arguments.limit(), league, terminal));
      }
    }
    return status;
  }

  private int answerAll(
      String name, InputStream in, Duration limit, Optional<LeagueFile> league, Terminal terminal)
      throws IOException {
    int status = 0;
    Lines lines = new Lines(in, LONGEST_LINE);
    int number = 0;
    for (Optional<Line> next = lines.next(); next.isPresent(); next = lines.next()) {
      number++;
      Line line = next.get();
      if (!line.isBlank()) {
        Answer answer =
            switch (line) {
              case Line.Text(String text) ->
                  league
                      .map(list -> Commands.answer(verb, text, limit, list))
                      .orElseGet(() -> Commands.answer(verb, text, limit));
              case Line.Unreadable(BadInput why) -> Commands.refuse(why);
            };
        status = Math.max(status, terminal.tell(answer, "line " + number + " of " + name));
      }
    }
    return status;
  }
}
