import { html, type TemplateResult } from 'lit';
import { t, type Key } from '../base/i18n';
import { Part } from '../base/part';
import { say } from '../base/say';
import { arrangement } from '../parts/arrangement';
import { cubeFace, cubeWords } from '../parts/cube';
import { dragFrom } from '../parts/drag';

interface Slot {
  /** The cube's number in the roll. */
  index: number;
  cube: string;
  turn: '' | 's' | 'u' | 'su';
  gap: boolean;
}

/** A cube of Resources with its number in the roll. */
interface Loose {
  index: number;
  cube: string;
}

const TURNS = ['', 's', 'u', 'su'] as const;

/** Builds the Goal of Equations: a row of cubes with gaps and turns. The engine reads what it becomes. */
export class GoalBuilder extends Part {
  static override properties = { resources: {}, slots: { state: true }, at: { state: true } };
  resources: Loose[] = [];
  slots: Slot[] = [];
  at = -1;

  /** The Goal in notation. */
  get notation(): string {
    return this.slots
      .map((slot) => (slot.gap ? ' ' : '') + slot.cube + slot.turn)
      .join('')
      .trim();
  }

  /** The numbers of the cubes that are in the row. */
  get taken(): number[] {
    return this.slots.map((slot) => slot.index);
  }

  add(index: number): void {
    const cube = this.resources.find((one) => one.index === index);
    if (!cube || this.taken.includes(index)) return;
    this.slots = [...this.slots, { ...cube, turn: '', gap: false }];
    this.at = this.slots.length - 1;
    say(t('goal.added', { cube: cubeWords(cube.cube) }));
    this.changed();
  }

  private changed(): void {
    this.dispatchEvent(new CustomEvent('goal-change', { bubbles: true }));
  }

  private edit(change: (slot: Slot) => Slot): void {
    this.slots = this.slots.map((slot, i) => (i === this.at ? change(slot) : slot));
    this.changed();
  }

  private turn(): void {
    this.edit((slot) => ({ ...slot, turn: TURNS[(TURNS.indexOf(slot.turn) + 1) % TURNS.length]! }));
  }

  private gap(): void {
    if (this.at > 0) this.edit((slot) => ({ ...slot, gap: !slot.gap }));
  }

  private shift(by: number): void {
    const to = this.at + by;
    if (this.at < 0 || to < 0 || to >= this.slots.length) return;
    const slots = [...this.slots];
    const [slot] = slots.splice(this.at, 1);
    slots.splice(to, 0, slot!);
    slots[0] = { ...slots[0]!, gap: false };
    this.slots = slots;
    this.at = to;
    this.changed();
  }

  private takeOut(at = this.at): void {
    this.slots = this.slots.filter((_, i) => i !== at);
    this.at = Math.min(this.at, this.slots.length - 1);
    this.changed();
  }

  private keys(event: KeyboardEvent): void {
    const key = event.key;
    if (key === 'Delete' || key === 'Backspace') this.takeOut();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const by = key === 'ArrowLeft' ? -1 : 1;
      if (event.altKey) this.shift(by);
      else this.at = Math.max(0, Math.min(this.slots.length - 1, this.at + by));
    } else if (key === 't' || key === 'T') this.turn();
    else if (key === 'g' || key === 'G') this.gap();
    else return;
    event.preventDefault();
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus());
  }

  private set(): void {
    this.dispatchEvent(new CustomEvent('goal-set', { detail: this.notation, bubbles: true }));
  }

  protected override render(): TemplateResult {
    const tool = (key: Key, act: () => void, off: boolean): TemplateResult =>
      html`<button type="button" ?disabled=${off} @click=${act}>${t(key)}</button>`;
    return html`
      <div class="goal-row building" role="group" aria-label=${t('goal.build')} data-drop="G" @keydown=${this.keys}>
        ${this.slots.length === 0 ? html`<span class="hint">${t('goal.hint')}</span>` : ''}
        ${this.slots.map(
          (slot, i) =>
            html`${slot.gap ? html`<span class="gap"></span>` : ''}<button
                type="button"
                class="cube-button"
                aria-pressed=${i === this.at}
                aria-label=${cubeWords(slot.cube + slot.turn)}
                @click=${() => (this.at = i)}
                @dblclick=${() => this.takeOut(i)}
                @pointerdown=${(e: PointerEvent) => dragFrom(e, (drop) => (drop.dataset.drop === 'G' ? undefined : this.takeOut(i)))}
              >
                ${cubeFace(slot.cube + slot.turn)}
              </button>`,
        )}
      </div>
      <div class="buttons tight">
        ${tool('goal.turn', () => this.turn(), this.at < 0)} ${tool('goal.gapBefore', () => this.gap(), this.at <= 0)}
        ${tool('goal.left', () => this.shift(-1), this.at <= 0)}
        ${tool('goal.right', () => this.shift(1), this.at < 0 || this.at >= this.slots.length - 1)}
        ${tool('goal.remove', () => this.takeOut(), this.at < 0)}
        <button type="button" id="set-goal" class="primary" ?disabled=${this.slots.length === 0} @click=${this.set}>
          ${t('goal.set')}
        </button>
      </div>
    `;
  }
}

