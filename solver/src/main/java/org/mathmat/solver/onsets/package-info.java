/** The solver of On-Sets: the sets that cubes can name, as masks of cards. */
@NullMarked
package org.mathmat.solver.onsets;

import org.jspecify.annotations.NullMarked;
