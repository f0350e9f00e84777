import { html, type TemplateResult } from 'lit';
import { post } from '../base/api';
import { t } from '../base/i18n';
import { say } from '../base/say';
import type { Reason } from '../base/wire';
import { Asking } from '../parts/asking';
import { text } from '../parts/field';
import { maths, value } from '../parts/maths';
import { EXAMPLES, fromAddress, type Position } from '../parts/position';
import { starNote } from '../parts/star-note';
import { reasons, verdict, verdictWords } from '../parts/verdict';

interface Judged {
  correct: boolean | null;
  reasons: Reason[];
  solution?: string;
  goal?: string;
  value?: string;
  hits?: boolean;
}

/** The judge: a position, what somebody wrote, and the verdict with all its reasons. */
class JudgePage extends Asking<Judged> {
  position: Position = fromAddress() ?? EXAMPLES.equations;

  private get field(): 'equation' | 'solution' | 'expression' {
    return this.position.game === 'equations'
      ? 'equation'
      : this.position.game === 'onsets'
        ? 'solution'
        : 'expression';
  }

  private get written(): string {
    const value = this.position[this.field];
    return Array.isArray(value) ? value.join(' // ') : String(value ?? '');
  }

  /** Whether a base other than ten is in force; values are always in base ten. */
  private get based(): boolean {
    return (this.position.variations ?? []).some((one) => /^base\b/i.test(one));
  }

  private write(value: string): void {
    const several = value.split('//').map((one) => one.trim());
    const written = this.field === 'solution' && several.length > 1 ? several : value;
    this.set({ ...this.position, [this.field]: written || undefined });
  }

  private async judge(event: Event): Promise<void> {
    event.preventDefault();
    await this.ask(() => post<Judged>('/judge', this.position));
  }

  protected override answered({ correct, reasons: list }: Judged): void {
    say([verdictWords(correct), ...list.map((one) => one.message)].join(' '));
  }

  protected override render(): TemplateResult {
    return html`
      <h1 tabindex="-1">${t('title.judge')}</h1>
      <p class="lead">${t('judge.lead')}</p>
      <div class="two">
        ${this.editor()}
        <section class="card paper-card" aria-labelledby="written-title">
          <h2 id="written-title">${t('judge.written')}</h2>
          <form @submit=${this.judge}>
            <label class="field"
              ><span>${t(`judge.${this.field}`)}</span>
              <input
                id="written"
                class="notation"
                autocomplete="off"
                spellcheck="false"
                .value=${this.written}
                @input=${(e: Event) => this.write(text(e))}
                required
            /></label>
            <p class="preview">${this.written ? maths(this.written, this.position) : ''}</p>
            ${starNote(this.written, this.position)}
            <p class="small">${t(`keys.${this.position.game}`)}</p>
            <button class="primary" ?disabled=${this.busy}>${t('judge.ask')}</button>
          </form>
          <p class="problem" role="alert">${this.problem}</p>
          ${this.askColour()} ${this.answer ? this.verdict(this.answer) : ''}
        </section>
      </div>
    `;
  }

  private verdict(answer: Judged): TemplateResult {
    const worth = answer.solution ?? answer.value;
    return html`<div class="answer">
      <p>${verdict(answer.correct)}</p>
      ${worth ? html`<p>${t('judge.worth')} ${value(worth)}${answer.goal ? html` · ${t('judge.goalWorth')} ${value(answer.goal)}` : ''} ${this.based ? t('judge.baseTen') : ''}</p>` : ''}
      ${answer.hits === undefined ? '' : html`<p>${t(answer.hits ? 'judge.hits' : 'judge.misses')}</p>`}
      ${answer.reasons?.length ? reasons(answer.reasons, this.position) : ''}
      <p>${this.link()}</p>
    </div>`;
  }
}

customElements.define('mm-judge', JudgePage);
