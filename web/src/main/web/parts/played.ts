import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import { differences } from '../base/league';
import { divisionTitle, editionTitle, gameTitle } from '../base/shelf';
import type { Settings } from '../base/wire';

/** What is played at a table: the game, its book and division, and what its league does differently. */
export function played(settings: Settings): TemplateResult {
  const { differs } = settings;
  const season =
    settings.season === 'even' || settings.season === 'odd'
      ? t('lobby.season', { season: t(`season.${settings.season}`) })
      : '';
  const what = [
    gameTitle(settings.game),
    editionTitle(settings.game, settings.rules),
    settings.division ? divisionTitle(settings) : '',
    season,
    differs?.name ?? '',
  ];
  const list = differs ? differences(settings, differs) : [];
  return html`<p class="played">${what.filter(Boolean).join(' · ')}</p>
    ${
      list.length
        ? html`<details class="differs">
            <summary>${t('league.differs')}</summary>
            <ul>
              ${list.map((one) => html`<li>${one}</li>`)}
            </ul>
          </details>`
        : ''
    }`;
}
