package org.mathmat.table.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A part of a line, which knows where it stands.
 *
 * @param line its number, counted from 1
 * @param whole the whole line
 * @param from where the part begins
 * @param to where it ends
 */
record Part(int line, String whole, int from, int to) {
  static Part of(int line, String whole) {
    return new Part(line, whole, 0, whole.length()).stripped();
  }

  String text() {
    return whole.substring(from, to);
  }

  boolean isEmpty() {
    return from == to;
  }

  /** Without the spaces around it. */
  Part stripped() {
    int start = from;
    int end = to;
    while (start < end && Character.isWhitespace(whole.charAt(start))) {
      start++;
    }
    while (end > start && Character.isWhitespace(whole.charAt(end - 1))) {
      end--;
    }
    return new Part(line, whole, start, end);
  }

  /** The part from one place in it up to another. */
  Part between(int start, int end) {
    return new Part(line, whole, from + start, from + end).stripped();
  }

  /** The first word. */
  Part word() {
    int end = 0;
    while (from + end < to && !Character.isWhitespace(whole.charAt(from + end))) {
      end++;
    }
    return between(0, end);
  }

  /** What stands behind the first word. */
  Part rest() {
    return between(word().text().length(), to - from);
  }

  /** What stands between the separators. */
  List<Part> split(char separator) {
    List<Part> parts = new ArrayList<>();
    int start = 0;
    String text = text();
    for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, start)) {
      parts.add(between(start, at));
      start = at + 1;
    }
    parts.add(between(start, text.length()));
    return parts;
  }

  Fault fault(Fault.Code code, String message) {
    return new Fault(code, line, whole.codePointCount(0, from) + 1, message);
  }

  Optional<Fault> no(Fault.Code code, String message) {
    return Optional.of(fault(code, message));
  }
}
