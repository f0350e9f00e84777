package org.mathmat.wire;

import static org.mathmat.json.Form.field;
import static org.mathmat.json.Form.sometimes;

import java.util.List;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.json.Json;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;

/** Why something is not right, as JSON. */
final class Reasons {
  static final Form<List<Reason>> FORM =
      Form.list(
          Form.object(
              "Reason",
              field("code", Codec.names("ReasonCode", ReasonCode.values()), Reason::code),
              field("rule", Codec.TEXT, Reason::rule),
              field("message", Codec.TEXT, Reason::message),
              sometimes("witness", Codec.TEXT, Reason::witness)));

  private Reasons() {}

  static Json json(List<Reason> reasons) {
    return FORM.write(reasons);
  }
}
