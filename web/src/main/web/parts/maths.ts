/**
 * Written notation as mathematics for the eye. It reads only as far as needed to draw: what an expression means and
 * whether it is legal is for the engine to say, and grouping that nobody wrote is not drawn either.
 */

const MATHML = 'http://www.w3.org/1998/Math/MathML';

function element(name: string, ...children: (Node | string)[]): Element {
  const node = document.createElementNS(MATHML, name);
  node.append(...children);
  return node;
}

type Token =
  | { kind: 'atom'; node: Element; group?: Token[] }
  | { kind: 'sign'; text: string }
  | { kind: 'root' }
  | { kind: 'post'; text: string };

const WORDS = /^(rem|log|lcm|gcf)(?![a-z])/i;
const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  /** Reads up to a closing sign (none: the end). */
  tokens(until: string): Token[] | null {
    const tokens: Token[] = [];
    while (this.at < this.text.length) {
      const sign = this.text[this.at]!;
      if (sign === until) {
        this.at++;
        return tokens;
      }
      if (/\s/.test(sign)) {
        this.at++;
        continue;
      }
      const token = this.token(sign, tokens);
      if (!token) return null;
      tokens.push(token);
    }
    return until === '' ? tokens : null;
  }

  private token(sign: string, before: Token[]): Token | null {
    const rest = this.text.slice(this.at);
    const numeral = /^(\d+\.?\d*|\.\d+|[TE](?![a-z]))(e-?\d+)?(su|s|u)?/.exec(rest);
    if (numeral) {
      this.at += numeral[0].length;
      return { kind: 'atom', node: this.turned(element('mn', numeral[1]! + (numeral[2] ?? '')), numeral[3] ?? '') };
    }
    if (sign === '{' && before.at(-1)?.kind === 'atom') {
      // A raised numeral: an exponent without a sign.
      this.at++;
      const inside = this.tokens('}');
      const base = before.pop() as { node: Element };
      return inside ? { kind: 'atom', node: element('msup', base.node, row(inside)) } : null;
    }
    if (CLOSING[sign]) {
      this.at++;
      const inside = this.tokens(CLOSING[sign]);
      if (!inside) return null;
      const node = element('mrow', operator(sign), row(inside), operator(CLOSING[sign]));
      return { kind: 'atom', node, group: inside };
    }
    if (sign === '<') {
      const wild = /^<([^>]+)>/.exec(rest);
      const last = before.at(-1);
      if (!wild || !last) return null;
      this.at += wild[0].length;
      before.pop();
      const shown = last.kind === 'atom' ? last.node : operator(last.kind === 'root' ? '√' : last.text);
      const node = element('munder', shown, element('mn', wild[1]!));
      return { kind: 'atom', node };
    }
    const word = WORDS.exec(rest);
    if (word) {
      this.at += word[0].length;
      return { kind: 'sign', text: word[0].toLowerCase() };
    }
    this.at++;
    if (sign === '√' || sign === 'v' || sign === 'V') return { kind: 'root' };
    if (sign === '!' || sign === "'" || sign === '′') return { kind: 'post', text: sign === '!' ? '!' : '′' };
    if (/[BRGYVΛAi]/.test(sign)) return { kind: 'atom', node: element('mi', sign === 'A' ? 'Λ' : sign) };
    if (/[+\-−–×xX÷/^*%=∪∩⊆@,;]/.test(sign)) return { kind: 'sign', text: sign };
    return null;
  }

  private turned(node: Element, turn: string): Element {
    if (!turn) return node;
    return element('msup', node, element('mtext', turn));
  }
}

function operator(text: string): Element {
  const shown: Record<string, string> = { '-': '−', '–': '−', x: '×', X: '×', '/': '÷', '*': '^' };
  return element('mo', shown[text] ?? text);
}

/** Tokens in a row; powers, roots and lone fractions take their shape. */
function row(tokens: Token[]): Element {
  const [first, sign, second] = tokens;
  if (tokens.length === 3 && first?.kind === 'atom' && sign?.kind === 'sign' && second?.kind === 'atom') {
    if (sign.text === '÷' || sign.text === '/') return element('mfrac', bare(first), bare(second));
    if (sign.text === '^' || sign.text === '*') return element('msup', first.node, bare(second));
  }
  const out: Element[] = [];
  const hasPowerChain = tokens.filter((token) => token.kind === 'sign' && /[\^*]/.test(token.text)).length > 1;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    const after = tokens[i + 2];
    if (token.kind === 'root') {
      const index = tokens[i - 1]?.kind === 'atom' ? out.pop() : undefined;
      if (next?.kind === 'atom') {
        out.push(index ? element('mroot', bare(next), index) : element('msqrt', bare(next)));
        i++;
      } else {
        if (index) out.push(index);
        out.push(operator('√'));
      }
    } else if (token.kind === 'atom') {
      const power = next?.kind === 'sign' && /[\^*]/.test(next.text) && after?.kind === 'atom' && !hasPowerChain;
      out.push(power ? element('msup', token.node, bare(after)) : token.node);
      if (power) i += 2;
    } else if (token.kind === 'post') {
      out.push(operator(token.text));
    } else {
      out.push(/^[a-z]/.test(token.text) && token.text !== 'x' ? element('mtext', `\u2009${token.text}\u2009`) : operator(token.text));
    }
  }
  return element('mrow', ...out);
}

/** An operand under a root, a bar or raised needs no parentheses of its own. */
function bare(token: Token & { kind: 'atom' }): Element {
  return token.group ? row(token.group) : token.node;
}

/** The mathematics of one text; text that cannot be drawn stays text. */
export function maths(text: string): Element {
  const [written, ...behind] = text.split(/\s+(?=(?:where|safe|goal)\s)/);
  const tokens = new Reader(written ?? '').tokens('');
  if (!tokens) {
    const plain = document.createElement('span');
    plain.className = 'plain-notation';
    plain.textContent = text;
    return plain;
  }
  const sides: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'sign' && token.text === '=') sides.push([]);
    else sides.at(-1)!.push(token);
  }
  const children: Node[] = [];
  sides.forEach((side, i) => {
    if (i > 0) children.push(operator('='));
    children.push(row(side));
  });
  if (behind.length) children.push(element('mtext', `\u2003${behind.join('\u2003')}`));
  const math = element('math', ...children);
  math.setAttribute('display', 'inline');
  math.setAttribute('alttext', text);
  return math;
}
