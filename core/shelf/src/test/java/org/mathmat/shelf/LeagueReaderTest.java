package org.mathmat.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mathmat.table.VariationCount;
import org.mathmat.table.book.Book;
import org.mathmat.table.book.Division;
import org.mathmat.table.book.LocalRules;
import org.mathmat.table.book.Season;
import org.mathmat.table.book.Variation;
import org.mathmat.table.book.VariationList;
import org.mathmat.table.league.Fault;
import org.mathmat.table.league.League;
import org.mathmat.table.league.LeagueReader;
import org.mathmat.table.league.LeagueText;
import org.mathmat.table.score.MatchPoints;

/** A league's own list: what it changes, and what is wrong with a bad one. */
class LeagueReaderTest {
  private static final Path EXAMPLE = Path.of("..", "..", "docs", "protocol", "lake-county.txt");
  private static final String HEAD = "mathmat league 1\ngame equations\nrules agloa-2015\n";
  private static final LocalDate OCTOBER = LocalDate.of(2026, 10, 5);
  private static final LocalDate DECEMBER = LocalDate.of(2026, 12, 24);
  private static final LocalDate MARCH = LocalDate.of(2027, 3, 1);
  private static final LocalDate JUNE = LocalDate.of(2027, 6, 30);

  private static Optional<List<? extends Book<?>>> books(String game) {
    return Shelf.game(game)
        .map(found -> found instanceof ShelvedGame.InShakes<?> shakes ? shakes.books() : List.of());
  }

  private static LeagueReader.Read<League> read(String text) {
    return LeagueReader.read(text, LeagueReaderTest::books);
  }

  private static League league(String text) {
    return switch (read(text)) {
      case LeagueReader.Read.Good<League>(League league) -> league;
      case LeagueReader.Read.Bad<League>(Fault fault) -> throw new AssertionError(fault);
    };
  }

  private static Division<?> division(String id) {
    return Shelf.EQUATIONS.book("agloa-2015").orElseThrow().division(id).orElseThrow();
  }

  private static List<String> choices(Division<?> division) {
    return division.variations().choices().stream()
        .filter(listed -> listed.season() != Season.EVEN)
        .map(listed -> listed.entry().pattern())
        .toList();
  }

  private static Division<?> under(String text, String division, LocalDate day) {
    return division(division).under(league(text).on(division, day));
  }

  private static void assertBad(String text, Fault.Code code, int line, int column) {
    assertThat(read(text))
        .as(text.length() > 500 ? code.name() : text)
        .isInstanceOfSatisfying(
            LeagueReader.Read.Bad.class,
            bad -> {
              Fault fault = ((LeagueReader.Read.Bad<?>) bad).fault();
              assertThat(List.of(fault.code(), fault.line(), fault.column()))
                  .as(fault.message())
                  .isEqualTo(List.of(code, line, column));
              assertThat(fault.message()).endsWith(".");
            });
  }

  private static void assertBadLine(String line, Fault.Code code, int column) {
    assertBad(HEAD + "division elementary\n" + line, code, 5, column);
  }

  @Test
  void theExampleChangesWhatItSaysInEachMonth() throws IOException {
    String text = Files.readString(EXAMPLE);
    assertThat(choices(under(text, "elementary", OCTOBER)))
        .containsExactly("sideways", "upside-down", "0 wild", "factorial");
    assertThat(choices(under(text, "elementary", DECEMBER)))
        .contains("remainder", "two-digit numerals")
        .doesNotContain("three-operation solution", "percent");
    assertThat(choices(under(text, "elementary", MARCH)))
        .contains("three-operation solution", "percent");
    assertThat(choices(under(text, "elementary", JUNE)))
        .contains("three-operation solution")
        .doesNotContain("percent");
    assertThat(choices(under(text, "middle", JUNE)))
        .contains("average")
        .doesNotContain("exponent _");
    assertThat(under(text, "senior", JUNE).variations()).isEqualTo(division("senior").variations());
    Division<?> senior = under(text, "senior", JUNE);
    assertThat(senior.procedure().round().length()).isEqualTo(Duration.ofMinutes(25));
    assertThat(senior.procedure().round().stop()).isEqualTo(Duration.ofMinutes(28));
    assertThat(senior.procedure().round().points()).isEqualTo(new MatchPoints(5, 3, 1));
    assertThat(league(text).on("senior", JUNE).league()).contains("Lake County Schools");
  }

