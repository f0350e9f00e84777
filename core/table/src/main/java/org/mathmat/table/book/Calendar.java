package org.mathmat.table.book;

import java.time.LocalDate;
import java.time.Month;

/**
 * How what may be selected in a division depends on the day of a match. A match keeps what held on
 * its day.
 */
public sealed interface Calendar {
  /** Which of the seasonal variations may be selected on a day. */
  Season on(LocalDate day);

  /** The same list every day. */
  record Everyday() implements Calendar {
    @Override
    public Season on(LocalDate day) {
      return Season.EVERY;
    }
  }

  /**
   * Some variations in even seasons, others in odd ones. A season is named by the year in which it
   * ends: 2026-27 is odd.
   *
   * @param begins the month with which a season begins
   */
  record EvenAndOdd(Month begins) implements Calendar {
    @Override
    public Season on(LocalDate day) {
      return ends(day) % 2 == 0 ? Season.EVEN : Season.ODD;
    }

    private int ends(LocalDate day) {
      return day.getMonth().compareTo(begins) >= 0 ? day.getYear() + 1 : day.getYear();
    }
  }
}
