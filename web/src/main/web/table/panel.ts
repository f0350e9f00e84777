import { html, type TemplateResult } from 'lit';
import { maybe, t } from '../base/i18n';
import { go } from '../base/router';
import type { FinishedShake, View } from '../base/types';
import { actWords } from '../base/words';
import { cubeWords } from '../parts/cube';
import { maths } from '../parts/maths';
import { reasons, verdict } from '../parts/verdict';
import './checking';
import { hinted } from './hints';
import './paper';
import './variation-sheet';
import type { TablePage } from './table';

/** What one may do now, what happened, and the last results. */
export function panel(table: TablePage, view: View): TemplateResult {
  const shake = view.match?.shake;
  const { offers } = table;
  const paperless = view.settings.game === 'mathdice';
  return html`
    ${shake?.cause && !paperless ? html`<p class="cause">${causeWords(shake.cause)}</p>` : ''}
    ${offers.variations.length || offers.open.has('variation')
      ? html`<mm-variations .view=${view} .ready=${offers.variations} @variation=${(e: CustomEvent<string>) => table.act(`variation ${e.detail}`)}></mm-variations>`
      : ''}
    ${bonusMove(table)}
    ${offers.sides.length ? html`<p>${t('sides.words')}</p><div class="buttons">${offers.sides.map((act) => html`<button class="primary" @click=${() => table.act(act)}>${actWords(act)}</button>`)}</div>` : ''}
    ${offers.open.has('presents') && shake
      ? html`<mm-paper
            .game=${view.settings.game}
            .cubes=${shake.cubes}
            .goal=${shake.goal ?? ''}
            .keep=${`${view.table}.${shake.number}`}
            .cause=${shake.cause ?? ''}
            @present=${(e: CustomEvent<string>) => table.act(`presents ${e.detail}`)}
          ></mm-paper>`
      : ''}
    ${shake?.papers?.length
      ? html`<mm-checking .papers=${shake.papers} .accepts=${offers.accepts} .asks=${offers.asks} .rejects=${offers.open.has('rejects')} @act=${(e: CustomEvent<string>) => table.act(e.detail)}></mm-checking>`
      : ''}
    ${shake ? '' : result(view)} ${others(table, view)}
    ${hinted(view) ? html`<mm-hints .code=${view.table} .moment=${view.version}></mm-hints>` : ''}
    <details class="log-box" open>
      <summary>${t('table.log')}</summary>
      <ol class="log" tabindex="0" aria-label=${t('table.log')}>${table.log.slice(0, 60).map((one) => html`<li>${one.words}</li>`)}</ol>
    </details>
    ${view.you && table.phrases.length
      ? html`<details><summary>${t('table.say')}</summary><div class="buttons tight">${table.phrases.map((one) => html`<button class="quiet" @click=${() => table.say(one.phrase)}>${one.text}</button>`)}</div></details>`
      : ''}
    <p class="small foot">
      <a href=${`/api/tables/${view.table}/record`} download=${`${view.table}.match`}>${t('table.record')}</a>
      <button class="link" @click=${() => replay(view.table)}>${t('table.replay')}</button>
      ${offers.others.filter((act) => LAST.includes(act)).map((act) => html`<button class="link" @click=${() => table.act(act)}>${actWords(act)}</button>`)}
    </p>
  `;
}

/** Why papers are written. */
function causeWords(cause: string): string {
  return /^challenge /.test(cause) ? t('table.challenge', { challenge: actWords(cause) }) : t('table.cause', { cause: actWords(cause) });
}

/** Whose turn it is and what is to be done, in one line. */
export function headline(table: TablePage, view: View): string {
  if (view.status === 'finished') return t('table.finished');
  const mine = view.waiting.find((one) => one.player !== null && one.player === view.you);
  if (table.selected >= 0) {
    const cube = view.match?.shake?.cubes[table.selected]?.cube ?? '';
    return t('table.where', { cube: cubeWords(cube) });
  }
  if (mine) return t('table.you', { task: maybe(`task.you.${mine.task}`, mine.task) });
  const other = view.waiting.find((one) => one.player !== null);
  if (other) return t('table.waits', { player: other.player!, task: maybe(`task.${other.task}`, other.task) });
  return view.match?.shake ? t('table.rolling') : t('table.between');
}

function bonusMove(table: TablePage): TemplateResult | '' {
  const possible = table.building ? table.offers.setterBonus.length : table.offers.bonus.length && table.offers.moves.size;
  if (!possible) return '';
  const words = table.bonus >= 0 ? t('bonus.then') : table.bonusMode ? t('bonus.pick') : t('bonus.words');
  return html`<div class="bonus-box">
    <button
      aria-pressed=${table.bonusMode}
      @click=${() => {
        table.bonusMode = !table.bonusMode;
        table.bonus = -1;
        table.selected = -1;
      }}
    >
      ${t('bonus.name')}
    </button>
    <span class="small">${words}</span>
  </div>`;
}

const LAST = ['leaves', 'finish'];

function others(table: TablePage, view: View): TemplateResult | '' {
  const acts = table.offers.others;
  if (view.you === null) {
    return view.seats.some((seat) => seat.kind === 'open') ? html`<button class="primary" @click=${() => table.join()}>${t('lobby.join')}</button>` : html`<p class="small">${t('table.watching')}</p>`;
  }
  const first = acts.filter((act) => !LAST.includes(act));
  return first.length
    ? html`<div class="buttons">${first.map((act) => html`<button class=${act === 'ready' || act === 'returns' ? 'primary' : ''} @click=${() => table.act(act)}>${actWords(act)}</button>`)}</div>`
    : '';
}

/** How the last shake, or the match, ended. */
function result(view: View): TemplateResult | '' {
  const shake: FinishedShake | undefined = view.match?.shakes?.at(-1);
  if (!shake) return '';
  return html`<section class="result" aria-label=${t('table.result')}>
    <h3>${t('table.ended', { how: actWords(shake.ended) })}</h3>
    <dl class="totals">${Object.entries(shake.scores ?? {}).map(([who, points]) => html`<div><dt>${who}</dt><dd>+${points}</dd></div>`)}</dl>
    ${(shake.equations ?? []).map((one) => html`<div class="sheet"><p><strong>${one.player}</strong> ${verdict(one.correct)}</p><p class="big-math">${maths(one.text)}</p>${reasons(one.reasons ?? [])}</div>`)}
  </section>`;
}

async function replay(table: string): Promise<void> {
  const response = await fetch(`/api/tables/${table}/record`);
  if (!response.ok) return;
  sessionStorage.setItem('mathmat.record', await response.text());
  go('/replay');
}
