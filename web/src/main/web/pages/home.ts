import { html, type TemplateResult } from 'lit';
import { get, post, sentence } from '../base/api';
import { BOOKS } from '../base/books';
import { t, type Key } from '../base/i18n';
import { Part } from '../base/part';
import { somebody } from '../base/person';
import { go } from '../base/router';
import type { GameName, Listed, Settings, View } from '../base/types';
import { named } from '../base/words';
import { cubeFace } from '../parts/cube';
import { on, select } from '../parts/field';

interface BotChoice {
  bot: string;
  text?: string;
}

class Home extends Part {
  static override properties = {
    game: {}, rules: {}, division: {}, players: {}, timed: {}, listed: {}, tables: {}, mine: {}, problem: {}, busy: {}, bots: {}, bot: {}, checking: {},
  };
  game: GameName = 'equations';
  rules = 'agloa-2015';
  division = 'elementary';
  players = 2;
  timed = true;
  listed = false;
  checking = 'judge';
  tables: Listed[] = [];
  mine: Listed[] = [];
  problem = '';
  busy = false;
  bots: BotChoice[] = [];
  bot = '';
  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
    this.timer = window.setInterval(() => void this.load(), 10_000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private async load(): Promise<void> {
    try {
      this.tables = (await get<{ tables: Listed[] }>('/tables')).tables;
      if (!this.bots.length) this.bots = botsOf(await get<unknown>('/games'));
      this.bot ||= this.bots[0]?.bot ?? 'bot:random';
    } catch {
      // The list of tables is a courtesy; everything else on the page works without it.
    }
    try {
      this.mine = (await get<{ tables: Listed[] }>('/tables/mine')).tables.filter((one) => one.status !== 'finished').slice(0, 4);
    } catch {
      this.mine = [];
    }
  }

  private settings(seats: string[]): Settings {
    const common = { game: this.game, rules: this.rules, listed: this.listed, seats };
    return this.game === 'mathdice'
      ? { ...common, play: 'short' }
      : { ...common, timed: this.timed, division: this.division, checking: this.checking };
  }

  private async create(settings: Settings): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await somebody();
      const view = await post<View>('/tables', settings);
      go(`/t/${view.table}`);
    } catch (failure) {
      this.problem = sentence(failure);
    } finally {
      this.busy = false;
    }
  }

  private others(kind: string): string[] {
    return Array.from({ length: this.players - 1 }, () => kind);
  }

  private join(event: Event): void {
    event.preventDefault();
    const code = this.querySelector<HTMLInputElement>('#code')!.value.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
    if (code) go(`/t/${code}`);
  }

  private pickGame(game: GameName): void {
    this.game = game;
    this.rules = Object.keys(BOOKS[game])[0]!;
    this.pickRules(this.rules);
  }

  private pickRules(rules: string): void {
    this.rules = rules;
    const divisions = BOOKS[this.game][rules] ?? [];
    this.division = divisions.includes(this.division) ? this.division : (divisions[1] ?? divisions[0] ?? '');
  }

  protected override render(): TemplateResult {
    return html`
      <section class="hero">
        <div class="hero-cubes" aria-hidden="true">${['r2', 'b×', 'g4', 'k+', 'k8', 'g^', 'b3'].map(cubeFace)}</div>
        <h1 tabindex="-1">${t('home.title')}</h1>
        <p class="lead">${t('home.lead')}</p>
        <button
          class="primary huge"
          ?disabled=${this.busy}
          @click=${() => this.create(this.settings(['me', ...this.others(this.bot || 'bot:random')]))}
        >
          ${t('home.play')}
        </button>
        <p class="small">${t('home.playing', { game: named('game', this.game), how: this.how() })}</p>
        <p class="problem" role="alert">${this.problem}</p>
      </section>
      <div class="cards">
        ${this.setup()} ${this.friends()}
        <div class="stack">${this.list()} <section class="card tools" aria-labelledby="tools">
          <h2 id="tools">${t('home.tools')}</h2>
          <ul class="plain">
            ${this.tool('judge', 'home.judge')} ${this.tool('solve', 'home.solve')} ${this.tool('replay', 'home.replay')}
            ${this.tool('learn', 'home.learn')}
          </ul>
        </section></div>
      </div>
    `;
  }

  private how(): string {
    const division = this.division ? `, ${named('division', this.division)}` : '';
    return named('rules', this.rules) + division;
  }

  private tool(path: string, words: Key): TemplateResult {
    const nav: Record<string, Key> = { judge: 'nav.judge', solve: 'nav.solve', replay: 'nav.replay', learn: 'nav.learn' };
    return html`<li><a class="tool" href="/${path}"><strong>${t(nav[path]!)}</strong> ${t(words)}</a></li>`;
  }

  private setup(): TemplateResult {
    const books = Object.keys(BOOKS[this.game]);
    const divisions = BOOKS[this.game][this.rules] ?? [];
    return html`<section class="card" aria-labelledby="setup">
      <h2 id="setup">${t('home.setup')}</h2>
      <fieldset class="choice">
        <legend>${t('home.game')}</legend>
        ${(Object.keys(BOOKS) as GameName[]).map(
          (game) => html`<label class="pill"
            ><input type="radio" name="game" .checked=${this.game === game} @change=${() => this.pickGame(game)} />
            <span>${named('game', game)}</span></label
          >`,
        )}
      </fieldset>
      <div class="fields">
        ${books.length > 1 ? select(t('home.rules'), books, this.rules, (one) => named('rules', one), (one) => this.pickRules(one)) : ''}
        ${divisions.length
          ? select(t('home.division'), divisions, this.division, (one) => named('division', one), (one) => (this.division = one))
          : ''}
        ${select(t('home.players'), ['2', '3'], String(this.players), (one) => one, (one) => (this.players = Number(one)))}
        ${this.game === 'mathdice'
          ? ''
          : select(t('home.checking'), ['judge', 'players'], this.checking, (one) => t(`checking.${one as 'judge'}`), (one) => (this.checking = one))}
        ${this.bots.length > 1
          ? select(t('home.bot'), this.bots.map((one) => one.bot), this.bot, (one) => this.bots.find((b) => b.bot === one)?.text ?? one.replace(/^bot:/, ''), (one) => (this.bot = one))
          : ''}
      </div>
      ${this.game === 'mathdice' ? '' : html`<label class="check"><input type="checkbox" .checked=${this.timed} @change=${(e: Event) => (this.timed = on(e))} /> ${t('home.timed')}</label>`}
    </section>`;
  }

  private friends(): TemplateResult {
    return html`<section class="card" aria-labelledby="friends">
      <h2 id="friends">${t('home.friends')}</h2>
      <p>${t('home.friendsWords')}</p>
      <label class="check"><input type="checkbox" .checked=${this.listed} @change=${(e: Event) => (this.listed = on(e))} /> ${t('home.listed')}</label>
      <button class="primary" ?disabled=${this.busy} @click=${() => this.create(this.settings(['me', ...this.others('open')]))}>
        ${t('home.newTable')}
      </button>
      <form class="join" @submit=${this.join}>
        <label for="code">${t('home.code')}</label>
        <div class="row">
          <input id="code" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="K7QM2XRD" required />
          <button>${t('home.join')}</button>
        </div>
      </form>
    </section>`;
  }

  private list(): TemplateResult {
    const item = (one: Listed): TemplateResult => {
      const names = one.seats.map((seat) => seat.name ?? t('seat.open')).join(', ');
      return html`<li>
        <a class="tool" href="/t/${one.table}"
          ><strong>${named('game', one.settings.game)}</strong> ${names}
          <span class="small">${one.status === 'open' ? t('home.free') : t('home.watch')}</span></a
        >
      </li>`;
    };
    return html`<section class="card" aria-labelledby="tables">
      <h2 id="tables">${t('home.tables')}</h2>
      ${this.mine.length ? html`<h3>${t('home.mine')}</h3><ul class="plain">${this.mine.map(item)}</ul>` : ''}
      ${this.tables.length ? html`<ul class="plain">${this.tables.map(item)}</ul>` : html`<p>${t('home.noTables')}</p>`}
    </section>`;
  }
}

/** The bots that a server offers, however deep its list of games holds them. */
function botsOf(games: unknown): BotChoice[] {
  const bots = (games as { bots?: unknown[] })?.bots;
  if (!Array.isArray(bots)) return [];
  return bots.map((bot) => {
    if (typeof bot === 'string') return { bot: bot.startsWith('bot:') ? bot : `bot:${bot}` };
    const { name, bot: id, text } = bot as { name?: string; bot?: string; text?: string };
    const word = id ?? name ?? 'random';
    return { bot: word.startsWith('bot:') ? word : `bot:${word}`, text: text ?? name };
  });
}

customElements.define('mm-home', Home);
