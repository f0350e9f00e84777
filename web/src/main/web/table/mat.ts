import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../base/i18n';
import { variationExample, variationOf, variationWords } from '../base/shelf';
import type { Settings, View } from '../base/types';
import { arrangement } from '../parts/arrangement';
import { cardFace, cardWords, shownCard } from '../parts/card';
import { cubeFace, cubeWords, shownGoal } from '../parts/cube';
import { dragFrom } from '../parts/drag';
import './goal';
import type { TablePage } from './table';

/** The playing mat with the cubes where they lie. */
export function mat(table: TablePage, view: View): TemplateResult {
  const shake = view.match!.shake!;
  return html`<div class="mat ${table.building ? 'goal-building' : ''}">
    ${shake.cards.length ? universe(table, shake.cards, shake.phase === 'checking') : ''}
    ${shake.variations.length ? html`<p class="in-force"><span class="small">${t('table.variations')}</span> ${shake.variations.map((one, i) => inForce(view.settings, one, i))}</p>` : ''}
    ${section(table, view, '', 'resources')} ${goal(table, view)}
    ${section(table, view, 'F', 'forbidden')} ${section(table, view, 'P', 'permitted')} ${section(table, view, 'R', 'required')}
  </div>`;
}

/** A variation in force; a press says what it does. */
function inForce(settings: Settings, name: string, i: number): TemplateResult {
  const entry = variationOf(settings, name);
  if (!entry) return html`<span class="tag">${name}</span>`;
  return html`<button class="tag" popovertarget="in-force-${i}">${name}</button>
    <span popover id="in-force-${i}"><strong>${name}</strong><br />${variationWords(settings.game, entry)}<br /><em>${t('vary.example', { example: variationExample(settings.game, entry) })}</em></span>`;
}

function universe(table: TablePage, cards: string[], checking: boolean): TemplateResult {
  return html`<div class="universe-row" role="group" aria-label=${t('table.universe', { n: cards.length })}>
    ${cards.map((one) =>
      checking
        ? html`<button class="card-button" aria-pressed=${table.marked.has(one)} aria-label=${cardWords(one)} @click=${() => light(table, one)}>${cardFace(one)}</button>`
        : shownCard(one),
    )}
    ${checking ? html`<span class="small">${t('table.lit', { n: table.marked.size })}</span>` : ''}
  </div>`;
}

/** Cards may be lit only while checking, as one touches real ones. */
function light(table: TablePage, card: string): void {
  const marked = new Set(table.marked);
  if (!marked.delete(card)) marked.add(card);
  table.marked = marked;
}

function goal(table: TablePage, view: View): TemplateResult {
  const shake = view.match!.shake!;
  const sets = view.settings.game === 'onsets';
  const resources = shake.cubes.map((one, index) => ({ ...one, index })).filter((one) => one.place === '' && one.index !== table.bonus);
  let inside: TemplateResult | string = '';
  if (table.building) {
    inside = sets
      ? html`<mm-sets-goal .resources=${resources} @goal-change=${() => table.requestUpdate()} @goal-set=${(e: CustomEvent<string>) => table.act(`goal ${e.detail}`)}></mm-sets-goal>`
      : html`<mm-goal .resources=${resources} @goal-change=${() => table.requestUpdate()} @goal-set=${(e: CustomEvent<string>) => table.act(`goal ${e.detail}`)}></mm-goal>`;
  } else if (shake.goal) inside = sets ? arrangement(shake.goal) : shownGoal(shake.goal);
  else inside = html`<span class="hint">${t('goal.none')}</span>`;
  return html`<section class="mat-section section-goal" data-drop="G" aria-labelledby="section-goal">
    <h2 id="section-goal">${t('place.G')}</h2>
    ${inside}
  </section>`;
}

function section(table: TablePage, view: View, place: string, name: 'resources' | 'required' | 'permitted' | 'forbidden'): TemplateResult {
  const shake = view.match!.shake!;
  const taken = table.building ? (table.goal?.taken ?? []) : [];
  const cubes = shake.cubes
    .map((one, index) => ({ cube: one.cube, place: index === table.bonus ? 'F' : one.place, index }))
    .filter((one) => one.place === place && !(place === '' && taken.includes(one.index)));
  const target = table.selected >= 0 && table.places().includes(place);
  const hand = shake.cubes[table.selected]?.cube ?? '';
  const movable = cubes.filter((one) => table.movable(one.index));
  const stop = (movable.find((one) => one.index === table.stop) ?? movable[0])?.index;
  return html`<section class="mat-section section-${name} ${target ? 'target' : ''}" data-drop=${place || 'resources'} aria-labelledby="section-${name}"
    @click=${(e: Event) => (target && !(e.target as Element).closest('button') ? table.put(place) : undefined)}>
    <h2 id="section-${name}">${t(`section.${name}`)} <span class="count">${cubes.length}</span></h2>
    <div class="cubes" @keydown=${(e: KeyboardEvent) => arrows(e, table)}>
      ${repeat(cubes, (one) => one.index, (one) => {
        return movable.includes(one)
          ? html`<button
              class="cube-button ${one.index === table.bonus ? 'bonus' : ''}"
              data-cube=${one.cube}
              data-index=${one.index}
              tabindex=${one.index === stop ? 0 : -1}
              aria-pressed=${one.index === table.selected}
              aria-label=${table.building ? t('goal.take', { cube: cubeWords(one.cube) }) : cubeWords(one.cube)}
              @click=${() => table.press(one.index)}
              @pointerdown=${(e: PointerEvent) => dragFrom(e, (drop) => table.put(drop.dataset.drop ?? '', one.index))}
            >
              ${cubeFace(one.cube)}
            </button>`
          : html`<span class="still ${one.index === table.bonus ? 'bonus' : ''}" role="img" aria-label=${cubeWords(one.cube)}>${cubeFace(one.cube)}</span>`;
      })}
    </div>
    ${target ? html`<button class="put" aria-label=${t('table.put', { cube: cubeWords(hand), section: t(`section.${name}`), key: place })} @click=${() => table.put(place)}>${t('table.putHere')}</button>` : ''}
  </section>`;
}

/** Arrow keys go from cube to cube; Tab stops at one cube of a section, the last one that was reached. */
function arrows(event: KeyboardEvent, table: TablePage): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = event.target as HTMLElement;
  if (!by || !here.matches('.cube-button')) return;
  const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.cube-button')];
  const next = all[(all.indexOf(here) + by + all.length) % all.length]!;
  event.preventDefault();
  table.stop = Number(next.dataset.index);
  next.focus();
}
