package org.mathmat.json;

import java.util.List;

/**
 * A value of JSON. Whoever reads may ask any value for anything: a place that is not there is
 * {@link JsonAbsent}, and what is no text has an empty one.
 */
public sealed interface Json
    permits JsonObject, JsonArray, JsonText, JsonNumber, JsonTruth, JsonNull, JsonAbsent {

  /** The value of a field; absent where this is no object or has no such field. */
  default Json path(String field) {
    return JsonAbsent.ABSENT;
  }

  /** The value at a place of a list, counted from 0; absent where there is none. */
  default Json path(int place) {
    return JsonAbsent.ABSENT;
  }

  /** Whether this is an object that has the field, be it null. */
  default boolean has(String field) {
    return !path(field).isAbsent();
  }

  /** Whether this is an object in which the field has a value other than null. */
  default boolean hasNonNull(String field) {
    return !path(field).isAbsent() && !path(field).isNull();
  }

  /** The entries of a list; none for anything else. */
  default List<Json> entries() {
    return List.of();
  }

  /** How many fields or entries there are. */
  default int size() {
    return 0;
  }

  /** The text of a text, the digits of a number, true or false; empty for anything else. */
  default String asText() {
    return "";
  }

  /** The number where this is a whole one that fits an int; otherwise 0. */
  default int asInt() {
    return 0;
  }

  /** Whether this is a whole number that an int holds. */
  default boolean isInt() {
    return false;
  }

  default boolean isTrue() {
    return this == JsonTruth.TRUE;
  }

  default boolean isText() {
    return this instanceof JsonText;
  }

  default boolean isArray() {
    return this instanceof JsonArray;
  }

  default boolean isObject() {
    return this instanceof JsonObject;
  }

  default boolean isNumber() {
    return this instanceof JsonNumber;
  }

  default boolean isTruth() {
    return this instanceof JsonTruth;
  }

  default boolean isNull() {
    return this == JsonNull.NULL;
  }

  default boolean isAbsent() {
    return this == JsonAbsent.ABSENT;
  }
}
