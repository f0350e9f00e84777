package org.mathmat.server.people;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.SpoofChecker;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Names that can stand in a match record and on a page without any doubt. */
public final class Names {
  private static final int LONGEST = 20;
  private static final Pattern ALLOWED = Pattern.compile("[\\p{L}\\p{M}\\p{Nd} ._'-]+");

  /** More marks on one letter than any language writes. */
  private static final Pattern STACKED = Pattern.compile("\\p{M}{3,}|^\\p{M}");

  /** The words with which the lines of the table itself begin. */
  private static final Set<String> RESERVED =
      Set.of(
          "roll", "deal", "round", "target", "dice", "shake", "nothing", "judge", "judges", "table",
          "seat");

  /** What robots are called. */
  private static final String ROBOT = "robo";

  /** Letters of one script, or of scripts that are written together, as UTS 39 has it. */
  private static final SpoofChecker SCRIPTS =
      new SpoofChecker.Builder()
          .setChecks(SpoofChecker.RESTRICTION_LEVEL)
          .setRestrictionLevel(SpoofChecker.RestrictionLevel.HIGHLY_RESTRICTIVE)
          .build();

  private static final SpoofChecker LOOKS = new SpoofChecker.Builder().build();

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
            && isWritten(name)
            && name.codePoints().anyMatch(Character::isLetterOrDigit)
            && !RESERVED.contains(name.toLowerCase(Locale.ROOT))
            && !look(name).replaceAll("[ ._'-]*\\d*$", "").equals(look(ROBOT));
    return good ? Optional.of(name) : Optional.empty();
  }

  private static boolean isWritten(String name) {
    return ALLOWED.matcher(name).matches()
        && name.codePoints().noneMatch(Names::isUnseen)
        && !STACKED.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).find()
        && !SCRIPTS.failsChecks(name);
  }

  /** Whether a sign shows nothing, though it counts as a letter or a mark. */
  private static boolean isUnseen(int sign) {
    return UCharacter.hasBinaryProperty(sign, UProperty.DEFAULT_IGNORABLE_CODE_POINT);
  }

  /** Names that differ only in capitals are one account. */
  public static String key(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }

  /** Names of the same look are the same to a reader: the skeleton of UTS 39. */
  public static String look(String name) {
    return LOOKS.getSkeleton(key(name)).toLowerCase(Locale.ROOT);
  }
}
