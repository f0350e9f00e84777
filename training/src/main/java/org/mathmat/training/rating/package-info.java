/** How strong a player is and how hard a puzzle, as Glicko-2 tells it, and as children see it. */
@NullMarked
package org.mathmat.training.rating;

import org.jspecify.annotations.NullMarked;
