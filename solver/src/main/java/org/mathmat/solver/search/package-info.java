/** What the searches of all games are made of; for the solvers alone. */
@NullMarked
package org.mathmat.solver.search;

import org.jspecify.annotations.NullMarked;
