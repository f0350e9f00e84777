package org.mathmat.solver.onsets;

import java.util.List;
import java.util.stream.Stream;

/**
 * Cubes as somebody writes them, and what tells the text from those that differ from it in more
 * than grouping or the order around a sign that does not mind it.
 *
 * @param sign what stands between the parts; empty where there is one part only
 * @param parts in the order of the alphabet
 */
record Spelling(String text, String sign, List<String> parts) {
  private static final String BESIDE = " ; ";

  Spelling {
    parts = List.copyOf(parts);
  }

  /** A cube by itself. */
  static Spelling of(String cube) {
    return new Spelling(cube, "", List.of(cube));
  }

  /** The same for two texts that are not told apart. */
  String key() {
    return String.join(sign, parts);
  }

  Spelling joined(String written, boolean commutes, Spelling other) {
    return between(
        closed(text) + " " + written + " " + closed(other.text), written, commutes, other);
  }

  Spelling complement(String written) {
    return new Spelling(closed(text) + written, "", List.of(key() + written));
  }

  /** One Restriction; the sets around a relation need no parentheses. */
  Spelling related(String written, boolean commutes, Spelling other) {
    return between(text + " " + written + " " + other.text, written, commutes, other);
  }

  /** Restrictions, or Restrictions and a Set-Name. */
  Spelling then(Spelling other, boolean commutes) {
    return between(text + BESIDE + other.text, BESIDE, commutes, other);
  }

  private Spelling between(String whole, String written, boolean commutes, Spelling other) {
    return commutes
        ? new Spelling(
            whole,
            written,
            Stream.concat(inChain(written).stream(), other.inChain(written).stream())
                .sorted()
                .toList())
        : new Spelling(whole, "", List.of(key() + written + other.key()));
  }

  private List<String> inChain(String written) {
    return sign.equals(written) ? parts : List.of(key());
  }

  /** In parentheses where there is a sign between two sets; a prime holds together by itself. */
  private static String closed(String name) {
    return name.indexOf(' ') < 0
        ? name
        : name.startsWith("(") && isWhole(name) ? name : "(" + name + ")";
  }

  private static boolean isWhole(String name) {
    int depth = 0;
    for (int i = 0; i < name.length(); i++) {
      char sign = name.charAt(i);
      depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
      if (depth == 0 && i + 1 < name.length() && name.charAt(i + 1) == ' ') {
        return false;
      }
    }
    return true;
  }
}
