import { inOrder, type Book } from '../base/shelf';
import { t } from '../base/i18n';
import { read, type Figure, type Token } from './notation';

/** An element of MathML: its words, or what it is made of, and how it looks. */
export interface Drawn {
  tag: string;
  words?: string;
  parts?: Drawn[];
  look?: string;
}

const leaf = (tag: string, words: string, look = ''): Drawn => ({ tag, words, look });
const made = (tag: string, ...parts: Drawn[]): Drawn => ({ tag, parts });

/** A number or a set with the signs before and behind it that take nothing else. */
interface Term {
  before: Sign[];
  core: Token;
  behind: Token[];
}

type Sign = Token & { kind: 'sign' };
type Item = Term | Sign;

const isSign = (item: Item | undefined): item is Sign => item !== undefined && 'kind' in item;
const isTerm = (item: Item | undefined): item is Term => item !== undefined && 'core' in item;

/** A Restriction and a Set-Name, or two sides: each is drawn for itself. */
const APART = new Set([';', '=']);

/** The picture of a text as the game writes it; none where it cannot be drawn. */
export function drawing(text: string, book: Book): Drawn[] | null {
  const [written = '', ...behind] = text.split(/\s+(?=(?:where|safe|goal)\s)/);
  const papers = book.game === 'onsets' ? written.split('//') : [written];
  const rows = new Rows(inOrder(book));
  const drawn: Drawn[] = [];
  for (const [i, paper] of papers.entries()) {
    const tokens = read(paper, book.game);
    if (!tokens) return null;
    if (i > 0) drawn.push(leaf('mtext', '\u2003//\u2003'));
    drawn.push(...rows.sides(tokens));
  }
  if (behind.length) drawn.push(leaf('mtext', `\u2003${behind.join('\u2003')}`));
  return drawn;
}

/**
 * Draws rows of tokens. A shape says what belongs together: a bar over what is under a root, what is raised, what is
 * above a line. So there is one only where nobody can read it otherwise; what is not grouped yet stays flat.
 */
class Rows {
  /** @param ordered whether powers and roots come before all else */
  constructor(private readonly ordered: boolean) {}

  sides(tokens: Token[]): Drawn[] {
    const drawn: Drawn[] = [];
    let side: Token[] = [];
    for (const token of tokens) {
      if (token.kind === 'sign' && APART.has(token.text)) {
        drawn.push(this.row(side), sign(token));
        side = [];
      } else side.push(token);
    }
    return [...drawn, this.row(side)];
  }

  private row(tokens: Token[]): Drawn {
    const at = tokens.findIndex((token) => token.kind === 'sign' && token.text === '@');
    if (at < 0) return made('mrow', ...this.shaped(items(tokens)));
    // Which of its roots a power stands for is said behind it.
    return made('mrow', ...this.shaped(items(tokens.slice(0, at))), leaf('mo', '@'), this.row(tokens.slice(at + 1)));
  }

  private shaped(row: Item[]): Drawn[] {
    const [first, between, second] = row;
    if (
      row.length === 3 &&
      isTerm(first) &&
      isSign(between) &&
      between.text === '÷' &&
      !between.wild &&
      isTerm(second)
    ) {
      return [made('mfrac', this.bare(first), this.bare(second))];
    }
    const out: Drawn[] = [];
    for (let i = 0; i < row.length; i++) {
      const item = row[i]!;
      const shape = isTerm(item) ? this.shape(row, i) : undefined;
      if (shape) {
        out.push(shape);
        i += 2;
      } else if (isTerm(item)) {
        if (apart(row[i - 1], item)) out.push(leaf('mtext', '\u2003'));
        out.push(this.term(item, joined(row, i)));
      } else out.push(sign(item));
    }
    return out;
  }

  /** The power or root that begins here, if it takes just the terms on both sides of its sign. */
  private shape(row: Item[], at: number): Drawn | undefined {
    const [left, between, right] = row.slice(at, at + 3);
    if (!isTerm(left) || !isSign(between) || between.wild || !isTerm(right)) return undefined;
    const next = row[at + 3];
    const power = between.text === '^';
    if (!power && between.text !== '√') return undefined;
    if (this.ordered) {
      if (isTerm(row[at - 1]) || isTerm(next) || binds(row[at - 1]) || binds(next)) return undefined;
    } else if (at > 0 || (power ? next : right.behind.length || joined(row, at + 2))) return undefined;
    if (!power) return made('mroot', this.bare(right), this.bare(left));
    // A count or a power as the base of a power would look like one of it.
    const plain = left.before.every((one) => one.text === '√') && left.behind.every((one) => one.kind === 'behind');
    return plain ? made('msup', this.term(left), this.bare(right)) : undefined;
  }

