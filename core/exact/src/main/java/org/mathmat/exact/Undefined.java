package org.mathmat.exact;

/** The operation names no number; {@code why} is short and for people, as "divides by zero". */
public record Undefined(String why) implements Outcome {}
