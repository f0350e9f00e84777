package org.mathmat.equations;

import org.mathmat.exact.Arithmetic;

/**
 * What an operation works with.
 *
 * @param base the base in which numerals are read
 */
public record Workings(Arithmetic arithmetic, int base) {}
