import { html, type TemplateResult } from 'lit';
import { post, sentence } from '../base/api';
import { maybe, t, type Key } from '../base/i18n';
import { Part } from '../base/part';
import { say } from '../base/say';
import type { GameName, Reason } from '../base/wire';
import { gameTitle } from '../base/shelf';
import { shownCard } from '../parts/card';
import { shownCube, shownGoal, cubeList } from '../parts/cube';
import { text } from '../parts/field';
import { maths } from '../parts/maths';
import { starNote } from '../parts/star-note';
import { reasons, verdict } from '../parts/verdict';
import type { Position } from '../parts/position';

/** One step of a lesson: something to look at, a question, or something to write that the judge reads. */
interface Step {
  show?: () => TemplateResult;
  /** The answers of a question are in the catalogue; this is the right one, counted from 1. */
  right?: number;
  answers?: number;
  write?: { position: Position; field: 'equation' | 'solution' | 'expression' };
}

const cubes = (list: string): TemplateResult => html`<div class="cubes">${cubeList(list).map(shownCube)}</div>`;
const cards = (list: string): TemplateResult => html`<div class="universe-row">${cubeList(list).map(shownCard)}</div>`;
const mat = (required: string, permitted: string, forbidden: string): TemplateResult =>
  html`<div class="mat small-mat">
    ${(
      [
        ['forbidden', forbidden],
        ['permitted', permitted],
        ['required', required],
      ] as const
    ).map(
      ([name, list]) =>
        html`<div class="mat-section section-${name}">
          <h3>${t(`section.${name}`)}</h3>
          ${cubes(list)}
        </div>`,
    )}
  </div>`;

const UNIVERSE = 'B R BR BG RY BRG Y';

const LESSONS: Record<GameName, Step[]> = {
  equations: [
    { show: () => cubes('r2 r+ b3 b× g4 g5 k8 k√') },
    { show: () => shownGoal('r2b× b3r+g5'), right: 2, answers: 3 },
    { show: () => mat('k8', 'r2 b×', 'k7'), right: 1, answers: 3 },
    {
      show: () =>
        html`<p>${t('place.G')}: ${shownGoal('r2b× b3r+g5')}</p>
          ${mat('k8', 'r2 b×', 'k7')}`,
      write: {
        field: 'equation',
        position: {
          game: 'equations',
          rules: 'agloa-2015',
          division: 'elementary',
          goal: '2× 3+5',
          required: '8',
          permitted: '2 ×',
          forbidden: '7',
          resources: '1 +',
          challenge: 'now',
        },
      },
    },
    { right: 2, answers: 2 },
    {},
  ],
  onsets: [
    { show: () => cards(UNIVERSE) },
    { show: () => cards(UNIVERSE), right: 2, answers: 3 },
    { show: () => html`${cards(UNIVERSE)} ${cubes('B ∩ R')}`, right: 1, answers: 3 },
    {
      show: () =>
        html`${cards(UNIVERSE)}
          <p>${t('place.G')}: <strong>2</strong></p>
          ${mat('R', "B - '", '∪')}`,
      write: {
        field: 'solution',
        position: {
          game: 'onsets',
          rules: 'agloa-2023',
          division: 'elementary',
          universe: UNIVERSE,
          goal: '2',
          required: 'R',
          permitted: "B - '",
          forbidden: '∪',
          resources: 'G',
          challenge: 'now',
        },
      },
    },
    {},
  ],
  mathdice: [
    {
      show: () =>
        html`<p class="dice-row">
          <span class="die twelve">7</span> × <span class="die twelve">4</span> = <strong>28</strong>
        </p>`,
    },
    {
      show: () =>
        html`<p class="dice-row"><span class="die">2</span><span class="die">3</span><span class="die">5</span></p>`,
      right: 3,
      answers: 3,
    },
    {
      show: () =>
        html`<p class="dice-row">
          ${t('dice.target')} <strong>28</strong> <span class="die">2</span><span class="die">3</span
          ><span class="die">5</span>
        </p>`,
      write: { field: 'expression', position: { game: 'mathdice', rules: 'mathdice', target: 28, dice: '2 3 5' } },
    },
    { right: 2, answers: 2 },
  ],
};
const GAMES: GameName[] = ['equations', 'onsets', 'mathdice'];

/** How to play: a few steps for each game, with something to do in most of them. */
class LearnPage extends Part {
  static override properties = { lesson: {}, step: {}, picked: {}, written: {}, answer: {}, problem: {} };
  lesson = '';
  step = 0;
  picked = 0;
  written = '';
  answer: { correct: boolean; hits?: boolean; reasons: Reason[] } | null = null;
  problem = '';
  private shown = '';

