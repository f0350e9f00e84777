/** Drills that steer: which skill is due, which is weak, what a round of practice is. */
@NullMarked
package org.mathmat.training.drill;

import org.jspecify.annotations.NullMarked;
