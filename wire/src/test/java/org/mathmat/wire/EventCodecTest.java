package org.mathmat.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mathmat.json.Codec;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonNull;
import org.mathmat.json.JsonNumber;
import org.mathmat.json.JsonObject;
import org.mathmat.json.JsonText;
import org.mathmat.json.JsonTruth;
import org.mathmat.mathdice.match.DiceEntry;
import org.mathmat.mathdice.match.DiceEvent;
import org.mathmat.table.shake.Entry;
import org.mathmat.table.shake.Event;

/**
 * Events are stored as their components, by name and in order: what was stored so for years, and is
 * told so, is compared with what the codecs write.
 */
class EventCodecTest {
  private static final Instant TIME = Instant.parse("1970-01-01T00:01:05Z");
  private static final List<String> NAMES = List.of("Ann", "Ben", "Cam");

  /** The components that number a player. */
  private static final Set<String> PLAYERS =
      Set.of("player", "writer", "accused", "setter", "nextSetter");

  @Test
  void everyEventOfEquationsAndOnSetsIsStoredAndToldAsItsComponents() throws Exception {
    for (Class<?> type : cases(Event.class)) {
      for (boolean full : new boolean[] {true, false}) {
        check(TurnJson.SHAKES, new Entry(TIME, (Event) made(type, full)));
      }
    }
  }

  @Test
  void everyEventOfMathDiceIsStoredAndToldAsItsComponents() throws Exception {
    for (Class<?> type : cases(DiceEvent.class)) {
      for (boolean full : new boolean[] {true, false}) {
        check(TurnJson.DICE, new DiceEntry(TIME, (DiceEvent) made(type, full)));
      }
    }
  }

  private static <E> void check(EventCodec<E, ?> codec, E entry) throws Exception {
    Object event = entry instanceof Entry(_, Event one) ? one : ((DiceEntry) entry).event();
    JsonObject stored = new JsonObject().put("at", "1970-01-01T00:01:05Z");
    stored.set("event", components(event, head(event), false));
    assertThat(codec.write(List.of(entry))).isEqualTo("[" + stored + "]");
    assertThat(codec.read("[" + stored + "]")).containsExactly(entry);
    JsonObject told = new JsonObject().put("at", "1:05").setAll(head(event));
    assertThat(codec.telling(NAMES).of(entry))
        .hasToString(components(event, told, true).toString());
  }

  @Test
  void whatALaterVersionAddsIsPassedOver() {
    assertThat(
            TurnJson.SHAKES.read(
                """
                [{"at":"1970-01-01T00:01:05Z","since":7,
                  "event":{"mood":["glad"],"event":"Agreed","player":2,"why":{}}}]
                """))
        .containsExactly(new Entry(TIME, new Event.Agreed(2)));
  }

  @Test
  void whatWasNotStoredInEarlierVersionsIsLeftOut() {
    assertThat(
            TurnJson.SHAKES.read(
                """
                [{"at":"1970-01-01T00:01:05Z",
                  "event":{"event":"SetterBonusMoved","player":0,"cube":3}}]
                """))
        .containsExactly(new Entry(TIME, new Event.SetterBonusMoved(0, 3, Optional.empty())));
  }

  @Test
  void whatCannotBeReadIsNotGuessedAt() {
    unreadable("Danced", "\"player\":1", "event: the event \"Danced\" is none that is known here.");
    unreadable("Agreed", "\"player\":\"Ann\"", "\"Ann\" stands where a whole number should be.");
    unreadable("Agreed", "\"seat\":1", "player: nothing stands where a whole number should be.");
    unreadable("Moved", "\"player\":1,\"cube\":2,\"to\":\"Q\"", "to: \"Q\" stands where one of");
    assertThatThrownBy(() -> TurnJson.SHAKES.read("[{\"at\":"))
        .isInstanceOf(Codec.Unreadable.class)
        .hasMessageContaining("no JSON: column 8");
    assertThatThrownBy(() -> TurnJson.SHAKES.read("[{\"at\":\"noon\",\"event\":{}}]"))
        .isInstanceOf(Codec.Unreadable.class)
        .hasMessageContaining("at: \"noon\" stands where a time should be");
  }

  private static void unreadable(String event, String fields, String message) {
    String stored =
        "[{\"at\":\"1970-01-01T00:01:05Z\",\"event\":{\"event\":\""
            + event
            + "\","
            + fields
            + "}}]";
    assertThatThrownBy(() -> TurnJson.SHAKES.read(stored))
        .isInstanceOf(Codec.Unreadable.class)
        .hasMessageContaining(message);
  }

  private static List<Class<?>> cases(Class<?> sealed) {
    List<Class<?>> cases = new ArrayList<>();
    for (Class<?> one : sealed.getPermittedSubclasses()) {
      cases.addAll(one.isSealed() ? cases(one) : List.of(one));
    }
    return cases;
  }

  /** A record in which every component has some value; {@code full} where it may be left out. */
  private static Object made(Type type, boolean full) throws ReflectiveOperationException {
    if (type instanceof ParameterizedType generic) {
      Object one = made(generic.getActualTypeArguments()[0], full);
      return generic.getRawType() == Optional.class
          ? full ? Optional.of(one) : Optional.empty()
          : full ? List.of(one) : List.of();
    }
    Class<?> plain = (Class<?>) type;
    if (plain.isRecord()) {
      RecordComponent[] components = plain.getRecordComponents();
      Class<?>[] types = new Class<?>[components.length];
      Object[] values = new Object[components.length];
      for (int i = 0; i < components.length; i++) {
        types[i] = components[i].getType();
        values[i] = made(components[i].getGenericType(), full);
      }
      return plain.getDeclaredConstructor(types).newInstance(values);
    }
    if (plain.isEnum()) {
      Object[] constants = plain.getEnumConstants();
      return full ? constants[constants.length - 1] : constants[0];
    }
    return switch (plain.getName()) {
      case "int", "java.lang.Integer" -> full ? 2 : 0;
      case "boolean" -> full;
      case "java.lang.String" -> full ? "B∪R \"√2\"\n" : "";
      default -> throw new IllegalStateException("An event is plain data, not " + type);
    };
  }

  private static JsonObject head(Object event) {
    return new JsonObject().put("event", event.getClass().getSimpleName());
  }

  private static JsonObject components(Object value, JsonObject json, boolean named)
      throws ReflectiveOperationException {
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      Object part = component.getAccessor().invoke(value);
      json.set(
          component.getName(),
          named && PLAYERS.contains(component.getName())
              ? new JsonText(NAMES.get((Integer) part))
              : json(part, named));
    }
    return json;
  }

  private static Json json(Object value, boolean named) throws ReflectiveOperationException {
    return switch (value) {
      case Integer number -> JsonNumber.of(number);
      case Boolean truth -> JsonTruth.of(truth);
      case String text -> new JsonText(text);
      case Enum<?> constant -> new JsonText(constant.name());
      case Optional<?> maybe -> maybe.isEmpty() ? JsonNull.NULL : json(maybe.get(), named);
      case List<?> list -> {
        JsonArray array = new JsonArray();
        for (Object one : list) {
          array.add(json(one, named));
        }
        yield array;
      }
      case Object other -> components(other, new JsonObject(), named);
    };
  }
}
