import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import { cubeFace } from './cube';

/** The cubes of an On-Sets Goal as they lie: side by side, in a column, as a T or an L. */
export function arrangement(goal: string): TemplateResult {
  const cubes = goal.match(/[1-5]u?/g) ?? [];
  const plain = goal.replace(/[1-5]u?/g, 'a').replace(/\s/g, '');
  const kind =
    { a: 'line', 'a+a': 'line', 'a+a+a': 'line', 'a×a': 'column', 'a×a×a': 'column', 'a×(a+a)': 'tee', 'a×a+a': 'ell' }[
      plain
    ] ?? 'line';
  return html`<span class="arrangement ${kind}" role="img" aria-label=${t('goal.words', { words: goal })}
    >${cubes.map((one) => cubeFace(one))}</span
  >`;
}
