package org.mathmat.table;

/**
 * One rule of a game as the engine knows it, before a rule-book says in which of its sections it
 * stands. Each game has an enum of these; a rule-book turns a clause into a section.
 */
public interface Clause {
  /** The enum constant's name: stable, for tables of coverage. */
  String name();

  /** The code under which breaking this clause is reported. */
  ReasonCode code();
}
