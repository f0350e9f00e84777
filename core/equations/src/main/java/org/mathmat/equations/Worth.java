package org.mathmat.equations;

import java.util.List;
import org.mathmat.exact.Num;
import org.mathmat.exact.Outcome;
import org.mathmat.exact.Undecided;
import org.mathmat.exact.Undefined;

/** What one reading of an expression is worth: a number, or nothing and why. */
public sealed interface Worth {
  record Value(Num number) implements Worth {}

  /** Nothing: by this clause, for this reason. */
  record Nothing(EquationsClause clause, String why) implements Worth {}

  /** Whether it is not known what it is worth. */
  default boolean isOpen() {
    return this instanceof Nothing(EquationsClause clause, _)
        && clause == EquationsClause.VERIFIABLE;
  }

  /** Why something is worth nothing, or is not known, in a sentence. */
  static String sentence(String what, EquationsClause clause, String why) {
    String known = clause == EquationsClause.VERIFIABLE ? "cannot be worked out" : "has no value";
    return what + " " + known + ": " + why + ".";
  }

  static Worth of(Num number) {
    return new Value(number);
  }

  /** The outcome of arithmetic; where it names no number, the clause that says so. */
  static Worth of(Outcome outcome, EquationsClause undefined) {
    return switch (outcome) {
      case Num number -> new Value(number);
      case Undefined(String why) -> new Nothing(undefined, why);
      case Undecided(String why) -> new Nothing(EquationsClause.VERIFIABLE, why);
    };
  }

  static List<Worth> only(Outcome outcome, EquationsClause undefined) {
    return List.of(of(outcome, undefined));
  }

  static List<Worth> nothing(EquationsClause clause, String why) {
    return List.of(new Nothing(clause, why));
  }
}
