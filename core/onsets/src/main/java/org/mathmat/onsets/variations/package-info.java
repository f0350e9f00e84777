/** The Adventurous variations of section XIII, one record each; each amends the law of a shake. */
@NullMarked
package org.mathmat.onsets.variations;

import org.jspecify.annotations.NullMarked;
