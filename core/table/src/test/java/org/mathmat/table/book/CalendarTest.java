package org.mathmat.table.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.Month;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which season's variations may be selected on a day. */
class CalendarTest {
  @ParameterizedTest
  @CsvSource({
    "2016-04-29, EVEN",
    "2026-06-30, EVEN",
    "2026-07-01, ODD",
    "2026-11-18, ODD",
    "2026-12-31, ODD",
    "2027-01-01, ODD",
    "2027-06-30, ODD",
    "2027-07-01, EVEN",
  })
  void aSeasonIsNamedByTheYearInWhichItEnds(LocalDate day, Season season) {
    assertThat(new Calendar.EvenAndOdd(Month.JULY).on(day)).isEqualTo(season);
  }

  @Test
  void aListWithoutSeasonsIsTheSameEveryDay() {
    assertThat(new Calendar.Everyday().on(LocalDate.of(2026, 11, 18))).isEqualTo(Season.EVERY);
  }
}
