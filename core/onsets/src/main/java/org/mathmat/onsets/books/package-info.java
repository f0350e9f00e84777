/** The rule-books of On-Sets, each one value in a file of its own. */
@NullMarked
package org.mathmat.onsets.books;

import org.jspecify.annotations.NullMarked;
