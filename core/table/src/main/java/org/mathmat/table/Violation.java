package org.mathmat.table;

/**
 * Why an act is refused.
 *
 * @param code the stable code
 * @param rule the rule-book's section, such as {@code V-B}; empty where no book is concerned
 * @param message a sentence for a twelve-year-old player
 */
public record Violation(RefusalCode code, String rule, String message) {}
