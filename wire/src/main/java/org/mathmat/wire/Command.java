package org.mathmat.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Answers one kind of question about one game. It need not repeat the {@code id}: {@link Commands}
 * does.
 */
@FunctionalInterface
interface Command {
  ObjectNode answer(Request request) throws BadInput;
}
