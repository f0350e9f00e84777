package org.mathmat.wire;

import org.mathmat.table.book.LocalRules;
import org.mathmat.table.book.VariationList;
import org.mathmat.table.league.Fault;
import org.mathmat.table.league.LeagueReader;
import org.mathmat.table.record.MatchRecord;

/** What a record, a request or a table's settings say that the league plays differently. */
final class LeagueLines {
  private LeagueLines() {}

  /**
   * Reads the lines.
   *
   * @param list the book's, of the division that is played
   */
  static LocalRules read(String lines, VariationList<?> list) throws BadInput {
    return switch (LeagueReader.ofMatch(lines, list)) {
      case LeagueReader.Read.Good<LocalRules>(LocalRules local) -> local;
      case LeagueReader.Read.Bad<LocalRules>(Fault fault) -> throw bad(fault);
    };
  }

  /** Those of a request. */
  static LocalRules read(Request request, VariationList<?> list) throws BadInput {
    return read(request.optionalText(MatchRecord.LEAGUE).orElse(""), list);
  }

  static BadInput bad(Fault fault) {
    return BadInput.at(fault.line(), fault.column(), code(fault.code()), fault.message());
  }

  private static ErrorCode code(Fault.Code code) {
    return switch (code) {
      case START -> ErrorCode.LEAGUE_START;
      case CHARACTER -> ErrorCode.LEAGUE_CHARACTER;
      case TOO_LONG -> ErrorCode.TOO_LONG;
      case WORD -> ErrorCode.LEAGUE_WORD;
      case MISSING -> ErrorCode.LEAGUE_MISSING;
      case TWICE -> ErrorCode.LEAGUE_TWICE;
      case PLACE -> ErrorCode.LEAGUE_PLACE;
      case GAME -> ErrorCode.GAME_UNKNOWN;
      case RULES -> ErrorCode.RULES_UNKNOWN;
      case DIVISION -> ErrorCode.DIVISION_UNKNOWN;
      case VARIATION -> ErrorCode.VARIATION_UNKNOWN;
      case MONTH -> ErrorCode.LEAGUE_MONTH;
      case NUMBER -> ErrorCode.LEAGUE_NUMBER;
      case POINTS -> ErrorCode.LEAGUE_POINTS;
      case NAME -> ErrorCode.LEAGUE_NAME;
    };
  }
}
