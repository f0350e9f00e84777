package org.mathmat.solver.equations;

import org.jspecify.annotations.Nullable;
import org.mathmat.solver.search.Stock;
import org.mathmat.solver.search.WordMap;

/** Tells of which parts the fractions may have a prime in the numerator, or in the denominator. */
final class Multiples {
  private final int prime;
  private final Stock stock;
  private final Parts parts;
  private final Forms forms;
  private final Fractions fractions;
  private final WordMap<Boolean> above = new WordMap<>();
  private final WordMap<Boolean> below = new WordMap<>();

  Multiples(int prime, Stock stock, Parts parts, Forms forms, Fractions fractions) {
    this.prime = prime;
    this.stock = stock;
    this.parts = parts;
    this.forms = forms;
    this.fractions = fractions;
  }

  boolean mayBeAbove(Part part) {
    return mayHave(part, true);
  }

  boolean mayBeBelow(Part part) {
    return mayHave(part, false);
  }

  private boolean mayHave(Part part, boolean inNumerator) {
    WordMap<Boolean> known = inNumerator ? above : below;
    @Nullable Boolean before = known.get(part.used());
    if (before == null) {
      before =
          fractions.areListed(part)
              ? fractions.mayName(part, word -> isIn(word, inNumerator))
              : isMade(part, inNumerator);
      known.put(part.used(), before);
    }
    return before;
  }

  private boolean isIn(Part part, Form.OfOne form) {
    return stock.contains(part.used(), form.cost());
  }

  private boolean isIn(long fraction, boolean inNumerator) {
    return fraction != Words.ZERO
        && (inNumerator ? Words.numerator(fraction) : Words.denominator(fraction)) % prime == 0;
  }

  /**
   * Whether it may come from the operands of the last sign; a sum may have any numerator, and
   * nothing is said of what has a ^, a √ or a !.
   */
  private boolean isMade(Part part, boolean inNumerator) {
    if (!part.reach().ordinary()
        || part.reach().radicals() > 0
        || forms.ofOne().stream().anyMatch(form -> isIn(part, form))) {
      return true;
    }
    for (Split split : parts.splits(part)) {
      Part small = split.small();
      Part large = split.large();
      boolean may =
          switch (split.form().rule()) {
            case ADD, SUBTRACT -> inNumerator || mayBeBelow(small) || mayBeBelow(large);
            case MULTIPLY -> mayHave(small, inNumerator) || mayHave(large, inNumerator);
            case DIVIDE ->
                mayBeAbove(small) || mayBeBelow(small) || mayBeAbove(large) || mayBeBelow(large);
            default -> true;
          };
      if (may) {
        return true;
      }
    }
    return false;
  }
}
