package org.mathmat.wire;

import static org.mathmat.json.Codec.field;

import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.mathmat.json.Bounds;
import org.mathmat.json.Codec;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.json.JsonReader;
import org.mathmat.json.JsonText;
import org.mathmat.json.Shape;
import org.mathmat.table.record.Replay;

/**
 * A game's events as JSON in two forms. Stored: {@code {"at":"1970-01-01T00:01:05Z",
 * "event":{"event":"Moved","player":1,…}}}. As a table or a replay is told: {@code {"at":"1:05",
 * "event":"Moved","player":"Ben",…}}.
 *
 * @param <E> the game's entries: an event with its time
 * @param <V> its events
 */
final class EventCodec<E, V> {
  private static final Codec<Instant> TIME =
      Codec.of(time -> new JsonText(time.toString()), EventCodec::time, Codec.TEXT.shape());

  /** The time of the match, before every event that is told. */
  private static final Shape.Field AT = new Shape.Field("at", Shape.Plain.TEXT);

  private final Codec<List<E>> stored;
  private final Function<E, Instant> at;
  private final Function<E, V> event;
  private final Function<Codec<Integer>, Codec.Cases<V>> events;

  /**
   * @param events the codec of the events, by the codec of a player
   */
  EventCodec(
      Function<E, Instant> at,
      Function<E, V> event,
      BiFunction<Instant, V, E> entry,
      Function<Codec<Integer>, Codec.Cases<V>> events) {
    this.at = at;
    this.event = event;
    this.events = events;
    this.stored =
        Codec.list(
            Codec.record(
                "Entry",
                field("at", TIME, at),
                field("event", events.apply(Codec.WHOLE), event),
                entry::apply));
  }

  private static Instant time(Json json) {
    try {
      return Instant.parse(Codec.TEXT.read(json));
    } catch (DateTimeParseException wrong) {
      throw new Codec.Unreadable(json + " stands where a time should be.");
    }
  }

  /** A list of events, to be stored. */
  String write(List<E> entries) {
    return stored.write(entries).toString();
  }

  /**
   * What was stored.
   *
   * @throws Codec.Unreadable where a later version stored it, or it was damaged
   */
  List<E> read(String text) {
    return switch (JsonReader.read(text, Bounds.USUAL)) {
      case JsonReader.Read.Good(Json json) -> stored.read(json);
      case JsonReader.Read.Bad(_, int column, String message) ->
          throw new Codec.Unreadable(
              "Stored events are no JSON: column " + column + ", " + message);
    };
  }

  /** Tells events to people. */
  interface Telling<E> {
    JsonObject of(E entry);
  }

  /** Writes events for players of these names. */
  Telling<E> telling(List<String> names) {
    Codec.Cases<V> named = events.apply(numbered(names));
    return entry ->
        named.writeInto(new JsonObject().put("at", clock(at.apply(entry))), event.apply(entry));
  }

  /** What the events that are told look like. */
  Shape.OneOf toldShape() {
    return events.apply(numbered(List.of())).shape().after(AT);
  }

  /** A player, by his name. */
  private static Codec<Integer> numbered(List<String> names) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      numbers.put(names.get(i), i);
    }
    Codec<Integer> named = Codec.words("Player", numbers, names::get);
    return Codec.of(named::write, named::read, Codec.TEXT.shape());
  }

  private static String clock(Instant time) {
    long seconds = Duration.between(Replay.START, time).toSeconds();
    return seconds / 60 + (seconds % 60 < 10 ? ":0" : ":") + seconds % 60;
  }
}
