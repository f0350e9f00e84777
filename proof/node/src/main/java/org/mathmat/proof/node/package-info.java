/** Runs scripts for other proofs: {@link org.mathmat.proof.node.Node} is the door. */
@NullMarked
package org.mathmat.proof.node;

import org.jspecify.annotations.NullMarked;
