package org.mathmat.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mathmat.table.record.Replay;

/**
 * Events as JSON: {@code {"at":"1:05","event":"Moved","player":"Ben",…}}. Events are records of
 * plain data, so their components are their fields; players are given by name.
 */
final class EventJson {
  /** The components that number a player. */
  private static final Set<String> PLAYERS =
      Set.of("player", "writer", "accused", "setter", "nextSetter");

  /** The accessors of a record, in order; Java looks them up anew whenever it is asked. */
  private static final ClassValue<List<Method>> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
          return Arrays.stream(type.getRecordComponents())
              .map(RecordComponent::getAccessor)
              .toList();
        }
      };

  private EventJson() {}

  static ObjectNode of(Instant at, Record event, List<String> names) {
    ObjectNode node = Answer.object();
    long seconds = Duration.between(Replay.START, at).toSeconds();
    node.put("at", seconds / 60 + (seconds % 60 < 10 ? ":0" : ":") + seconds % 60);
    node.put("event", event.getClass().getSimpleName());
    fields(node, event, names);
    return node;
  }

  private static void fields(ObjectNode node, Record record, List<String> names) {
    for (Method component : COMPONENTS.get(record.getClass())) {
      Object value = value(record, component);
      node.set(
          component.getName(),
          PLAYERS.contains(component.getName()) && value instanceof Integer player
              ? JsonNodeFactory.instance.textNode(names.get(player))
              : json(value, names));
    }
  }

  private static Object value(Record record, Method component) {
    try {
      return component.invoke(record);
    } catch (ReflectiveOperationException hidden) {
      throw new IllegalStateException(
          "The event " + record + " must be plain data in an exported package.", hidden);
    }
  }

  private static JsonNode json(Object value, List<String> names) {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    return switch (value) {
      case Integer number -> nodes.numberNode(number);
      case Boolean truth -> nodes.booleanNode(truth);
      case Enum<?> constant -> nodes.textNode(constant.name());
      case Optional<?> maybe ->
          maybe.<JsonNode>map(one -> json(one, names)).orElse(NullNode.getInstance());
      case List<?> list -> {
        ArrayNode array = nodes.arrayNode();
        list.forEach(one -> array.add(json(one, names)));
        yield array;
      }
      case Record record -> {
        ObjectNode node = nodes.objectNode();
        fields(node, record, names);
        yield node;
      }
      case Object other -> nodes.textNode(String.valueOf(other));
    };
  }
}
