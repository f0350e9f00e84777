import { html, type TemplateResult } from 'lit';
import { get, sentence } from '../base/api';
import type { Book } from '../base/shelf';
import { maybe, t } from '../base/i18n';
import { go } from '../base/router';
import type { Scene } from '../base/story';
import type { EventReason, FinishedShake, View, Waiting } from '../base/wire';
import { actWords, spelled } from '../base/words';
import { cubeWords } from '../parts/cube';
import { handOver } from '../parts/handed-over';
import { maths } from '../parts/maths';
import { reasons, verdict } from '../parts/verdict';
import './checking';
import { again, join } from './coming';
import { hinted } from './hints';
import { closed } from './insight';
import './paper';
import { running } from './pause';
import './variation-sheet';
import type { JoinedSide } from './offers';
import { isBuilding, shakeOf, toggleBonus, type State, type Table } from './state';

/** What one may do now, and the last results. */
export function panel(table: Table, view: View): TemplateResult {
  const shake = shakeOf(view);
  const { offers, scene } = table.state;
  return html`
    ${shake?.cause ? cause(scene, shake.cause) : ''}
    ${
      offers.variations.length || offers.open.has('variation')
        ? html`<mm-variations
            .view=${view}
            .ready=${offers.variations}
            @variation=${(e: CustomEvent<string>) => table.act(`variation ${e.detail}`)}
          ></mm-variations>`
        : ''
    }
    ${bonusMove(table)} ${sides(table)}
    ${
      offers.open.has('presents') && shake
        ? html`<mm-paper
            .book=${view.settings}
            .cubes=${shake.cubes}
            .variations=${shake.variations}
            .cards=${shake.cards}
            .goal=${shake.goal ?? ''}
            .writing=${shake.keys}
            .keep=${`${view.table}.${shake.number}`}
            .cause=${shake.cause ?? ''}
            @present=${(e: CustomEvent<string>) => table.act(`presents ${e.detail}`)}
          ></mm-paper>`
        : ''
    }
    ${
      shake?.papers.length
        ? html`<mm-checking
            .book=${view.settings}
            .papers=${shake.papers}
            .judged=${judged(scene)}
            .accepts=${offers.accepts}
            .asks=${offers.asks}
            .rejects=${offers.open.has('rejects')}
            @act=${(e: CustomEvent<string>) => table.act(e.detail)}
          ></mm-checking>`
        : ''
    }
    ${view.match?.shake ? '' : result(table, view)} ${others(table, view)}
    ${hinted(view) ? html`<mm-hints .book=${view.settings} .code=${view.table} .moment=${view.version}></mm-hints>` : ''}
  `;
}

/** What happened, what one may say, and the ways out. */
export function news(table: Table, view: View): TemplateResult {
  return html`
    ${running(table, view)}
    <details class="log-box" open>
      <summary>${t('table.log')}</summary>
      <ol class="log" tabindex="0" aria-label=${t('table.log')}>
        ${table.state.log.slice(0, 60).map((one) => html`<li>${one.words}</li>`)}
      </ol>
    </details>
    ${
      view.you && table.phrases.length
        ? html`<details>
            <summary>${t('table.say')}</summary>
            <div class="buttons tight">
              ${table.phrases.map((one) => html`<button class="quiet" @click=${() => table.say(one.phrase)}>${one.text}</button>`)}
            </div>
          </details>`
        : ''
    }
    <p class="small foot">
      <span>${t('table.code', { code: spelled(view.table) })}</span>
      <a href="/">${t('table.home')}</a>
      ${toRecord(table, view)}
      ${table.state.offers.others.filter((act) => LAST.includes(act)).map((act) => html`<button class="link" @click=${() => table.act(act)}>${actWords(act)}</button>`)}
    </p>
  `;
}

