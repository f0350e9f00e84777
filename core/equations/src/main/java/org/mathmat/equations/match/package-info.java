/** Equations played: the procedures of its three rule-books. */
@NullMarked
package org.mathmat.equations.match;

import org.jspecify.annotations.NullMarked;
