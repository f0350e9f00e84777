package org.mathmat.wire;

import org.mathmat.json.JsonObject;

/**
 * Answers one kind of question about one game. It need not repeat the {@code id}: {@link Commands}
 * does.
 */
@FunctionalInterface
interface Command {
  JsonObject answer(Request request) throws BadInput;
}
