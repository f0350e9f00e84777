package org.mathmat.wire;

import java.util.List;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.table.record.Replay;

/** What every replay tells in the same way. */
final class MatchJson {
  private MatchJson() {}

  /** One number for each player; none at all for an empty list. */
  static void byName(JsonObject node, List<String> names, List<Integer> values) {
    for (int i = 0; i < values.size(); i++) {
      node.put(names.get(i), values.get(i));
    }
  }

  static void unlessZero(JsonObject node, List<String> names, List<Integer> values) {
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i) != 0) {
        node.put(names.get(i), values.get(i));
      }
    }
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
