package org.mathmat.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * How a value is written as JSON, described once: {@link #shape} tells the same to whoever makes
 * types of another language from it. A {@link Codec} is a form that is read back, too.
 *
 * @param <T> the type of the value
 */
public interface Form<T> {
  Json write(T value);

  Shape shape();

  static <T> Form<T> of(Function<T, Json> write, Shape shape) {
    return new Form<>() {
      @Override
      public Json write(T value) {
        return write.apply(value);
      }

      @Override
      public Shape shape() {
        return shape;
      }
    };
  }

  Form<Long> NUMBER = of(number -> JsonNumber.of(number), Shape.Plain.WHOLE);

  /** JSON of a form, written already: what many see alike is made once. */
  static Form<Json> written(Form<?> form) {
    return of(json -> json, form.shape());
  }

  /** One of some values, each with a word. */
  static <T> Form<T> words(String name, T[] all, Function<T, String> word) {
    return of(
        value -> new JsonText(word.apply(value)),
        new Shape.Words(name, Stream.of(all).map(word).toList()));
  }

  static <T> Form<List<T>> list(Form<T> entry) {
    return of(
        list -> {
          JsonArray array = new JsonArray();
          list.forEach(one -> array.add(entry.write(one)));
          return array;
        },
        new Shape.ListOf(entry.shape()));
  }

  /** Null where there is none. */
  static <T> Form<Optional<T>> orNull(Form<T> value) {
    return of(
        maybe -> maybe.map(value::write).orElse(JsonNull.NULL), new Shape.Maybe(value.shape()));
  }

  /** An object with a field for each name. */
  static <T> Form<Map<String, T>> byName(Form<T> value) {
    return of(
        map -> {
          JsonObject object = new JsonObject();
          map.forEach((name, one) -> object.set(name, value.write(one)));
          return object;
        },
        new Shape.ByName(value.shape()));
  }

  /**
   * A field of an object.
   *
   * @param get its value; nothing where the field is not written
   */
  record Field<T, F>(
      String name, Form<F> form, Shape.Presence presence, Function<T, Optional<F>> get) {
    private void write(JsonObject object, T value) {
      get.apply(value).ifPresent(part -> object.set(name, form.write(part)));
    }

    private Shape.Field shape() {
      return new Shape.Field(name, form.shape(), presence);
    }
  }

  static <T, F> Field<T, F> field(String name, Form<F> form, Function<T, F> get) {
    return new Field<>(name, form, Shape.Presence.ALWAYS, value -> Optional.of(get.apply(value)));
  }

  /** A field that is missing where it has no value. */
  static <T, F> Field<T, F> sometimes(String name, Form<F> form, Function<T, Optional<F>> get) {
    return new Field<>(name, form, Shape.Presence.SOMETIMES, get);
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // the list is copied
  static <T> Fields<T> object(String name, Field<T, ?>... fields) {
    return new Fields<>(name, List.of(fields));
  }

  /** An object of some fields. */
  final class Fields<T> implements Form<T> {
    private final String name;
    private final List<Field<T, ?>> fields;

    private Fields(String name, List<Field<T, ?>> fields) {
      this.name = name;
      this.fields = fields;
    }

    @Override
    public JsonObject write(T value) {
      return writeInto(new JsonObject(), value);
    }

    private JsonObject writeInto(JsonObject object, T value) {
      fields.forEach(field -> field.write(object, value));
      return object;
    }

    @Override
    public Shape.ObjectOf shape() {
      return new Shape.ObjectOf(name, fields.stream().map(Field::shape).toList());
    }
  }

  /**
   * The cases of a sealed type, told apart by a field with the name of the case.
   *
   * @param tag that field
   * @param formOf the form of a value's case: an exhaustive switch
   * @param cases all of them
   */
  static <T> Cases<T> oneOf(
      String name,
      String tag,
      Function<T, Fields<? extends T>> formOf,
      List<Fields<? extends T>> cases) {
    return new Cases<>(name, tag, formOf, cases);
  }

  /** A sealed type: an object of the fields of its case, behind the name of the case. */
  final class Cases<T> implements Form<T> {
    private final String name;
    private final String tag;
    private final Function<T, Fields<? extends T>> formOf;
    private final List<Fields<? extends T>> cases;

    private Cases(
        String name,
        String tag,
        Function<T, Fields<? extends T>> formOf,
        List<Fields<? extends T>> cases) {
      this.name = name;
      this.tag = tag;
      this.formOf = formOf;
      this.cases = List.copyOf(cases);
    }

    @Override
    @SuppressWarnings("unchecked") // the switch gave this form for this value
    public JsonObject write(T value) {
      Fields<T> form = (Fields<T>) formOf.apply(value);
      return form.writeInto(new JsonObject().put(tag, form.name), value);
    }

    @Override
    public Shape.OneOf shape() {
      return new Shape.OneOf(name, tag, cases.stream().map(Fields::shape).toList());
    }
  }
}
