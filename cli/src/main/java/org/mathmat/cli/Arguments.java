package org.mathmat.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands behind the command's name: {@code [--limit 10s] [--events] [FILE…]}.
 *
 * @param help whether only the help was asked for
 * @param limit how long one answer may take
 * @param events whether a replay tells every event
 * @param files the files to read; none means standard input
 */
record Arguments(boolean help, Duration limit, boolean events, List<Path> files) {
  static final Duration DEFAULT_LIMIT = Duration.ofSeconds(10);
  private static final Duration LONGEST_LIMIT = Duration.ofHours(1);
  private static final Pattern LIMIT = Pattern.compile("([0-9]{1,9})(ms|s|m|)");

  Arguments {
    files = List.copyOf(files);
  }

  /**
   * Reads the words; every file must be there, so that a misspelt name is told before any answer is
   * given.
   */
  static Arguments read(List<String> words) throws Misuse {
    boolean help = false;
    Duration limit = DEFAULT_LIMIT;
    boolean events = false;
    List<Path> files = new ArrayList<>();
    Iterator<String> rest = words.iterator();
    while (rest.hasNext()) {
      String word = rest.next();
      if (word.equals("--")) {
        while (rest.hasNext()) {
          files.add(file(rest.next()));
        }
      } else if (word.equals("--help") || word.equals("-h")) {
        help = true;
      } else if (word.equals("--limit")) {
        limit = limit(rest.hasNext() ? rest.next() : "");
      } else if (word.equals("--events")) {
        events = true;
      } else if (word.startsWith("--limit=")) {
        limit = limit(word.substring("--limit=".length()));
      } else if (word.startsWith("-")) {
        throw new Misuse("there is no option \"" + word + "\".");
      } else {
        files.add(file(word));
      }
    }
    return new Arguments(help, limit, events, files);
  }

  private static Path file(String word) throws Misuse {
    try {
      Path path = Path.of(word);
      if (Files.isReadable(path) && !Files.isDirectory(path)) {
        return path;
      }
      throw new Misuse(
          Files.isDirectory(path)
              ? "\"" + word + "\" is a folder, not a file."
              : "there is no file \"" + word + "\" that can be read.");
    } catch (InvalidPathException noPath) {
      throw new Misuse("\"" + word + "\" is no file name.");
    }
  }

  private static Duration limit(String text) throws Misuse {
    Matcher parts = LIMIT.matcher(text);
    if (parts.matches()) {
      long number = Long.parseLong(parts.group(1));
      Duration limit =
          switch (parts.group(2)) {
            case "ms" -> Duration.ofMillis(number);
            case "m" -> Duration.ofMinutes(number);
            default -> Duration.ofSeconds(number);
          };
      if (limit.isPositive() && limit.compareTo(LONGEST_LIMIT) <= 0) {
        return limit;
      }
    }
    throw new Misuse(
        "--limit takes a time of up to an hour, such as 500ms, 10s or 2m, and not \""
            + text
            + "\".");
  }
}
