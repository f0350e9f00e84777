package org.mathmat.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mathmat.wire.Answer;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.Commands;
import org.mathmat.wire.Fairness;
import org.mathmat.wire.LeagueFile;
import org.mathmat.wire.Replays;
import org.mathmat.wire.Reviews;

/**
 * Reads match records and tells about each, one JSON object a line.
 *
 * @param telling what is told
 * @param tellsEvents whether every event can be told
 * @param settings its options with a value
 */
record RecordFiles(Telling telling, boolean tellsEvents, Set<String> settings) implements Action {
  /** No match is written down in more bytes. */
  static final int LONGEST_FILE = 1 << 22;

  /** What is told about the text of a record. */
  interface Telling {
    List<Answer> about(String text, Arguments arguments, Optional<LeagueFile> league);
  }

  /** How it went, or with {@code --events} every event. */
  static RecordFiles replay() {
    return new RecordFiles(
        (text, arguments, league) ->
            arguments.events()
                ? Replays.events(text, league)
                : List.of(Replays.summary(text, league)),
        true,
        LeagueOption.SETTINGS);
  }

  /** What each move was worth. */
  static RecordFiles review() {
    return new RecordFiles(
        (text, arguments, league) -> List.of(Reviews.of(text, arguments.limit(), league)),
        false,
        LeagueOption.SETTINGS);
  }

  /** Whether its rolls are fair. */
  static RecordFiles fair() {
    return new RecordFiles((text, _, _) -> List.of(Fairness.check(text)), false, Set.of());
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws IOException, Misuse {
    Optional<LeagueFile> league = LeagueOption.read(arguments.settings());
    if (arguments.files().isEmpty()) {
      return told(terminal.in(), "standard input", arguments, league, terminal);
    }
    int status = 0;
    for (Path file : arguments.files()) {
      try (InputStream in = Files.newInputStream(file)) {
        status = Math.max(status, told(in, file.toString(), arguments, league, terminal));
      }
    }
    return status;
  }

  private int told(
      InputStream in,
      String name,
      Arguments arguments,
      Optional<LeagueFile> league,
      Terminal terminal)
      throws IOException {
    List<Answer> answers =
        switch (whole(in)) {
          case Line.Text(String text) -> telling.about(text, arguments, league);
          case Line.Unreadable(BadInput why) -> List.of(Commands.refuse(why));
        };
    int status = 0;
    for (Answer answer : answers) {
      status = Math.max(status, terminal.tell(answer, name));
    }
    return status;
  }

  private static Line whole(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(LONGEST_FILE + 1);
    return bytes.length > LONGEST_FILE
        ? Line.tooLong(bytes.length, LONGEST_FILE)
        : Line.of(ByteBuffer.wrap(bytes));
  }
}