  private get game(): GameName {
    return GAMES.find((one) => one === this.lesson) ?? 'equations';
  }

  protected override willUpdate(): void {
    if (this.shown !== this.lesson) {
      this.shown = this.lesson;
      this.to(0);
    }
  }

  private to(step: number): void {
    this.step = step;
    this.picked = 0;
    this.written = '';
    this.answer = null;
    this.problem = '';
    if (this.hasUpdated) void this.updateComplete.then(() => this.querySelector<HTMLElement>('#step-title')?.focus());
  }

  private pick(answer: number, right: number): void {
    this.picked = answer;
    say(t(answer === right ? 'learn.right' : 'learn.tryAgain'));
  }

  private async judge(event: Event, write: NonNullable<Step['write']>): Promise<void> {
    event.preventDefault();
    this.problem = '';
    try {
      this.answer = await post('/judge', { ...write.position, [write.field]: this.written });
      say(t(this.answer?.correct ? 'verdict.correct' : 'verdict.wrong'));
    } catch (failure) {
      this.answer = null;
      this.problem = sentence(failure);
    }
  }

  protected override render(): TemplateResult {
    const steps = LESSONS[this.game];
    const step = steps[this.step]!;
    const key = `learn.${this.game}.${this.step + 1}`;
    return html`
      <h1 tabindex="-1">${t('title.learn')}</h1>
      <nav class="tabs" aria-label=${t('learn.games')}>
        ${GAMES.map((one) => html`<a href="/learn/${one}" aria-current=${one === this.game ? 'page' : 'false'}>${gameTitle(one)}</a>`)}
      </nav>
      <section class="card lesson" aria-labelledby="step-title">
        <p class="small">${t('learn.step', { step: this.step + 1, of: steps.length })}</p>
        <progress max=${steps.length} value=${this.step + 1} aria-label=${t('learn.progress')}></progress>
        <h2 id="step-title" tabindex="-1">${t(`${key}.title` as Key)}</h2>
        ${t(`${key}.words` as Key)
          .split('\n')
          .map((one) => html`<p>${one}</p>`)}
        ${step.show?.() ?? ''} ${step.right ? this.question(key, step.answers ?? 2, step.right) : ''}
        ${step.write ? this.writing(key, step.write) : ''}
        <div class="buttons">
          ${this.step > 0 ? html`<button @click=${() => this.to(this.step - 1)}>‹ ${t('replay.back')}</button>` : ''}
          ${
            this.step < steps.length - 1
              ? html`<button id="next" class="primary" @click=${() => this.to(this.step + 1)}>
                  ${t('replay.next')} ›
                </button>`
              : html`<a class="button primary" href="/?game=${this.game}">${t('learn.done')}</a>`
          }
        </div>
      </section>
    `;
  }

  private question(key: string, answers: number, right: number): TemplateResult {
    return html`<fieldset class="question">
      <legend>${t(`${key}.question` as Key)}</legend>
      ${Array.from({ length: answers }, (_, i) => i + 1).map(
        (i) =>
          html`<button
            class=${this.picked === i ? (i === right ? 'picked right' : 'picked wrong') : ''}
            aria-pressed=${this.picked === i}
            @click=${() => this.pick(i, right)}
          >
            ${t(`${key}.answer${i}` as Key)}
          </button>`,
      )}
      <p class="feedback">
        ${this.picked ? (this.picked === right ? maybe(`${key}.right`, t('learn.right')) : maybe(`${key}.wrong`, t('learn.tryAgain'))) : ''}
      </p>
    </fieldset>`;
  }

  private writing(key: string, write: NonNullable<Step['write']>): TemplateResult {
    return html`<form class="try" @submit=${(e: Event) => this.judge(e, write)}>
      <label class="field"
        ><span>${t(`${key}.question` as Key)}</span>
        <input
          class="notation"
          autocomplete="off"
          spellcheck="false"
          .value=${this.written}
          @input=${(e: Event) => ((this.written = text(e)), (this.answer = null))}
          required
      /></label>
      <p class="preview">${this.written ? maths(this.written, write.position) : ''}</p>
      ${starNote(this.written, write.position)}
      <button>${t('judge.ask')}</button>
      <details>
        <summary>${t('learn.hint')}</summary>
        <p>${t(`${key}.hint` as Key)}</p>
      </details>
      <p class="problem" role="alert">${this.problem}</p>
      ${
        this.answer
          ? html`<p>${verdict(this.answer.correct)} ${this.answer.hits === false ? t('judge.misses') : ''}</p>
              ${reasons(this.answer.reasons ?? [], write.position)}`
          : ''
      }
    </form>`;
  }
}

customElements.define('mm-learn', LearnPage);
