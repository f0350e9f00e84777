package org.mathmat.server.table;

import org.mathmat.host.Refusal;
import org.mathmat.server.problem.Problem;
import org.mathmat.server.table.TableCommand.Reply;

/** What a table refuses, as those who asked by HTTP are told. */
final class Refusals {
  private Refusals() {}

  static Reply reply(Refusal refusal) {
    return Reply.Refused.of(problem(refusal));
  }

  private static Problem problem(Refusal refusal) {
    return switch (refusal) {
      case Refusal.ByRules(var violation) -> Problem.of(violation);
      case Refusal.ByTable(Refusal.Code code, String message) -> problem(code, message);
    };
  }

  private static Problem problem(Refusal.Code code, String message) {
    return switch (code) {
      case NO_SUCH_SEAT -> Problem.bad("FIELD_VALUE", message);
      case NOT_YOUR_SEAT -> Problem.of(Problem.Code.NOT_YOUR_SEAT, message);
      case NOT_YOUR_TABLE -> Problem.of(Problem.Code.NOT_YOUR_TABLE, message);
      case TABLE_FULL -> Problem.of(Problem.Code.TABLE_FULL, message);
      case TABLE_STARTED -> Problem.of(Problem.Code.TABLE_STARTED, message);
      case NOT_STARTED -> Problem.of(Problem.Code.NOT_STARTED, message);
      case FINISHED -> Problem.of(Problem.Code.FINISHED, message);
      case PAUSED -> Problem.of(Problem.Code.PAUSED, message);
      case NO_HINTS -> Problem.of(Problem.Code.NO_HINTS, message);
      case RECORD_CLOSED -> Problem.of(Problem.Code.RECORD_CLOSED, message);
      case REVIEW_CLOSED -> Problem.of(Problem.Code.REVIEW_CLOSED, message);
    };
  }
}
