package org.mathmat.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** An object, to be filled by whoever makes it; its fields keep the order in which they came. */
public final class JsonObject implements Json {
  private final Map<String, Json> fields = new LinkedHashMap<>();

  public JsonObject() {}

  /** What is absent has no place in a tree. */
  static Json present(Json value) {
    if (value.isAbsent()) {
      throw new IllegalArgumentException("A value that is absent cannot be put into a tree.");
    }
    return value;
  }

  public JsonObject set(String field, Json value) {
    fields.put(field, present(value));
    return this;
  }

  /** Sets a value, or null where there is none. */
  public JsonObject set(String field, Optional<? extends Json> value) {
    return set(field, value.<Json>map(one -> one).orElse(JsonNull.NULL));
  }

  public JsonObject put(String field, String text) {
    return set(field, new JsonText(text));
  }

  /** Sets a text, or null where there is none. */
  public JsonObject put(String field, Optional<String> text) {
    return set(field, text.map(JsonText::new));
  }

  public JsonObject put(String field, long number) {
    return set(field, JsonNumber.of(number));
  }

  public JsonObject put(String field, boolean truth) {
    return set(field, JsonTruth.of(truth));
  }

  public JsonObject putNull(String field) {
    return set(field, JsonNull.NULL);
  }

  /** Sets an empty object and gives it to be filled. */
  public JsonObject putObject(String field) {
    JsonObject object = new JsonObject();
    fields.put(field, object);
    return object;
  }

  /** Sets an empty list and gives it to be filled. */
  public JsonArray putArray(String field) {
    JsonArray array = new JsonArray();
    fields.put(field, array);
    return array;
  }

  /** Sets all fields of another object. */
  public JsonObject setAll(JsonObject other) {
    fields.putAll(other.fields);
    return this;
  }

  @Override
  public boolean has(String field) {
    return fields.containsKey(field);
  }

  @Override
  public Json path(String field) {
    Json value = fields.get(field);
    return value == null ? JsonAbsent.ABSENT : value;
  }

  /** The fields with their values, in order. */
  public Map<String, Json> fields() {
    return Collections.unmodifiableMap(fields);
  }

  @Override
  public int size() {
    return fields.size();
  }

  public boolean isEmpty() {
    return fields.isEmpty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JsonObject object && fields.equals(object.fields);
  }

  @Override
  public int hashCode() {
    return fields.hashCode();
  }

  @Override
  public String toString() {
    return JsonWriter.write(this);
  }
}
