package org.mathmat.exact;

import java.util.List;

/** A sum of terms with different keys, sorted; the empty sum is zero. */
final class Sum {
  static final Sum ZERO = new Sum(List.of());
  static final Sum ONE = of(SmallRat.ONE);
  private final List<Term> terms;
  private final int hash;
  private final int depth;
  private final int weight;

  Sum(List<Term> terms) {
    this.terms = List.copyOf(terms);
    int mix = 1;
    int deepest = 0;
    int total = 0;
    for (Term term : terms) {
      mix = 31 * (31 * mix + term.coefficient().hashCode()) + term.key().hashCode();
      deepest = Math.max(deepest, term.key().depth());
      total += 1 + term.key().size();
    }
    this.hash = mix;
    this.depth = deepest;
    this.weight = total;
  }

  static Sum of(Rational value) {
    return value.isZero() ? ZERO : new Sum(List.of(new Term(value, Key.ONE)));
  }

  static Sum of(Term term) {
    return new Sum(List.of(term));
  }

  List<Term> terms() {
    return terms;
  }

  int size() {
    return terms.size();
  }

  Term first() {
    return terms.get(0);
  }

  int depth() {
    return depth;
  }

  /** How many terms and atoms it has, those inside atoms not counted. */
  int weight() {
    return weight;
  }

  boolean isOne() {
    return equals(ONE);
  }

  /** Whether it is written as a fraction. */
  boolean isConstant() {
    return terms.isEmpty() || (terms.size() == 1 && first().key().isOne());
  }

  /** Whether its form shows that it is real. */
  boolean isReal() {
    for (Term term : terms) {
      if (!term.key().isReal()) {
        return false;
      }
    }
    return true;
  }

  /** Whether it is a sum of roots of fractions, perhaps times i, none of them huge. */
  boolean isRadical() {
    for (Term term : terms) {
      if (!term.key().isRadical() || term.key().isHuge()) {
        return false;
      }
    }
    return true;
  }

  /** The coefficient of 1. */
  Rational constant() {
    for (Term term : terms) {
      if (term.key().isOne()) {
        return term.coefficient();
      }
    }
    return SmallRat.ZERO;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sum that && hash == that.hash && terms.equals(that.terms);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
