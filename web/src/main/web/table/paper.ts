import { html, type TemplateResult } from 'lit';
import type { Book } from '../base/shelf';
import { t } from '../base/i18n';
import { Part } from '../base/part';
import type { CubeView } from '../base/wire';
import { arrangement } from '../parts/arrangement';
import { shownCard } from '../parts/card';
import { cube, cubeFace, cubeWords, shownGoal } from '../parts/cube';
import { select, text } from '../parts/field';
import { maths } from '../parts/maths';
import { starNote } from '../parts/star-note';

/** A finger instead of a mouse: the keyboard is part of the screen. */
const TOUCH = matchMedia('(pointer: coarse)');

/**
 * A player's paper: typed or tapped, drawn as mathematics, its cubes counted. It never says whether it is right; that
 * is found out once it is presented.
 */
export class Paper extends Part {
  static override properties = {
    book: { attribute: false },
    cubes: {},
    variations: {},
    goal: {},
    keep: {},
    cause: {},
    cards: {},
    written: { state: true },
    typing: { state: true },
    safe: { state: true },
  };
  book!: Book;
  cubes: CubeView[] = [];
  variations: string[] = [];
  goal = '';
  /** The name under which a draft survives a reload. */
  keep = '';
  /** Why one writes; after some challenges a safe move has to stand behind the Solution. */
  cause = '';
  /** The cards of On-Sets, which one has to see to count. */
  cards: string[] = [];
  written = '';
  /** Whether a phone's keyboard is wanted. */
  typing = false;
  safe = { cube: '', to: 'F', at: '' };
  private kept = '';

  protected override willUpdate(): void {
    if (this.keep !== this.kept) {
      this.kept = this.keep;
      this.written = read(this.keep);
    }
  }

  private change(value: string): void {
    this.written = value;
    store(this.keep, value);
  }

  private get field(): HTMLTextAreaElement {
    return this.querySelector<HTMLTextAreaElement>('#paper')!;
  }

  private insert(what: string): void {
    const field = this.field;
    const { selectionStart: from, selectionEnd: to } = field;
    this.change(this.written.slice(0, from) + what + this.written.slice(to));
    void this.updateComplete.then(() => {
      field.focus();
      field.setSelectionRange(from + what.length, from + what.length);
    });
  }

  /** Taps on keys must not bring a phone's keyboard over the cubes; whoever wants to type asks for it. */
  private get keyboard(): 'none' | 'text' {
    return TOUCH.matches && !this.typing ? 'none' : 'text';
  }

  private type(): void {
    this.typing = !this.typing;
    void this.updateComplete.then(() => this.field.focus());
  }

  private backspace(): void {
    const at = this.field.selectionStart;
    this.change(this.written.slice(0, Math.max(0, at - 1)) + this.written.slice(at));
  }

  private present(event: Event): void {
    event.preventDefault();
    const paper = this.written.replace(/\s*\n\s*/g, ' ').trim() + this.safeMove();
    this.dispatchEvent(new CustomEvent('present', { detail: paper || 'nothing', bubbles: true }));
  }

  private nothing(): void {
    this.dispatchEvent(new CustomEvent('present', { detail: 'nothing', bubbles: true }));
  }

  private get asksSafe(): boolean {
    return /a-flub/.test(this.cause);
  }

  /** The safe move as it stands behind a Solution. */
  private safeMove(): string {
    const { cube: moved, to, at } = this.safe;
    return this.asksSafe && moved && this.written.trim() ? ` safe ${moved} ${to}${at ? ` at ${at}` : ''}` : '';
  }

