/** The search idea of the solver at its smallest: a few numbers, four signs, a target. */
@NullMarked
package org.mathmat.solver.countdown;

import org.jspecify.annotations.NullMarked;
