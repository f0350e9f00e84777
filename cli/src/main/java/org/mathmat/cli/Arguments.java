package org.mathmat.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands behind the command's name: {@code [--limit 10s] [--events] [--NAME VALUE] [FILE…]}.
 *
 * @param help whether only the help was asked for
 * @param limited how long one answer may take, where that was said
 * @param events whether a replay tells every event
 * @param settings the values of the options that only this command knows, by name
 * @param files the files to read; none means standard input
 */
record Arguments(
    boolean help,
    Optional<Duration> limited,
    boolean events,
    Map<String, String> settings,
    List<Path> files) {
  static final Duration DEFAULT_LIMIT = Duration.ofSeconds(10);
  private static final Duration LONGEST_LIMIT = Duration.ofHours(1);
  private static final Pattern LIMIT = Pattern.compile("([0-9]{1,9})(ms|s|m|)");

  Arguments {
    settings = Map.copyOf(settings);
    files = List.copyOf(files);
  }

  /** How long one answer may take. */
  Duration limit() {
    return limited.orElse(DEFAULT_LIMIT);
  }

  /**
   * Reads the words; every file must be there, so that a misspelt name is told before any answer is
   * given.
   */
  static Arguments read(List<String> words, Set<String> known) throws Misuse {
    boolean help = false;
    Optional<Duration> limit = Optional.empty();
    boolean events = false;
    Map<String, String> settings = new TreeMap<>();
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
        limit = Optional.of(limit(rest.hasNext() ? rest.next() : ""));
      } else if (word.equals("--events")) {
        events = true;
      } else if (word.startsWith("--limit=")) {
        limit = Optional.of(limit(word.substring("--limit=".length())));
      } else if (known.contains(name(word))) {
        settings.put(name(word), value(word, rest));
      } else if (word.startsWith("-")) {
        throw new Misuse("there is no option \"" + word + "\".");
      } else {
        files.add(file(word));
      }
    }
    return new Arguments(help, limit, events, settings, files);
  }

  /** The name of an option: {@code game} of {@code --game} and of {@code --game=onsets}. */
  private static String name(String word) {
    int equals = word.indexOf('=');
    String option = equals < 0 ? word : word.substring(0, equals);
    return option.startsWith("--") ? option.substring(2) : "";
  }

  private static String value(String word, Iterator<String> rest) throws Misuse {
    int equals = word.indexOf('=');
    if (equals >= 0) {
      return word.substring(equals + 1);
    }
    if (!rest.hasNext()) {
      throw new Misuse("the option \"" + word + "\" needs a value behind it.");
    }
    return rest.next();
  }

  static Path file(String word) throws Misuse {
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
