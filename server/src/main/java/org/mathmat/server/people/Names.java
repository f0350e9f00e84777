package org.mathmat.server.people;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Names that can stand in a match record and on a page without any doubt. */
public final class Names {
  private static final int LONGEST = 20;
  private static final Pattern ALLOWED = Pattern.compile("[\\p{L}\\p{M}\\p{Nd} ._'-]+");

  /** The words with which the lines of the table itself begin. */
  private static final Set<String> RESERVED =
      Set.of("roll", "deal", "round", "target", "dice", "shake", "nothing", "judge", "table");

  private Names() {}

  /** The name with its spaces in order; empty where it is none. */
  public static Optional<String> clean(String given) {
    if (given.length() > 4 * LONGEST) {
      return Optional.empty();
    }
    String name = Normalizer.normalize(given, Normalizer.Form.NFC).strip().replaceAll(" +", " ");
    boolean good =
        !name.isEmpty()
            && name.codePointCount(0, name.length()) <= LONGEST
            && ALLOWED.matcher(name).matches()
            && name.codePoints().anyMatch(Character::isLetterOrDigit)
            && !RESERVED.contains(name.toLowerCase(Locale.ROOT));
    return good ? Optional.of(name) : Optional.empty();
  }

  /** Names that differ only in capitals are one account. */
  static String key(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }
}
