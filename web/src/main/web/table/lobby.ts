import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import { known } from '../base/person';
import type { View } from '../base/wire';
import { spelled } from '../base/words';
import { copyLink } from '../parts/copy-link';
import { played } from '../parts/played';
import { join, leave } from './coming';
import './seats';
import type { Table } from './state';

/** Before play: who is there, and the way for friends to come. */
export function lobby(table: Table, view: View): TemplateResult {
  const { settings } = view;
  const link = `${location.origin}/t/${view.table}`;
  return html`<section class="card lobby" aria-labelledby="headline">
    <h2 id="headline" tabindex="-1">${t('lobby.title')}</h2>
    ${played(settings)}
    <p class="code" aria-label=${t('lobby.code', { code: view.table })}>${spelled(view.table)}</p>
    <p><a href=${`/t/${view.table}`}>${link}</a></p>
    <div class="buttons">
      ${copyLink(link, t('lobby.copy'))}
      ${view.you === null ? sitDown(table) : html`<button @click=${() => leave(table)}>${t('lobby.leave')}</button>`}
    </div>
    <mm-seats .view=${view}></mm-seats>
    <p class="problem" role="alert">${table.state.problem}</p>
  </section>`;
}

/** The way to a seat; a guest says on the way what he is called. */
export function sitDown(table: Table): TemplateResult {
  const me = known();
  const send = (event: Event): void => {
    event.preventDefault();
    void join(table, String(new FormData(event.target as HTMLFormElement).get('name') ?? '').trim());
  };
  return html`<form class="sit" @submit=${send}>
    ${me?.account ? '' : html`<label class="field"><span>${t('name.label')}</span><input id="sit-name" name="name" maxlength="20" autocomplete="nickname" .value=${me?.name ?? ''} required /></label>`}
    <button class="primary">${t('lobby.join')}</button>
  </form>`;
}
