package org.mathmat.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.mathmat.wire.Answer;

/**
 * The streams that a command reads and writes.
 *
 * @param in what is asked
 * @param out the answers, and nothing else
 * @param err hints and complaints for the person at the keyboard
 * @param typed whether a person types what is asked
 */
record Terminal(InputStream in, OutputStream out, PrintStream err, boolean typed) {
  /**
   * Sends an answer at once, so that another program can ask and wait for it through a pipe.
   *
   * @param where what was asked, for the report of a mistake of our own
   * @return the exit status that it leads to
   */
  int tell(Answer answer, String where) throws IOException {
    out.write((answer.json() + "\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
    return switch (answer) {
      case Answer.Told _ -> 0;
      case Answer.Misunderstood _ -> 1;
      case Answer.Failed(_, Throwable cause) -> {
        err.println("mathmat: a mistake of Mathmat's own in " + where);
        cause.printStackTrace(err);
        yield 1;
      }
    };
  }
}
