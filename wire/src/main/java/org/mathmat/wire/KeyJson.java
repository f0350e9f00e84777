package org.mathmat.wire;

import java.util.List;
import java.util.Locale;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.table.Key;

/** What may be written, as JSON. */
final class KeyJson {
  private KeyJson() {}

  /** The answer to who asks for keys. */
  static JsonObject answer(List<Key> keys) {
    JsonObject answer = Answer.object();
    put(answer.putArray("keys"), keys);
    return answer;
  }

  static void put(JsonArray json, List<Key> keys) {
    keys.forEach(key -> put(json.addObject(), key));
  }

  private static void put(JsonObject json, Key key) {
    json.put("kind", word(key.kind()))
        .put("text", key.text())
        .put("label", key.label())
        .put("example", key.example());
    JsonArray parts = json.putArray("parts");
    for (Key.Part part : Key.Part.values()) {
      if (key.parts().contains(part)) {
        parts.add(word(part));
      }
    }
    json.put("cube", key.cube());
    key.choices().forEach(json.putArray("choices")::add);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
