/**
 * The rule-book as one value, for every game: who published it, its divisions, and the variations
 * that each of them lists. What only one game has (its law, what its clauses are called) comes from
 * that game.
 */
@NullMarked
package org.mathmat.table.book;

import org.jspecify.annotations.NullMarked;
