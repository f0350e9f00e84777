package org.mathmat.server.table;

import java.util.Optional;
import org.mathmat.json.JsonObject;
import org.mathmat.server.problem.Problem;
import org.mathmat.wire.Answer;

/**
 * What helps to think about a match. Where time counts it is closed, to players and watchers alike,
 * for as long as it would help in play.
 */
public enum Insight {
  /** The record and its replay, with the position of every moment: open when the shake is over. */
  RECORD(
      Problem.Code.RECORD_CLOSED,
      "Time counts at this table: its record and replay open when the shake is over."),

  /** What the coach says of every move: open when the match is over. */
  REVIEW(
      Problem.Code.REVIEW_CLOSED,
      "Time counts at this table: the coach looks at the match when it is over.");

  private final Problem.Code code;
  private final String message;

  Insight(Problem.Code code, String message) {
    this.code = code;
    this.message = message;
  }

  /**
   * Why it is closed; nothing where it is open.
   *
   * @param shakes how many shakes of the match one would see, the one in play included
   */
  Optional<Problem> closed(TableState state, int shakes) {
    boolean helps =
        state.match().stream()
            .filter(match -> state.timed() && !match.finished())
            .anyMatch(match ->
                switch (this) {
                  case RECORD -> match.inShake() && shakes > match.shakes();
                  case REVIEW -> true;
                });
    return helps ? Optional.of(Problem.of(code, message)) : Optional.empty();
  }

  /** What a table tells of itself: what can be asked for now. */
  static JsonObject open(TableState state) {
    return Answer.object()
        .put("record", RECORD.closed(state, Integer.MAX_VALUE).isEmpty())
        .put("review", REVIEW.closed(state, Integer.MAX_VALUE).isEmpty());
  }
}