  @Test
  void theBooksNamesStayUnderstoodBesideTheLeagues() throws IOException {
    Division<?> elementary = under(Files.readString(EXAMPLE), "elementary", DECEMBER);
    for (String name : List.of("Left-over", "LEFT OVER", "Remainder", "remainder")) {
      assertThat(elementary.find(name).map(found -> found.variation().name()))
          .as(name)
          .contains("remainder");
    }
    Division<?> middle = under(Files.readString(EXAMPLE), "middle", DECEMBER);
    for (String name : List.of("numerals in 8", "Numerals  in eight", "base 8")) {
      assertThat(middle.find(name).map(found -> found.variation().name()))
          .as(name)
          .contains("base 8");
    }
    assertThat(middle.find("numerals in 3")).isEmpty();
    assertThat(middle.find("numerals in")).isEmpty();
    assertThat(middle.find("base 8").orElseThrow().listed().entry().title())
        .isEqualTo("numerals in …");
  }

  @Test
  void onlyTheseMayBePractised() {
    String text = HEAD + "division middle\nonly Factorial ; multiple of _ ; base _\n";
    assertThat(choices(under(text, "middle", MARCH)))
        .containsExactly("factorial", "base _", "multiple of _");
    String none = HEAD + "division elementary\nonly Average in May\noff Average\n";
    VariationList<?> list = under(none, "elementary", LocalDate.of(2027, 5, 1)).variations();
    assertThat(list.choices()).isEmpty();
    assertThat(list.toSelect()).isEqualTo(VariationCount.NONE);
  }

  @Test
  void whatHoldsOnADayIsReadAgainAsItIsWritten() throws IOException {
    League league = league(Files.readString(EXAMPLE));
    int seen = 0;
    for (Division<?> division : Shelf.EQUATIONS.book("agloa-2015").orElseThrow().divisions()) {
      for (int month = 1; month <= 12; month++) {
        LocalRules local = league.on(division.id(), LocalDate.of(2026, month, 1));
        String lines = String.join("\n", LeagueText.lines(local));
        assertThat(LeagueReader.ofMatch(lines, division.variations()))
            .as(lines)
            .isEqualTo(new LeagueReader.Read.Good<>(local));
        seen += local.changes().size();
      }
    }
    assertThat(seen).isGreaterThan(200);
    assertThat(LeagueReader.ofMatch("off Percent in May", division("elementary").variations()))
        .isInstanceOfSatisfying(
            LeagueReader.Read.Bad.class,
            bad ->
                assertThat(((LeagueReader.Read.Bad<?>) bad).fault().code())
                    .isEqualTo(Fault.Code.MONTH));
  }

  @Test
  void aListFromAnotherComputerReadsTheSame() throws IOException {
    String text = Files.readString(EXAMPLE);
    League league = league(text);
    assertThat(league("\ufeff" + text)).isEqualTo(league);
    assertThat(league(text.replace("\n", "\r\n"))).isEqualTo(league);
    assertThat(league(text.replace("off ", "\toff  \t"))).isEqualTo(league);
    assertThat(league(text.stripTrailing())).isEqualTo(league);
  }

