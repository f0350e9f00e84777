import { html, type TemplateResult } from 'lit';
import { t, type Key } from '../base/i18n';
import { Part } from '../base/part';
import type { GameName, Settings } from '../base/wire';
import {
  bookOf,
  booksOf,
  bots,
  divisionsOf,
  divisionTitle,
  editionTitle,
  gameOf,
  games,
  gameTitle,
  seasonOf,
  usualDivision,
} from '../base/shelf';
import { botWords } from '../base/words';
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

const FIRST = {
  players: 2,
  bot: '',
  checking: 'judge',
  procedure: 'strict',
  season: 'today',
  play: 'short',
  timed: false,
  listed: false,
};
const KEY = 'mathmat.choice';

/** A game as it is usually played: its first book. */
function usual(game: GameName): Pick<Choice, 'game' | 'rules' | 'division'> {
  const rules = booksOf(game)[0]?.rules ?? '';
  return { game, rules, division: usualDivision(game, rules) };
}

/** What was chosen here the last time; the game is the one that a link to this page names, as `/?game=onsets`. */
export function lastChoice(): Choice {
  const choice = keptChoice();
  const game = new URLSearchParams(location.search).get('game') as GameName | null;
  return game && game !== choice.game && gameOf(game) ? changed(choice, usual(game)) : choice;
}

function keptChoice(): Choice {
  const first = { ...FIRST, ...usual(games()[0]?.game ?? 'equations') };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choice>;
    const choice = { ...first, ...kept };
    return bookOf(choice.game, choice.rules) ? choice : first;
  } catch {
    return first;
  }
}

/** A choice that fits together again. */
function changed(before: Choice, change: Partial<Choice>): Choice {
  const choice = { ...before, ...change };
  if (!divisionsOf(choice.game, choice.rules).includes(choice.division))
    choice.division = usualDivision(choice.game, choice.rules);
  choice.players = Math.min(choice.players, gameOf(choice.game)?.players.most ?? choice.players);
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
export function settingsOf(choice: Choice, seats: string[]): Omit<Settings, 'timed'> & Partial<Settings> {
  const { game, rules, listed } = choice;
  if (game === 'mathdice') return { game, rules, listed, play: choice.play, seats };
  const { division, season, checking, procedure, timed } = choice;
  const chosen = { game, rules, division, checking, procedure, timed, listed, seats };
  return hasSeasons(choice) ? { ...chosen, season } : chosen;
}

/** Whether a division has variations that can only be selected in some years. */
const hasSeasons = (choice: Choice): boolean => seasonOf(choice) !== null;

/** The game, its book and how it is played. */
class Choices extends Part {
  static override properties = { choice: { attribute: false } };
  choice: Choice = lastChoice();

  private change(change: Partial<Choice>): void {
    this.dispatchEvent(new CustomEvent('choice', { detail: changed(this.choice, change) }));
  }

  private list(
    label: Key,
    field: keyof Choice & string,
    values: string[],
    words: (one: string) => string,
  ): TemplateResult {
    return select(t(label), values, String(this.choice[field]), words, (one) =>
      this.change({ [field]: field === 'players' ? Number(one) : one }),
    );
  }

  private box(label: Key, field: 'timed' | 'listed'): TemplateResult {
    return html`<label class="check"
      ><input type="checkbox" .checked=${this.choice[field]} @change=${(e: Event) => this.change({ [field]: on(e) })} />
      ${t(label)}</label
    >`;
  }

  protected override render(): TemplateResult {
    const { game, rules } = this.choice;
    const dice = game === 'mathdice';
    const books = booksOf(game).map((one) => one.rules);
    const divisions = divisionsOf(game, rules);
    const { fewest, most } = gameOf(game)?.players ?? { fewest: 2, most: 2 };
    const players = Array.from({ length: most - fewest + 1 }, (_, i) => String(i + fewest));
    return html`
      <fieldset class="games">
        <legend class="unseen">${t('home.game')}</legend>
        ${games().map(
          ({ game: one }) =>
            html`<label class="pill tile"
              ><input type="radio" name="game" .checked=${game === one} @change=${() => this.change(usual(one))} />
              <span
                >${sign(one)}<strong>${gameTitle(one)}</strong
                ><span class="small">${t(`home.about.${one}`)}</span></span
              ></label
            >`,
        )}
      </fieldset>
      <div class="fields">
        ${divisions.length ? this.list('home.division', 'division', divisions, (one) => divisionTitle({ game, rules, division: one })) : this.list('home.play.length', 'play', ['short', 'long'], (one) => t(`play.${one as 'short'}`))}
        ${this.list('home.players', 'players', players, (one) => one)}
        ${bots().length > 1 ? this.list('home.bot', 'bot', bots(), botWords) : ''}
      </div>
      <details class="more">
        <summary>${t('home.more')}</summary>
        <div class="fields">
          ${
            books.length > 1
              ? select(
                  t('home.rules'),
                  books,
                  rules,
                  (one) => editionTitle(game, one),
                  (one) => this.change({ rules: one }),
                )
              : ''
          }
          ${dice ? '' : this.list('home.checking', 'checking', ['judge', 'players'], (one) => t(`checking.${one as 'judge'}`))}
          ${dice ? '' : this.list('home.procedure', 'procedure', ['strict', 'tournament'], (one) => t(`procedure.${one as 'strict'}`))}
          ${hasSeasons(this.choice) ? this.list('home.season', 'season', ['today', 'all', 'even', 'odd'], (one) => (one === 'today' ? t('season.today', { season: t(`season.${seasonOf(this.choice) ?? 'even'}`) }) : t(`season.${one as 'all'}`))) : ''}
        </div>
        ${dice ? '' : this.box('home.timed', 'timed')} ${this.box('home.listed', 'listed')}
      </details>
    `;
  }
}

/** The picture of a game. */
function sign(game: GameName): TemplateResult {
  if (game === 'onsets') return html`<span class="sign" aria-hidden="true">${['BR', 'G', 'BGY'].map(cardFace)}</span>`;
  if (game === 'mathdice')
    return html`<span class="sign" aria-hidden="true"
      ><span class="die twelve">7</span><span class="die">2</span><span class="die">5</span></span
    >`;
  return html`<span class="sign" aria-hidden="true">${['r2', 'b×', 'k8'].map(cubeFace)}</span>`;
}

customElements.define('mm-choices', Choices);
