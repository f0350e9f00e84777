package org.mathmat.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
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
  private final ObjectWriter writer;
  private final ObjectReader reader;

  /**
   * @param sealed the interface whose cases the events are
   */
  EventCodec(Class<E> type, Class<?> sealed) {
    List<NamedType> cases = new ArrayList<>();
    collect(sealed, cases);
    JsonMapper mapper =
        JsonMapper.builder()
            .addModule(new Jdk8Module())
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .addMixIn(sealed, ByName.class)
            .registerSubtypes(cases.toArray(NamedType[]::new))
            .build();
    JavaType list = mapper.getTypeFactory().constructCollectionType(List.class, type);
    writer = mapper.writerFor(list);
    reader = mapper.readerFor(list);
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

  /** A list of events. */
  String write(List<E> events) {
    try {
      return writer.writeValueAsString(events);
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("An event cannot be stored: " + events, ours);
    }
  }

  List<E> read(String events) {
    try {
      return reader.readValue(events);
    } catch (JsonProcessingException changed) {
      throw new IllegalStateException("Stored events cannot be read: " + events, changed);
    }
  }
}
