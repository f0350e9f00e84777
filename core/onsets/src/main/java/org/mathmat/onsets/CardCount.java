package org.mathmat.onsets;

import java.util.function.IntUnaryOperator;

/** How the cards of a named set are counted. */
@FunctionalInterface
public interface CardCount {
  /** Each card counts once. */
  CardCount ONCE = Plain.ONCE;

  /** The count of a set of cards, within the universe as a Solution's blank card makes it. */
  IntUnaryOperator over(Universe universe);

  /** Counting as the book starts from. */
  enum Plain implements CardCount {
    ONCE;

    @Override
    public IntUnaryOperator over(Universe universe) {
      return Integer::bitCount;
    }
  }
}
