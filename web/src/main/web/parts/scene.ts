import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import type { Book } from '../base/shelf';
import type { Scene } from '../base/story';
import { arrangement } from './arrangement';
import { shownCard } from './card';
import { shownCube, shownGoal } from './cube';
import { maths } from './maths';
import { verdict } from './verdict';

/** The mat of one moment, to look at; `papers` where nobody else shows them. */
export function sceneMat(scene: Scene, book: Book, papers = true): TemplateResult {
  const section = (place: string, name: 'resources' | 'required' | 'permitted' | 'forbidden'): TemplateResult =>
    html`<div class="mat-section section-${name}">
      <h3>${t(`section.${name}`)}</h3>
      <div class="cubes">${scene.roll.map((one, i) => (scene.places[i] === place ? shownCube(one) : ''))}</div>
    </div>`;
  return html`<div class="mat">
    ${
      scene.target.length
        ? html`<p class="dice-row">
              ${scene.target.map((one, i) => html`${i ? ' × ' : ''}<span class="die twelve">${one}</span>`)}
              ${scene.dice.map((one) => html`<span class="die">${one}</span>`)}
            </p>
            <ol class="calls">
              ${scene.calls.map((one) => html`<li><strong>${one.player}</strong> ${one.number} ${one.statement ? maths(one.statement, book) : ''}</li>`)}
            </ol>`
        : ''
    }
    ${scene.cards.length ? html`<div class="universe-row">${scene.cards.map(shownCard)}</div>` : ''}
    ${scene.variations.length ? html`<p class="small">${t('table.variations')} ${scene.variations.join(', ')}</p>` : ''}
    ${
      scene.roll.length
        ? html`${section('', 'resources')}
            <div class="mat-section section-goal">
              <h3>${t('place.G')}</h3>
              ${scene.goal ? (book.game === 'onsets' ? arrangement(scene.goal) : shownGoal(scene.goal)) : ''}
            </div>
            ${section('F', 'forbidden')} ${section('P', 'permitted')} ${section('R', 'required')}`
        : ''
    }
    ${
      papers && scene.papers.length
        ? html`<ul class="plain papers">
            ${scene.papers.map((one) => html`<li><strong>${one.player}</strong> ${maths(one.text, book)} ${one.correct === undefined ? '' : verdict(one.correct)}</li>`)}
          </ul>`
        : ''
    }
  </div>`;
}
