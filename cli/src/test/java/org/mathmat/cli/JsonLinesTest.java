package org.mathmat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class JsonLinesTest {
  private static final String UNKNOWN_GAME = "{\"id\":\"é√\",\"game\":\"chess\"}\n";

  @Test
  void everyLineGetsItsAnswerInOrderAndBadOnesDoNotStopTheRest() {
    Run run = Run.of(UNKNOWN_GAME + "nonsense\n\r\n  \n" + "{\"id\":2,\"game\":\"go\"}", "value");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.answers()).hasSize(3);
    assertThat(run.answers().get(0))
        .startsWith("{\"id\":\"é√\",\"error\":{\"code\":\"GAME_UNKNOWN\"");
    assertThat(run.answers().get(1)).startsWith("{\"id\":null,\"error\":{\"code\":\"JSON\"");
    assertThat(run.answers().get(2)).startsWith("{\"id\":2,\"error\":");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void noInputIsNoAnswerAndNoError() {
    assertThat(Run.of("", "value")).isEqualTo(new Run(0, "", ""));
    assertThat(Run.of("\n\n", "value")).isEqualTo(new Run(0, "", ""));
  }

  @Test
  void aByteOrderMarkAndWindowsLineEndsDoNoHarm() {
    Run run = Run.of("\uFEFF{\"id\":1}\r\n{\"id\":2}\r\n", "value");
    assertThat(run.answers().get(0)).startsWith("{\"id\":1,\"error\":{\"code\":\"FIELD_MISSING\"");
    assertThat(run.answers().get(1)).startsWith("{\"id\":2,\"error\":{\"code\":\"FIELD_MISSING\"");
  }

  @Test
  void bytesThatAreNoUtf8AreRefusedWithTheirColumn() {
    byte[] latin = "{\"id\":\"caf\u00e9\"}\n".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(Run.of(latin, "value").out()).contains("\"ENCODING\"").contains("\"column\":11}");
    byte[] cut = {'{', '"', (byte) 0xE2, (byte) 0x88};
    assertThat(Run.of(cut, "value").out()).contains("\"ENCODING\"").contains("\"column\":3}");
  }

  @Test
  void aLineOfAnyLengthIsRefusedWithoutBeingKept() {
    long length = 3L << 30;
    InputStream endless =
        new InputStream() {
          private long left = length;

          @Override
          public int read() {
            throw new UnsupportedOperationException();
          }

          @Override
          public int read(byte[] bytes, int from, int count) {
            int size = (int) Math.min(count, left);
            Arrays.fill(bytes, from, from + size, (byte) '(');
            left -= size;
            return size == 0 ? -1 : size;
          }
        };
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int status =
        Cli.standard()
            .run(List.of("value"), new Terminal(endless, out, new PrintStream(out, true), false));
    assertThat(status).isEqualTo(1);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("TOO_LONG").contains("" + length);
  }

  @Test
  void theLongestLineIsTakenAndOneByteMoreIsNot() {
    String start = "{\"id\":1,\"note\":\"";
    String longest = start + "x".repeat(JsonLines.LONGEST_LINE - start.length() - 2) + "\"}\n";
    assertThat(Run.of(longest, "value").out()).startsWith("{\"id\":1,").contains("FIELD_MISSING");
    assertThat(Run.of(" " + longest, "value").out()).contains("TOO_LONG");
    assertThat(Run.of(longest + " " + longest + longest, "value").answers()).hasSize(3);
  }

  @Test
  @Timeout(30)
  void anAnswerIsSentBeforeTheNextQuestionIsRead() throws IOException {
    try (PipedOutputStream ask = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(ask);
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream answers = new PipedInputStream(out)) {
      Thread mathmat =
          Thread.ofVirtual()
              .start(() ->
                  Cli.standard()
                      .run(List.of("value"), new Terminal(in, out, new PrintStream(out), false)));
      assertThat(mathmat.isAlive()).isTrue();
      for (int question = 0; question < 3; question++) {
        ask.write(UNKNOWN_GAME.getBytes(StandardCharsets.UTF_8));
        ask.flush();
        StringBuilder answer = new StringBuilder();
        for (int next = answers.read(); next != '\n'; next = answers.read()) {
          answer.append((char) next);
        }
        assertThat(answer).contains("GAME_UNKNOWN");
      }
    }
  }
}
