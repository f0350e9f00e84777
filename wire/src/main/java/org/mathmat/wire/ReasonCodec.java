package org.mathmat.wire;

import static org.mathmat.json.Codec.field;

import org.mathmat.json.Codec;
import org.mathmat.table.Reason;
import org.mathmat.table.ReasonCode;

/** Why something is not right, as events have it, where a witness that is missing is null. */
final class ReasonCodec {
  static final Codec<Reason> REASON =
      Codec.record(
          "EventReason",
          field("code", Codec.names("ReasonCode", ReasonCode.values()), Reason::code),
          field("rule", Codec.TEXT, Reason::rule),
          field("message", Codec.TEXT, Reason::message),
          field("witness", Codec.maybe(Codec.TEXT), Reason::witness),
          Reason::new);

  private ReasonCodec() {}
}
