package org.mathmat.wire;

import java.util.List;
import org.mathmat.json.JsonArray;
import org.mathmat.json.JsonObject;
import org.mathmat.table.Reason;

/** Why something is not right, as JSON. */
final class Reasons {
  private Reasons() {}

  static JsonArray json(List<Reason> reasons) {
    JsonArray list = new JsonArray();
    for (Reason reason : reasons) {
      JsonObject one = list.addObject();
      one.put("code", reason.code().name());
      one.put("rule", reason.rule());
      one.put("message", reason.message());
      reason.witness().ifPresent(witness -> one.put("witness", witness));
    }
    return list;
  }
}
