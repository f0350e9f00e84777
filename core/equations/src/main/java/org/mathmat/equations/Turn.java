package org.mathmat.equations;

/** How a cube lies or is used. */
public enum Turn {
  UPRIGHT(""),
  SIDEWAYS("s"),
  UPSIDE_DOWN("u"),
  BOTH("su");

  private final String suffix;

  Turn(String suffix) {
    this.suffix = suffix;
  }

  /** What stands behind the symbol. */
  public String suffix() {
    return suffix;
  }

  public boolean isSideways() {
    return this == SIDEWAYS || this == BOTH;
  }

  public boolean isUpsideDown() {
    return this == UPSIDE_DOWN || this == BOTH;
  }

  static Turn of(boolean sideways, boolean upsideDown) {
    if (sideways) {
      return upsideDown ? BOTH : SIDEWAYS;
    }
    return upsideDown ? UPSIDE_DOWN : UPRIGHT;
  }
}
