import { html, nothing, type TemplateResult } from 'lit';
import type { Book } from '../base/shelf';
import { t } from '../base/i18n';
import { Part } from '../base/part';
import type { CubeView, WritingKey } from '../base/wire';
import { arrangement } from '../parts/arrangement';
import { shownCard } from '../parts/card';
import { cube, cubeFace, cubeWords, shownGoal } from '../parts/cube';
import { select, text } from '../parts/field';
import { filled, signKeys, suffix, usedCubes, usedSigns } from '../parts/keypad';
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
    writing: {},
    asked: { state: true },
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
  /** What may be written, as the engine says. */
  writing: WritingKey[] = [];
  /** The key of which the player chooses what its blank is filled with. */
  asked: WritingKey | null = null;
  written = '';
  /** Whether a phone's keyboard is wanted. */
  typing = false;
  safe = { cube: '', to: 'F', at: '' };
  private kept = '';

  protected override willUpdate(): void {
    if (this.keep !== this.kept) {
      this.kept = this.keep;
      this.asked = null;
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

  private none(): void {
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

  /** The signs that no cube shows as they are; those of a Goal only where one writes a Goal, too. */
  private get signs(): WritingKey[] {
    const solution = signKeys(this.writing, 'solution').filter((key) => !this.goal || key.text !== 'goal');
    const goal = signKeys(this.writing, 'goal').filter((key) => !key.parts.includes('solution'));
    return this.goal ? solution : [...solution, ...goal];
  }

  private press(key: WritingKey): void {
    const done = key.choices.length
      ? suffix(key, this.written.slice(0, this.field.selectionStart))
      : filled(key, '', '');
    if (done !== null) this.insert(done);
    else this.asked = this.asked === key ? null : key;
  }

  private fill(key: WritingKey, choice: string): void {
    this.asked = null;
    if (key.kind === 'note') this.change(this.written.trimEnd() + filled(key, choice, this.written));
    else this.insert(filled(key, choice, this.written));
  }

  private sign(key: WritingKey): TemplateResult {
    return html`<button
      type="button"
      class="key"
      title="${key.label} (${key.example})"
      aria-label="${key.text.replace('_', '…')}, ${key.label}"
      aria-expanded=${key.choices.length ? String(this.asked === key) : nothing}
      @click=${() => this.press(key)}
    >
      ${key.text.replace('_', '…')}
    </button>`;
  }

  /** What the blank of a key may be filled with. */
  private choices(key: WritingKey): TemplateResult {
    return html`<div class="key-row" role="group" aria-label=${key.label}>
      <span class="small">${key.label}</span>
      ${key.choices.map((choice) => html`<button type="button" class="key" @click=${() => this.fill(key, choice)}>${key.text.replace('_', choice)}</button>`)}
    </div>`;
  }

  protected override render(): TemplateResult {
    const places: [string, 'required' | 'permitted' | 'resources'][] = [
      ['R', 'required'],
      ['P', 'permitted'],
      ['', 'resources'],
    ];
    const used = usedCubes(this.cubes, usedSigns(this.written, this.writing));
    return html`<form class="paper" aria-labelledby="paper-title" @submit=${this.present}>
      <div class="paper-head">
        <h3 id="paper-title">${t('paper.title')}</h3>
        <span class="small" id="paper-count">${t('paper.count', { n: used.size })}</span>
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
        <button type="button" @click=${this.none}>${t('paper.nothing')}</button>
      </div>
      <div class="keys">
        ${places.map(([place, name]) => {
          const list = this.cubes.filter(
            (one) => one.place === place && (this.book.game === 'equations' || !/[1-5]/.test(one.cube)),
          );
          return list.length
            ? html`<div class="key-row" role="group" aria-label=${t('paper.from', { section: t(`section.${name}`) })}>
                <span class="small"
                  >${t(`section.${name}`)}
                  <span class="unseen">${t('paper.used')}</span>
                  ${list.filter((one) => used.has(one)).length}/${list.length}</span
                >
                ${list.map((one) => html`<button type="button" class="cube-button small-cube ${used.has(one) ? 'used' : ''}" aria-label=${cubeWords(one.cube) + (used.has(one) ? t('paper.usedCube') : '')} @click=${() => this.insert(cube(one.cube).face)}>${cubeFace(one.cube)}</button>`)}
              </div>`
            : '';
        })}
        <div class="key-row" role="group" aria-label=${t('paper.signs')}>
          ${this.signs.map((key) => this.sign(key))}
          ${this.book.game === 'equations' && this.goal ? html`<button type="button" class="key" @click=${() => this.insert(` = ${plain(this.goal)}`)}>${t('paper.goal')}</button>` : ''}
          <button type="button" class="key" aria-label=${t('paper.delete')} @click=${this.backspace}>⌫</button>
          ${TOUCH.matches ? html`<button type="button" class="key" aria-label=${t('paper.keyboard')} aria-pressed=${this.typing} @click=${this.type}>⌨</button>` : ''}
        </div>
        ${this.asked ? this.choices(this.asked) : ''}
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
