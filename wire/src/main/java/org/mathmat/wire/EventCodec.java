package org.mathmat.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps a game's events as JSON and reads them back. Events are records of plain data; an event
 * goes by its name, {@code {"event":"Moved","player":1,…}}. Whoever changes an event must keep what
 * was stored before readable.
 *
 * @param <E> the game's events, each with its time
 */
final class EventCodec<E> {
  private final Class<E> type;
  private final JsonMapper mapper;

  /**
   * @param sealed the interface whose cases the events are
   */
  EventCodec(Class<E> type, Class<?> sealed) {
    this.type = type;
    List<NamedType> cases = new ArrayList<>();
    collect(sealed, cases);
    mapper =
        JsonMapper.builder()
            .addModule(new Jdk8Module())
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .addMixIn(sealed, ByName.class)
            .registerSubtypes(cases.toArray(NamedType[]::new))
            .build();
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
  private interface ByName {}

  private static void collect(Class<?> sealed, List<NamedType> cases) {
    for (Class<?> one : sealed.getPermittedSubclasses()) {
      if (one.isSealed()) {
        collect(one, cases);
      } else {
        cases.add(new NamedType(one, one.getSimpleName()));
      }
    }
  }

  ArrayNode write(List<E> events) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    events.forEach(event -> array.add(mapper.<JsonNode>valueToTree(event)));
    return array;
  }

  List<E> read(ArrayNode events) {
    List<E> read = new ArrayList<>();
    for (JsonNode event : events) {
      try {
        read.add(mapper.treeToValue(event, type));
      } catch (JsonProcessingException changed) {
        throw new IllegalStateException("A stored event cannot be read: " + event, changed);
      }
    }
    return read;
  }
}
