import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import type { View } from '../base/wire';
import './clock';
import { shakeOf, type Table } from './state';

/** Who sits where, with scores, and whom the table waits for. */
export function players(table: Table, view: View): TemplateResult {
  const shake = shakeOf(view);
  return html`<ol class="players" aria-label=${t('table.players')}>
    ${view.seats.map((seat) => {
      const name = seat.name ?? t('seat.open');
      const wait = view.waiting.find((one) => one.player === seat.name);
      const fine = shake?.penalties?.[name];
      const roles = [
        name === view.you ? t('role.you') : '',
        shake?.setter === name ? t('role.setter') : '',
        shake?.lastMover === name ? t('role.mover') : '',
        shake?.holder === name ? t('role.holder') : '',
        seat.kind === 'bot' ? t('role.bot') : seat.here === false ? t('role.away') : '',
        fine ? t('table.fine', { points: Math.abs(fine) }) : '',
        seat.ready ? t('seat.ready') : '',
      ].filter(Boolean);
      return html`<li class="player ${wait ? 'awaited' : ''} ${name === view.you ? 'you' : ''}">
        <strong class="who">${name}</strong>
        <span class="score">${view.match?.totals?.[name] ?? 0}</span><span class="unseen">${t('table.score')}</span>
        <span class="below small">
          <span class="roles">${roles.join(' · ')}</span>
          ${wait ? html`<span class="unseen">${t('table.awaited')}</span><mm-clock .limit=${wait.limit} .until=${wait.until} .skew=${table.state.skew} .mine=${name === view.you}></mm-clock>` : ''}
        </span>
      </li>`;
    })}
  </ol>`;
}