  @Test
  void aBadFrameIsToldWithItsPlace() {
    assertBad("", Fault.Code.START, 1, 1);
    assertBad("mathmat 1\ngame: equations", Fault.Code.START, 1, 1);
    assertBad("mathmat league 1\n", Fault.Code.MISSING, 2, 1);
    assertBad("mathmat league 1\n\n  game chess\n", Fault.Code.GAME, 3, 8);
    assertBad("mathmat league 1\ngame\n", Fault.Code.GAME, 2, 5);
    assertBad("mathmat league 1\nrules agloa-2015\n", Fault.Code.PLACE, 2, 1);
    assertBad("mathmat league 1\ngame equations\nrules agloa-1999", Fault.Code.RULES, 3, 7);
    assertBad("mathmat league 1\ngame mathdice\nrules mathdice", Fault.Code.RULES, 3, 7);
    assertBad("mathmat league 1\ngame equations\ngame onsets", Fault.Code.TWICE, 3, 1);
    assertBad("mathmat league 1\ngame equations\ndivision middle", Fault.Code.PLACE, 3, 1);
    assertBad(HEAD + "division high", Fault.Code.DIVISION, 4, 10);
    assertBad(HEAD + "division middle\ndivision middle", Fault.Code.TWICE, 5, 10);
    assertBad(HEAD + "off Percent", Fault.Code.PLACE, 4, 1);
    assertBad(HEAD + "colour blue", Fault.Code.WORD, 4, 1);
  }

  @Test
  void aBadLineIsToldWithItsPlace() {
    assertBadLine("off", Fault.Code.MISSING, 1);
    assertBadLine("off Persent", Fault.Code.VARIATION, 5);
    assertBadLine("off Percent ; Persent in May", Fault.Code.VARIATION, 15);
    assertBadLine("off Percent ; ; Average", Fault.Code.VARIATION, 15);
    assertBadLine("off Percent ; percent", Fault.Code.TWICE, 15);
    assertBadLine("on Percent\non Percent", Fault.Code.TWICE, 4, 6);
    assertBadLine("only Percent in May\nonly Average in April to June", Fault.Code.TWICE, 1, 6);
    assertBadLine("off Percent in Mai", Fault.Code.MONTH, 16);
    assertBadLine("off Percent in May, Juni", Fault.Code.MONTH, 21);
    assertBadLine("off Percent in May, May", Fault.Code.TWICE, 21);
    assertBadLine("off Percent in", Fault.Code.VARIATION, 5);
    assertBadLine("call Remainder Left-over", Fault.Code.NAME, 6);
    assertBadLine("call Remainder \"Average\"", Fault.Code.NAME, 17);
    assertBadLine("call Remainder \"Left _\"", Fault.Code.NAME, 17);
    assertBadLine("call Remainder \"12\"", Fault.Code.NAME, 17);
    assertBadLine("call Remainder \"\"", Fault.Code.NAME, 17);
    assertBadLine("call Remainder \"Left\"\ncall Average \"left\"", Fault.Code.NAME, 15, 6);
    assertBadLine("call Remainder \"Left\"\ncall Remainder \"Rest\"", Fault.Code.TWICE, 6, 6);
    assertBadLine("name " + "x".repeat(61), Fault.Code.TOO_LONG, 6);
    assertBadLine("round soon", Fault.Code.NUMBER, 7);
    assertBadLine("round 0 minutes", Fault.Code.NUMBER, 7);
    assertBadLine("round 2 hours", Fault.Code.NUMBER, 7);
    assertBadLine("round 999 minutes", Fault.Code.NUMBER, 7);
    assertBadLine("points 6 4", Fault.Code.NUMBER, 11);
    assertBadLine("points 6 4 2 1", Fault.Code.NUMBER, 12);
    assertBadLine("points 3 2 1", Fault.Code.POINTS, 8);
    assertBadLine("points 2 4 6", Fault.Code.POINTS, 8);
    assertBadLine("round 25\nround 25", Fault.Code.TWICE, 1, 6);
    assertBad(HEAD + "division junior\noff Sideways", Fault.Code.VARIATION, 5, 5);
    assertBad(HEAD + "division middle\noff base 8", Fault.Code.VARIATION, 5, 5);
  }

