/** What the solvers of all games share: limits, and the three answers there are. */
@NullMarked
package org.mathmat.solver;

import org.jspecify.annotations.NullMarked;
