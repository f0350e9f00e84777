package org.mathmat.wire;

import org.mathmat.json.JsonObject;

/** What comes back for one question. */
public sealed interface Answer {
  /**
   * The JSON to send; an error has the shape {@code {"id":…,"error":{"code","message","column"}}},
   * and says more where there is more to say.
   */
  JsonObject json();

  /** The question was understood. */
  record Told(JsonObject json) implements Answer {}

  /** The question could not be understood. */
  record Misunderstood(JsonObject json) implements Answer {}

  /** Mathmat itself made a mistake, to be logged by whoever runs it. */
  record Failed(JsonObject json, Throwable cause) implements Answer {}

  /** An empty object to build an answer in. */
  static JsonObject object() {
    return new JsonObject();
  }
}
