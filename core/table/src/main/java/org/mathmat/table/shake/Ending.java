package org.mathmat.table.shake;

/** What makes everybody write, without a challenge. */
public enum Ending {
  LAST_CUBE("last cube"),
  FORCE_OUT("force out"),
  ROUND_STOP("round stop");

  private final String text;

  Ending(String text) {
    this.text = text;
  }

  /** The words of a replay's {@code ended}. */
  public String text() {
    return text;
  }
}
