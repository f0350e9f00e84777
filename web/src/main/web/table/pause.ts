import { html, type TemplateResult } from 'lit';
import { post } from '../base/api';
import { t } from '../base/i18n';
import type { View } from '../base/wire';
import { ask } from './coming';
import { sitDown } from './lobby';
import type { Table } from './state';

/** That time stands still, for everybody to see. */
export function standsStill(view: View): TemplateResult | '' {
  return view.paused ? html`<p class="lost" role="status">${t('pause.on')}</p>` : '';
}

/** For whoever runs the match: time stops and goes on, and a seat is given to somebody else, who then plays on. */
export function running(table: Table, view: View): TemplateResult | '' {
  if (view.status !== 'playing') return '';
  return html`${view.runs ? stopAndGo(table, view) : ''}${view.you === null ? takeOver(table, view) : ''}`;
}

function stopAndGo(table: Table, view: View): TemplateResult {
  const send = (): void => void ask(table, () => post(`/tables/${view.table}/${view.paused ? 'resume' : 'pause'}`, {}));
  const seats = view.seats.flatMap((seat, number) =>
    seat.kind === 'person' && !seat.offered && seat.name !== view.you ? [{ player: seat.name ?? '', number }] : [],
  );
  return html`<details>
    <summary>${t('pause.summary')}</summary>
    <p class="small">${t('pause.how')}</p>
    <div class="buttons">
      <button @click=${send}>${t(view.paused ? 'pause.resume' : 'pause.pause')}</button>
      ${seats.map(
        ({ player, number }) =>
          html`<button @click=${() => ask(table, () => post(`/tables/${view.table}/offer`, { seat: number }))}>
            ${t('pause.giveSeat', { player })}
          </button>`,
      )}
    </div>
  </details>`;
}

function takeOver(table: Table, view: View): TemplateResult | '' {
  const players = view.seats.flatMap((seat) => (seat.offered ? [seat.name ?? ''] : []));
  if (!players.length) return '';
  return html`<p>${t('pause.offered', { players: players.join(', ') })}</p>
    ${sitDown(table)}`;
}
