package org.mathmat.exact;

/** What an operation gives: a number, a proof that it names none, or an honest "not decided". */
public sealed interface Outcome permits Num, Undefined, Undecided {}
