import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Book } from '../base/shelf';
import { maybe, t } from '../base/i18n';
import { Part } from '../base/part';
import type { Reason } from '../base/wire';
import { actWords, challengeWords, shakeWords } from '../base/words';
import { cubeWords } from './cube';
import { maths } from './maths';
import { reasons, verdict } from './verdict';

/** What the coach says about one move, as docs/protocol/review.md has it. */
export interface Noted {
  event: number;
  player: string;
  act: string;
  result?: 'safe' | 'now' | 'impossible' | 'unknown';
  solution?: string | null;
  cubes?: number | null;
  solutions?: { count: number; more: boolean };
  now?: string;
  safe?: string[];
  undecided?: number;
  why?: string;
  missed?: { challenge: string; players: string[] } | null;
  closest?: boolean;
}

export interface ReviewedShake {
  shake: number;
  goal?: string;
  moves: Noted[];
  best?: { values: string[]; distance: string; solution: string };
  challenge?: { event: number; player: string; challenge: string; right: boolean | null } | null;
  papers: {
    event: number;
    player: string;
    text: string;
    ruled: boolean | null;
    correct: boolean | null;
    reasons: Reason[];
  }[];
  ended: string | null;
}

export interface Review {
  shakes: ReviewedShake[];
}

const BAR = 36;
const TALL = 100;
const ABOVE = 18;
const SIGNS = { safe: '✓', now: '!', impossible: '✗', unknown: '?' };
const MOST_SAFE = 6;

/** The coach's review of a match: a chart, every move, the papers. A press on a move goes to its step. */
export class Coach extends Part {
  static override properties = { review: { attribute: false }, book: { attribute: false }, step: {} };
  review: Review = { shakes: [] };
  book!: Book;
  /** The step of the replay that is shown. */
  step = 0;

  private go(event: number): void {
    this.dispatchEvent(new CustomEvent('step', { detail: event + 1, bubbles: true }));
  }

  protected override render(): TemplateResult {
    return html`<section class="coach" aria-labelledby="coach-title">
      <h3 id="coach-title">${t('coach.title')}</h3>
      ${this.review.shakes.map((shake) => this.shake(shake))}
    </section>`;
  }

  private shake(shake: ReviewedShake): TemplateResult {
    const counted = shake.moves.filter((move) => move.solutions);
    return html`<section class="coach-shake" aria-label=${shakeWords(this.book, shake.shake)}>
      <h4>${shakeWords(this.book, shake.shake)}</h4>
      ${counted.length > 1 ? this.chart(counted) : ''}
      ${shake.best ? html`<p>${t('coach.best', { values: shake.best.values.join(', ') })} ${maths(shake.best.solution, this.book)}</p>` : ''}
      <ol class="plain coach-moves">
        ${shake.moves.map(
          (move) =>
            html`<li>
              <button
                class="quiet"
                aria-current=${this.step === move.event + 1 ? 'step' : 'false'}
                @click=${() => this.go(move.event)}
              >
                ${badge(move)} <span><strong>${move.player}</strong> ${moveWords(move.act)}</span>
              </button>
            </li>`,
        )}
      </ol>
      ${shake.challenge ? html`<p>${challengeSentence(shake.challenge)}</p>` : ''}
      ${shake.papers.map((paper) => sheet(paper, this.book))}
    </section>`;
  }

