import { html, type TemplateResult } from 'lit';
import { Refusal, sentence } from '../base/api';
import { maybe, t, type Key } from '../base/i18n';
import { Part } from '../base/part';
import { say } from '../base/say';
import {
  bookOf,
  booksOf,
  bookTitle,
  divisionsOf,
  divisionTitle,
  gameOf,
  games,
  gameTitle,
  usualDivision,
  variationOf,
  variationsOf,
  variationTitle,
  variationWords,
} from '../base/shelf';
import type { GameName } from '../base/wire';
import { arrangement } from './arrangement';
import { cubeFace, cubeList, cubeWords, shownGoal, type Cube } from './cube';
import { cardFace, cardWords, CARDS } from './card';
import { select, text } from './field';
import { isRecord, lastPosition } from './from-record';

/** A position or a case as the notation has it: one JSON object. */
export interface Position {
  game: GameName;
  rules: string;
  division?: string;
  variations?: string[];
  goal?: string;
  required?: string;
  permitted?: string;
  forbidden?: string;
  resources?: string;
  universe?: string;
  challenge?: string;
  target?: number;
  dice?: string;
  [more: string]: unknown;
}

const SECTIONS = ['required', 'permitted', 'forbidden', 'resources'] as const;
type SectionName = (typeof SECTIONS)[number];
const INTO = ['goal', ...SECTIONS] as const;

const FACES: Record<'equations' | 'onsets', string[]> = {
  equations: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '-', '×', '÷', '^', '√'],
  onsets: ['B', 'R', 'G', 'Y', '∪', '∩', '-', "'", 'V', 'Λ', '=', '⊆'],
};
/** The colours of the cubes of Equations, with the faces of each; first cubes of which nobody says the colour. */
const COLOURS: Record<Cube['colour'], string[]> = {
  '': FACES.equations,
  r: Array.from('0123+-'),
  b: Array.from('0123×÷'),
  g: Array.from('456^×-'),
  k: Array.from('789√+÷'),
};
/** What a Goal is written with: besides cubes, how they lie. A blank is a gap. */
const GOAL_SIGNS = { equations: [' ', 's', 'u'], onsets: ['1', '2', '3', '4', '5', '+', '×', '(', ')', 'u'] };

/** A position of each game to begin with, and something written for it. */
export const EXAMPLES: Record<GameName, Position> = {
  equations: {
    game: 'equations',
    rules: 'agloa-2015',
    division: 'elementary',
    goal: '2× 3+5',
    required: '8',
    permitted: '2 ×',
    forbidden: '7',
    resources: '1 + 4',
    challenge: 'now',
    equation: '8×2 = 2×(3+5)',
  },
  onsets: {
    game: 'onsets',
    rules: 'agloa-2023',
    division: 'elementary',
    universe: 'B R BR BG RY BRG Y',
    goal: '2',
    required: 'R',
    permitted: "B - '",
    forbidden: '∪',
    resources: 'G',
    challenge: 'now',
    solution: 'R - B',
  },
  mathdice: { game: 'mathdice', rules: 'mathdice', target: 28, dice: '2 3 5', expression: '5^2+3' },
};

/** Sets a position up: by tapping cubes, by typing, or by pasting it as JSON. */
export class PositionEditor extends Part {
  static override properties = { position: { attribute: false }, into: {}, colour: {}, pasted: {} };
  position: Position = { game: 'equations', rules: 'agloa-2015', division: 'elementary' };
  into: (typeof INTO)[number] = 'required';
  /** The colour of the cubes that are tapped. */
  colour: Cube['colour'] = '';
  pasted = '';

  private change(change: Partial<Position>): void {
    const next = { ...this.position, ...change };
    for (const [field, value] of Object.entries(next)) {
      if (value === undefined) delete next[field];
    }
    this.position = next;
    this.dispatchEvent(new CustomEvent('position', { detail: next }));
  }

  /** Another game starts with an example of its own. */
  private pickGame(game: GameName): void {
    this.position = EXAMPLES[game];
    this.change({});
  }

  protected override render(): TemplateResult {
    const { game } = this.position;
    return html`<section class="card position" aria-labelledby="position-title">
      <h2 id="position-title">${t('position.title')}</h2>
      <div class="fields">
        ${select(
          t('home.game'),
          games().map((one) => one.game),
          game,
          gameTitle,
          (one) => this.pickGame(one as GameName),
        )}
        ${game === 'mathdice' ? '' : this.book()}
      </div>
      ${game === 'mathdice' ? this.dice() : this.mat(game)}
      <details class="json">
        <summary>${t('position.json')}</summary>
        <label class="field"
          ><span>${t('position.jsonLabel')}</span>
          <textarea
            rows="4"
            spellcheck="false"
            .value=${JSON.stringify(this.position)}
            @change=${this.paste}
          ></textarea>
        </label>
        <p class="problem" role="alert">${this.pasted}</p>
      </details>
    </section>`;
  }

