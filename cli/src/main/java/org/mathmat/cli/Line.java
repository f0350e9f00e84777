package org.mathmat.cli;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.ErrorCode;

/** A text that came in, as far as it could be read. */
sealed interface Line {
  /** What stands there. */
  record Text(String text) implements Line {}

  /** Why it cannot be read. */
  record Unreadable(BadInput why) implements Line {}

  default boolean isBlank() {
    return this instanceof Text(String text) && text.isBlank();
  }

  /** Reads the bytes as UTF-8, strictly. */
  static Line of(ByteBuffer bytes) {
    CharBuffer text = CharBuffer.allocate(bytes.remaining());
    boolean valid = !StandardCharsets.UTF_8.newDecoder().decode(bytes, text, true).isError();
    return valid
        ? new Text(text.flip().toString())
        : new Unreadable(
            BadInput.at(text.position() + 1, ErrorCode.ENCODING, "This is not UTF-8 text."));
  }

  /** What is longer than it may be. */
  static Line tooLong(long length, int most) {
    return new Unreadable(
        BadInput.at(
            most + 1,
            ErrorCode.TOO_LONG,
            "This has %d bytes; %d are the most.".formatted(length, most)));
  }
}
