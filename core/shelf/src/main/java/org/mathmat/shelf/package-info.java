/** Every rule-book of every game: the one list that commands, server and pages read. */
@NullMarked
package org.mathmat.shelf;

import org.jspecify.annotations.NullMarked;
