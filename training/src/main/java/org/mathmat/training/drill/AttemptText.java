package org.mathmat.training.drill;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mathmat.table.Parsed;

/** An attempt as one line, its fields apart by spaces: it is kept, exported and merged so. */
final class AttemptText {
  private static final String VERSION = "attempt-1";
  private static final int FIELDS = 8;
  private static final int LONGEST = 4_000;
  private static final long LATEST = 253_402_300_799_999L;

  private AttemptText() {}

  static String line(Attempt attempt) {
    return String.join(
        " ",
        VERSION,
        attempt.id(),
        String.valueOf(attempt.at().toEpochMilli()),
        attempt.day().toString(),
        attempt.puzzle(),
        attempt.skills().stream().map(Skill::name).collect(Collectors.joining(",")),
        attempt.result().name().toLowerCase(Locale.ROOT),
        String.valueOf(attempt.took().toMillis()));
  }

  static Parsed<Attempt> read(String line) {
    if (line.length() > LONGEST) {
      return Parsed.bad(LONGEST + 1, "An attempt is one line of at most 4,000 characters.");
    }
    String[] fields = line.split(" ", -1);
    if (!fields[0].equals(VERSION)) {
      return Parsed.bad(1, "The line of an attempt begins with " + VERSION + ".");
    }
    if (fields.length != FIELDS) {
      return Parsed.bad(1, "The line of an attempt has " + FIELDS + " words.");
    }
    Optional<Long> at = number(fields[2]);
    Optional<Long> took = number(fields[7]);
    Optional<LocalDate> day = day(fields[3]);
    Optional<Attempt.Result> result =
        Arrays.stream(Attempt.Result.values())
            .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(fields[6]))
            .findFirst();
    List<String> skills = List.of(fields[5].split(",", -1));
    if (at.isEmpty()
        || day.isEmpty()
        || took.isEmpty()
        || result.isEmpty()
        || !skills.stream().allMatch(Skill::isName)) {
      return Parsed.bad(1, "A time, a day, a skill or the result of this attempt cannot be read.");
    }
    try {
      Attempt attempt =
          new Attempt(
              fields[1],
              Instant.ofEpochMilli(at.get()),
              day.get(),
              fields[4],
              skills.stream().map(Skill::new).toList(),
              result.get(),
              Duration.ofMillis(took.get()));
      return line(attempt).equals(line)
          ? Parsed.good(attempt)
          : Parsed.bad(1, "This attempt is not written in the one way that it can be.");
    } catch (IllegalArgumentException wrong) {
      return Parsed.bad(1, "This is no attempt: " + wrong.getMessage());
    }
  }

  private static Optional<LocalDate> day(String text) {
    if (!text.matches("[0-9]{4}-(0[1-9]|1[0-2])-[0-9]{2}")) {
      return Optional.empty();
    }
    LocalDate first =
        LocalDate.of(
            Integer.parseInt(text.substring(0, 4)), Integer.parseInt(text.substring(5, 7)), 1);
    int day = Integer.parseInt(text.substring(8));
    return day < 1 || day > first.lengthOfMonth()
        ? Optional.empty()
        : Optional.of(first.plusDays(day - 1L));
  }

  private static Optional<Long> number(String text) {
    try {
      long number = Long.parseLong(text);
      return number < 0 || number > LATEST ? Optional.empty() : Optional.of(number);
    } catch (NumberFormatException noNumber) {
      return Optional.empty();
    }
  }
}
