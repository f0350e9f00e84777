package org.mathmat.table.shake;

/** What a paper is judged by. */
public record Situation(Shake shake, Cause cause) {}
