package org.mathmat.wire;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** What comes back for one question. */
public sealed interface Answer {
  /**
   * The JSON to send; an error has the shape {@code {"id":…,"error":{"code","message","column"}}},
   * and says more where there is more to say.
   */
  ObjectNode json();

  /** The question was understood. */
  record Told(ObjectNode json) implements Answer {}

  /** The question could not be understood. */
  record Misunderstood(ObjectNode json) implements Answer {}

  /** Mathmat itself made a mistake, to be logged by whoever runs it. */
  record Failed(ObjectNode json, Throwable cause) implements Answer {}

  /** An empty object to build an answer in. */
  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