/** The ways to the record, or why there are none just now. */
function toRecord(table: Table, view: View): TemplateResult {
  const why = closed(view, 'record');
  if (why) return html`<span id="closed">${t(why)}</span>`;
  return html`<a href=${`/api/tables/${view.table}/record`} download=${`${view.table}.match`}>${t('table.record')}</a>
    <button class="link" @click=${() => replay(table, view)}>${t('table.replay')}</button>`;
}

/** Why papers are written, and who is on which side. */
function cause(scene: Scene, why: string): TemplateResult {
  const { challenger, mover } = scene;
  const challenge = actWords(why);
  if (!/^challenge /.test(why)) return html`<p class="cause">${t('table.cause', { cause: challenge })}</p>`;
  if (!challenger) return html`<p class="cause">${t('table.challengeOnly', { challenge })}</p>`;
  const joined = Object.entries(scene.sides).map(([player, side]) =>
    t('sides.joined', { player, side: t(`side.${side}`) }),
  );
  return html`<p class="cause">
      ${t(mover ? 'table.challenged' : 'table.challenge', { challenger, mover, challenge })}
    </p>
    ${joined.length ? html`<p class="small">${joined.join(' ')}</p>` : ''}`;
}

/** The sides that one may take, with the names of those who stand there. */
function sides({ state: { offers, scene }, act }: Table): TemplateResult | '' {
  if (!offers.sides.length) return '';
  const label = (side: JoinedSide): string => {
    const player = side === 'challenger' ? scene.challenger : scene.mover;
    return player ? t('sides.named', { side: actWords(`joins ${side}`), player }) : actWords(`joins ${side}`);
  };
  return html`<p>${t('sides.words')}</p>
    <div class="buttons">
      ${offers.sides.map((side) => html`<button class="primary" @click=${() => act(`joins ${side}`)}>${label(side)}</button>`)}
    </div>`;
}

function judged(scene: Scene): Record<string, EventReason[]> {
  return Object.fromEntries(scene.papers.map((paper) => [paper.player, paper.reasons ?? []]));
}

/** Whose turn it is and what is to be done, in one line. */
export function headline(table: Table, view: View): string {
  const dice = view.settings.game === 'mathdice';
  if (view.status === 'finished') return finished(view);
  const mine = view.waiting.find((one) => one.player !== null && one.player === view.you);
  const { selected } = table.state.hand;
  if (selected >= 0) {
    const cube = shakeOf(view)?.cubes[selected]?.cube ?? '';
    return t('table.where', { cube: cubeWords(cube) });
  }
  if (mine) return yourTask(table.state, mine.task);
  const others = view.waiting.filter((one) => one.player !== null);
  const robots = view.seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.name);
  const words = ({ player, task }: Waiting): string =>
    robots.includes(player!)
      ? t('table.thinks', { player: player! })
      : t('table.waits', { player: player!, task: maybe(`task.${task}`, task) });
  if (others.length) return others.map(words).join(' · ');
  return view.match?.shake ? t('table.rolling') : t(dice ? 'dice.between' : 'table.between');
}

/** What one has to do. The first number that is called at MathDice is closer than none. */
export function yourTask(state: State, task: string): string {
  const first = task === 'call a closer number' && !state.scene.calls.length;
  return t('table.you', { task: first ? t('task.you.call a number') : maybe(`task.you.${task}`, task) });
}

/** Who has won the match. */
function finished({ match, you }: View): string {
  const totals = match?.totals ?? {};
  const winner = match && 'winner' in match ? match.winner : null;
  const best = Math.max(...Object.values(totals));
  const first = winner ? [winner] : Object.keys(totals).filter((player) => totals[player] === best);
  if (first.length > 1) return t('table.level', { players: first.join(', ') });
  if (!first.length) return t('table.finished');
  return first[0] === you ? t('table.youWin') : t('table.wins', { player: first[0]! });
}

