import { html, type TemplateResult } from 'lit';
import { post } from '../base/api';
import { t } from '../base/i18n';
import { say } from '../base/say';
import { Asking } from '../parts/asking';
import { arrangement } from '../parts/arrangement';
import { cubeFace, cubeList, cubeWords, shownGoal } from '../parts/cube';
import { on } from '../parts/field';
import { maths } from '../parts/maths';
import { fromAddress, type Position } from '../parts/position';

interface Found {
  solution: string;
  equation?: string;
  cubes?: number;
}

interface Solved {
  solvable?: boolean | null;
  solution?: string;
  equation?: string;
  solutions?: Found[];
  cubes?: number;
  why?: string;
  values?: string[];
  distance?: string;
  moves?: { cube: string; to: string; result: string; solution?: string }[];
  goals?: { goal: string; cubes: number; solution: string }[];
}

const EXAMPLE: Position = {
  game: 'equations',
  rules: 'agloa-2015',
  division: 'elementary',
  goal: '2× 3+5',
  required: '8',
  permitted: '2',
  forbidden: '7',
  resources: '× 1 + 4',
  challenge: 'now',
};
const SOLUTIONS = 5;
const GOALS = 12;
const PLACES = ['R', 'P', 'F'] as const;

/** The solver: a position, and whether and how it can be solved; without a Goal, the Goals that can be set. */
class SolverPage extends Asking<Solved> {
  static override properties = { ...Asking.properties, moves: {} };
  position: Position = fromAddress() ?? EXAMPLE;
  moves = false;

  private get dice(): boolean {
    return this.position.game === 'mathdice';
  }

  private get goalless(): boolean {
    return !this.dice && !this.position.goal;
  }

  private async solve(): Promise<void> {
    await this.ask(() => post<Solved>('/solve', this.asked));
  }

  private get asked(): object {
    const { resources, required, permitted, forbidden, goal, challenge, ...table } = this.position;
    return this.goalless
      ? { ...table, goals: true, roll: resources ?? '', all: GOALS }
      : { ...this.position, all: SOLUTIONS, ...(this.moves && !this.dice ? { moves: true } : {}) };
  }

  protected override answered(answer: Solved): void {
    say(this.headline(answer));
  }

  private headline({ solvable, goals }: Solved): string {
    if (goals) return t('solve.goals');
    if (this.dice) return t(solvable ? 'solve.hit' : 'solve.closest');
    return t(solvable === null || solvable === undefined ? 'solve.unknown' : solvable ? 'solve.yes' : 'solve.no');
  }

  protected override render(): TemplateResult {
    return html`
      <h1 tabindex="-1">${t('title.solve')}</h1>
      <p class="lead">${t('solve.lead')}</p>
      <div class="two">
        ${this.editor()}
        <section class="card paper-card" aria-labelledby="answer-title">
          <h2 id="answer-title">${t('solve.answer')}</h2>
          ${this.goalless ? html`<p>${t('solve.lead.goals')}</p>` : ''}
          ${
            this.dice || this.goalless
              ? ''
              : html`<label class="check"
                  ><input type="checkbox" .checked=${this.moves} @change=${(e: Event) => (this.moves = on(e))} />
                  ${t('solve.moves')}</label
                >`
          }
          <button id="solve" class="primary" ?disabled=${this.busy} @click=${this.solve}>
            ${this.busy ? t('solve.thinking') : this.goalless ? t('solve.askGoals') : t('solve.ask')}
          </button>
          <p class="problem" role="alert">${this.problem}</p>
          ${this.askColour()}
          ${this.answer ? this.result(this.answer) : html`<p class="small">${t('solve.honest')}</p>`}
        </section>
      </div>
    `;
  }

  private result(answer: Solved): TemplateResult {
    const all: Found[] = answer.solutions ?? (answer.solution ? [answer as Found] : []);
    const kind = answer.goals || answer.solvable ? 'right' : answer.solvable === false && !this.dice ? 'wrong' : 'open';
    return html`<div class="answer">
      <p class="verdict ${kind}">${this.headline(answer)}</p>
      ${answer.why ? html`<p>${answer.why}</p>` : ''}
      ${answer.values?.length ? html`<p>${t('solve.values')} ${answer.values.join(', ')}</p>` : ''}
      <ul class="plain solutions">
        ${all.map((one) => html`<li><span class="big-math">${maths(one.equation ?? one.solution, this.position)}</span> <code>${one.equation ?? one.solution}</code></li>`)}
      </ul>
      ${answer.moves ? this.moveList(answer.moves) : ''} ${answer.goals ? this.goalList(answer.goals) : ''}
      <p>${this.link()}</p>
    </div>`;
  }

  private moveList(moves: NonNullable<Solved['moves']>): TemplateResult {
    const cubes = [...new Set(moves.map((move) => move.cube))];
    return html`<table class="moves">
      <caption>
        ${t('solve.movesTitle')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('solve.cube')}</th>
          ${PLACES.map((to) => html`<th scope="col">${t(`place.${to}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${cubes.map(
          (name) =>
            html`<tr>
              <th scope="row"><span class="unseen">${cubeWords(name)}</span>${cubeFace(name)}</th>
              ${PLACES.map((to) => {
                const move = moves.find((one) => one.cube === name && one.to === to);
                return html`<td class="move-${move?.result ?? 'none'}">
                  ${move ? t(`solve.move.${move.result as 'safe'}`) : '–'}${move?.solution ? html`<br />${maths(move.solution, this.position)}` : ''}
                </td>`;
              })}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  private goalList(goals: NonNullable<Solved['goals']>): TemplateResult {
    return html`<table class="moves">
      <caption class="unseen">
        ${t('solve.goals')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('solve.goal')}</th>
          <th scope="col">${t('solve.way')}</th>
          <th scope="col"><span class="unseen">${t('solve.take')}</span></th>
        </tr>
      </thead>
      <tbody>
        ${goals.map(
          ({ goal, solution }) =>
            html`<tr>
              <td>${this.position.game === 'onsets' ? arrangement(goal) : shownGoal(goal)}</td>
              <td>${maths(solution, this.position)}</td>
              <td>
                <button aria-label=${t('solve.takeNamed', { goal })} @click=${() => this.take(goal)}>
                  ${t('solve.take')}
                </button>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  /** The Goal's cubes leave Resources. */
  private take(goal: string): void {
    const left = cubeList(this.position.resources ?? '');
    for (const sign of goal.match(/[^\s()]/g) ?? []) {
      const at = left.findIndex((one) => one === sign || one.slice(1) === sign);
      if (at >= 0) left.splice(at, 1);
    }
    this.set({ ...this.position, goal, resources: left.join(' ') });
  }
}

customElements.define('mm-solver', SolverPage);
