package org.mathmat.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;

/**
 * The lines of a UTF-8 stream, none longer than a bound: of a longer one only the length is kept,
 * so that its size costs no memory. A carriage return before the line's end and a byte order mark
 * at the start are left away.
 */
final class Lines {
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final InputStream in;
  private final int most;
  private final byte[] chunk = new byte[1 << 16];
  private int next;
  private int filled;
  private byte[] line = new byte[1 << 10];
  private boolean first = true;

  Lines(InputStream in, int most) {
    this.in = in;
    this.most = most;
  }

  /** The next line, or nothing at the end of the stream; waits until a whole line is there. */
  Optional<Line> next() throws IOException {
    long length = 0;
    while (true) {
      if (next == filled) {
        filled = Math.max(0, in.read(chunk));
        next = 0;
        if (filled == 0) {
          return length == 0 ? Optional.empty() : Optional.of(line(length));
        }
      }
      int end = next;
      while (end < filled && chunk[end] != '\n') {
        end++;
      }
      keep(length, end - next);
      length += end - next;
      next = end;
      if (end < filled) {
        next++;
        return Optional.of(line(length));
      }
    }
  }

  private void keep(long length, int more) {
    if (length + more > most) {
      return;
    }
    int size = Math.toIntExact(length) + more;
    if (size > line.length) {
      line = Arrays.copyOf(line, Math.min(most, Math.max(size, 2 * line.length)));
    }
    System.arraycopy(chunk, next, line, Math.toIntExact(length), more);
  }

  private Line line(long length) {
    if (length > most) {
      first = false;
      return Line.tooLong(length, most);
    }
    int from = first && startsWithMark(length) ? BYTE_ORDER_MARK.length : 0;
    int to = Math.toIntExact(length);
    if (to > from && line[to - 1] == '\r') {
      to--;
    }
    first = false;
    return Line.of(ByteBuffer.wrap(line, from, to - from));
  }

  private boolean startsWithMark(long length) {
    return length >= BYTE_ORDER_MARK.length
        && Arrays.equals(
            line, 0, BYTE_ORDER_MARK.length, BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length);
  }
}
