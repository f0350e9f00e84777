import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import type { View } from '../base/wire';
import { maths } from '../parts/maths';
import './dice-line';
import type { Table } from './state';

/** MathDice: the target, the dice, what was called, and the line on which one calls or states. */
export function diceTable(table: Table, view: View): TemplateResult {
  const { scene, offers } = table.state;
  const { target, dice, calls } = scene;
  return html`<section class="dice-table" aria-labelledby="dice-title">
    <h2 id="dice-title">
      ${t('dice.target')} ${target.length ? html`<span class="target">${product(target)}</span>` : '…'}
    </h2>
    <p class="dice-row">
      ${target.length ? html`${target.map((one, i) => html`${i ? ' × ' : ''}<span class="die twelve">${one}</span>`)}` : ''}
    </p>
    <p class="dice-row" role="group" aria-label=${t('dice.dice')}>
      ${dice.length ? dice.map((one) => html`<span class="die">${one}</span>`) : html`<span class="hint">${t('dice.rolling')}</span>`}
    </p>
    <ol class="calls" aria-label=${t('dice.calls')}>
      ${calls.map((one) => html`<li><strong>${one.player}</strong> <span class="big-math">${one.number}</span>${one.statement ? html`<span class="stated">${maths(one.statement, view.settings)}</span>` : ''}</li>`)}
    </ol>
    ${offers.open.has('calls') ? html`<mm-dice-line verb="calls" .book=${view.settings} .send=${table.act}></mm-dice-line>` : ''}
    ${offers.open.has('states') ? html`<mm-dice-line verb="states" .book=${view.settings} .send=${table.act}></mm-dice-line>` : ''}
    ${view.you === null ? html`<p class="small">${t('table.watching')}</p>` : ''}
  </section>`;
}

function product(dice: number[]): number {
  return dice.reduce((a, b) => a * b, 1);
}
