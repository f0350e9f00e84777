package org.mathmat.json;

import java.util.List;

/** What the JSON of a type looks like: what a codec writes, for whoever describes it elsewhere. */
public sealed interface Shape {
  /** A value without parts. */
  enum Plain implements Shape {
    TEXT,
    WHOLE,
    TRUTH
  }

  /** One of some words. */
  record Words(List<String> words) implements Shape {
    public Words {
      words = List.copyOf(words);
    }
  }

  record ListOf(Shape entry) implements Shape {}

  /** The value, or null. */
  record Maybe(Shape value) implements Shape {}

  /** A field of an object. */
  record Field(String name, Shape shape) {}

  /** An object with these fields. */
  record ObjectOf(String name, List<Field> fields) implements Shape {
    public ObjectOf {
      fields = List.copyOf(fields);
    }
  }

  /**
   * One of some objects, told apart by a field that holds the name of the case.
   *
   * @param tag that field
   */
  record OneOf(String name, String tag, List<ObjectOf> cases) implements Shape {
    public OneOf {
      cases = List.copyOf(cases);
    }
  }
}
