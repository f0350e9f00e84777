/** On-Sets played: the procedure of AGLOA's rules of 2023-24. */
@NullMarked
package org.mathmat.onsets.match;

import org.jspecify.annotations.NullMarked;
