/** Players that are programs, their arena, and the coach who reviews a match and gives hints. */
@NullMarked
package org.mathmat.bots;

import org.jspecify.annotations.NullMarked;
