package org.mathmat.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.mathmat.table.Reason;

/** Why something is not right, as JSON. */
final class Reasons {
  private Reasons() {}

  static ArrayNode json(List<Reason> reasons) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    for (Reason reason : reasons) {
      ObjectNode one = list.addObject();
      one.put("code", reason.code().name());
      one.put("rule", reason.rule());
      one.put("message", reason.message());
      reason.witness().ifPresent(witness -> one.put("witness", witness));
    }
    return list;
  }
}
