import { html, type TemplateResult } from 'lit';
import { get, post, sentence } from '../base/api';
import { t, type Key } from '../base/i18n';
import { Part } from '../base/part';
import { somebody, whoAmI } from '../base/person';
import { go } from '../base/router';
import type { Listed, View } from '../base/wire';
import { bots, divisionTitle, editionTitle, gameTitle } from '../base/shelf';
import { botWords } from '../base/words';
import { cubeFace } from '../parts/cube';
import { tableLink } from '../parts/table-link';
import './choices';
import { keepChoice, lastChoice, settingsOf, type Choice } from './choices';

const TOOLS: [string, Key, Key][] = [
  ['learn', 'nav.learn', 'home.learn'],
  ['judge', 'nav.judge', 'home.judge'],
  ['solve', 'nav.solve', 'home.solve'],
  ['replay', 'nav.replay', 'home.replay'],
];
const AGAIN = 10_000;

/** The first page: one button plays, the others are not far. */
class Home extends Part {
  static override properties = { choice: {}, tables: {}, mine: {}, problem: {}, busy: {} };
  choice: Choice = lastChoice();
  tables: Listed[] = [];
  mine: Listed[] = [];
  problem = '';
  busy = false;
  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
    this.timer = window.setInterval(() => void this.load(), AGAIN);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private async load(): Promise<void> {
    try {
      this.tables = (await get<{ tables: Listed[] }>('/tables')).tables;
    } catch {
      // The list of tables is a courtesy; everything else on the page works without it.
    }
    try {
      if (await whoAmI())
        this.mine = (await get<{ tables: Listed[] }>('/tables/mine')).tables
          .filter((one) => one.status !== 'finished')
          .slice(0, 4);
    } catch {
      this.mine = [];
    }
  }

  private get bot(): string {
    return bots().includes(this.choice.bot) ? this.choice.bot : (bots()[0] ?? '');
  }

  private async create(kind: string): Promise<void> {
    this.busy = true;
    this.problem = '';
    keepChoice(this.choice);
    try {
      await somebody();
      const others = Array.from({ length: this.choice.players - 1 }, () => kind);
      const view = await post<View>('/tables', settingsOf(this.choice, ['me', ...others]));
      go(`/t/${view.table}`);
    } catch (failure) {
      this.problem = sentence(failure);
    } finally {
      this.busy = false;
    }
  }

  private join(event: Event): void {
    event.preventDefault();
    const code = this.querySelector<HTMLInputElement>('#code')!
      .value.replace(/[^A-Za-z0-9]/g, '')
      .toUpperCase();
    if (code) go(`/t/${code}`);
  }

  private choose(choice: Choice): void {
    this.choice = choice;
    keepChoice(choice);
  }

  protected override render(): TemplateResult {
    return html`
      <section class="hero">
        <div class="hero-cubes" aria-hidden="true">${['r2', 'b×', 'g4', 'k+', 'k8', 'g^', 'b3'].map(cubeFace)}</div>
        <h1 tabindex="-1">${t('home.title')}</h1>
        <p class="lead">${t('home.lead')}</p>
      </section>
      ${this.own()}
      <section class="card play" aria-labelledby="play-title">
        <h2 id="play-title" class="unseen">${t('home.setup')}</h2>
        <mm-choices
          .choice=${{ ...this.choice, bot: this.bot }}
          @choice=${(e: CustomEvent<Choice>) => this.choose(e.detail)}
        ></mm-choices>
        <div class="ways">
          <div>
            <button class="primary huge" ?disabled=${this.busy} @click=${() => this.create(`bot:${this.bot}`)}>
              ${t('home.play')}
            </button>
            <p class="small">${this.against()}</p>
          </div>
          <div>
            <button class="huge" ?disabled=${this.busy} @click=${() => this.create('open')}>
              ${t('home.newTable')}
            </button>
            <p class="small">${t('home.friendsWords')}</p>
          </div>
        </div>
        <p class="problem" role="alert">${this.problem}</p>
      </section>
      <div class="cards">${this.list()} ${this.tools()}</div>
    `;
  }

  private against(): string {
    const { players, game, rules, division } = this.choice;
    const league = this.choice.league && this.choice.leagueName ? `, ${this.choice.leagueName}` : '';
    const how =
      editionTitle(game, rules) + (division && game !== 'mathdice' ? `, ${divisionTitle(this.choice)}` : '') + league;
    const fill = { n: players - 1, robots: bots().length > 1 ? botWords(this.bot) : '', game: gameTitle(game), how };
    return t(players > 2 ? 'home.againstSome' : 'home.againstOne', fill).replace(/ {2,}/g, ' ');
  }

  private tools(): TemplateResult {
    return html`<section class="card tools" aria-labelledby="tools">
      <h2 id="tools">${t('home.tools')}</h2>
      <ul class="plain">
        ${TOOLS.map(
          ([path, name, words]) =>
            html`<li>
              <a class="tool" href="/${path}"><strong>${t(name)}</strong> <span class="small">${t(words)}</span></a>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  /** Where one sits already, first of all. */
  private own(): TemplateResult | '' {
    if (!this.mine.length) return '';
    return html`<section class="card own" aria-labelledby="own">
      <h2 id="own">${t('home.mine')}</h2>
      <ul class="plain">
        ${this.mine.map((one) => tableLink(one, true))}
      </ul>
    </section>`;
  }

  private list(): TemplateResult {
    const others = this.tables.filter((one) => !this.mine.some((own) => own.table === one.table));
    return html`<section class="card" aria-labelledby="tables">
      <h2 id="tables">${t('home.tables')}</h2>
      <form class="join" @submit=${this.join}>
        <label for="code">${t('home.code')}</label>
        <div class="row">
          <input
            id="code"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            placeholder="K7QM-2XRD"
            required
          />
          <button>${t('home.join')}</button>
        </div>
      </form>
      <h3>${t('home.listedTables')}</h3>
      ${
        others.length
          ? html`<ul class="plain">
              ${others.map((one) => tableLink(one))}
            </ul>`
          : html`<p class="small">${t('home.noTables')}</p>`
      }
    </section>`;
  }
}

customElements.define('mm-home', Home);
