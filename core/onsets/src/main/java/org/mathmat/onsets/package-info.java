/** On-Sets: cubes, cards, Goals and Solutions, and the judge that reads the law of a shake. */
@NullMarked
package org.mathmat.onsets;

import org.jspecify.annotations.NullMarked;
