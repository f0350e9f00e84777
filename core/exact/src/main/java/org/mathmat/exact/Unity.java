package org.mathmat.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The roots of unity of orders that divide 24, as sums of square roots. */
final class Unity {
  private static final BigInteger ORDER = BigInteger.valueOf(24);

  private Unity() {}

  /** Whether e^(2πi·phase) is a sum of square roots with i. */
  static boolean isRadical(Rational phase) {
    return ORDER.mod(phase.denominator()).signum() == 0;
  }

  /** e^(2πi·phase) for such a phase of at least 0 and below 1/2. */
  static Sum sum(Rational phase) {
    int k = phase.times(Rational.of(24)).numerator().intValue();
    List<Term> terms = new ArrayList<>(cosine(k, SmallRat.ZERO));
    terms.addAll(cosine(6 - k, Key.QUARTER));
    return Algebra.sorted(terms);
  }

  /** The cosine of k times 15 degrees, with a phase. */
  private static List<Term> cosine(int k, Rational phase) {
    int fold = Math.abs(k);
    int sign = fold > 6 ? -1 : 1;
    fold = fold > 6 ? 12 - fold : fold;
    return switch (fold) {
      case 0 -> List.of(term(sign, 1, phase));
      case 1 -> List.of(term(sign, 4, phase, 2, 3), term(sign, 4, phase, 2));
      case 2 -> List.of(term(sign, 2, phase, 3));
      case 3 -> List.of(term(sign, 2, phase, 2));
      case 4 -> List.of(term(sign, 2, phase));
      case 5 -> List.of(term(sign, 4, phase, 2, 3), term(-sign, 4, phase, 2));
      default -> List.of();
    };
  }

  private static Term term(int sign, int divisor, Rational phase, int... roots) {
    List<Atom> atoms = new ArrayList<>();
    List<Num> exponents = new ArrayList<>();
    for (int root : roots) {
      atoms.add(new Prime(BigInteger.valueOf(root)));
      exponents.add(SmallRat.HALF);
    }
    return new Term(Rational.of(sign, divisor), Key.of(atoms, exponents, phase));
  }
}
