import { html, type TemplateResult } from 'lit';
import type { Book } from '../base/shelf';
import { t } from '../base/i18n';

/** On every keyboard * is times, but on the cubes of Equations it is the sign for a power: whoever writes one is told. */
export function starNote(written: string, { game }: Book): TemplateResult | '' {
  return game === 'equations' && written.includes('*')
    ? html`<p class="star-note" role="status">${t('maths.star')}</p>`
    : '';
}
