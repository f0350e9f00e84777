import { html, type TemplateResult } from 'lit';
import { maybe, t } from '../base/i18n';
import type { View } from '../base/types';
import { actWords } from '../base/words';
import { cubeWords } from '../parts/cube';
import type { TablePage } from './table';

/** Phases in which papers need the room, unless something can still be challenged. */
const PAPERS = ['writing', 'checking'];

/** The challenge block: beside the headline, which stays at the top of the screen, so it is always in reach and covers nothing. */
export function challengeBlock(table: TablePage, view: View): TemplateResult {
  if (view.you === null) return html``;
  const { challenges, block } = table.offers;
  const can = challenges.length > 0 || block;
  if (!can && PAPERS.includes(view.match?.shake?.phase ?? '')) return html``;
  const holding = view.match?.shake?.holder === view.you;
  return html`<div class="block-place">
    <button id="block" class="block" popovertarget="challenges" ?disabled=${!can} aria-describedby="block-why"><span aria-hidden="true">■</span> ${t('block.name')}</button>
    <span id="block-why" class="small">${challenges.length ? t('block.can') : can ? t('block.nothing') : t('block.cannot')}</span>
    <div id="challenges" popover role="dialog" aria-label=${t('block.title')}>
      <h2 tabindex="-1" autofocus>${challenges.length ? t(holding ? 'block.holding' : 'block.title') : t('block.nothing')}</h2>
      ${challenges.length ? '' : html`<p>${t('block.fine')}</p>`}
      ${challenges.map((act) => html`<button class="challenge" @click=${() => say(table, act)}>${actWords(act)}<span class="small">${hint(act)}</span></button>`)}
      ${block && !holding ? html`<button class="challenge" @click=${() => say(table, 'block')}>${t('block.hold')}${challenges.length ? html`<span class="small">${t('block.holdWords')}</span>` : ''}</button>` : ''}
      <button class="quiet" popovertarget="challenges" popovertargetaction="hide">${t('button.cancel')}</button>
    </div>
  </div>`;
}

/** On a small screen the sections may be out of sight: while a cube is in hand, they are named at the bottom. */
export function putBar(table: TablePage, view: View): TemplateResult | '' {
  const cube = view.match?.shake?.cubes[table.selected]?.cube;
  if (!cube || !table.places().length) return '';
  return html`<div class="put-bar" role="group" aria-label=${t('table.where', { cube: cubeWords(cube) })}>
    ${['F', 'P', 'R'].filter((place) => table.places().includes(place)).map((place) => html`<button class="put-${place}" @click=${() => table.put(place)}>${t(`place.${place as 'F'}`)}</button>`)}
  </div>`;
}

/** What a challenge claims. */
function hint(act: string): string {
  return maybe(`block.${act.replace('challenge ', '').replace(/ /g, '-')}`, '');
}

function say(table: TablePage, act: string): void {
  table.querySelector<HTMLElement>('#challenges')?.hidePopover();
  void table.act(act);
}
