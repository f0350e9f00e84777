package org.mathmat.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A player that is a program: it sees what a person on its seat sees, and says what it does. */
public interface Bot {
  /** An act in the words of a match record; none to wait. */
  Optional<String> act(JsonNode view, RandomGenerator random);
}
