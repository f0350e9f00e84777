import { html, type TemplateResult } from 'lit';
import { maybe, t } from '../base/i18n';
import { ruleWords } from '../base/rules';
import type { EventReason, Reason } from '../base/wire';
import type { Book } from '../base/shelf';
import { CARDS, shownCard } from './card';
import { shownCube } from './cube';
import { maths } from './maths';

/** All reasons of a verdict, each once: what, where in the rule-book, and the witness. */
export function reasons(list: (Reason | EventReason)[], book: Book): TemplateResult {
  const once = list.filter(
    (one, i) => list.findIndex((other) => other.code === one.code && other.message === one.message) === i,
  );
  return html`<ul class="reasons">
    ${once.map(
      (reason) =>
        html`<li>
          <strong>${maybe(`reason.${book.game}.${reason.code}`, maybe(`reason.${reason.code}`, reason.code))}</strong>
          <span>${reason.message}</span>
          ${reason.rule ? html`<span class="section">${ruleWords(reason.rule)}</span>` : ''}
          ${shownWitness(reason, book)}
        </li>`,
    )}
  </ul>`;
}

/** Reasons that a set gives, and reasons that cubes or dice give. */
const OF_SETS = ['NOT_EQUAL', 'SAME_SET'];
const OF_CUBES = ['REQUIRED_UNUSED', 'UNAVAILABLE', 'RESOURCES'];

/** What shows that a reason holds, as it looks at the table: the cards of a set, cubes, dice, an expression. */
function shownWitness({ code, message, witness }: Reason | EventReason, book: Book): TemplateResult | '' {
  // Of an empty set there is nothing to show.
  if (!witness || witness === 'no card') return '';
  const words = witness.split(' ');
  if (book.game === 'onsets' && OF_SETS.includes(code) && words.every((one) => CARDS.includes(one))) {
    return html`<span class="witness universe-row">${t('verdict.cards')} ${words.map(shownCard)}</span>`;
  }
  if (message.includes(witness)) return '';
  if (OF_CUBES.includes(code)) {
    return html`<span class="witness cubes"
      >${t('verdict.witness')}
      ${words.map((one) => (book.game === 'mathdice' ? html`<span class="die">${one}</span>` : shownCube(one)))}</span
    >`;
  }
  const place = /^column (\d+)$/.exec(witness);
  return html`<span class="witness"
    >${place ? t('verdict.column', { column: place[1]! }) : html`${t('verdict.witness')} ${maths(witness, book)}`}</span
  >`;
}

/** Right or wrong, in words and sign as well as in colour. */
export function verdict(correct: boolean | null | undefined): TemplateResult {
  const words = verdictWords(correct);
  if (correct === null || correct === undefined) return html`<span class="verdict open">? ${words}</span>`;
  return correct
    ? html`<span class="verdict right">✓ ${words}</span>`
    : html`<span class="verdict wrong">✗ ${words}</span>`;
}

export function verdictWords(correct: boolean | null | undefined): string {
  if (correct === null || correct === undefined) return t('verdict.open');
  return t(correct ? 'verdict.correct' : 'verdict.wrong');
}
