import { html, type TemplateResult } from 'lit';
import { post, sentence } from '../base/api';
import type { Book } from '../base/shelf';
import { t } from '../base/i18n';
import { Part } from '../base/part';
import { say } from '../base/say';
import type { View } from '../base/wire';
import { shownCube } from '../parts/cube';
import { maths } from '../parts/maths';
import { shakeOf } from './state';

interface Hint {
  level: string;
  text: string;
  cubes: string[];
  solution: string | null;
}

const LEVELS = ['nudge', 'cubes', 'solution'] as const;

/** Whether hints are given here: to players, where no clock runs. */
export function hinted(view: View): boolean {
  const phase = shakeOf(view)?.phase;
  return view.you !== null && !view.settings.timed && (phase === 'moving' || phase === 'writing');
}

/** Help at a casual table, as much of it as one asks for. */
class Hints extends Part {
  static override properties = {
    book: { attribute: false },
    code: {},
    moment: {},
    hint: { state: true },
    problem: { state: true },
    busy: { state: true },
  };
  book!: Book;
  code = '';
  /** Changes with every act; a hint holds for its moment only. */
  moment = 0;
  hint: Hint | null = null;
  problem = '';
  busy = false;

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('moment')) this.hint = null;
  }

  private async ask(level: string): Promise<void> {
    this.busy = true;
    this.problem = '';
    this.hint = null;
    try {
      this.hint = await post<Hint>(`/tables/${this.code}/hint`, { level });
      say(this.hint.text);
    } catch (failure) {
      this.problem = sentence(failure);
    } finally {
      this.busy = false;
    }
  }

  protected override render(): TemplateResult {
    return html`<details class="hints">
      <summary>${t('hint.title')}</summary>
      <div class="buttons tight">
        ${LEVELS.map((level) => html`<button ?disabled=${this.busy} @click=${() => this.ask(level)}>${t(`hint.${level}`)}</button>`)}
      </div>
      ${this.busy ? html`<p class="small">${t('solve.thinking')}</p>` : ''}
      <p class="problem" role="alert">${this.problem}</p>
      ${this.hint ? this.told(this.hint) : ''}
    </details>`;
  }

  private told({ text, cubes, solution }: Hint): TemplateResult {
    return html`<div class="note">
      ${solution ? html`<p class="big-math">${maths(solution, this.book)}</p>` : cubes.length ? html`<div class="cubes">${cubes.map(shownCube)}</div>` : html`<p>${text}</p>`}
    </div>`;
  }
}

customElements.define('mm-hints', Hints);
