package org.mathmat.onsets;

/** What the signs between two sets mean in this shake. */
public record Signs(SetOperation union, SetOperation intersection, SetOperation minus) {
  /** As section I-B-2-c has them. */
  public static final Signs PLAIN =
      new Signs(
          SetOperation.Plain.UNION, SetOperation.Plain.INTERSECTION, SetOperation.Plain.DIFFERENCE);

  /** What a sign that {@link Symbol#joins()} means. */
  public SetOperation of(Symbol sign) {
    return switch (sign) {
      case UNION -> union;
      case INTERSECTION -> intersection;
      default -> minus;
    };
  }
}
