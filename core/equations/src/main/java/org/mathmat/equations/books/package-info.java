/** The rule-books of Equations, each one value in a file of its own. */
@NullMarked
package org.mathmat.equations.books;

import org.jspecify.annotations.NullMarked;
