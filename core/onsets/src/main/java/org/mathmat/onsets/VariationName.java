package org.mathmat.onsets;

/** The variations of section XIII, and what their blank is filled with. */
public enum VariationName {
  REQUIRED_CUBE("Required", Blank.CUBE),
  WILD_CUBE("Wild", Blank.CUBE),
  UNION_INTERSECTION_INTERCHANGEABLE("∪ and ∩ Interchangeable", Blank.NOTHING),
  UNIVERSE_NULL_INTERCHANGEABLE("V and Λ Interchangeable", Blank.NOTHING),
  TWO_OPERATIONS("Two Operations", Blank.NOTHING),
  MULTIPLE_OPERATIONS("Multiple Operations", Blank.NOTHING),
  SHIFT_FROM_PERMITTED("Shift from Permitted", Blank.NOTHING),
  NO_NULL_RESTRICTIONS("No Null Restrictions", Blank.NOTHING),
  ABSOLUTE_VALUE("Absolute Value", Blank.NOTHING),
  DOUBLE_SET("Double Set", Blank.SET),
  REQUIRED_OR_FORBIDDEN_CARD("Required/Forbidden Card", Blank.CARD),
  BLANK_CARD_WILD("Blank Card Wild", Blank.NOTHING),
  SYMMETRIC_DIFFERENCE("Symmetric Difference", Blank.NOTHING),
  TWO_SOLUTIONS("Two Solutions", Blank.NOTHING);

  /** What has to be said with a variation. */
  public enum Blank {
    NOTHING,
    CUBE,
    SET,
    CARD
  }

  private final String text;
  private final Blank blank;

  VariationName(String text, Blank blank) {
    this.text = text;
    this.blank = blank;
  }

  public String text() {
    return text;
  }

  public Blank blank() {
    return blank;
  }
}
