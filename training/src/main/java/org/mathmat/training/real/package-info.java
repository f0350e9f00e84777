/** The few functions on doubles that training needs, with the same bits on every machine. */
@NullMarked
package org.mathmat.training.real;

import org.jspecify.annotations.NullMarked;
