package org.mathmat.equations.variations;

import java.util.List;
import java.util.function.Supplier;
import org.mathmat.equations.EquationsClause;
import org.mathmat.equations.Worth;
import org.mathmat.exact.Arithmetic;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Truth;

/** Whether operands keep the limits that a variation sets, and what follows. */
record Limits(Truth kept) {
  static Limits counting(Arithmetic arithmetic, Num number) {
    Truth integer = arithmetic.isInteger(number);
    return new Limits(integer == Truth.TRUE ? arithmetic.less(Num.ZERO, number) : integer);
  }

  static Limits zero(Arithmetic arithmetic, Num number) {
    return new Limits(arithmetic.isZero(number));
  }

  static Limits rational(Arithmetic arithmetic, Num number) {
    return new Limits(arithmetic.isRational(number));
  }

  static Limits positive(Arithmetic arithmetic, Num number) {
    Truth real = arithmetic.isReal(number);
    return new Limits(real == Truth.TRUE ? arithmetic.less(Num.ZERO, number) : real);
  }

  /** For a real number. */
  static Limits atMost(Arithmetic arithmetic, Num number, Num most) {
    Truth real = arithmetic.isReal(number);
    return new Limits(real == Truth.TRUE ? arithmetic.less(most, number).not() : real);
  }

  Limits and(Limits other) {
    return new Limits(kept.and(other.kept));
  }

  Limits or(Limits other) {
    return new Limits(kept.or(other.kept));
  }

  Limits not() {
    return new Limits(kept.not());
  }

  /** The outcome where the limits are kept; otherwise nothing, by the clause. */
  List<Worth> then(EquationsClause clause, String rule, Supplier<Outcome> outcome) {
    return switch (kept) {
      case TRUE -> Worth.only(outcome.get(), clause);
      case FALSE -> Worth.nothing(clause, rule);
      case UNKNOWN ->
          Worth.nothing(
              EquationsClause.VERIFIABLE, "it is not known whether its numbers keep the limits");
    };
  }
}
