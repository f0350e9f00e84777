package org.mathmat.wire;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A request that cannot be understood: an expected failure, caught in one place ({@link Commands})
 * and told to whoever asked. It is checked, so that the compiler shows where it can arise, and
 * carries no stack trace.
 */
public final class BadInput extends Exception {
  private static final long serialVersionUID = 1L;

  private final ErrorCode code;
  private final int line;
  private final int column;
  private final String cube;
  private final String colours;

  private BadInput(
      ErrorCode code, String message, int line, int column, String cube, String colours) {
    super(message, null, false, false);
    this.code = code;
    this.line = line;
    this.column = column;
    this.cube = cube;
    this.colours = colours;
  }

  /** A failure with no place to point at. */
  public BadInput(ErrorCode code, String message) {
    this(code, message, 0, 0, "", "");
  }

  /**
   * A failure at a column of the line or of the text that the message names; the first column is 1.
   */
  public static BadInput at(int column, ErrorCode code, String message) {
    return new BadInput(code, message, 0, column, "", "");
  }

  /** A failure in a text of several lines; the first line is 1. */
  public static BadInput at(int line, int column, ErrorCode code, String message) {
    return new BadInput(code, message, line, column, "", "");
  }

  /**
   * The colour of a cube is needed.
   *
   * @param colours the letters of those that it may have
   */
  static BadInput colourless(String cube, String colours, String message) {
    return new BadInput(ErrorCode.COLOUR_MISSING, message, 0, 0, cube, colours);
  }

  public ErrorCode code() {
    return code;
  }

  /** A sentence for whoever wrote the request. */
  public String message() {
    return String.valueOf(getMessage());
  }

  /** The cube that the failure is about, if it is about one. */
  Optional<String> cube() {
    return cube.isEmpty() ? Optional.empty() : Optional.of(cube);
  }

  /** The letters of the colours that the cube may have. */
  List<String> colours() {
    return List.of(colours.split("", 0));
  }

  /** The line of the text that the message is about, where it has several. */
  public OptionalInt line() {
    return line > 0 ? OptionalInt.of(line) : OptionalInt.empty();
  }

  public OptionalInt column() {
    return column > 0 ? OptionalInt.of(column) : OptionalInt.empty();
  }
}
