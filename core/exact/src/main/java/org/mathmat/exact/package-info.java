/** Exact real and complex numbers, and questions about them that are proved or left open. */
@NullMarked
package org.mathmat.exact;

import org.jspecify.annotations.NullMarked;
