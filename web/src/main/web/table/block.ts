import { html, type TemplateResult } from 'lit';
import { maybe, t } from '../base/i18n';
import type { ShakeView, View } from '../base/wire';
import { actWords } from '../base/words';
import { cubeWords } from '../parts/cube';
import { placesFor, type Table } from './state';

/** Phases in which papers need the room, unless something can still be challenged. */
const PAPERS: readonly ShakeView['phase'][] = ['writing', 'checking'];
/** The sections in the order of the mat. */
const TARGETS = ['F', 'P', 'R'] as const;

/** The challenge block: beside the headline, which stays at the top of the screen, so it is always in reach and covers nothing. */
export function challengeBlock(table: Table, view: View, shake: ShakeView): TemplateResult {
  if (view.you === null) return html``;
  const { challenges, block } = table.state.offers;
  const can = challenges.length > 0 || block;
  if (!can && PAPERS.includes(shake.phase)) return html``;
  const holding = shake.holder === view.you;
  return html`<div class="block-place">
    <button id="block" class="block" popovertarget="challenges" ?disabled=${!can} aria-describedby="block-why">
      <span aria-hidden="true">■</span> ${t('block.name')}
    </button>
    <span id="block-why" class="small"
      >${challenges.length ? t('block.can') : can ? t('block.nothing') : t('block.cannot')}</span
    >
    <div id="challenges" popover role="dialog" aria-label=${t('block.title')}>
      <h2 tabindex="-1" autofocus>
        ${challenges.length ? t(holding ? 'block.holding' : 'block.title') : t('block.nothing')}
      </h2>
      ${challenges.length ? '' : html`<p>${t('block.fine')}</p>`}
      ${challenges.map((act) => html`<button class="challenge" @click=${() => say(table, act)}>${actWords(act)}<span class="small">${hint(act)}</span></button>`)}
      ${block && !holding ? html`<button class="challenge" @click=${() => say(table, 'block')}>${t('block.hold')}${challenges.length ? html`<span class="small">${t('block.holdWords')}</span>` : ''}</button>` : ''}
      <button class="quiet" popovertarget="challenges" popovertargetaction="hide">${t('button.cancel')}</button>
    </div>
  </div>`;
}

/** On a small screen the sections may be out of sight: while a cube is in hand, they are named at the bottom. */
export function putBar(table: Table, shake: ShakeView): TemplateResult | '' {
  const cube = shake.cubes[table.state.hand.selected]?.cube;
  const places = placesFor(table.state);
  if (!cube || !places.length) return '';
  return html`<div class="put-bar" role="group" aria-label=${t('table.where', { cube: cubeWords(cube) })}>
    ${TARGETS.filter((place) => places.includes(place)).map((place) => html`<button class="put-${place}" @click=${() => table.put(place)}>${t(`place.${place}`)}</button>`)}
  </div>`;
}

/** What a challenge claims. */
function hint(act: string): string {
  return maybe(`block.${act.replace('challenge ', '').replace(/ /g, '-')}`, '');
}

function say(table: Table, act: string): void {
  document.querySelector<HTMLElement>('#challenges')?.hidePopover();
  void table.act(act);
}
