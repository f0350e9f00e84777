import { html, type TemplateResult } from 'lit';
import { t, type Key } from '../base/i18n';

/** The sixteen cards of On-Sets. */
export const CARDS = [
  'B',
  'R',
  'G',
  'Y',
  'BR',
  'BG',
  'BY',
  'RG',
  'RY',
  'GY',
  'BRG',
  'BRY',
  'BGY',
  'RGY',
  'BRGY',
  'blank',
];

/** A card of On-Sets: four places, a dot with its letter where it has the colour. */
export function cardFace(card: string): TemplateResult {
  return html`<span class="set-card" aria-hidden="true"
    >${['B', 'R', 'G', 'Y'].map((c) => html`<span class="dot ${card.includes(c) && card !== 'blank' ? `dot-${c}` : ''}">${card.includes(c) && card !== 'blank' ? c : ''}</span>`)}</span
  >`;
}

export function cardWords(card: string): string {
  if (card === 'blank') return t('card.blank');
  return t('card.words', { colours: Array.from(card, (c) => t(`face.${c}` as Key)).join(', ') });
}

/** A card that one only looks at. */
export function shownCard(card: string): TemplateResult {
  return html`<span role="img" aria-label=${cardWords(card)}>${cardFace(card)}</span>`;
}