  private book(): TemplateResult {
    const { game, rules, division } = this.position;
    const divisions = divisionsOf(game, rules);
    const known = bookOf(game, rules)?.challenges ?? [];
    const challenge = this.position.challenge ?? known[0] ?? '';
    const challenges = known.includes(challenge) ? known : [challenge, ...known];
    return html`${
      booksOf(game).length > 1
        ? select(
            t('home.rules'),
            booksOf(game).map((one) => one.rules),
            rules,
            (one) => bookTitle(game, one),
            (one) =>
              this.change({
                rules: one,
                division: usualDivision(game, one),
                variations: undefined,
                challenge: bookOf(game, one)?.challenges?.[0],
              }),
          )
        : ''
    }
    ${select(
      t('home.division'),
      divisions,
      division ?? '',
      (one) => divisionTitle({ game, rules, division: one }),
      (one) => this.change({ division: one }),
    )}
    ${select(
      t('position.challenge'),
      challenges,
      challenge,
      (one) => t(`position.after.${one}` as Key),
      (one) => this.change({ challenge: one }),
    )}`;
  }

  private mat(game: 'equations' | 'onsets'): TemplateResult {
    const chosen = this.position.variations ?? [];
    return html`
      <label class="field"
        ><span>${t('place.G')}</span>
        <input
          id="goal"
          autocomplete="off"
          spellcheck="false"
          .value=${this.position.goal ?? ''}
          @input=${(e: Event) => this.change({ goal: text(e) || undefined })}
        />
        <span class="small">${t(game === 'equations' ? 'position.goalHelp' : 'position.goalHelpSets')}</span></label
      >
      ${this.position.goal ? (game === 'equations' ? shownGoal(this.position.goal) : arrangement(this.position.goal)) : ''}
      ${game === 'onsets' ? this.universe() : ''}
      <fieldset class="choice">
        <legend>${t('position.into')}</legend>
        ${INTO.map(
          (name) =>
            html`<label class="pill"
              ><input type="radio" name="into" .checked=${this.into === name} @change=${() => (this.into = name)} />
              <span>${t(`section.${name}`)}</span></label
            >`,
        )}
      </fieldset>
      ${game === 'equations' ? this.colours() : ''}
      <div class="palette" role="group" aria-label=${t('position.palette', { section: t(`section.${this.into}`) })}>
        ${this.signs(game).map((face) => this.key(face))}
        <button type="button" class="key" aria-label=${t('position.undo')} @click=${this.undo}>⌫</button>
      </div>
      <div class="small-mat">
        ${SECTIONS.map(
          (name) =>
            html`<div class="mat-section section-${name}">
              <label for="list-${name}">${t(`section.${name}`)}</label>
              <div class="cubes">
                ${cubeList(this.position[name] ?? '').map(
                  (one, i) =>
                    html`<button
                      type="button"
                      class="cube-button"
                      aria-label=${t('position.remove', { cube: cubeWords(one), section: t(`section.${name}`) })}
                      @click=${() => this.takeOut(name, i)}
                    >
                      ${cubeFace(one)}
                    </button>`,
                )}
              </div>
              <input
                id="list-${name}"
                class="list"
                autocomplete="off"
                spellcheck="false"
                .value=${this.position[name] ?? ''}
                @change=${(e: Event) => this.change({ [name]: text(e) || undefined })}
              />
            </div>`,
        )}
      </div>
      <p><button type="button" class="link" @click=${this.clear}>${t('position.clear')}</button></p>
      <details>
        <summary>${t('position.variations')} ${chosen.length ? `(${chosen.join(', ')})` : ''}</summary>
        <label class="field"
          ><span>${t('position.variationsLabel')}</span>
          <input
            autocomplete="off"
            spellcheck="false"
            .value=${chosen.join(' ; ')}
            @change=${(e: Event) => this.variations(text(e))}
        /></label>
        <ul class="plain variation-list">
          ${variationsOf(this.position).map((entry) => {
            const name =
              chosen.find((one) => variationOf(this.position, one) === entry) ?? entry.filled?.[0] ?? entry.name;
            const has = chosen.includes(name);
            return html`<li>
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${has}
                  aria-describedby=${`words-${entry.key}`}
                  @change=${() => this.variations((has ? chosen.filter((one) => one !== name) : [...chosen, name]).join(';'))}
                />
                <strong>${entry.filled ? name : variationTitle(game, entry)}</strong></label
              >
              <p class="small" id=${`words-${entry.key}`}>${variationWords(game, entry)}</p>
            </li>`;
          })}
        </ul>
      </details>
    `;
  }

  /** The colour of the next cubes; it matters where Exponent is in force. */
  private colours(): TemplateResult {
    return html`<fieldset class="choice colours">
      <legend>${t('position.colour')}</legend>
      ${(Object.keys(COLOURS) as Cube['colour'][]).map(
        (one) =>
          html`<label class="pill"
            ><input type="radio" name="colour" .checked=${this.colour === one} @change=${() => (this.colour = one)} />
            <span>${one ? t(`colour.${one}`) : t('position.anyColour')}</span></label
          >`,
      )}
    </fieldset>`;
  }

