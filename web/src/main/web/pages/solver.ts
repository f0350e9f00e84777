import { html, type TemplateResult } from 'lit';
import { post, sentence } from '../base/api';
import { t } from '../base/i18n';
import { Part } from '../base/part';
import { say } from '../base/say';
import { maths } from '../parts/maths';
import { fromAddress, toAddress, type Position } from '../parts/position';
import { cubeFace, cubeWords } from '../parts/cube';

interface Solved {
  solvable: boolean | null;
  solution?: string;
  solutions?: (string | { solution: string; cubes?: number })[];
  cubes?: number;
  why?: string;
  values?: string[];
  distance?: string;
  moves?: { cube: string; to: string; result: string; solution?: string }[];
}

const EXAMPLE: Position = {
  game: 'equations', rules: 'agloa-2015', division: 'elementary', goal: '2× 3+5',
  required: '8', permitted: '2', forbidden: '7', resources: '× 1 + 4', challenge: 'now',
};

/** The solver: a position, and whether and how it can be solved. */
class SolverPage extends Part {
  static override properties = { position: {}, answer: {}, problem: {}, busy: {}, moves: {} };
  position: Position = fromAddress() ?? EXAMPLE;
  answer: Solved | null = null;
  problem = '';
  busy = false;
  moves = false;

  private set(position: Position): void {
    this.position = position;
    this.answer = null;
    toAddress(position);
  }

  private async solve(): Promise<void> {
    this.busy = true;
    this.problem = '';
    this.answer = null;
    try {
      const question = { ...this.position, all: 5, ...(this.moves && this.position.game !== 'mathdice' ? { moves: true } : {}) };
      this.answer = await post<Solved>('/solve', question);
      say(this.headline(this.answer));
    } catch (failure) {
      this.problem = sentence(failure);
    } finally {
      this.busy = false;
    }
  }

  private headline({ solvable }: Solved): string {
    if (this.position.game === 'mathdice') return t(solvable ? 'solve.hit' : 'solve.closest');
    return t(solvable === null ? 'solve.unknown' : solvable ? 'solve.yes' : 'solve.no');
  }

  protected override render(): TemplateResult {
    return html`
      <h1 tabindex="-1">${t('title.solve')}</h1>
      <p class="lead">${t('solve.lead')}</p>
      <div class="two">
        <mm-position .position=${this.position} @position=${(e: CustomEvent<Position>) => this.set(e.detail)}></mm-position>
        <section class="card paper-card" aria-labelledby="answer-title">
          <h2 id="answer-title">${t('solve.answer')}</h2>
          ${this.position.game === 'mathdice'
            ? ''
            : html`<label class="check"><input type="checkbox" .checked=${this.moves} @change=${(e: Event) => (this.moves = (e.target as HTMLInputElement).checked)} /> ${t('solve.moves')}</label>`}
          <button class="primary" ?disabled=${this.busy} @click=${this.solve}>${this.busy ? t('solve.thinking') : t('solve.ask')}</button>
          <p class="problem" role="alert">${this.problem}</p>
          ${this.answer ? this.result(this.answer) : html`<p class="small">${t('solve.honest')}</p>`}
        </section>
      </div>
    `;
  }

  private result(answer: Solved): TemplateResult {
    const all = (answer.solutions ?? (answer.solution ? [answer.solution] : [])).map((one) => (typeof one === 'string' ? one : one.solution));
    const kind = answer.solvable === null ? 'open' : answer.solvable ? 'right' : 'wrong';
    return html`<div class="answer">
      <p class="verdict ${kind}">${this.headline(answer)}</p>
      ${answer.why ? html`<p>${answer.why}</p>` : ''}
      ${answer.values?.length ? html`<p>${t('solve.values')} ${answer.values.join(', ')}</p>` : ''}
      <ul class="plain solutions">
        ${all.map((one) => html`<li><span class="big-math">${maths(one)}</span> <code>${one}</code></li>`)}
      </ul>
      ${answer.moves ? this.moveList(answer.moves) : ''}
      <p><a href=${location.href}>${t('judge.link')}</a></p>
    </div>`;
  }

  private moveList(moves: NonNullable<Solved['moves']>): TemplateResult {
    const cubes = [...new Set(moves.map((move) => move.cube))];
    return html`<table class="moves">
      <caption>${t('solve.movesTitle')}</caption>
      <thead><tr><th scope="col">${t('solve.cube')}</th>${['R', 'P', 'F'].map((to) => html`<th scope="col">${t(`place.${to as 'R'}`)}</th>`)}</tr></thead>
      <tbody>
        ${cubes.map(
          (name) => html`<tr>
            <th scope="row"><span class="unseen">${cubeWords(name)}</span>${cubeFace(name)}</th>
            ${['R', 'P', 'F'].map((to) => {
              const move = moves.find((one) => one.cube === name && one.to === to);
              return html`<td class="move-${move?.result ?? 'none'}">${move ? t(`solve.move.${move.result as 'safe'}`) : '–'}${move?.solution ? html`<br />${maths(move.solution)}` : ''}</td>`;
            })}
          </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

customElements.define('mm-solver', SolverPage);
