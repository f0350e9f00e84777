import { html, type TemplateResult } from 'lit';
import { get, sentence } from '../base/api';
import { t } from '../base/i18n';
import { Live } from '../base/live';
import { Part } from '../base/part';
import { introduce, somebody } from '../base/person';
import { say } from '../base/say';
import type { Entry, Place, View } from '../base/wire';
import { sceneMat } from '../parts/scene';
import { played } from '../parts/played';
import { challengeBlock, putBar } from './block';
import { diceTable } from './dice';
import type { GoalBuilder, SetsGoal } from './goal';
import { lobby } from './lobby';
import { mat } from './mat';
import { headline, news, panel } from './panel';
import { standsStill } from './pause';
import { players } from './players';
import {
  answered,
  fromTheBeginning,
  heard,
  isHolding,
  isMine,
  letGo,
  OPENING,
  press,
  put,
  seen,
  sending,
  shakeOf,
  stopAt,
  type State,
  type Step,
  type Table,
} from './state';

/** A break so short that nobody needs to know of it. */
const UNSEEN = 2_000;

/**
 * A table: what the server says about it, and what its people press. Every rule is the server's; this element shows a
 * state, sends acts, and sees to focus and announcements.
 */
export class TablePage extends Part implements Table {
  static override properties = { code: {}, state: { state: true }, phrases: { state: true } };
  code = '';
  state: State = OPENING;
  phrases: { phrase: string; text: string }[] = [];
  private live: Live | null = null;
  private absence = 0;
  private hadFocus = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.keys);
    void get<{ phrases: { phrase: string; text: string }[] }>('/phrases').then(
      (answer) => (this.phrases = answer.phrases),
      () => undefined,
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.absence);
    this.live?.close();
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    this.hadFocus = this.contains(document.activeElement);
    if (changed.has('code') && this.code) {
      this.state = OPENING;
      void this.open();
    }
  }

  protected override updated(): void {
    if (!this.hadFocus) return;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) this.querySelector<HTMLElement>('#headline')?.focus();
    });
  }

  private async open(): Promise<void> {
    this.live?.close();
    this.state = fromTheBeginning(this.state);
    try {
      await somebody();
    } catch (failure) {
      this.state = { ...this.state, problem: sentence(failure) };
      return;
    }
    this.live = new Live(this.code, {
      view: (view, entries) => this.seen(view, entries),
      phrase: (player, phrase) => this.said(player, phrase),
      connection: (state) => {
        clearTimeout(this.absence);
        if (state === 'unknown-person') void introduce().then(() => this.open());
        else if (state === 'lost') this.absence = window.setTimeout(() => this.connected('lost'), UNSEEN);
        else this.connected(state);
      },
    });
  }

  private connected(connection: State['connection']): void {
    this.state = { ...this.state, connection };
  }

  show(state: State): void {
    this.state = state;
  }

  private seen(view: View, entries: Entry[]): void {
    const before = this.state;
    const { state, news } = seen(before, view, entries, Date.now());
    this.state = state;
    const mine = isMine(view);
    if (before.view && news.length) say(news.join(' '));
    if (mine && !isMine(before.view)) say(headline(this, view), true);
    // Whoever has just picked up the block is asked at once which challenge it is.
    if (isHolding(state) && !isHolding(before))
      void this.updateComplete.then(() => this.querySelector<HTMLElement>('#challenges')?.showPopover());
    document.title = t('title.with', { page: (mine ? '● ' : '') + t('title.table') });
  }

  private said(player: string, phrase: string): void {
    const text = this.phrases.find((one) => one.phrase === phrase)?.text ?? phrase;
    const words = t('log.phrase', { player, text });
    this.state = heard(this.state, words);
    say(words);
  }

  /** Sends an act; what became of it is said. */
  readonly act = async (act: string): Promise<boolean> => {
    if (!this.live || this.state.sending) return false;
    this.state = sending(this.state);
    const outcome = await this.live.act(act);
    this.state = answered(this.state, outcome);
    return outcome.stored;
  };

  say(phrase: string): void {
    this.live?.phrase(phrase);
  }

  get goal(): GoalBuilder | SetsGoal | null {
    return this.querySelector<GoalBuilder | SetsGoal>('mm-goal, mm-sets-goal');
  }

  press(index: number): void {
    const step = press(this.state, index);
    if (step.to === 'goal') this.intoGoal(step.cube);
    else this.take(step);
  }

  put(place: Place, index?: number): void {
    this.take(put(this.state, place, index));
  }

  private take(step: Step): void {
    switch (step.to) {
      case 'show':
        this.state = step.state;
        if (step.taken) say(t('bonus.taken'));
        break;
      case 'send':
        void this.act(step.act);
        break;
      case 'goal':
        this.goal?.add(step.cube);
        break;
      default:
        step satisfies never;
    }
  }

  /** The cube leaves Resources; whoever goes by keyboard goes on at the next one. */
  private intoGoal(index: number): void {
    const others = [...this.querySelectorAll<HTMLElement>('.section-resources .cube-button')].map((one) =>
      Number(one.dataset.index),
    );
    const at = others.indexOf(index);
    const stop = others[at + 1] ?? others[at - 1] ?? -1;
    this.state = stopAt(this.state, stop);
    this.goal?.add(index);
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>(`.section-resources [data-index='${stop}']`)?.focus(),
    );
  }

  private readonly keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches('input, textarea, select'))
      return;
    if (this.state.hand.selected < 0) return;
    const place = event.key.toUpperCase();
    if (place === 'R' || place === 'P' || place === 'F') {
      event.preventDefault();
      this.put(place);
    } else if (event.key === 'Escape') this.state = letGo(this.state);
  };

  protected override render(): TemplateResult {
    const { view, connection, problem } = this.state;
    if (connection === 'no-table')
      return html`<h1 tabindex="-1">${t('table.none')}</h1>
        <p><a href="/">${t('table.home')}</a></p>`;
    if (!view)
      return html`<h1 tabindex="-1">${t('table.loading')}</h1>
        <p class="problem" role="alert">${problem}</p>`;
    return html`
      <h1 class="unseen" tabindex="-1">${t('title.table')} ${view.table}</h1>
      ${connection === 'lost' ? html`<p class="lost" role="status">${t('table.lost')}</p>` : ''}
      ${view.status === 'open' ? lobby(this, view) : this.playing(view)}
    `;
  }

  private playing(view: View): TemplateResult {
    const dice = view.settings.game === 'mathdice';
    const shake = shakeOf(view);
    const { problem, scene } = this.state;
    return html`${standsStill(view)}
      <div class="table-page ${this.layout(view)}">
        ${players(this, view)}
        <div class="now">
          <h2 id="headline" tabindex="-1" class="headline">${headline(this, view)}</h2>
          ${shake ? challengeBlock(this, view, shake) : ''}
          <p class="problem" role="alert">${problem}</p>
        </div>
        <div class="board">
          ${dice ? diceTable(this, view) : shake ? mat(this, view.settings, shake) : sceneMat(scene, view.settings, false)}
        </div>
        <aside class="side" aria-label=${t('table.actions')}>${panel(this, view)}</aside>
        <section class="news" aria-label=${t('table.news')}>${news(this, view)} ${played(view.settings)}</section>
      </div>
      ${shake ? putBar(this, shake) : ''}`;
  }

  /** Whether the panel needs room, and whether on a small screen it stands above the mat. */
  private layout(view: View): string {
    if (view.settings.game === 'mathdice') return view.status === 'finished' ? 'panel-first' : '';
    const shake = shakeOf(view);
    const { open, variations, accepts } = this.state.offers;
    const first = !shake || open.has('presents') || accepts.length > 0;
    const wide = first || variations.length > 0 || open.has('variation') || shake.papers.length > 0;
    return [shake?.phase === 'choosing' ? 'choosing' : '', first ? 'panel-first' : '', wide ? 'wide-side' : '']
      .filter(Boolean)
      .join(' ');
  }
}

customElements.define('mm-table', TablePage);
