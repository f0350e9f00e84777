import type { Book } from '../base/books';
import { read, type Figure, type Token } from './notation';

/** An element of MathML: its words, or what it is made of. */
export interface Drawn {
  tag: string;
  words?: string;
  parts?: Drawn[];
}

const leaf = (tag: string, words: string): Drawn => ({ tag, words });
const made = (tag: string, ...parts: Drawn[]): Drawn => ({ tag, parts });
const sign = (words: string): Drawn => leaf('mo', words);

/** Two Solutions, a Restriction and a Set-Name, or two sides: each is drawn for itself. */
const APART = new Set([';', '=']);

/** The picture of a text as the game writes it; none where it cannot be drawn. */
export function drawing(text: string, book: Book): Drawn[] | null {
  const [written = '', ...behind] = text.split(/\s+(?=(?:where|safe|goal)\s)/);
  const papers = book.game === 'onsets' ? written.split('//') : [written];
  const drawn: Drawn[] = [];
  for (const [i, paper] of papers.entries()) {
    const tokens = read(paper, book.game);
    if (!tokens) return null;
    if (i > 0) drawn.push(leaf('mtext', '\u2003//\u2003'));
    drawn.push(...sides(tokens));
  }
  if (behind.length) drawn.push(leaf('mtext', `\u2003${behind.join('\u2003')}`));
  return drawn;
}

function sides(tokens: Token[]): Drawn[] {
  const drawn: Drawn[] = [];
  let side: Token[] = [];
  for (const token of tokens) {
    if (token.kind === 'sign' && APART.has(token.text)) {
      drawn.push(row(side), sign(token.text));
      side = [];
    } else side.push(token);
  }
  return [...drawn, row(side)];
}

/** Tokens in a row; powers, roots and lone fractions take their shape. */
function row(tokens: Token[]): Drawn {
  const [first, between, second] = tokens;
  if (tokens.length === 3 && first && between?.kind === 'sign' && second && isOperand(first) && isOperand(second)) {
    if (between.text === '÷') return made('mfrac', bare(first), bare(second));
    if (between.text === '^') return made('msup', one(first), bare(second));
  }
  const out: Drawn[] = [];
  const powers = tokens.filter((token) => token.kind === 'sign' && token.text === '^').length;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    const after = tokens[i + 2];
    if (token.kind === 'sign' && token.text === '√' && !token.wild && next && isOperand(next)) {
      const index = tokens[i - 1] && isOperand(tokens[i - 1]!) ? out.pop() : undefined;
      out.push(index ? made('mroot', bare(next), index) : made('msqrt', bare(next)));
      i++;
    } else if (isOperand(token) && next?.kind === 'sign' && next.text === '^' && after && isOperand(after) && powers === 1) {
      out.push(made('msup', one(token), bare(after)));
      i += 2;
    } else if (token.kind === 'raised') {
      out.push(made('msup', out.pop() ?? made('mrow'), row(token.inside)));
    } else out.push(one(token));
  }
  return made('mrow', ...out);
}

function isOperand(token: Token): boolean {
  return token.kind === 'numeral' || token.kind === 'name' || token.kind === 'group';
}

function one(token: Token): Drawn {
  switch (token.kind) {
    case 'numeral':
      return numeral(token.figures);
    case 'name':
      return hanging(token, 'mi');
    case 'sign':
      return /^[a-z]/.test(token.text) ? leaf('mtext', `\u2009${token.text}\u2009`) : hanging(token, 'mo');
    case 'behind':
      return sign(token.text);
    case 'raised':
      return row(token.inside);
    case 'group':
      return made('mrow', sign(token.open), row(token.inside), ...(token.close ? [sign(token.close)] : []));
  }
}

/** Plain figures make one number; a figure on which something hangs stands for itself. */
function numeral(figures: Figure[]): Drawn {
  const parts: Drawn[] = [];
  let plain = '';
  for (const figure of figures) {
    plain += figure.text + figure.power;
    if (!figure.turn && !figure.wild) continue;
    parts.push(hanging({ ...figure, text: plain, power: '' }, 'mn'));
    plain = '';
  }
  if (plain) parts.push(leaf('mn', plain));
  return parts.length === 1 ? parts[0]! : made('mrow', ...parts);
}

function hanging({ text, turn, wild }: Figure, tag: string): Drawn {
  const upright = leaf(tag, text);
  const lying = turn ? made('msup', upright, leaf('mtext', turn)) : upright;
  return wild ? made('munder', lying, leaf('mn', wild)) : lying;
}

/** An operand under a root, a bar or raised needs no parentheses of its own. */
function bare(token: Token): Drawn {
  return token.kind === 'group' ? row(token.inside) : one(token);
}
