package org.mathmat.training.drill;

/** Progress as a file that a spreadsheet opens. */
public final class ProgressText {
  private static final int PERCENT = 100;

  private ProgressText() {}

  /** One line for each skill, under a line of titles. */
  public static String skills(Progress progress) {
    StringBuilder text = new StringBuilder("skill,tries,right,shaky,due,mastered\n");
    for (Standing one : progress.standings()) {
      text.append(
          String.join(
              ",",
              one.skill().name(),
              String.valueOf(one.tries()),
              String.valueOf(one.right()),
              String.valueOf(Math.round(PERCENT * one.shaky())),
              one.due().toString(),
              one.isMastered() ? "yes" : "no"));
      text.append('\n');
    }
    return text.toString();
  }

  /** One line for each day of practice. */
  public static String days(Progress progress) {
    StringBuilder text = new StringBuilder("day,tries,right\n");
    progress
        .days()
        .forEach(
            (day, count) -> text.append(day + "," + count.tries() + "," + count.right() + "\n"));
    return text.toString();
  }
}
