import { html, type TemplateResult } from 'lit';
import { post, Refusal, sentence } from '../base/api';
import { t, type Key } from '../base/i18n';
import { Part } from '../base/part';
import type { Differs, GameName, Settings } from '../base/wire';
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
  /** A league's own list, and what the league is called. */
  league?: string;
  leagueName?: string;
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
/** More than the server takes for a league's list. */
const MOST_BYTES = 100_000;

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
  if (choice.game !== before.game || choice.rules !== before.rules)
    Object.assign(choice, { league: change.league, leagueName: change.leagueName });
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
  const league = choice.league ? { league: choice.league } : {};
  const chosen = { game, rules, division, ...league, checking, procedure, timed, listed, seats };
  return hasSeasons(choice) ? { ...chosen, season } : chosen;
}

/** Whether a division has variations that can only be selected in some years. */
const hasSeasons = (choice: Choice): boolean => seasonOf(choice) !== null;

/** The game, its book and how it is played. */
class Choices extends Part {
  static override properties = { choice: { attribute: false }, leagueProblem: { state: true } };
  choice: Choice = lastChoice();
  private leagueProblem = '';

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

  /** A league's own list, from a file; the server says what is wrong with a bad one. */
  private league(): TemplateResult {
    const { league, leagueName } = this.choice;
    return league
      ? html`<p class="league">
          ${leagueName ? t('home.league.held', { name: leagueName }) : t('home.league.nameless')}
          <button type="button" @click=${() => this.change({ league: undefined, leagueName: undefined })}>
            ${t('home.league.drop')}
          </button>
        </p>`
      : html`<label class="field league"
            ><span>${t('home.league')}</span><input type="file" accept=".txt,text/plain" @change=${this.upload}
          /></label>
          <p class="problem" role="alert">${this.leagueProblem}</p>`;
  }

  private readonly upload = async (event: Event): Promise<void> => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    this.leagueProblem = '';
    try {
      const league = await file.slice(0, MOST_BYTES).text();
      const { game, rules, divisions } = await post<{
        game: GameName;
        rules: string;
        divisions: Record<string, Differs>;
      }>('/league', { league });
      this.change({ game, rules, league, leagueName: Object.values(divisions)[0]?.name ?? '' });
    } catch (failure) {
      const { line, column } = failure instanceof Refusal ? failure.problem : {};
      const why = sentence(failure);
      this.leagueProblem = line && column ? t('home.league.place', { line, column, why }) : why;
    }
  };

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
        ${dice ? '' : this.league()} ${dice ? '' : this.box('home.timed', 'timed')} ${this.box('home.listed', 'listed')}
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
