package org.mathmat.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.mathmat.wire.Answer;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.Commands;
import org.mathmat.wire.Replays;

/** Replays match records: one JSON object a file, or one a line for every event. */
final class ReplayFiles implements Action {
  /** No match is written down in more bytes. */
  static final int LONGEST_FILE = 1 << 22;

  @Override
  public int run(Arguments arguments, Terminal terminal) throws IOException {
    if (arguments.files().isEmpty()) {
      return replay(terminal.in(), "standard input", arguments, terminal);
    }
    int status = 0;
    for (Path file : arguments.files()) {
      try (InputStream in = Files.newInputStream(file)) {
        status = Math.max(status, replay(in, file.toString(), arguments, terminal));
      }
    }
    return status;
  }

  private static int replay(InputStream in, String name, Arguments arguments, Terminal terminal)
      throws IOException {
    List<Answer> answers =
        switch (whole(in)) {
          case Line.Text(String text) ->
              arguments.events() ? Replays.events(text) : List.of(Replays.summary(text));
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
