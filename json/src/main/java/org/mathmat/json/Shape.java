package org.mathmat.json;

import java.util.ArrayList;
import java.util.List;

/** What the JSON of a type looks like, for whoever describes it in another language. */
public sealed interface Shape {
  /** A value without parts. */
  enum Plain implements Shape {
    TEXT,
    WHOLE,
    TRUTH
  }

  /** One of some words. */
  record Words(String name, List<String> words) implements Shape {
    public Words {
      words = List.copyOf(words);
    }
  }

  record ListOf(Shape entry) implements Shape {}

  /** The value, or null. */
  record Maybe(Shape value) implements Shape {}

  /** An object whose fields are named by people: each of them holds such a value. */
  record ByName(Shape value) implements Shape {}

  /** Whether a field is always there. */
  enum Presence {
    ALWAYS,
    SOMETIMES
  }

  /** A field of an object. */
  record Field(String name, Shape shape, Presence presence) {
    public Field(String name, Shape shape) {
      this(name, shape, Presence.ALWAYS);
    }
  }

  /** An object with these fields. */
  record ObjectOf(String name, List<Field> fields) implements Shape {
    public ObjectOf {
      fields = List.copyOf(fields);
    }

    /** The same with a field before the others. */
    ObjectOf after(Field first) {
      List<Field> all = new ArrayList<>(List.of(first));
      all.addAll(fields);
      return new ObjectOf(name, all);
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

    /** The same with a field before those of each case. */
    public OneOf after(Field first) {
      return new OneOf(name, tag, cases.stream().map(one -> one.after(first)).toList());
    }
  }

  /** One of some shapes that are told apart by what they have. */
  record Either(String name, List<Shape> shapes) implements Shape {
    public Either {
      shapes = List.copyOf(shapes);
    }
  }
}
