package org.mathmat.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.mathmat.json.Bounds;
import org.mathmat.json.Json;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonNull;
import org.mathmat.json.JsonObject;
import org.mathmat.json.JsonReader;

/**
 * What lists say of a table, and who sits where: so that a name can be left out.
 *
 * @param entry as it is listed
 * @param persons by seat; nothing where no person sits. Empty where it was not noted.
 */
record Seating(JsonObject entry, List<Optional<String>> persons) {
  Seating {
    persons = List.copyOf(persons);
  }

  /** As it was stored. */
  static Seating read(String entry, String people) {
    List<Optional<String>> persons = new ArrayList<>();
    if (json(people) instanceof JsonArray seats) {
      seats.forEach(
          seat -> persons.add(seat.isText() ? Optional.of(seat.asText()) : Optional.empty()));
    }
    if (!(json(entry) instanceof JsonObject listed)) {
      throw new IllegalStateException("A row of the directory is no object: " + entry);
    }
    return new Seating(listed, persons);
  }

  private static Json json(String text) {
    return switch (JsonReader.read(text, Bounds.USUAL)) {
      case JsonReader.Read.Good(Json json) -> json;
      case JsonReader.Read.Bad broken ->
          throw new IllegalStateException("A row of the directory is no JSON: " + broken);
    };
  }

  /** The persons as they are stored. */
  JsonArray people() {
    JsonArray people = new JsonArray();
    persons.forEach(person -> {
      if (person.isPresent()) {
        people.add(person.get());
      } else {
        people.add(JsonNull.NULL);
      }
    });
    return people;
  }

  /** The same with "Player n" for everybody who is not named; a robot keeps his name. */
  Seating naming(Predicate<String> named) {
    if (!(entry.path("seats") instanceof JsonArray seats)) {
      return this;
    }
    JsonArray others = new JsonArray();
    for (int i = 0; i < seats.size(); i++) {
      Optional<String> person = i < persons.size() ? persons.get(i) : Optional.empty();
      boolean isPerson = seats.path(i).path("kind").asText().equals("person");
      boolean blank = isPerson && !person.map(named::test).orElse(false);
      others.add(
          blank && seats.path(i) instanceof JsonObject seat
              ? new JsonObject().setAll(seat).put("name", "Player " + (i + 1))
              : seats.path(i));
    }
    return new Seating(new JsonObject().setAll(entry).set("seats", others), persons);
  }
}
