package org.mathmat.table;

import java.util.Optional;

/**
 * Why a paper, a Goal or an expression is not right.
 *
 * @param code the stable code
 * @param rule the rule-book's section, such as {@code VII-B-3-b}
 * @param message a sentence for a twelve-year-old player
 * @param witness what shows it (a regrouped Equation, the missing cubes, …), where there is
 *     something to show
 */
public record Reason(ReasonCode code, String rule, String message, Optional<String> witness) {
  public Reason(ReasonCode code, String rule, String message) {
    this(code, rule, message, Optional.empty());
  }
}
