import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import type { Listed } from '../base/wire';
import { divisionTitle, editionTitle, gameTitle } from '../base/shelf';
import { spelled } from '../base/words';

/** A table in a list: which one, what is played, by whom, and what one finds there. */
export function tableLink({ table, settings, seats, status }: Listed, mine = false): TemplateResult {
  const names = seats.map((seat) => seat.name ?? t('seat.open')).join(', ');
  const what = [
    gameTitle(settings.game),
    editionTitle(settings.game, settings.rules),
    settings.division ? divisionTitle(settings) : '',
    settings.differs?.name ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
  const open = mine ? t('home.waiting') : t('home.free');
  const playing = mine ? t('home.goOn') : t('home.playing');
  const state = status === 'open' ? open : status === 'finished' ? t('home.over') : playing;
  return html`<li>
    <a class="tool table-link" href="/t/${table}"
      ><strong>${what}</strong> <span>${names}</span> <code>${spelled(table)}</code>
      <span class="badge ${status}">${state}</span></a
    >
  </li>`;
}