  /** What can be tapped: cubes, and in a Goal how they lie. */
  private signs(game: 'equations' | 'onsets'): string[] {
    const cubes = game === 'equations' ? COLOURS[this.colour].map((face) => this.colour + face) : FACES.onsets;
    if (this.into !== 'goal') return cubes;
    return game === 'equations' ? [...cubes, ...GOAL_SIGNS.equations] : GOAL_SIGNS.onsets;
  }

  private universe(): TemplateResult {
    const cards = cubeList(this.position.universe ?? '');
    return html`<fieldset class="universe">
      <legend>${t('position.universe', { n: cards.length })}</legend>
      ${CARDS.map(
        (one) =>
          html`<label class="card-choice"
            ><input
              type="checkbox"
              .checked=${cards.includes(one)}
              @change=${() => this.change({ universe: CARDS.filter((c) => (c === one ? !cards.includes(c) : cards.includes(c))).join(' ') })}
            /><span class="unseen">${cardWords(one)}</span>${cardFace(one)}</label
          >`,
      )}
    </fieldset>`;
  }

  private dice(): TemplateResult {
    return html`<div class="fields">
      <label class="field"
        ><span>${t('dice.target')}</span>
        <input
          id="target"
          inputmode="numeric"
          .value=${String(this.position.target ?? '')}
          @input=${(e: Event) => this.change({ target: Number(text(e)) || undefined })}
      /></label>
      <label class="field"
        ><span>${t('dice.dice')}</span>
        <input
          id="dice"
          .value=${this.position.dice ?? ''}
          @input=${(e: Event) => this.change({ dice: text(e) || undefined })}
      /></label>
    </div>`;
  }

  /** A sign of the palette: a cube, or in a Goal how one lies. */
  private key(face: string): TemplateResult {
    const words = maybe(`position.${this.position.game}.${face === ' ' ? 'gap' : face}`, '');
    if (words && this.into === 'goal')
      return html`<button type="button" class="key" @click=${() => this.add(face)}>${words}</button>`;
    return html`<button type="button" class="cube-button" aria-label=${cubeWords(face)} @click=${() => this.add(face)}>
      ${cubeFace(face)}
    </button>`;
  }

  private add(face: string): void {
    const before = this.position[this.into] ?? '';
    this.change({ [this.into]: this.into === 'goal' ? before + face : [...cubeList(before), face].join(' ') });
  }

  /** Takes back the last sign that went where signs go now. */
  private undo(): void {
    const before = this.position[this.into] ?? '';
    const left =
      this.into === 'goal' ? before.replace(/(?:[rbgk]?\S|\s)$/, '') : cubeList(before).slice(0, -1).join(' ');
    this.change({ [this.into]: left || undefined });
  }

  /** An empty mat, with nothing left of the shake before: no cards, no variations, no paper. */
  private clear(): void {
    const { game, rules, division, challenge } = this.position;
    const empty: Position = { game, rules, ...(division ? { division } : {}), ...(challenge ? { challenge } : {}) };
    this.position = empty;
    this.dispatchEvent(new CustomEvent('position', { detail: empty }));
  }

  private takeOut(name: SectionName, index: number): void {
    this.change({
      [name]:
        cubeList(this.position[name] ?? '')
          .filter((_, i) => i !== index)
          .join(' ') || undefined,
    });
  }

  private variations(list: string): void {
    const names = list
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean);
    this.change({ variations: names.length ? names : undefined });
  }

  /** Takes what was pasted: a position in JSON, or a match record, whose last position it then is. */
  private async paste(event: Event): Promise<void> {
    const pasted = text(event);
    this.pasted = '';
    try {
      const position = isRecord(pasted) ? await lastPosition(pasted) : (JSON.parse(pasted) as Position);
      if (typeof position !== 'object' || position === null || !gameOf(position.game)) throw new Error('no position');
      delete position['id'];
      this.position = position;
      say(t('position.isSet'));
      this.dispatchEvent(new CustomEvent('position', { detail: position }));
    } catch (failure) {
      this.pasted = failure instanceof Refusal ? sentence(failure) : t('position.noJson');
    }
  }
}

/** A position in the address, so that a link shows the same to somebody else. */
export function fromAddress(): Position | null {
  try {
    const position = JSON.parse(decodeURIComponent(location.hash.slice(1))) as Position;
    return gameOf(position.game) ? position : null;
  } catch {
    return null;
  }
}

/** The link to a page that shows a position. */
export const addressOf = (page: string, position: Position): string =>
  `${page}#${encodeURIComponent(JSON.stringify(position))}`;

export function toAddress(position: Position): void {
  history.replaceState(null, '', addressOf(location.pathname, position));
}

customElements.define('mm-position', PositionEditor);
