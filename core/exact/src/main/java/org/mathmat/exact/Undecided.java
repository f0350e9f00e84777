package org.mathmat.exact;

/** The effort allowed did not suffice; {@code why} is short and for people. */
public record Undecided(String why) implements Outcome {}