customElements.define('mm-goal', GoalBuilder);

/** The most cubes that an arrangement has. */
const MOST = 3;
const SHAPES: { shape: string; cubes: number }[] = [
  { shape: 'a', cubes: 1 },
  { shape: 'a+b', cubes: 2 },
  { shape: 'a×b', cubes: 2 },
  { shape: 'a+b+c', cubes: 3 },
  { shape: 'a×b×c', cubes: 3 },
  { shape: 'a×(b+c)', cubes: 3 },
  { shape: 'a×b+c', cubes: 3 },
];

/** Builds the Goal of On-Sets: digit cubes in one of the arrangements that the notation has. */
export class SetsGoal extends Part {
  static override properties = { resources: {}, cubes: { state: true }, shape: { state: true } };
  resources: Loose[] = [];
  cubes: Loose[] = [];
  shape = 'a';

  get taken(): number[] {
    return this.cubes.map((one) => one.index);
  }

  add(index: number): void {
    const cube = this.resources.find((one) => one.index === index);
    if (!cube || this.taken.includes(index) || this.cubes.length === MOST) return;
    say(t('goal.added', { cube: cubeWords(cube.cube) }));
    this.change([...this.cubes, { ...cube }]);
  }

  private change(cubes: Loose[]): void {
    this.cubes = cubes;
    if (!this.fitting.includes(this.shape)) this.shape = this.fitting[0] ?? 'a';
    this.dispatchEvent(new CustomEvent('goal-change', { bubbles: true }));
  }

  /** Turns a cube over. */
  private flip(at: number): void {
    const turned = (cube: string): string => (cube.endsWith('u') ? cube.slice(0, -1) : `${cube}u`);
    this.change(this.cubes.map((one, i) => (i === at ? { ...one, cube: turned(one.cube) } : one)));
  }

  private get fitting(): string[] {
    return SHAPES.filter((one) => one.cubes === this.cubes.length).map((one) => one.shape);
  }

  /** The Goal in notation, in one of the shapes. */
  private in(shape: string): string {
    return this.cubes.reduce((text, one, k) => text.replace('abc'[k]!, one.cube), shape);
  }

  private set(): void {
    this.dispatchEvent(new CustomEvent('goal-set', { detail: this.in(this.shape), bubbles: true }));
  }

  protected override render(): TemplateResult {
    if (!this.cubes.length) return html`<p class="hint building">${t('goal.hintSets')}</p>`;
    return html`
      ${
        this.fitting.length > 1
          ? html`<fieldset class="choice shapes">
              <legend>${t('goal.shape')}</legend>
              ${this.fitting.map(
                (shape) =>
                  html`<label class="pill"
                    ><input
                      type="radio"
                      name="shape"
                      .checked=${shape === this.shape}
                      @change=${() => (this.shape = shape)}
                    /><span>${arrangement(this.in(shape))}</span></label
                  >`,
              )}
            </fieldset>`
          : arrangement(this.in(this.shape))
      }
      <div class="buttons tight">
        ${this.cubes.map((one, i) => html`<button type="button" aria-label=${t('goal.flip', { cube: cubeWords(one.cube) })} @click=${() => this.flip(i)}>⟲ ${one.cube[0]}</button>`)}
        <button type="button" @click=${() => this.change([])}>${t('goal.clear')}</button>
        <button type="button" id="set-goal" class="primary" @click=${this.set}>${t('goal.set')}</button>
      </div>
    `;
  }
}

customElements.define('mm-sets-goal', SetsGoal);
