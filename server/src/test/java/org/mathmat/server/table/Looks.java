package org.mathmat.server.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mathmat.json.Json;
import org.mathmat.json.JsonObject;
import org.mathmat.json.Shape;

/**
 * Holds JSON against its shape: no field is missing, none is unknown, every value is what the shape
 * says. Whatever was seen is noted, so that a test can say what it has not seen.
 */
final class Looks {
  private final Set<String> cases = new LinkedHashSet<>();

  /** The cases that were seen, such as {@code ShakeEvent Moved}. */
  Set<String> cases() {
    return cases;
  }

  /** What is wrong, with its place; nothing where all is well. */
  List<String> wrong(Shape shape, Json json) {
    return wrong("", shape, json);
  }

  private List<String> wrong(String place, Shape shape, Json json) {
    return switch (shape) {
      case Shape.Plain.TEXT -> fault(json.isText(), place, "a text", json);
      case Shape.Plain.WHOLE ->
          fault(json.isNumber() && json.asText().matches("-?\\d+"), place, "a whole number", json);
      case Shape.Plain.TRUTH -> fault(json.isTruth(), place, "true or false", json);
      case Shape.Words(String name, List<String> words) -> {
        boolean known = json.isText() && words.contains(json.asText());
        cases.add(name + " " + json.asText());
        yield fault(known, place, "one of " + words, json);
      }
      case Shape.ListOf(Shape entry) -> {
        List<String> faults = new ArrayList<>(fault(json.isArray(), place, "a list", json));
        for (int i = 0; i < json.size() && json.isArray(); i++) {
          faults.addAll(wrong(place + "/" + i, entry, json.path(i)));
        }
        yield faults;
      }
      case Shape.Maybe(Shape value) -> json.isNull() ? List.of() : wrong(place, value, json);
      case Shape.ByName(Shape value) -> {
        List<String> faults = new ArrayList<>(fault(json.isObject(), place, "an object", json));
        names(json)
            .forEach(name -> faults.addAll(wrong(place + "/" + name, value, json.path(name))));
        yield faults;
      }
      case Shape.ObjectOf(_, List<Shape.Field> fields) ->
          object(place, Optional.empty(), fields, json);
      case Shape.OneOf(String name, String tag, List<Shape.ObjectOf> all) -> {
        String called = json.path(tag).asText();
        cases.add(name + " " + called);
        yield all.stream()
            .filter(one -> one.name().equals(called))
            .findFirst()
            .map(one -> object(place + "/" + called, Optional.of(tag), one.fields(), json))
            .orElseGet(() -> List.of(place + ": " + called + " is no case of " + name));
      }
      case Shape.Either(String name, List<Shape> shapes) -> {
        List<String> least = List.of(place + ": no shape of " + name);
        for (int i = 0; i < shapes.size(); i++) {
          List<String> faults = new Looks().wrong(place, shapes.get(i), json);
          if (faults.isEmpty()) {
            yield wrong(place, shapes.get(i), json);
          }
          least = i == 0 || faults.size() < least.size() ? faults : least;
        }
        yield least;
      }
    };
  }

  private static List<String> fault(boolean fits, String place, String wanted, Json json) {
    return fits ? List.of() : List.of(place + ": " + json + " instead of " + wanted);
  }

  private static Set<String> names(Json json) {
    return json instanceof JsonObject object ? object.fields().keySet() : Set.of();
  }

  private List<String> object(
      String place, Optional<String> tag, List<Shape.Field> fields, Json json) {
    if (!json.isObject()) {
      return fault(false, place, "an object", json);
    }
    List<String> faults = new ArrayList<>();
    Set<String> unknown = new LinkedHashSet<>(names(json));
    tag.ifPresent(unknown::remove);
    for (Shape.Field field : fields) {
      unknown.remove(field.name());
      if (json.has(field.name())) {
        faults.addAll(wrong(place + "/" + field.name(), field.shape(), json.path(field.name())));
      } else if (field.presence() == Shape.Presence.ALWAYS) {
        faults.add(place + ": " + field.name() + " is missing");
      }
    }
    unknown.forEach(name -> faults.add(place + ": " + name + " is unknown"));
    return faults;
  }
}
