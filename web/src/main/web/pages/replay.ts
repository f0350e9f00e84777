import { html, type TemplateResult } from 'lit';
import { post, Refusal, sentence } from '../base/api';
import { t } from '../base/i18n';
import { Part } from '../base/part';
import { withRule } from '../base/rules';
import { say } from '../base/say';
import { NOTHING, type Scene } from '../base/story';
import type { FinishedShake, TableEvent } from '../base/wire';
import { actWords, eventWords, shakeWords } from '../base/words';
import '../parts/coach';
import { note, type Review } from '../parts/coach';
import { bookOf, positionOf, tell } from '../parts/from-record';
import { handedOver } from '../parts/handed-over';
import { maths } from '../parts/maths';
import '../parts/record-field';
import { addressOf } from '../parts/position';
import { sceneMat } from '../parts/scene';
import { reasons, verdict } from '../parts/verdict';
import { example } from './example';

/** A line of a record that did nothing, and why. */
interface Refused {
  line: number;
  code: string;
  message: string;
  rule?: string;
}

interface Summary {
  shakes: FinishedShake[];
  refused: Refused[];
  totals: Record<string, number>;
  points: Record<string, number>;
}

/** A match record, step by step. */
class ReplayPage extends Part {
  static override properties = {
    record: {},
    events: {},
    step: {},
    problem: {},
    bad: {},
    busy: {},
    summary: {},
    review: {},
    thinking: {},
    closed: {},
  };
  private readonly handed = handedOver();
  record = this.handed.record;
  /** Why the coach does not look at this record yet. */
  closed = this.handed.closed ? t(this.handed.closed) : '';
  events: TableEvent[] = [];
  scenes: Scene[] = [NOTHING];
  summary: Summary | null = null;
  review: Review | null = null;
  thinking = false;
  step = 0;
  problem = '';
  /** The first line that cannot be understood. */
  bad: Refused | null = null;
  busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.record) void this.play();
  }

  private async play(): Promise<void> {
    this.busy = true;
    this.problem = '';
    this.bad = null;
    this.events = [];
    this.summary = null;
    this.review = null;
    try {
      const { events, scenes } = await tell(this.record);
      this.summary = await post<Summary>('/replay', { record: this.record });
      this.bad = this.summary.refused.find((one) => one.code === 'FORMAT') ?? null;
      this.scenes = scenes;
      this.events = events;
      this.step = 0;
    } catch (failure) {
      const line = failure instanceof Refusal ? failure.problem.line : undefined;
      if (line && failure instanceof Refusal) this.bad = { ...failure.problem, line };
      else this.problem = sentence(failure);
    } finally {
      this.busy = false;
    }
  }

  /** The coach looks at every move; that takes a while. */
  private async ask(): Promise<void> {
    this.thinking = true;
    this.problem = '';
    try {
      this.review = await post<Review>('/review', { record: this.record });
      say(t('coach.title'));
      const first = this.review.shakes[0]?.moves[0];
      if (this.step === 0 && first) this.to(first.event + 1);
      await this.updateComplete;
      this.querySelector<HTMLElement>('mm-coach')?.scrollIntoView({ block: 'nearest' });
    } catch (failure) {
      if (failure instanceof Refusal && failure.problem.code === 'REVIEW_CLOSED') this.closed = sentence(failure);
      else this.problem = sentence(failure);
    } finally {
      this.thinking = false;
    }
  }

  /** What the coach says about the move that is shown. */
  private noted(): TemplateResult | '' {
    const move = this.review?.shakes.flatMap((shake) => shake.moves).find((one) => one.event + 1 === this.step);
    return move ? note(move, bookOf(this.record)) : '';
  }

  private to(step: number): void {
    this.step = Math.max(0, Math.min(this.events.length, step));
    if (this.step > 0) say(this.words(this.step - 1));
  }

  private words(index: number): string {
    const event = this.events[index]!;
    return eventWords(event, this.scenes[index + 1]!.roll) || event.event;
  }

  private async open(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    this.write(await file.text());
    await this.play();
  }

  private keys(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (by === undefined || (event.target as Element).matches('textarea, input')) return;
    event.preventDefault();
    this.to(this.step + by);
  }

  protected override render(): TemplateResult {
    return html`
      <h1 tabindex="-1">${t('title.replay')}</h1>
      <p class="lead">${t('replay.lead')}</p>
      <section class="card" aria-labelledby="record-title">
        <h2 id="record-title">${t('replay.record')}</h2>
        ${this.badLine()}
        <mm-record
          .record=${this.record}
          .rows=${this.events.length && !this.bad ? 4 : 10}
          .marked=${this.bad?.line ?? 0}
          .describedby=${this.bad ? 'bad-line' : ''}
          @record=${(e: CustomEvent<string>) => this.write(e.detail)}
        ></mm-record>
        ${this.refusedLines()}
        <div class="buttons">
          <button class="primary" ?disabled=${this.busy || !this.record.trim()} @click=${this.play}>
            ${t('replay.play')}
          </button>
          <label class="file-button"
            >${t('replay.open')}<input type="file" accept=".match,text/plain" @change=${this.open}
          /></label>
          <button
            @click=${() => {
              this.write(example);
              void this.play();
            }}
          >
            ${t('replay.example')}
          </button>
          ${this.record ? html`<button @click=${this.save}>${t('replay.save')}</button>` : ''}
        </div>
        <p class="problem" role="alert">${this.problem}</p>
      </section>
      ${this.events.length ? this.player() : ''}
    `;
  }

  private write(record: string): void {
    this.record = record;
    this.closed = '';
    this.bad = null;
  }

  private badLine(): TemplateResult | '' {
    if (!this.bad) return '';
    const { line, message } = this.bad;
    const written = this.record.split('\n')[line - 1]?.trim();
    return html`<p class="problem" role="alert" id="bad-line">
      <strong>${t('replay.bad', { line })}</strong> ${written ? html`<code>${written}</code>` : ''}
      ${/cannot be understood/.test(message) ? '' : message}
    </p>`;
  }

  /** What was refused, as it is after a line that cannot be understood. */
  private refusedLines(): TemplateResult | '' {
    const refused = (this.summary?.refused ?? []).filter((one) => one !== this.bad);
    if (!refused.length) return '';
    return html`<details class="refused">
      <summary>${t('replay.refused', { n: refused.length })}</summary>
      <ul>
        ${refused.map((one) => html`<li>${t('replay.line', { line: one.line })} ${withRule(one.message, one.rule)}</li>`)}
      </ul>
    </details>`;
  }

  private player(): TemplateResult {
    const scene = this.scenes[this.step]!;
    return html`<section class="card replay" aria-labelledby="steps-title" @keydown=${this.keys}>
      <h2 id="steps-title">${t('replay.step', { step: this.step, of: this.events.length })}</h2>
      <div class="buttons">
        <button @click=${() => this.to(0)} aria-label=${t('replay.first')}>|‹</button>
        <button id="back" @click=${() => this.to(this.step - 1)} ?disabled=${this.step === 0}>
          ‹ ${t('replay.back')}
        </button>
        <button
          id="next"
          class="primary"
          @click=${() => this.to(this.step + 1)}
          ?disabled=${this.step === this.events.length}
        >
          ${t('replay.next')} ›
        </button>
        <button @click=${() => this.to(this.events.length)} aria-label=${t('replay.last')}>›|</button>
        <input
          type="range"
          min="0"
          max=${this.events.length}
          .value=${String(this.step)}
          aria-label=${t('replay.slider')}
          @input=${(e: Event) => this.to(Number((e.target as HTMLInputElement).value))}
        />
      </div>
      <p class="happened">${this.step > 0 ? this.words(this.step - 1) : t('replay.begin')}</p>
      ${this.noted()} ${sceneMat(scene, bookOf(this.record))} ${this.askHere(scene)}
      ${
        this.review
          ? html`<mm-coach
              .review=${this.review}
              .book=${bookOf(this.record)}
              .step=${this.step}
              @step=${(e: CustomEvent<number>) => this.to(e.detail)}
            ></mm-coach>`
          : html`<p class="buttons">
              <button id="coach" class="primary" ?disabled=${this.thinking || this.closed !== ''} @click=${this.ask}>
                ${t(this.thinking ? 'coach.thinking' : 'coach.ask')}
              </button>
              <span role="status" id="closed">${this.closed}</span>
            </p>`
      }
      <dl class="totals">
        ${Object.entries(scene.totals).map(
          ([who, points]) =>
            html`<div>
              <dt>${who}</dt>
              <dd>${points}</dd>
            </div>`,
        )}
      </dl>
      <details>
        <summary>${t('replay.all')}</summary>
        <ol class="log" tabindex="0" aria-label=${t('replay.all')}>
          ${this.events.map((_, i) => html`<li><button class="quiet" aria-current=${this.step === i + 1 ? 'step' : 'false'} @click=${() => this.to(i + 1)}>${this.words(i)}</button></li>`)}
        </ol>
      </details>
      ${this.summary ? this.result(this.summary) : ''}
    </section>`;
  }

  /** The ways from this moment to the judge and the solver. */
  private askHere(scene: Scene): TemplateResult | '' {
    const position = positionOf(scene, this.record);
    if (!position) return '';
    return html`<p class="buttons tight">
      <a class="button" href=${addressOf('/solve', position)}>${t('replay.solveHere')}</a>
      <a class="button" href=${addressOf('/judge', position)}>${t('replay.judgeHere')}</a>
    </p>`;
  }

  private result(summary: Summary): TemplateResult {
    return html`<details>
      <summary>${t('replay.result')}</summary>
      ${summary.shakes.map(
        (shake, i) =>
          html`<h3>${shakeWords(bookOf(this.record), i + 1)}: ${actWords(shake.ended)}</h3>
            <p>
              ${Object.entries(shake.scores)
                .map(([who, points]) => `${who} ${points}`)
                .join(' · ')}
            </p>
            ${shake.equations.map((one) => html`<div><strong>${one.player}</strong> ${maths(one.text, bookOf(this.record))} ${verdict(one.correct)} ${reasons(one.reasons, bookOf(this.record))}</div>`)}`,
      )}
    </details>`;
  }

  private save(): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([this.record], { type: 'text/plain' }));
    link.download = 'match.match';
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

customElements.define('mm-replay', ReplayPage);
