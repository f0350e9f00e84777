package org.mathmat.solver.equations;

import org.mathmat.exact.Num;

/**
 * A Solution that the judge calls correct.
 *
 * @param text the Solution with all the parentheses it needs
 * @param equation the whole Equation, with the Goal read so that it holds
 * @param cubes how many cubes it takes
 * @param value what the Goal is worth, read so
 */
public record Solution(String text, String equation, int cubes, Num value) {}
