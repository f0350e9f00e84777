import { html, type TemplateResult } from 'lit';
import { maybe, t } from '../base/i18n';
import type { Reason } from '../base/types';
import type { Book } from '../base/books';
import { maths } from './maths';

/** All reasons of a verdict, each once: what, where in the rule-book, and the witness. */
export function reasons(list: Reason[], book: Book): TemplateResult {
  const once = list.filter((one, i) => list.findIndex((other) => other.code === one.code && other.message === one.message) === i);
  return html`<ul class="reasons">
    ${once.map(
      (reason) => html`<li>
        <strong>${maybe(`reason.${book.game}.${reason.code}`, maybe(`reason.${reason.code}`, reason.code))}</strong>
        <span>${reason.message}</span>
        ${reason.rule ? html`<span class="section">${t('verdict.section', { rule: reason.rule })}</span>` : ''}
        ${reason.witness && !reason.message.includes(reason.witness) ? html`<span class="witness">${t('verdict.witness')} ${maths(reason.witness, book)}</span>` : ''}
      </li>`,
    )}
  </ul>`;
}

/** Right or wrong, in words and sign as well as in colour. */
export function verdict(correct: boolean | null | undefined): TemplateResult {
  if (correct === null || correct === undefined) return html`<span class="verdict open">? ${t('verdict.open')}</span>`;
  return correct
    ? html`<span class="verdict right">✓ ${t('verdict.correct')}</span>`
    : html`<span class="verdict wrong">✗ ${t('verdict.wrong')}</span>`;
}
