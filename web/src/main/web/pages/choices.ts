import { html, type TemplateResult } from 'lit';
import { BOOKS } from '../base/books';
import { t, type Key } from '../base/i18n';
import { Part } from '../base/part';
import type { GameName, Settings } from '../base/types';
import { botWords, named } from '../base/words';
import { cardFace } from '../parts/card';
import { cubeFace } from '../parts/cube';
import { on, select } from '../parts/field';

/** What somebody wants to play. */
export interface Choice {
  game: GameName;
  rules: string;
  division: string;
  players: number;
  bot: string;
  checking: string;
  procedure: string;
  season: string;
  play: string;
  timed: boolean;
  listed: boolean;
}

const FIRST: Choice = {
  game: 'equations', rules: 'agloa-2015', division: 'elementary', players: 2, bot: '', checking: 'judge', procedure: 'strict',
  season: 'all', play: 'short', timed: false, listed: false,
};
const KEY = 'mathmat.choice';
const MOST_AT_DICE = 12;

/** What was chosen here the last time; the game is the one that a link to this page names, as `/?game=onsets`. */
export function lastChoice(): Choice {
  const choice = keptChoice();
  const game = new URLSearchParams(location.search).get('game') as GameName | null;
  return game && game !== choice.game && BOOKS[game] ? changed(choice, { game, rules: Object.keys(BOOKS[game])[0]! }) : choice;
}

function keptChoice(): Choice {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choice>;
    const choice = { ...FIRST, ...kept };
    return BOOKS[choice.game]?.[choice.rules] ? choice : FIRST;
  } catch {
    return FIRST;
  }
}

/** A choice that fits together again. */
function changed(before: Choice, change: Partial<Choice>): Choice {
  const choice = { ...before, ...change };
  const divisions = BOOKS[choice.game][choice.rules] ?? [];
  if (!divisions.includes(choice.division)) choice.division = divisions[1] ?? divisions[0] ?? '';
  if (choice.game !== 'mathdice') choice.players = Math.min(choice.players, 3);
  return choice;
}

export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // It then holds for this visit.
  }
}

/** The settings of a table for what was chosen. */
export function settingsOf(choice: Choice, seats: string[]): Settings {
  const { game, rules, listed } = choice;
  if (game === 'mathdice') return { game, rules, listed, play: choice.play, seats };
  const { division, season, checking, procedure, timed } = choice;
  return { game, rules, division, season, checking, procedure, timed, listed, seats };
}

/** The game, its book and how it is played. */
class Choices extends Part {
  static override properties = { choice: { attribute: false }, bots: { attribute: false } };
  choice: Choice = FIRST;
  bots: string[] = [];

  private change(change: Partial<Choice>): void {
    this.dispatchEvent(new CustomEvent('choice', { detail: changed(this.choice, change) }));
  }

  private list(label: Key, field: keyof Choice & string, values: string[], words: (one: string) => string): TemplateResult {
    return select(t(label), values, String(this.choice[field]), words, (one) => this.change({ [field]: field === 'players' ? Number(one) : one }));
  }

  private box(label: Key, field: 'timed' | 'listed'): TemplateResult {
    return html`<label class="check"><input type="checkbox" .checked=${this.choice[field]} @change=${(e: Event) => this.change({ [field]: on(e) })} /> ${t(label)}</label>`;
  }

  protected override render(): TemplateResult {
    const { game, rules } = this.choice;
    const dice = game === 'mathdice';
    const books = Object.keys(BOOKS[game]);
    const divisions = BOOKS[game][rules] ?? [];
    const players = Array.from({ length: (dice ? MOST_AT_DICE : 3) - 1 }, (_, i) => String(i + 2));
    return html`
      <fieldset class="games">
        <legend class="unseen">${t('home.game')}</legend>
        ${(Object.keys(BOOKS) as GameName[]).map(
          (one) => html`<label class="pill tile"
            ><input type="radio" name="game" .checked=${game === one} @change=${() => this.change({ game: one, rules: Object.keys(BOOKS[one])[0]! })} />
            <span>${sign(one)}<strong>${named('game', one)}</strong><span class="small">${t(`home.about.${one}`)}</span></span></label
          >`,
        )}
      </fieldset>
      <div class="fields">
        ${divisions.length ? this.list('home.division', 'division', divisions, (one) => named('division', one)) : this.list('home.play.length', 'play', ['short', 'long'], (one) => t(`play.${one as 'short'}`))}
        ${this.list('home.players', 'players', players, (one) => one)}
        ${this.bots.length > 1 ? this.list('home.bot', 'bot', this.bots, botWords) : ''}
      </div>
      <details class="more">
        <summary>${t('home.more')}</summary>
        <div class="fields">
          ${books.length > 1 ? select(t('home.rules'), books, rules, (one) => named('rules', one), (one) => this.change({ rules: one })) : ''}
          ${dice ? '' : this.list('home.checking', 'checking', ['judge', 'players'], (one) => t(`checking.${one as 'judge'}`))}
          ${dice ? '' : this.list('home.procedure', 'procedure', ['strict', 'tournament'], (one) => t(`procedure.${one as 'strict'}`))}
          ${rules === 'agloa-2015' || rules === 'agloa-2023' ? this.list('home.season', 'season', ['all', 'even', 'odd'], (one) => t(`season.${one as 'all'}`)) : ''}
        </div>
        ${dice ? '' : this.box('home.timed', 'timed')} ${this.box('home.listed', 'listed')}
      </details>
    `;
  }
}

/** The picture of a game. */
function sign(game: GameName): TemplateResult {
  if (game === 'onsets') return html`<span class="sign" aria-hidden="true">${['BR', 'G', 'BGY'].map(cardFace)}</span>`;
  if (game === 'mathdice') return html`<span class="sign" aria-hidden="true"><span class="die twelve">7</span><span class="die">2</span><span class="die">5</span></span>`;
  return html`<span class="sign" aria-hidden="true">${['r2', 'b×', 'k8'].map(cubeFace)}</span>`;
}

customElements.define('mm-choices', Choices);