function bonusMove(table: Table): TemplateResult | '' {
  const { offers, hand } = table.state;
  const possible = isBuilding(table.state) ? offers.setterBonus.length : offers.bonus.length && offers.moves.size;
  if (!possible) return '';
  const words = hand.bonus >= 0 ? t('bonus.then') : hand.bonusMode ? t('bonus.pick') : t('bonus.words');
  return html`<div class="bonus-box">
    <button aria-pressed=${hand.bonusMode} @click=${() => table.show(toggleBonus(table.state))}>
      ${t('bonus.name')}
    </button>
    <span class="small">${words}</span>
  </div>`;
}

const LAST = ['leaves', 'finish'];

function others(table: Table, view: View): TemplateResult | '' {
  const acts = table.state.offers.others;
  if (view.you === null) {
    return view.seats.some((seat) => seat.kind === 'open')
      ? html`<button class="primary" @click=${() => join(table)}>${t('lobby.join')}</button>`
      : html`<p class="small">${t('table.watching')}</p>`;
  }
  const first = acts.filter((act) => !LAST.includes(act));
  return first.length
    ? html`<div class="buttons">
        ${first.map((act) => html`<button class=${act === 'ready' || act === 'returns' ? 'primary' : ''} @click=${() => table.act(act)}>${act === 'ready' && view.settings.game === 'mathdice' ? t('dice.ready') : actWords(act)}</button>`)}
      </div>`
    : '';
}

/** How the last shake, and in the end the match, came out. */
function result(table: Table, view: View): TemplateResult | '' {
  const shake: FinishedShake | undefined = view.match?.shakes.at(-1);
  return html`${view.status === 'finished' ? final(table, view) : ''} ${shake ? shakeResult(shake, view.settings) : ''}`;
}

function shakeResult(shake: FinishedShake, book: Book): TemplateResult {
  return html`<section class="result" aria-label=${t('table.result')}>
    <h3>${book.game === 'mathdice' ? t('dice.ended') : t('table.ended', { how: actWords(shake.ended) })}</h3>
    <dl class="totals">
      ${Object.entries(shake.scores).map(
        ([who, points]) =>
          html`<div>
            <dt>${who}</dt>
            <dd>+${points}</dd>
          </div>`,
      )}
    </dl>
    ${shake.equations.map(
      (one) =>
        html`<div class="sheet">
          <p><strong>${one.player}</strong> ${verdict(one.correct)}</p>
          <p class="big-math">${maths(one.text, book)}</p>
          ${reasons(one.reasons, book)}
        </div>`,
    )}
  </section>`;
}

/** The end of a match: the scores, the best first; then the points that they are worth in a tournament, or the sets of MathDice. */
function final(table: Table, view: View): TemplateResult {
  const { match, you } = view;
  const totals = match?.totals ?? {};
  const { sets = null, winner = null } = match && 'sets' in match ? match : {};
  const points = match && 'points' in match ? match.points : sets;
  const best = Math.max(...Object.values(totals));
  const ranked = Object.entries(totals).sort(([, a], [, b]) => b - a);
  return html`<section class="final" aria-label=${t('final.title')}>
    <table>
      <thead>
        <tr>
          <th scope="col">${t('final.player')}</th>
          <th scope="col">${t('final.score')}</th>
          ${points ? html`<th scope="col">${t(sets ? 'final.sets' : 'final.points')}</th>` : ''}
        </tr>
      </thead>
      <tbody>
        ${ranked.map(
          ([player, score]) =>
            html`<tr class=${(winner ? player === winner : score === best) ? 'best' : ''}>
              <th scope="row">${player}</th>
              <td>${score}</td>
              ${points ? html`<td>${points[player] ?? ''}</td>` : ''}
            </tr>`,
        )}
      </tbody>
    </table>
    <div class="buttons">
      ${you ? html`<button class="primary" @click=${() => again(table, view)}>${t('final.again')}</button>` : ''}
      <a class="button" href="/">${t('final.home')}</a>
    </div>
  </section>`;
}

async function replay(table: Table, view: View): Promise<void> {
  try {
    handOver(await get<string>(`/tables/${view.table}/record`), closed(view, 'review'));
    go('/replay');
  } catch (failure) {
    table.show({ ...table.state, problem: sentence(failure) });
  }
}
