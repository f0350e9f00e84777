package org.mathmat.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.table.record.Replay;

/** What every replay tells in the same way. */
final class MatchJson {
  private MatchJson() {}

  static final Form<Map<String, Integer>> BY_NAME = Form.byName(Codec.WHOLE);

  /** The numbers of some players, with their names. */
  static Map<String, Integer> byName(List<String> names, List<Integer> values) {
    Map<String, Integer> named = new LinkedHashMap<>();
    for (int i = 0; i < values.size(); i++) {
      named.put(names.get(i), values.get(i));
    }
    return named;
  }

  static Map<String, Integer> unlessZero(List<String> names, List<Integer> values) {
    Map<String, Integer> named = byName(names, values);
    named.values().removeIf(value -> value == 0);
    return named;
  }

  /** One number for each player; none at all for an empty list. */
  static void byName(JsonObject node, List<String> names, List<Integer> values) {
    byName(names, values).forEach(node::put);
  }

  static void refused(JsonArray node, List<Replay.Refused> refused) {
    for (Replay.Refused one : refused) {
      node.addObject()
          .put("line", one.line())
          .put("code", one.violation().code().name())
          .put("rule", one.violation().rule())
          .put("message", one.violation().message());
    }
  }
}
