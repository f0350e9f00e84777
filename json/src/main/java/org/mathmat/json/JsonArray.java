package org.mathmat.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** A list, to be filled by whoever makes it. */
public final class JsonArray implements Json, Iterable<Json> {
  private final List<Json> entries = new ArrayList<>();

  public JsonArray() {}

  public JsonArray add(Json value) {
    entries.add(JsonObject.present(value));
    return this;
  }

  public JsonArray add(String text) {
    return add(new JsonText(text));
  }

  public JsonArray add(long number) {
    return add(JsonNumber.of(number));
  }

  /** Adds an empty object and gives it to be filled. */
  public JsonObject addObject() {
    JsonObject object = new JsonObject();
    entries.add(object);
    return object;
  }

  @Override
  public Json path(int place) {
    return place >= 0 && place < entries.size() ? entries.get(place) : JsonAbsent.ABSENT;
  }

  @Override
  public List<Json> entries() {
    return Collections.unmodifiableList(entries);
  }

  @Override
  public Iterator<Json> iterator() {
    return entries().iterator();
  }

  public Stream<Json> stream() {
    return entries.stream();
  }

  @Override
  public int size() {
    return entries.size();
  }

  public boolean isEmpty() {
    return entries.isEmpty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JsonArray array && entries.equals(array.entries);
  }

  @Override
  public int hashCode() {
    return entries.hashCode();
  }

  @Override
  public String toString() {
    return JsonWriter.write(this);
  }
}
