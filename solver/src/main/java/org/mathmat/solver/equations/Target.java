package org.mathmat.solver.equations;

import org.mathmat.exact.Num;

/**
 * A value that the Goal may be given.
 *
 * @param word the value
 * @param text the Goal side that has it
 * @param factorials how many {@code !} that side has
 */
record Target(long word, Num value, String text, int factorials) {}
