/** MathDice played: rolls, calls, calculations, points and sets. */
@NullMarked
package org.mathmat.mathdice.match;

import org.jspecify.annotations.NullMarked;
