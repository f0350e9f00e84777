package org.mathmat.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * How a type is written as JSON and read back, described once.
 *
 * @param <T> the type
 */
public interface Codec<T> extends Form<T> {
  /**
   * Reads what {@link #write} wrote, now or in an earlier version.
   *
   * @throws Unreadable where it is nothing of the kind
   */
  T read(Json json);

  /** JSON that is not what a codec wrote. */
  final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Unreadable(String message) {
      super(message);
    }
  }

  static <T> Codec<T> of(Function<T, Json> write, Function<Json, T> read, Shape shape) {
    return new Codec<>() {
      @Override
      public Json write(T value) {
        return write.apply(value);
      }

      @Override
      public T read(Json json) {
        return read.apply(json);
      }

      @Override
      public Shape shape() {
        return shape;
      }
    };
  }

  Codec<String> TEXT =
      of(
          JsonText::new,
          json -> {
            if (json instanceof JsonText(String text)) {
              return text;
            }
            throw unlike(json, "a text");
          },
          Shape.Plain.TEXT);

  Codec<Integer> WHOLE =
      of(
          number -> JsonNumber.of(number),
          json -> {
            if (json instanceof JsonNumber number && number.isInt()) {
              return number.asInt();
            }
            throw unlike(json, "a whole number");
          },
          Shape.Plain.WHOLE);

  Codec<Boolean> TRUTH =
      of(
          JsonTruth::of,
          json -> {
            if (json instanceof JsonTruth truth) {
              return truth.isTrue();
            }
            throw unlike(json, "true or false");
          },
          Shape.Plain.TRUTH);

  /** The constants of an enum, by name. */
  static <T extends Enum<T>> Codec<T> names(String name, T[] constants) {
    Map<String, T> byName = new LinkedHashMap<>();
    for (T constant : constants) {
      byName.put(constant.name(), constant);
    }
    return words(name, byName, Enum::name);
  }

  /** One of some values, each with a word. */
  static <T> Codec<T> words(String name, Map<String, T> byWord, Function<T, String> word) {
    Map<String, T> known = new LinkedHashMap<>(byWord);
    return of(
        value -> new JsonText(word.apply(value)),
        json -> {
          T value = known.get(json.asText());
          if (value == null || !json.isText()) {
            throw unlike(json, "one of " + known.keySet());
          }
          return value;
        },
        new Shape.Words(name, List.copyOf(known.keySet())));
  }

  static <T> Codec<List<T>> list(Codec<T> entry) {
    return of(
        list -> {
          JsonArray array = new JsonArray();
          list.forEach(one -> array.add(entry.write(one)));
          return array;
        },
        json -> {
          if (!json.isArray()) {
            throw unlike(json, "a list");
          }
          List<T> list = new ArrayList<>();
          json.entries().forEach(one -> list.add(entry.read(one)));
          return List.copyOf(list);
        },
        new Shape.ListOf(entry.shape()));
  }

  /** Something that may be missing: written as null, read from null and from no field at all. */
  static <T> Codec<Optional<T>> maybe(Codec<T> value) {
    return of(
        maybe -> maybe.map(value::write).orElse(JsonNull.NULL),
        json -> json.isNull() || json.isAbsent() ? Optional.empty() : Optional.of(value.read(json)),
        new Shape.Maybe(value.shape()));
  }

  /**
   * A field of a record.
   *
   * @param get where it is in the record
   */
  record Field<T, F>(String name, Codec<F> codec, Function<T, F> get) {
    private F of(Json json) {
      try {
        return codec.read(json.path(name));
      } catch (Unreadable why) {
        throw new Unreadable(name + ": " + why.getMessage());
      }
    }

    /** The same field, with a value for what was written before the field was there. */
    public Field<T, F> orElse(F before) {
      return new Field<>(
          name,
          Codec.of(
              codec::write, json -> json.isAbsent() ? before : codec.read(json), codec.shape()),
          get);
    }

    private Shape.Field shape() {
      return new Shape.Field(name, codec.shape());
    }
  }

  static <T, F> Field<T, F> field(String name, Codec<F> codec, Function<T, F> get) {
    return new Field<>(name, codec, get);
  }

  /** A record: an object of its fields. Fields that are not known are passed over. */
  final class Fields<T> implements Codec<T> {
    private final String name;
    private final List<Field<T, ?>> fields;
    private final Function<Json, T> make;

    private Fields(String name, List<Field<T, ?>> fields, Function<Json, T> make) {
      this.name = name;
      this.fields = fields;
      this.make = make;
    }

    public String name() {
      return name;
    }

    @Override
    public JsonObject write(T value) {
      return writeInto(new JsonObject(), value);
    }

    JsonObject writeInto(JsonObject object, T value) {
      fields.forEach(field -> put(object, field, value));
      return object;
    }

    private static <T, F> void put(JsonObject object, Field<T, F> field, T value) {
      object.set(field.name(), field.codec().write(field.get().apply(value)));
    }

    @Override
    public T read(Json json) {
      if (!json.isObject()) {
        throw unlike(json, "an object");
      }
      return make.apply(json);
    }

    @Override
    public Shape.ObjectOf shape() {
      return new Shape.ObjectOf(name, fields.stream().map(Field::shape).toList());
    }
  }

  /** Makes a record of one value, of two, and so on. */
  interface Make0<T> {
    T of();
  }

  interface Make2<A, B, T> {
    T of(A a, B b);
  }

  interface Make3<A, B, C, T> {
    T of(A a, B b, C c);
  }

  interface Make4<A, B, C, D, T> {
    T of(A a, B b, C c, D d);
  }

  interface Make5<A, B, C, D, E, T> {
    T of(A a, B b, C c, D d, E e);
  }

  interface Make6<A, B, C, D, E, F, T> {
    T of(A a, B b, C c, D d, E e, F f);
  }

  static <T> Fields<T> record(String name, Make0<T> make) {
    return new Fields<>(name, List.of(), _ -> make.of());
  }

  static <T, A> Fields<T> record(String name, Field<T, A> a, Function<A, T> make) {
    return new Fields<>(name, List.of(a), json -> make.apply(a.of(json)));
  }

  static <T, A, B> Fields<T> record(
      String name, Field<T, A> a, Field<T, B> b, Make2<A, B, T> make) {
    return new Fields<>(name, List.of(a, b), json -> make.of(a.of(json), b.of(json)));
  }

  static <T, A, B, C> Fields<T> record(
      String name, Field<T, A> a, Field<T, B> b, Field<T, C> c, Make3<A, B, C, T> make) {
    return new Fields<>(
        name, List.of(a, b, c), json -> make.of(a.of(json), b.of(json), c.of(json)));
  }

  static <T, A, B, C, D> Fields<T> record(
      String name,
      Field<T, A> a,
      Field<T, B> b,
      Field<T, C> c,
      Field<T, D> d,
      Make4<A, B, C, D, T> make) {
    return new Fields<>(
        name, List.of(a, b, c, d), json -> make.of(a.of(json), b.of(json), c.of(json), d.of(json)));
  }

  static <T, A, B, C, D, E> Fields<T> record(
      String name,
      Field<T, A> a,
      Field<T, B> b,
      Field<T, C> c,
      Field<T, D> d,
      Field<T, E> e,
      Make5<A, B, C, D, E, T> make) {
    return new Fields<>(
        name,
        List.of(a, b, c, d, e),
        json -> make.of(a.of(json), b.of(json), c.of(json), d.of(json), e.of(json)));
  }

  static <T, A, B, C, D, E, F> Fields<T> record(
      String name,
      Field<T, A> a,
      Field<T, B> b,
      Field<T, C> c,
      Field<T, D> d,
      Field<T, E> e,
      Field<T, F> f,
      Make6<A, B, C, D, E, F, T> make) {
    return new Fields<>(
        name,
        List.of(a, b, c, d, e, f),
        json -> make.of(a.of(json), b.of(json), c.of(json), d.of(json), e.of(json), f.of(json)));
  }

  /**
   * The cases of a sealed type, told apart by a field with the name of the case.
   *
   * @param tag that field
   * @param codecOf the codec of a value's case: an exhaustive switch
   * @param cases all of them
   */
  static <T> Cases<T> oneOf(
      String name,
      String tag,
      Function<T, Fields<? extends T>> codecOf,
      List<Fields<? extends T>> cases) {
    return new Cases<>(name, tag, codecOf, cases);
  }

  /** A sealed type: an object of the fields of its case, behind the name of the case. */
  final class Cases<T> implements Codec<T> {
    private final String name;
    private final String tag;
    private final Function<T, Fields<? extends T>> codecOf;
    private final Map<String, Fields<? extends T>> byName = new LinkedHashMap<>();

    private Cases(
        String name,
        String tag,
        Function<T, Fields<? extends T>> codecOf,
        List<Fields<? extends T>> cases) {
      this.name = name;
      this.tag = tag;
      this.codecOf = codecOf;
      cases.forEach(one -> byName.put(one.name(), one));
    }

    @Override
    public JsonObject write(T value) {
      return writeInto(new JsonObject(), value);
    }

    /** Writes the value behind the fields that an object has already. */
    @SuppressWarnings("unchecked") // the switch gave this codec for this value
    public JsonObject writeInto(JsonObject object, T value) {
      Fields<T> codec = (Fields<T>) codecOf.apply(value);
      return codec.writeInto(object.put(tag, codec.name()), value);
    }

    @Override
    public T read(Json json) {
      Json called = json.path(tag);
      Fields<? extends T> known = called.isText() ? byName.get(called.asText()) : null;
      if (known == null) {
        throw new Unreadable(
            "the "
                + tag
                + " "
                + (called.isAbsent() ? "that is missing" : shown(called))
                + " is none that is known here.");
      }
      return known.read(json);
    }

    @Override
    public Shape.OneOf shape() {
      return new Shape.OneOf(name, tag, byName.values().stream().map(Fields::shape).toList());
    }
  }

  private static Unreadable unlike(Json json, String wanted) {
    return new Unreadable(
        (json.isAbsent() ? "nothing" : shown(json)) + " stands where " + wanted + " should be.");
  }

  private static String shown(Json json) {
    String found = json.toString();
    int longest = 200;
    return found.length() > longest ? found.substring(0, longest) + "…" : found;
  }
}