  /** @param tied whether the term multiplies the next one before anything else */
  private term({ before, core, behind }: Term, tied = false): Drawn {
    // A root before and a sign behind: without an order either may come first.
    const flat = tied || (!this.ordered && behind.length > 0) || before.some((one) => one.wild);
    if (flat) return made('mrow', ...before.map(sign), this.behind(core, behind));
    let drawn = behind.length ? this.behind(core, behind) : this.one(core);
    for (const [i, one] of before.toReversed().entries()) {
      if (one.text !== '√') drawn = made('mrow', sign(one), drawn);
      else drawn = made('msqrt', i === 0 && !behind.length ? this.inside(core) : drawn);
    }
    return drawn;
  }

  private behind(core: Token, behind: Token[]): Drawn {
    let drawn = this.one(core);
    let raised = false;
    for (const token of behind) {
      // What is raised once more would look like a power of the exponent.
      drawn =
        token.kind === 'raised' && !raised
          ? made('msup', drawn, this.row(token.inside))
          : made('mrow', drawn, this.one(token));
      raised ||= token.kind === 'raised';
    }
    return drawn;
  }

  /** What is raised, under a root or at a line needs no parentheses of its own. */
  private bare(term: Term): Drawn {
    return term.before.length || term.behind.length ? this.term(term) : this.inside(term.core);
  }

  private inside(core: Token): Drawn {
    return core.kind === 'group' ? this.row(core.inside) : this.one(core);
  }

  private one(token: Token): Drawn {
    switch (token.kind) {
      case 'numeral':
        return numeral(token.figures);
      case 'name':
        return hanging(token, 'mi');
      case 'sign':
        return sign(token);
      case 'behind':
        return leaf('mo', token.text);
      case 'raised':
        return made('mrow', leaf('mo', '{'), this.row(token.inside), leaf('mo', '}'));
      case 'group': {
        const closing = token.close ? [leaf('mo', token.close)] : [];
        return made('mrow', leaf('mo', token.open), this.row(token.inside), ...closing);
      }
    }
  }
}

/** Sorts tokens into terms and the signs between them. */
function items(tokens: Token[]): Item[] {
  const out: Item[] = [];
  for (let i = 0; i < tokens.length;) {
    const before: Sign[] = [];
    for (
      let token = tokens[i];
      !isTerm(out.at(-1)) && token?.kind === 'sign' && /[√×]/.test(token.text);
      token = tokens[++i]
    ) {
      before.push(token);
    }
    const core = tokens[i];
    if (!core || core.kind === 'sign') {
      out.push(...before);
      if (core) out.push(core);
      i++;
      continue;
    }
    const behind: Token[] = [];
    for (let token = tokens[++i]; token && (token.kind === 'behind' || token.kind === 'raised'); token = tokens[++i]) {
      behind.push(token);
    }
    out.push({ before, core, behind });
  }
  return out;
}

/** Whether a term multiplies the next one before anything else: what stands beside i, with or without a ×. */
function joined(row: Item[], at: number): boolean {
  const next = row[at + 1];
  if (isTerm(next)) return true;
  return isSign(next) && next.text === '×' && (isUnit(row[at]) || isUnit(row[at + 2]));
}

const isUnit = (item: Item | undefined): boolean => isTerm(item) && item.core.kind === 'name' && item.core.text === 'i';

const binds = (item: Item | undefined): boolean => isSign(item) && /[√^]/.test(item.text);

/** Two numerals with a blank between them are not one numeral. */
function apart(left: Item | undefined, { core, before }: Term): boolean {
  return isTerm(left) && left.core.kind === 'numeral' && core.kind === 'numeral' && !before.length;
}

function sign(token: Sign): Drawn {
  return /^[a-z]/.test(token.text)
    ? hanging({ ...token, text: `\u2009${token.text}\u2009` }, 'mtext')
    : hanging(token, 'mo');
}

/** Plain figures make one number; a figure on which something hangs stands for itself. */
function numeral(figures: Figure[]): Drawn {
  const parts: Drawn[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain) parts.push(leaf('mn', plain));
    plain = '';
  };
  for (const figure of figures) {
    if (figure.turn || figure.wild) {
      flush();
      parts.push(hanging(figure, 'mn'));
    } else plain += figure.text + figure.power;
  }
  flush();
  return parts.length === 1 ? parts[0]! : made('mrow', ...parts);
}

/** A cube that lies otherwise is drawn as it lies, and one that is played as another stands under it; both are said, too. */
function hanging({ text, power, turn, wild }: Figure, tag: string): Drawn {
  let drawn = turn
    ? made(
        'mrow',
        spoken(t(`turn.${turn as 'u'}`)),
        leaf(tag, text, `tile turn-${turn}`),
        ...(power ? [leaf('mtext', power)] : []),
      )
    : leaf(tag, text + power);
  if (wild) drawn = made('munder', drawn, made('mrow', spoken(t('maths.wild')), leaf('mn', wild, 'tile')));
  return drawn;
}

/** Words for whoever does not see the drawing. */
const spoken = (words: string): Drawn => leaf('mtext', `${words} `, 'unseen');
