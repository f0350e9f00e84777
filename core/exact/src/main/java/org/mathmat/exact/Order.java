package org.mathmat.exact;

import java.util.List;

/** A total order on forms, so that sums and products are written in one way. It means no size. */
final class Order {
  private Order() {}

  static int depth(Num value) {
    return value instanceof Quotient q ? Math.max(q.num().depth(), q.den().depth()) : 0;
  }

  static int compare(Atom a, Atom b) {
    if (a instanceof Prime x && b instanceof Prime y) {
      return x.p().compareTo(y.p());
    }
    int kinds = Integer.compare(kind(a), kind(b));
    if (kinds != 0 || a.equals(b)) {
      return kinds;
    }
    return switch (a) {
      case Prime _ -> 0;
      case Radicand x -> compare(x.sum(), ((Radicand) b).sum());
      case Factorial x -> compare(x.n(), ((Factorial) b).n());
      case Logarithm x -> compare(x.of(), ((Logarithm) b).of());
    };
  }

  private static int kind(Atom atom) {
    return switch (atom) {
      case Prime _ -> 0;
      case Radicand _ -> 1;
      case Factorial _ -> 2;
      case Logarithm _ -> 3;
    };
  }

  static int compare(Num a, Num b) {
    if (a instanceof Rational x) {
      return b instanceof Rational y ? x.compareTo(y) : -1;
    }
    if (b instanceof Rational || a.equals(b)) {
      return b instanceof Rational ? 1 : 0;
    }
    Quotient x = (Quotient) a;
    Quotient y = (Quotient) b;
    int nums = compare(x.num(), y.num());
    return nums != 0 ? nums : compare(x.den(), y.den());
  }

  static int compare(Sum a, Sum b) {
    List<Term> left = a.terms();
    List<Term> right = b.terms();
    if (left.size() != right.size()) {
      return Integer.compare(left.size(), right.size());
    }
    for (int i = 0; i < left.size(); i++) {
      int keys = compare(left.get(i).key(), right.get(i).key());
      if (keys == 0) {
        keys = left.get(i).coefficient().compareTo(right.get(i).coefficient());
      }
      if (keys != 0) {
        return keys;
      }
    }
    return 0;
  }

  static int compare(Key a, Key b) {
    int order = a.phase().compareTo(b.phase());
    if (order == 0) {
      order = Integer.compare(a.size(), b.size());
    }
    for (int i = 0; order == 0 && i < a.size(); i++) {
      order = compare(a.atom(i), b.atom(i));
    }
    for (int i = 0; order == 0 && i < a.size(); i++) {
      order = compare(a.exponent(i), b.exponent(i));
    }
    return order;
  }
}
