/** Why a request is not done: what every part of the server tells whoever asked. */
@org.jspecify.annotations.NullMarked
package org.mathmat.server.problem;
