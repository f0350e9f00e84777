package org.mathmat.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mathmat.table.league.LeagueReader;
import org.mathmat.wire.BadInput;
import org.mathmat.wire.LeagueFile;

/** The options {@code --league FILE} and {@code --day}, on which the league's list holds. */
final class LeagueOption {
  static final Set<String> SETTINGS = Set.of("league", "day");

  private static final int LONGEST_FILE = 4 * LeagueReader.LONGEST;

  private LeagueOption() {}

  /** The list that was named; nothing where none was. */
  static Optional<LeagueFile> read(Map<String, String> settings) throws IOException, Misuse {
    Optional<String> file = Optional.ofNullable(settings.get("league"));
    Optional<String> day = Optional.ofNullable(settings.get("day"));
    if (file.isEmpty()) {
      if (day.isPresent()) {
        throw new Misuse("--day says on which day a league's list holds; it needs --league.");
      }
      return Optional.empty();
    }
    Path path = Arguments.file(file.get());
    try {
      return Optional.of(LeagueFile.read(text(path), day(day)));
    } catch (BadInput why) {
      throw new Misuse(
          "%s, line %d, column %d: %s (%s)"
              .formatted(
                  path,
                  why.line().orElse(1),
                  why.column().orElse(1),
                  why.message(),
                  why.code().name()));
    }
  }

  private static LocalDate day(Optional<String> text) throws Misuse {
    try {
      return text.map(LocalDate::parse).orElseGet(() -> LocalDate.now(ZoneId.systemDefault()));
    } catch (DateTimeException noDay) {
      throw new Misuse(
          "--day takes a day such as 2026-10-05, and not \"" + text.orElse("") + "\".");
    }
  }

  private static String text(Path path) throws IOException, BadInput {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(path)) {
      bytes = in.readNBytes(LONGEST_FILE + 1);
    }
    Line line =
        bytes.length > LONGEST_FILE
            ? Line.tooLong(bytes.length, LONGEST_FILE)
            : Line.of(ByteBuffer.wrap(bytes));
    return switch (line) {
      case Line.Text(String text) -> text;
      case Line.Unreadable(BadInput why) -> throw placed(why, bytes);
    };
  }

  /** The same failure, by the line in which it stands. */
  private static BadInput placed(BadInput why, byte[] bytes) {
    int length = Math.min(bytes.length, why.column().orElse(1) - 1);
    String before = new String(bytes, 0, length, StandardCharsets.UTF_8);
    int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
    int column = before.length() - before.lastIndexOf('\n');
    return BadInput.at(line, column, why.code(), why.message());
  }
}
