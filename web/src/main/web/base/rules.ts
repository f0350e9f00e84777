import { t } from './i18n';

/** A place in a rule-book in words: a numbered section, or the title under which something stands. */
export function ruleWords(rule: string): string {
  return /^(?:Basic )?[IVX]+\b/.test(rule) ? t('verdict.section', { rule }) : t('verdict.title', { rule });
}

/** A sentence with its place in the rule-book, if it has one. */
export function withRule(message: string, rule?: string): string {
  return rule ? t('error.rule', { message, rule: ruleWords(rule) }) : message;
}
