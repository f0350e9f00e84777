/** MathDice: expressions of the scoring dice, exact values, calls and the closest results. */
@NullMarked
package org.mathmat.mathdice;

import org.jspecify.annotations.NullMarked;
