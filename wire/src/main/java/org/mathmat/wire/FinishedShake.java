package org.mathmat.wire;

import static org.mathmat.json.Form.field;

import java.util.List;
import java.util.Map;
import org.mathmat.json.Codec;
import org.mathmat.json.Form;
import org.mathmat.table.Reason;

/** A shake of any game that is over, as replays and views tell it. */
record FinishedShake(
    String ended,
    Map<String, Integer> scores,
    Map<String, Integer> penalties,
    List<Equation> equations) {
  /** A paper, or a calculation of MathDice, and what became of it. */
  record Equation(String player, String text, boolean correct, List<Reason> reasons) {}

  static final Form<List<FinishedShake>> FORM =
      Form.list(
          Form.object(
              "FinishedShake",
              field("ended", Codec.TEXT, FinishedShake::ended),
              field("scores", MatchJson.BY_NAME, FinishedShake::scores),
              field("penalties", MatchJson.BY_NAME, FinishedShake::penalties),
              field(
                  "equations",
                  Form.list(
                      Form.object(
                          "Equation",
                          field("player", Codec.TEXT, Equation::player),
                          field("text", Codec.TEXT, Equation::text),
                          field("correct", Codec.TRUTH, Equation::correct),
                          field("reasons", Reasons.FORM, Equation::reasons))),
                  FinishedShake::equations)));
}