  /** How many cubes the Solution shows: every sign that is on a cube, on the side that is not the Goal. */
  private count(): number {
    const solution = this.book.game === 'equations' ? (this.written.split('=')[0] ?? '') : this.written;
    const signs = this.book.game === 'equations' ? /[0-9+\-−×xX÷/^*√%]|rem|log|lcm|gcf/g : /[BRGYV∪∩\-−'′Λ=⊆]/g;
    return (solution.replace(/<[^>]*>/g, '').match(signs) ?? []).length;
  }

  private keys(): string[] {
    if (this.book.game === 'onsets') return ['(', ')', ';', '//'];
    return this.variations.some((one) => /^factorial$/i.test(one)) ? ['(', ')', '=', '!'] : ['(', ')', '='];
  }

  protected override render(): TemplateResult {
    const places: [string, 'required' | 'permitted' | 'resources'][] = [
      ['R', 'required'],
      ['P', 'permitted'],
      ['', 'resources'],
    ];
    return html`<form class="paper" aria-labelledby="paper-title" @submit=${this.present}>
      <div class="paper-head">
        <h3 id="paper-title">${t('paper.title')}</h3>
        <span class="small" id="paper-count">${t('paper.count', { n: this.count() })}</span>
      </div>
      ${this.goal ? html`<p class="paper-goal"><span class="small">${t('place.G')}</span> ${this.book.game === 'onsets' ? arrangement(this.goal) : shownGoal(this.goal)}</p>` : ''}
      ${this.cards.length ? html`<div class="universe-row paper-cards">${this.cards.map(shownCard)}</div>` : ''}
      <label for="paper">${t(this.book.game === 'equations' ? 'paper.equation' : 'paper.solution')}</label>
      <textarea
        id="paper"
        class="notation"
        rows="2"
        inputmode=${this.keyboard}
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        .value=${this.written}
        @input=${(e: Event) => this.change((e.target as HTMLTextAreaElement).value)}
      ></textarea>
      <div class="preview" aria-hidden="true">
        ${this.written ? this.written.split(/\/\//).map((one) => html`<div class="big-math">${one.split(';').map((part) => html`<span class="part">${maths(part.trim(), this.book)}</span>`)}</div>`) : html`<span class="hint">${t('paper.hint')}</span>`}
      </div>
      ${starNote(this.written, this.book)} ${this.asksSafe ? this.safeFields() : ''}
      ${/no goal/.test(this.cause) ? html`<p class="small">${t('paper.noGoal')}</p>` : ''}
      <div class="buttons">
        <button id="present" class="primary" ?disabled=${!this.written.trim()}>${t('paper.present')}</button>
        <button type="button" @click=${this.nothing}>${t('paper.nothing')}</button>
      </div>
      <div class="keys">
        ${places.map(([place, name]) => {
          const list = this.cubes.filter(
            (one) => one.place === place && (this.book.game === 'equations' || !/[1-5]/.test(one.cube)),
          );
          return list.length
            ? html`<div class="key-row" role="group" aria-label=${t('paper.from', { section: t(`section.${name}`) })}>
                <span class="small" aria-hidden="true">${t(`section.${name}`)}</span>
                ${list.map((one) => html`<button type="button" class="cube-button small-cube" aria-label=${cubeWords(one.cube)} @click=${() => this.insert(cube(one.cube).face)}>${cubeFace(one.cube)}</button>`)}
              </div>`
            : '';
        })}
        <div class="key-row" role="group" aria-label=${t('paper.signs')}>
          ${this.keys().map((key) => html`<button type="button" class="key" @click=${() => this.insert(key)}>${key}</button>`)}
          ${this.book.game === 'equations' && this.goal ? html`<button type="button" class="key" @click=${() => this.insert(` = ${plain(this.goal)}`)}>${t('paper.goal')}</button>` : ''}
          <button type="button" class="key" aria-label=${t('paper.delete')} @click=${this.backspace}>⌫</button>
          ${TOUCH.matches ? html`<button type="button" class="key" aria-label=${t('paper.keyboard')} aria-pressed=${this.typing} @click=${this.type}>⌨</button>` : ''}
        </div>
      </div>
      ${this.written ? '' : html`<p class="small typed">${t(`keys.${this.book.game}`)}</p>`}
    </form>`;
  }

  /** Which cube could have gone where instead; any cube that was in Resources then. */
  private safeFields(): TemplateResult {
    const cubes = [...new Set(this.cubes.filter((one) => one.place !== 'G').map((one) => cube(one.cube).face))];
    const words = (face: string): string => (face ? cubeWords(face) : t('paper.noSafe'));
    return html`<fieldset class="safe-move" id="safe-move">
      <legend>${t('paper.safe')}</legend>
      ${select(t('paper.safeCube'), ['', ...cubes], this.safe.cube, words, (one) => (this.safe = { ...this.safe, cube: one }))}
      ${select(
        t('paper.safeTo'),
        ['F', 'P', 'R'],
        this.safe.to,
        (to) => t(`place.${to as 'F'}`),
        (to) => (this.safe = { ...this.safe, to }),
      )}
      ${
        /ca-flub/.test(this.cause)
          ? html`<label class="field"
              ><span>${t('paper.safeAt')}</span
              ><input
                inputmode="numeric"
                pattern="[0-9]*"
                .value=${this.safe.at}
                @input=${(e: Event) => (this.safe = { ...this.safe, at: text(e) })}
            /></label>`
          : ''
      }
    </fieldset>`;
  }
}

/** The Goal as one would start to write it: without colours and gaps. */
export function plain(goal: string): string {
  return goal.replace(/[rbgk](?=\S)/g, '').replace(/\s+/g, '');
}

function read(key: string): string {
  try {
    return (key && localStorage.getItem(`mathmat.paper.${key}`)) || '';
  } catch {
    return '';
  }
}

function store(key: string, text: string): void {
  try {
    for (let i = localStorage.length - 1; i >= 0; i--) {
      const old = localStorage.key(i)!;
      if (old.startsWith('mathmat.paper.') && old !== `mathmat.paper.${key}`) localStorage.removeItem(old);
    }
    localStorage.setItem(`mathmat.paper.${key}`, text);
  } catch {
    // The draft then lives as long as the page.
  }
}

customElements.define('mm-paper', Paper);
