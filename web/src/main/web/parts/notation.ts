import type { Book } from '../base/shelf';

/** A figure of a numeral with what hangs on it: `7`, `2u`, `1e2`, `3<0>`. */
export interface Figure {
  text: string;
  /** As which power of the base a 1 is played, such as `e2`. */
  power: string;
  /** How the cube lies: `s` sideways, `u` upside-down, `su` both. */
  turn: string;
  /** The wild cube that is played for it. */
  wild: string;
}

/** Something written, read as far as a picture needs. What it means, and whether it may be written, the engine says. */
export type Token =
  | { kind: 'numeral'; figures: Figure[] }
  /** A set, or the imaginary unit. */
  | ({ kind: 'name' } & Figure)
  | ({ kind: 'sign' } & Figure)
  /** A sign behind what it works on: `!`, `′`. */
  | { kind: 'behind'; text: string }
  /** A numeral that is raised without a sign: `{2}`. */
  | { kind: 'raised'; inside: Token[] }
  | { kind: 'group'; open: string; close: string; inside: Token[] };

/** What one sign of a text stands for in a game; aliases become what they stand for. */
interface Signs {
  /** Signs that stand between or before something. */
  sign: Record<string, string>;
  name: Record<string, string>;
  behind: Record<string, string>;
  figure: RegExp;
  open: string;
  /** Whether cubes are written, which can be turned or wild. */
  cubes: boolean;
}

const MINUS = { '-': '−', '−': '−', '–': '−' };
const TIMES = { '×': '×', x: '×', X: '×', '÷': '÷', '/': '÷' };

const SIGNS: Record<Book['game'], Signs> = {
  equations: {
    sign: { '+': '+', ...MINUS, ...TIMES, '^': '^', '*': '^', '√': '√', v: '√', V: '√', '%': '%', '=': '=', '@': '@' },
    name: { i: 'i' },
    behind: { '!': '!' },
    figure: /^[\dTE.]/,
    open: '([',
    cubes: true,
  },
  onsets: {
    sign: {
      ...MINUS,
      '∪': '∪',
      u: '∪',
      U: '∪',
      '∩': '∩',
      n: '∩',
      N: '∩',
      '=': '=',
      '⊆': '⊆',
      c: '⊆',
      C: '⊆',
      ';': ';',
      // How the digits of a Goal lie.
      '+': '+',
      '×': '×',
    },
    name: { B: 'B', R: 'R', G: 'G', Y: 'Y', V: 'V', Λ: 'Λ', A: 'Λ' },
    behind: { "'": '′', '′': '′' },
    figure: /^[1-5]/,
    open: '([{',
    cubes: true,
  },
  mathdice: {
    sign: { '+': '+', ...MINUS, ...TIMES, '*': '×', '**': '^', '^': '^' },
    name: {},
    behind: {},
    figure: /^\d/,
    open: '(',
    cubes: false,
  },
};

const WORDS = /^(?:rem|log|lcm|gcf)/;
const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Reads a text as the game writes it; none where it holds something that no text of the game holds. */
export function read(text: string, game: Book['game']): Token[] | null {
  const signs = SIGNS[game];
  return signs ? new Reader(text, signs, game === 'equations').tokens('') : null;
}

class Reader {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly signs: Signs,
    private readonly equations: boolean,
  ) {}

  private get rest(): string {
    return this.text.slice(this.at);
  }

  /** Reads up to a closing sign, which is left, or to the end. */
  tokens(until: string): Token[] | null {
    const tokens: Token[] = [];
    while (this.at < this.text.length) {
      const sign = this.text[this.at]!;
      if (sign === until) return tokens;
      if (/\s/.test(sign)) {
        this.at++;
        continue;
      }
      const token = this.token(sign);
      if (!token) return null;
      tokens.push(token);
    }
    return tokens;
  }

  private token(sign: string): Token | null {
    const { sign: signs, name, behind, figure, open } = this.signs;
    if (figure.test(sign)) return this.numeral();
    if (open.includes(sign)) return this.group(sign);
    if (this.equations && sign === '{') {
      const group = this.group(sign);
      return group && { kind: 'raised', inside: group.inside };
    }
    const word = this.equations ? WORDS.exec(this.rest) : null;
    if (word) {
      this.at += word[0].length;
      return { kind: 'sign', ...this.hanging(word[0]) };
    }
    const double = this.text.slice(this.at, this.at + 2);
    if (double.length === 2 && signs[double]) {
      this.at += 2;
      return { kind: 'sign', ...this.hanging(signs[double]) };
    }
    this.at++;
    if (behind[sign]) return { kind: 'behind', text: behind[sign] };
    if (name[sign]) return { kind: 'name', ...this.hanging(name[sign]) };
    return signs[sign] ? { kind: 'sign', ...this.hanging(signs[sign]) } : null;
  }

  /** A group that somebody has yet to close ends with the text. */
  private group(open: string): (Token & { kind: 'group' }) | null {
    this.at++;
    const close = CLOSING[open]!;
    const inside = this.tokens(close);
    const closed = this.take(/^[)\]}]/);
    return inside && { kind: 'group', open, close: closed, inside };
  }

  /** Figures side by side; a blank ends the numeral. */
  private numeral(): Token {
    const figures: Figure[] = [];
    while (this.signs.figure.test(this.rest)) {
      const figure = this.text[this.at++]!;
      figures.push(this.hanging(figure));
    }
    return { kind: 'numeral', figures };
  }

  /** What hangs on a sign: a power of the base, how the cube lies, a wild cube. */
  private hanging(text: string): Figure {
    if (!this.signs.cubes) return { text, power: '', turn: '', wild: '' };
    const power = this.equations && text === '1' ? this.take(/^e[-−–]?\d+/) : '';
    const turn = /[\d×iTE]/.test(text) ? this.take(/^(?:su|s|u)/) : '';
    const wild = this.take(/^<[^<>]>/).slice(1, -1);
    return { text, power, turn, wild };
  }

  private take(pattern: RegExp): string {
    const found = pattern.exec(this.rest)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}
