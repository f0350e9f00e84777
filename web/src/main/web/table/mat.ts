import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../base/i18n';
import { variationExample, variationOf, variationWords } from '../base/shelf';
import type { Place, Settings, ShakeView } from '../base/wire';
import { arrangement } from '../parts/arrangement';
import { cardFace, cardWords, shownCard } from '../parts/card';
import { cubeFace, cubeWords, shownGoal } from '../parts/cube';
import { dragFrom } from '../parts/drag';
import './goal';
import { isBuilding, isMovable, light, placesFor, stopAt, type Table } from './state';

/** The playing mat with the cubes where they lie. */
export function mat(table: Table, settings: Settings, shake: ShakeView): TemplateResult {
  return html`<div class="mat ${isBuilding(table.state) ? 'goal-building' : ''}">
    ${shake.cards.length ? universe(table, shake.cards, shake.phase === 'checking') : ''}
    ${shake.variations.length ? html`<p class="in-force"><span class="small">${t('table.variations')}</span> ${shake.variations.map((one, i) => inForce(settings, one, i))}</p>` : ''}
    ${section(table, shake, '', 'resources')} ${goal(table, settings, shake)} ${section(table, shake, 'F', 'forbidden')}
    ${section(table, shake, 'P', 'permitted')} ${section(table, shake, 'R', 'required')}
  </div>`;
}

/** A variation in force; a press says what it does. */
function inForce(settings: Settings, name: string, i: number): TemplateResult {
  const entry = variationOf(settings, name);
  if (!entry) return html`<span class="tag">${name}</span>`;
  return html`<button class="tag" popovertarget="in-force-${i}">${name}</button>
    <span popover id="in-force-${i}"
      ><strong>${name}</strong><br />${variationWords(settings.game, entry)}<br /><em
        >${t('vary.example', { example: variationExample(settings.game, entry) })}</em
      ></span
    >`;
}

/** Cards may be lit only while checking, as one touches real ones. */
function universe(table: Table, cards: string[], checking: boolean): TemplateResult {
  const { marked } = table.state;
  return html`<div class="universe-row" role="group" aria-label=${t('table.universe', { n: cards.length })}>
    ${cards.map((one) =>
      checking
        ? html`<button
            class="card-button"
            aria-pressed=${marked.has(one)}
            aria-label=${cardWords(one)}
            @click=${() => table.show(light(table.state, one))}
          >
            ${cardFace(one)}
          </button>`
        : shownCard(one),
    )}
    ${checking ? html`<span class="small">${t('table.lit', { n: marked.size })}</span>` : ''}
  </div>`;
}

function goal(table: Table, settings: Settings, shake: ShakeView): TemplateResult {
  const sets = settings.game === 'onsets';
  const { bonus } = table.state.hand;
  const resources = shake.cubes
    .map((one, index) => ({ ...one, index }))
    .filter((one) => one.place === '' && one.index !== bonus);
  let inside: TemplateResult | string = '';
  if (isBuilding(table.state)) {
    inside = sets
      ? html`<mm-sets-goal
          .resources=${resources}
          @goal-change=${() => table.requestUpdate()}
          @goal-set=${(e: CustomEvent<string>) => table.act(`goal ${e.detail}`)}
        ></mm-sets-goal>`
      : html`<mm-goal
          .resources=${resources}
          @goal-change=${() => table.requestUpdate()}
          @goal-set=${(e: CustomEvent<string>) => table.act(`goal ${e.detail}`)}
        ></mm-goal>`;
  } else if (shake.goal) inside = sets ? arrangement(shake.goal) : shownGoal(shake.goal);
  else inside = html`<span class="hint">${t('goal.none')}</span>`;
  return html`<section class="mat-section section-goal" data-drop="G" aria-labelledby="section-goal">
    <h2 id="section-goal">${t('place.G')}</h2>
    ${inside}
  </section>`;
}

function section(
  table: Table,
  shake: ShakeView,
  place: Place,
  name: 'resources' | 'required' | 'permitted' | 'forbidden',
): TemplateResult {
  const { state } = table;
  const { selected, stop: last, bonus } = state.hand;
  const building = isBuilding(state);
  const taken = building ? (table.goal?.taken ?? []) : [];
  const cubes = shake.cubes
    .map((one, index) => ({ cube: one.cube, place: index === bonus ? 'F' : one.place, index }))
    .filter((one) => one.place === place && !(place === '' && taken.includes(one.index)));
  const target = selected >= 0 && placesFor(state).some((one) => one === place);
  const hand = shake.cubes[selected]?.cube ?? '';
  const movable = cubes.filter((one) => isMovable(state, one.index));
  const stop = (movable.find((one) => one.index === last) ?? movable[0])?.index;
  return html`<section
    class="mat-section section-${name} ${target ? 'target' : ''}"
    data-drop=${place || 'resources'}
    aria-labelledby="section-${name}"
    @click=${(e: Event) => (target && !(e.target as Element).closest('button') ? table.put(place) : undefined)}
  >
    <h2 id="section-${name}">${t(`section.${name}`)} <span class="count">${cubes.length}</span></h2>
    <div class="cubes" @keydown=${(e: KeyboardEvent) => arrows(e, table)}>
      ${repeat(
        cubes,
        (one) => one.index,
        (one) => {
          return movable.includes(one)
            ? html`<button
                class="cube-button ${one.index === bonus ? 'bonus' : ''}"
                data-cube=${one.cube}
                data-index=${one.index}
                tabindex=${one.index === stop ? 0 : -1}
                aria-pressed=${one.index === selected}
                aria-label=${building ? t('goal.take', { cube: cubeWords(one.cube) }) : cubeWords(one.cube)}
                @click=${() => table.press(one.index)}
                @pointerdown=${(e: PointerEvent) => dragFrom(e, (drop) => table.put(placeOf(drop), one.index))}
              >
                ${cubeFace(one.cube)}
              </button>`
            : html`<span
                class="still ${one.index === bonus ? 'bonus' : ''}"
                role="img"
                aria-label=${cubeWords(one.cube)}
                >${cubeFace(one.cube)}</span
              >`;
        },
      )}
    </div>
    ${target ? html`<button class="put" aria-label=${t('table.put', { cube: cubeWords(hand), section: t(`section.${name}`), key: place })} @click=${() => table.put(place)}>${t('table.putHere')}</button>` : ''}
  </section>`;
}

const PLACES: readonly Place[] = ['G', 'R', 'P', 'F'];

/** The section on which a cube was dropped. */
const placeOf = (drop: HTMLElement): Place => PLACES.find((one) => one === drop.dataset.drop) ?? '';

/** Arrow keys go from cube to cube; Tab stops at one cube of a section, the last one that was reached. */
function arrows(event: KeyboardEvent, table: Table): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = event.target as HTMLElement;
  if (!by || !here.matches('.cube-button')) return;
  const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.cube-button')];
  const next = all[(all.indexOf(here) + by + all.length) % all.length]!;
  event.preventDefault();
  table.show(stopAt(table.state, Number(next.dataset.index)));
  next.focus();
}
