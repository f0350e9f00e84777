import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import type { Listed } from '../base/types';
import { gameTitle } from '../base/shelf';

/** A table in a list: what is played, by whom, and what one finds there. */
export function tableLink(one: Listed): TemplateResult {
  const names = one.seats.map((seat) => seat.name ?? t('seat.open')).join(', ');
  const state = one.status === 'open' ? t('home.free') : one.status === 'finished' ? t('home.over') : t('home.playing');
  return html`<li>
    <a class="tool table-link" href="/t/${one.table}"><strong>${gameTitle(one.settings.game)}</strong> <span>${names}</span> <span class="badge ${one.status}">${state}</span></a>
  </li>`;
}
