/** What the solvers of all games share with those who ask them: the limits of a search. */
@NullMarked
package org.mathmat.solver;

import org.jspecify.annotations.NullMarked;