  private static void assertBadLine(String lines, Fault.Code code, int column, int line) {
    assertBad(HEAD + "division elementary\n" + lines, code, line, column);
  }

  @Test
  void whatCannotBeSeenIsRefusedWhereItStands() {
    for (char strange : new char[] {'\0', '\u0007', '\r', '\u200b', '\u202e', '\ufeff', '\ud800'}) {
      assertBad(HEAD + "name A" + strange + "B\n", Fault.Code.CHARACTER, 4, 7);
    }
    assertBad(HEAD + "name 𝔸\u0000B\n", Fault.Code.CHARACTER, 4, 7);
  }

  @Test
  void aListIsBounded() {
    assertBad(HEAD + "name " + "x".repeat(600), Fault.Code.TOO_LONG, 4, 501);
    assertBad(HEAD + "\n".repeat(600), Fault.Code.TOO_LONG, 501, 1);
    assertBad(HEAD + ("# " + "x".repeat(300) + "\n").repeat(100), Fault.Code.TOO_LONG, 69, 1);
    long start = System.nanoTime();
    assertThat(read("x".repeat(10_000_000))).isInstanceOf(LeagueReader.Read.Bad.class);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
  }

  @Test
  void noTextBreaksTheReader() throws IOException {
    Random random = new Random(3);
    String text = Files.readString(EXAMPLE);
    int bad = 0;
    for (int round = 0; round < 3000; round++) {
      StringBuilder changed = new StringBuilder(text);
      for (int change = 0; change <= round % 3; change++) {
        int at = random.nextInt(changed.length());
        switch (random.nextInt(3)) {
          case 0 -> changed.deleteCharAt(at);
          case 1 -> changed.insert(at, "_\"; in to\n#".charAt(random.nextInt(10)));
          default -> changed.setCharAt(at, changed.charAt(random.nextInt(changed.length())));
        }
      }
      bad += read(changed.toString()) instanceof LeagueReader.Read.Bad<League> ? 1 : 0;
    }
    assertThat(bad).isBetween(500, 2990);
  }

  /** Each name that a league may give means one variation, with each filling of its blank. */
  @Test
  void everyVariationCanBeCalledByAnotherName() {
    int called = 0;
    for (ShelvedGame.InShakes<?> game : List.of(Shelf.EQUATIONS, Shelf.ONSETS)) {
      for (Book<?> book : game.books()) {
        for (Division<?> division : book.divisions()) {
          called += called(game, book, division);
        }
      }
    }
    assertThat(called).isGreaterThan(300);
  }

  private static <V extends Variation> int called(
      ShelvedGame game, Book<?> book, Division<V> division) {
    List<String> lines = new ArrayList<>();
    for (var listed : division.variations().all()) {
      String pattern = listed.entry().pattern();
      String name = "Zebra" + "z".repeat(lines.size()) + (pattern.contains("_") ? " _" : "");
      lines.add("call %s \"%s\"".formatted(pattern, name));
    }
    String text =
        "mathmat league 1\ngame %s\nrules %s\ndivision %s\n%s\n"
            .formatted(game.id(), book.id(), division.id(), String.join("\n", lines));
    Division<V> renamed = division.under(league(text).on(division.id(), MARCH));
    int seen = 0;
    for (var listed : renamed.variations().all()) {
      for (String said : listed.entry().spelled(listed.entry().title().replace("…", "_"))) {
        assertThat(renamed.find(said).map(found -> found.listed().entry().key()))
            .as(said)
            .contains(listed.entry().key());
        assertThat(division.find(said)).as(said).isEmpty();
        seen++;
      }
      for (V variation : listed.entry().filled()) {
        assertThat(renamed.find(variation.name()).map(VariationList.Found::variation))
            .contains(variation);
      }
    }
    return seen;
  }
}
