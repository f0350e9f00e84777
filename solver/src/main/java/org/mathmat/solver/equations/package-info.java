/** The solver of Equations: forward sets of values, and steps backward from the Goal. */
@NullMarked
package org.mathmat.solver.equations;

import org.jspecify.annotations.NullMarked;
