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

const TURNS = ['', 's', 'u', 'su'] as const;

/** Builds the Goal of Equations: a row of cubes with gaps and turns. The engine reads what it becomes. */
export class GoalBuilder extends Part {
  static override properties = { resources: {}, slots: { state: true }, at: { state: true } };
  resources: { index: number; cube: string }[] = [];
  slots: Slot[] = [];
  at = -1;

  /** The Goal in notation. */
  get notation(): string {
    return this.slots.map((slot) => (slot.gap ? ' ' : '') + slot.cube + slot.turn).join('').trim();
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
          (slot, i) => html`${slot.gap ? html`<span class="gap"></span>` : ''}<button
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
        <button type="button" id="set-goal" class="primary" ?disabled=${this.slots.length === 0} @click=${this.set}>${t('goal.set')}</button>
      </div>
    `;
  }
}

customElements.define('mm-goal', GoalBuilder);

const SHAPES: { shape: string; cubes: number }[] = [
  { shape: 'a', cubes: 1 }, { shape: 'a+b', cubes: 2 }, { shape: 'a×b', cubes: 2 }, { shape: 'a+b+c', cubes: 3 },
  { shape: 'a×b×c', cubes: 3 }, { shape: 'a×(b+c)', cubes: 3 }, { shape: 'a×b+c', cubes: 3 },
];

/** Builds the Goal of On-Sets: digit cubes in one of the arrangements that the notation has. */
export class SetsGoal extends Part {
  static override properties = { digits: {}, cubes: { state: true }, shape: { state: true }, fire: {} };
  /** The digits that lie in Resources. */
  digits: string[] = [];
  cubes: string[] = [];
  shape = 'a';
  /** The name of the button that sets the Goal. */
  fire = t('goal.set');

  get notation(): string {
    const [a = '', b = '', c = ''] = this.cubes;
    return this.shape.replace('a', a).replace('b', b).replace('c', c);
  }

  private toggle(index: number): void {
    const digit = this.digits[index]!;
    const used = this.cubes.length;
    if (used < 3) this.cubes = [...this.cubes, digit];
    this.fit();
  }

  private fit(): void {
    const fitting = SHAPES.filter((one) => one.cubes === this.cubes.length);
    if (!fitting.some((one) => one.shape === this.shape)) this.shape = fitting[0]?.shape ?? 'a';
    this.dispatchEvent(new CustomEvent('goal-change', { bubbles: true }));
  }

  private left(): { digit: string; index: number }[] {
    const spent = this.cubes.map((one) => one[0]!);
    return this.digits.flatMap((digit, index) => {
      const at = spent.indexOf(digit);
      if (at >= 0) spent.splice(at, 1);
      return at >= 0 ? [] : [{ digit, index }];
    });
  }

  protected override render(): TemplateResult {
    const fitting = SHAPES.filter((one) => one.cubes === this.cubes.length);
    return html`<div class="sets-goal">
      <div class="cubes digits" role="group" aria-label=${t('goal.digits')}>
        ${this.left().map(({ digit, index }) => html`<button type="button" class="cube-button" aria-label=${t('goal.take', { cube: digit })} @click=${() => this.toggle(index)}>${cubeFace(digit)}</button>`)}
      </div>
      ${this.cubes.length
        ? html`<div class="buttons tight">
            ${this.cubes.map(
              (one, i) => html`<button type="button" aria-label=${t('goal.flip', { cube: cubeWords(one) })} @click=${() => ((this.cubes = this.cubes.map((c, k) => (k === i ? (c.endsWith('u') ? c.slice(0, -1) : c + 'u') : c))), this.fit())}>
                ${cubeFace(one)} ⟲
              </button>`,
            )}
            <button type="button" @click=${() => ((this.cubes = []), this.fit())}>${t('goal.clear')}</button>
          </div>`
        : html`<p class="hint">${t('goal.hintSets')}</p>`}
      ${fitting.length > 1
        ? html`<fieldset class="choice"><legend>${t('goal.shape')}</legend>
            ${fitting.map(
              ({ shape }) => html`<label class="pill"><input type="radio" name="shape" .checked=${shape === this.shape} @change=${() => ((this.shape = shape), this.fit())} />
                <span>${arrangement(this.cubes.reduce((text, one, k) => text.replace('abc'[k]!, one), shape))}</span></label>`,
            )}
          </fieldset>`
        : ''}
      <div class="buttons tight">
        ${this.cubes.length ? html`${arrangement(this.notation)}` : ''}
        <button type="button" id="set-goal" class="primary" ?disabled=${!this.cubes.length} @click=${() => this.dispatchEvent(new CustomEvent('goal-set', { detail: this.notation, bubbles: true }))}>${this.fire}</button>
      </div>
    </div>`;
  }
}

customElements.define('mm-sets-goal', SetsGoal);
