package org.mathmat.host;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What helps to think about a match. Where time counts it is closed, to players and watchers alike,
 * for as long as it would help in play.
 */
public enum Insight {
  /** The record and its replay, with the position of every moment: open when the shake is over. */
  RECORD(
      Refusal.Code.RECORD_CLOSED,
      "Time counts at this table: its record and replay open when the shake is over."),

  /** What the coach says of every move: open when the match is over. */
  REVIEW(
      Refusal.Code.REVIEW_CLOSED,
      "Time counts at this table: the coach looks at the match when it is over.");

  private final Refusal.Code code;
  private final String message;

  Insight(Refusal.Code code, String message) {
    this.code = code;
    this.message = message;
  }

  /**
   * Why it is closed; nothing where it is open.
   *
   * @param shakes how many shakes of the match one would see, the one in play included
   */
  public Optional<Refusal> closed(TableState state, int shakes) {
    boolean helps =
        state.match().stream()
            .filter(match -> state.timed() && !match.finished())
            .anyMatch(match ->
                switch (this) {
                  case RECORD -> match.inShake() && shakes > match.shakes();
                  case REVIEW -> true;
                });
    return helps ? Optional.of(new Refusal.ByTable(code, message)) : Optional.empty();
  }

  /** What of the match so far can be looked into. */
  static Set<Insight> open(TableState state) {
    return Stream.of(values())
        .filter(insight -> insight.closed(state, Integer.MAX_VALUE).isEmpty())
        .collect(Collectors.toUnmodifiableSet());
  }
}
