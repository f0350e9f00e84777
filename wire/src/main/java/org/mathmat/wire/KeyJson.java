package org.mathmat.wire;

import static org.mathmat.json.Form.field;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.json.JsonObject;
import org.mathmat.table.Key;

/** What may be written, as JSON. */
final class KeyJson {
  private static final Form<Key.Part> PART =
      Form.words("KeyPart", Key.Part.values(), KeyJson::word);

  static final Form<List<Key>> KEYS =
      Form.list(
          Form.object(
              "WritingKey",
              field("kind", Form.words("KeyKind", Key.Kind.values(), KeyJson::word), Key::kind),
              field("text", Codec.TEXT, Key::text),
              field("label", Codec.TEXT, Key::label),
              field("example", Codec.TEXT, Key::example),
              field("parts", Form.list(PART), KeyJson::parts),
              field("cube", Form.orNull(Codec.TEXT), Key::cube),
              field("choices", Form.list(Codec.TEXT), Key::choices)));

  private KeyJson() {}

  /** The answer to who asks for keys. */
  static JsonObject answer(List<Key> keys) {
    return Answer.object().set("keys", KEYS.write(keys));
  }

  private static List<Key.Part> parts(Key key) {
    return Stream.of(Key.Part.values()).filter(key.parts()::contains).toList();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