  /** How many Solutions were left after each move; the table says the same. */
  private chart(moves: Noted[]): TemplateResult {
    const width = moves.length * BAR;
    const most = Math.max(...moves.map((move) => move.solutions!.count));
    return html`<figure class="coach-chart">
      <svg
        viewBox="0 0 ${width} ${TALL + ABOVE}"
        width=${width}
        height=${TALL + ABOVE}
        role="img"
        aria-label=${t('coach.chart')}
      >
        ${moves.map((move, i) => this.bar(move, i, most))}
      </svg>
      <figcaption class="small">
        ${t('coach.chart')}${moves.some((move) => move.solutions!.more) ? html` ${t('coach.atLeast')}` : ''}
      </figcaption>
      <details>
        <summary>${t('coach.asTable')}</summary>
        <table class="moves">
          <thead>
            <tr>
              <th scope="col">${t('coach.move')}</th>
              <th scope="col">${t('coach.left')}</th>
              <th scope="col">${t('coach.result')}</th>
            </tr>
          </thead>
          <tbody>
            ${moves.map(
              (move) =>
                html`<tr>
                  <td>${move.player} ${moveWords(move.act)}</td>
                  <td>${count(move)}</td>
                  <td>${resultWords(move)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </details>
    </figure>`;
  }

  private bar(move: Noted, i: number, most: number): SVGTemplateResult {
    const tall = Math.max(2, (TALL * move.solutions!.count) / Math.max(1, most));
    const here = this.step === move.event + 1;
    const open = move.solutions!.more ? 'bar-open' : '';
    return svg`<g class="bar bar-${move.result ?? 'unknown'} ${open} ${here ? 'here' : ''}"><rect x=${i * BAR + 5} y=${ABOVE + TALL - tall} width=${BAR - 10} height=${tall} rx="3"></rect>
      <text x=${i * BAR + BAR / 2} y=${ABOVE + TALL - tall - 4} text-anchor="middle">${count(move)}</text></g>`;
  }
}

/** All there is to say about a move. */
export function note(move: Noted, book: Book): TemplateResult {
  const safe = (move.safe ?? []).slice(0, MOST_SAFE).map(moveWords).join('; ');
  return html`<div class="note">
    <p>${badge(move)} ${resultWords(move)}</p>
    ${move.now ? html`<p>${t('coach.now')} ${maths(move.now, book)}</p>` : ''}
    ${move.solution && move.solution !== move.now ? html`<p>${t(move.cubes ? 'coach.shortest' : book.game === 'mathdice' ? 'coach.calculation' : 'coach.some', { n: move.cubes ?? '' })} ${maths(move.solution, book)}</p>` : ''}
    ${move.solutions ? html`<p class="small">${t('coach.leftWords', { n: count(move) })}</p>` : ''}
    ${move.result !== 'safe' && safe ? html`<p>${t('coach.safe')} ${safe}${(move.safe?.length ?? 0) > MOST_SAFE ? ' …' : ''}</p>` : ''}
    ${move.result !== 'safe' && move.undecided ? html`<p class="small">${t('coach.undecided', { n: move.undecided })}</p>` : ''}
    ${move.missed ? html`<p><strong>${t('coach.missed', { challenge: challengeWords(move.missed.challenge), players: move.missed.players.join(', ') })}</strong></p>` : ''}
    ${move.why ? html`<p class="small">${move.why}</p>` : ''}
  </div>`;
}

/** How many Solutions are left: `7`, `100+` where there may be more, `?` where none was found in the time. */
function count({ solutions }: Noted): string {
  if (!solutions) return '';
  if (!solutions.more) return `${solutions.count}`;
  return solutions.count ? `${solutions.count}+` : '?';
}

function badge({ result, closest }: Noted): TemplateResult {
  const kind = result ?? (closest ? 'safe' : 'unknown');
  return html`<span class="coach-badge move-${kind}" aria-hidden="true">${SIGNS[kind]}</span>`;
}

function resultWords({ result, closest, solution }: Noted): string {
  if (result) return t(`coach.result.${result}`);
  return t(closest ? 'coach.closest' : solution ? 'coach.notClosest' : 'coach.noWay');
}

/** A move of the record in words: `bonus g4 then move k8 R`, `goal r2b×b3`. */
function moveWords(act: string): string {
  const moved = /^(?:bonus (\S+) then )?(?:move |shift )?(\S+) ([RPF])$/.exec(act);
  if (moved) {
    const to = t('coach.to', { cube: cubeWords(moved[2]!), section: maybe(`place.${moved[3]}`, moved[3]!) });
    return moved[1] ? t('coach.bonus', { bonus: cubeWords(moved[1]), to }) : to;
  }
  const goal = /^goal (.*)$/.exec(act);
  if (goal) return t('coach.goal', { goal: goal[1]!.replace(/[rbgk](?=\S)/g, '') });
  return actWords(act);
}

function challengeSentence({ player, challenge, right }: NonNullable<ReviewedShake['challenge']>): string {
  const key = right === null ? 'coach.challengeOpen' : right ? 'coach.challengeRight' : 'coach.challengeWrong';
  return t(key, { player, challenge: challengeWords(challenge) });
}

function sheet(paper: ReviewedShake['papers'][number], book: Book): TemplateResult {
  const differs = paper.ruled !== null && paper.correct !== null && paper.ruled !== paper.correct;
  return html`<div class="sheet">
    <p><strong>${paper.player}</strong> ${verdict(paper.correct)}</p>
    <p class="big-math">${maths(paper.text, book)}</p>
    ${differs ? html`<p><strong>${t(paper.ruled ? 'coach.overlooked' : 'coach.wronged')}</strong></p>` : ''}
    ${reasons(paper.reasons ?? [], book)}
  </div>`;
}

customElements.define('mm-coach', Coach);
