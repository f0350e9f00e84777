import { html, type TemplateResult } from 'lit';
import { get, sentence } from '../base/api';
import { t } from '../base/i18n';
import { Live } from '../base/live';
import { Part } from '../base/part';
import { introduce, somebody } from '../base/person';
import { withRule } from '../base/rules';
import { say } from '../base/say';
import { after, NOTHING, type Scene } from '../base/story';
import type { Entry, View } from '../base/types';
import { eventWords } from '../base/words';
import { sceneMat } from '../parts/scene';
import { played } from '../parts/played';
import { challengeBlock, putBar } from './block';
import { diceTable } from './dice';
import type { GoalBuilder, SetsGoal } from './goal';
import { lobby } from './lobby';
import { mat } from './mat';
import { sorted, type Sorted } from './offers';
import { headline, news, panel } from './panel';
import { players } from './players';

/** The cubes of On-Sets that a Goal is made of. */
const DIGIT = /^[1-5]$/;
/** A break so short that nobody needs to know of it. */
const UNSEEN = 2_000;

export interface Logged {
  number: number;
  words: string;
}

/**
 * A table: what the server says about it, and what its people press. Every rule is the server's; this element shows the
 * view and sends acts.
 */
export class TablePage extends Part {
  static override properties = {
    code: {}, view: { state: true }, connection: { state: true }, selected: { state: true }, bonus: { state: true },
    bonusMode: { state: true }, problem: { state: true }, sending: { state: true }, phrases: { state: true },
    marked: { state: true }, stop: { state: true },
  };
  code = '';
  view: View | null = null;
  offers: Sorted = sorted({ acts: [], open: [] });
  connection: 'connecting' | 'open' | 'lost' | 'no-table' = 'connecting';
  /** The number of the cube in hand, or -1. */
  selected = -1;
  /** The number of the cube at which Tab stops, or -1. */
  stop = -1;
  /** The number of the cube that goes to Forbidden first, or -1. */
  bonus = -1;
  bonusMode = false;
  problem = '';
  sending = false;
  /** Cards that somebody lit while checking. */
  marked = new Set<string>();
  log: Logged[] = [];
  scene: Scene = NOTHING;
  skew = 0;
  phrases: { phrase: string; text: string }[] = [];
  private live: Live | null = null;
  private absence = 0;
  private hadFocus = false;
  private wasMine = false;
  private wasHolding = false;

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
      this.view = null;
      this.problem = '';
      this.selected = -1;
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
    this.log = [];
    this.scene = NOTHING;
    try {
      await somebody();
    } catch (failure) {
      this.problem = sentence(failure);
      return;
    }
    this.live = new Live(this.code, {
      view: (view, entries) => this.seen(view, entries),
      phrase: (player, phrase) => this.said(player, phrase),
      connection: (state) => {
        clearTimeout(this.absence);
        if (state === 'unknown-person') void introduce().then(() => this.open());
        else if (state === 'lost') this.absence = window.setTimeout(() => (this.connection = 'lost'), UNSEEN);
        else this.connection = state;
      },
    });
  }

  private seen(view: View, entries: Entry[]): void {
    const first = this.view === null;
    const before = this.view?.match?.shake;
    this.skew = Date.parse(view.now) - Date.now();
    this.offers = sorted(view.offers);
    const names = view.seats.map((seat) => seat.name ?? '');
    const news: string[] = [];
    for (const entry of entries) {
      for (const event of entry.events) {
        this.scene = after(this.scene, event, names);
        const words = eventWords(event, this.scene.roll);
        if (!words) continue;
        this.log = [{ number: entry.number, words }, ...this.log].slice(0, 200);
        news.push(words);
      }
    }
    const shake = view.match?.shake;
    if (before?.number !== shake?.number || before?.phase !== shake?.phase) {
      this.bonusMode = false;
      this.bonus = -1;
      this.selected = -1;
      this.marked = new Set();
    }
    if (this.selected >= 0 && shake?.cubes?.[this.selected]?.place !== before?.cubes?.[this.selected]?.place) this.selected = -1;
    const mine = view.waiting.some((one) => one.player !== null && one.player === view.you);
    if (!first && news.length) say(news.join(' '));
    this.view = view;
    if (mine && !this.wasMine) say(headline(this, view), true);
    this.wasMine = mine;
    this.nowHolding(shake?.holder !== null && shake?.holder === view.you && this.offers.challenges.length > 0);
    document.title = t('title.with', { page: (mine ? '● ' : '') + t('title.table') });
  }

  /** Whoever has just picked up the block is asked at once which challenge it is. */
  private nowHolding(holding: boolean): void {
    if (holding && !this.wasHolding) void this.updateComplete.then(() => this.querySelector<HTMLElement>('#challenges')?.showPopover());
    this.wasHolding = holding;
  }

  private said(player: string, phrase: string): void {
    const text = this.phrases.find((one) => one.phrase === phrase)?.text ?? phrase;
    const words = t('log.phrase', { player, text });
    this.log = [{ number: this.view?.version ?? 0, words }, ...this.log];
    say(words);
    this.requestUpdate();
  }

  /** Sends an act; what became of it is said. */
  readonly act = async (act: string): Promise<boolean> => {
    if (!this.live || this.sending) return false;
    this.sending = true;
    this.problem = '';
    this.selected = -1;
    const outcome = await this.live.act(act);
    this.sending = false;
    if (outcome.stored) {
      this.bonus = -1;
      this.bonusMode = false;
      if (outcome.setAside) this.problem = t('table.setAside', { message: outcome.setAside.message });
    } else {
      const { message, rule } = outcome.problem;
      this.problem = withRule(message, rule);
    }
    return outcome.stored;
  };

  say(phrase: string): void {
    this.live?.phrase(phrase);
  }

  get goal(): GoalBuilder | SetsGoal | null {
    return this.querySelector<GoalBuilder | SetsGoal>('mm-goal, mm-sets-goal');
  }

  /** Whether the cube can be taken in hand now. */
  movable(index: number): boolean {
    const cube = this.view?.match?.shake?.cubes[index];
    if (!cube || index === this.bonus) return false;
    if (cube.place === 'P') return this.offers.shifts.has(cube.cube);
    if (cube.place !== '') return false;
    if (this.building) return this.view?.settings.game === 'equations' || DIGIT.test(cube.cube) || (this.bonusMode && this.offers.setterBonus.includes(cube.cube));
    return this.offers.moves.has(cube.cube) || (this.bonusMode && this.offers.bonus.includes(cube.cube));
  }

  get building(): boolean {
    return this.offers.open.has('goal');
  }

  /** A cube is pressed: it goes to the Goal that is being built, becomes the bonus, or is taken in hand. */
  press(index: number): void {
    const cube = this.view?.match?.shake?.cubes[index];
    if (!cube) return;
    if (this.bonusMode && this.bonus < 0) return this.takeBonus(index);
    if (this.building) return this.intoGoal(index);
    this.stop = index;
    this.selected = this.selected === index ? -1 : index;
  }

  /** The cube leaves Resources; whoever goes by keyboard goes on at the next one. */
  private intoGoal(index: number): void {
    const others = [...this.querySelectorAll<HTMLElement>('.section-resources .cube-button')].map((one) => Number(one.dataset.index));
    const at = others.indexOf(index);
    this.stop = others[at + 1] ?? others[at - 1] ?? -1;
    this.goal?.add(index);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(`.section-resources [data-index='${this.stop}']`)?.focus());
  }

  private takeBonus(index: number): void {
    const cube = this.view!.match!.shake!.cubes[index]!.cube;
    if (this.building) {
      if (this.offers.setterBonus.includes(cube)) void this.act(`bonus ${cube}`);
      return;
    }
    if (this.offers.bonus.includes(cube)) {
      this.bonus = index;
      say(t('bonus.taken'));
    }
  }

  /** The places to which the cube in hand may go. */
  places(index = this.selected): string[] {
    const cube = this.view?.match?.shake?.cubes[index];
    if (!cube) return [];
    return (cube.place === 'P' ? this.offers.shifts : this.offers.moves).get(cube.cube) ?? [];
  }

  /** Puts a cube down. */
  put(place: string, index = this.selected): void {
    const cube = this.view?.match?.shake?.cubes[index];
    if (!cube) return;
    if (place === 'G' && this.building) return this.goal?.add(index);
    if (this.bonusMode && this.bonus < 0 && place === 'F') return this.takeBonus(index);
    if (!this.places(index).includes(place)) return;
    const first = this.bonus >= 0 ? `bonus ${this.view!.match!.shake!.cubes[this.bonus]!.cube} then ` : '';
    const verb = cube.place === 'P' ? 'shift ' : first ? '' : 'move ';
    void this.act(`${first}${verb}${cube.cube} ${place}`);
  }

  private readonly keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches('input, textarea, select')) return;
    const place = event.key.toUpperCase();
    if (this.selected >= 0 && 'RPF'.includes(place) && place.length === 1) {
      event.preventDefault();
      this.put(place);
    } else if (event.key === 'Escape' && this.selected >= 0) this.selected = -1;
  };

  protected override render(): TemplateResult {
    const view = this.view;
    if (this.connection === 'no-table') return html`<h1 tabindex="-1">${t('table.none')}</h1><p><a href="/">${t('table.home')}</a></p>`;
    if (!view) return html`<h1 tabindex="-1">${t('table.loading')}</h1><p class="problem" role="alert">${this.problem}</p>`;
    return html`
      <h1 class="unseen" tabindex="-1">${t('title.table')} ${view.table}</h1>
      ${this.connection === 'lost' ? html`<p class="lost" role="status">${t('table.lost')}</p>` : ''}
      ${view.status === 'open' ? lobby(this, view) : this.playing(view)}
    `;
  }

  private playing(view: View): TemplateResult {
    const dice = view.settings.game === 'mathdice';
    const shake = view.match?.shake;
    return html`<div class="table-page ${this.layout(view)}">
        ${players(this, view)}
        <div class="now">
          <h2 id="headline" tabindex="-1" class="headline">${headline(this, view)}</h2>
          ${dice || !shake ? '' : challengeBlock(this, view)}
          <p class="problem" role="alert">${this.problem}</p>
        </div>
        <div class="board">${dice ? diceTable(this, view) : shake ? mat(this, view) : sceneMat(this.scene, view.settings, false)}</div>
        <aside class="side" aria-label=${t('table.actions')}>${panel(this, view)}</aside>
        <section class="news" aria-label=${t('table.news')}>${news(this, view)} ${played(view.settings)}</section>
      </div>
      ${dice || !shake ? '' : putBar(this, view)}`;
  }

  /** Whether the panel needs room, and whether on a small screen it stands above the mat. */
  private layout(view: View): string {
    if (view.settings.game === 'mathdice') return view.status === 'finished' ? 'panel-first' : '';
    const shake = view.match?.shake;
    const { open, variations, accepts } = this.offers;
    const first = !shake || open.has('presents') || accepts.length > 0;
    const wide = first || variations.length > 0 || open.has('variation') || shake.papers.length > 0;
    return [shake?.phase === 'choosing' ? 'choosing' : '', first ? 'panel-first' : '', wide ? 'wide-side' : ''].filter(Boolean).join(' ');
  }
}

customElements.define('mm-table', TablePage);
